// What those who wait say to each other.
"use strict";

function drawn() {
  return crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40);
}

export class Talk {
  constructor(section) {
    this.list = section.querySelector(".posts");
    this.form = section.querySelector("form");
    this.fault = section.querySelector("[data-said]");
    this.known = new Set();
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  add(post) {
    if (post.room !== "lobby" || post.kind !== "talk" || this.known.has(post.key)) return;
    this.known.add(post.key);
    this.list.querySelector(".none")?.remove();
    const isBelow = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60;
    const line = document.createElement("p");
    const name = document.createElement("strong");
    name.textContent = post.name;
    const text = document.createElement("span");
    text.textContent = post.text;
    line.append(name, " ", text);
    this.list.append(line);
    if (isBelow) this.list.scrollTop = this.list.scrollHeight;
  }

  async send() {
    const field = this.form.elements.text;
    const text = field.value;
    if (!text.trim()) return;
    const body = new FormData(this.form);
    // The same words, tried again after a failure, are said once.
    this.nonce = this.tried === text ? this.nonce : drawn();
    this.tried = text;
    body.set("nonce", this.nonce);
    this.fault.textContent = "";
    try {
      const response = await fetch(this.form.action, { method: "POST", body });
      const told = await response.json();
      if (told.error) this.fault.textContent = told.words;
      else if (field.value === text) field.value = "";
      if (!told.error) this.tried = "";
    } catch {
      this.fault.textContent = document.querySelector("[data-lost]").textContent;
    }
  }
}
