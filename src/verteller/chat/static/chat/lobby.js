// The lobby and the pages around it; each of them works without this, only less at once.
"use strict";

import { Moving } from "./lobby_moving.js";
import { Talk } from "./lobby_talk.js";

const POLL = 5000;
/** Milliseconds after which the lobby is asked for again where news do not come by themselves. */
const SELDOM = 3;
/** Otherwise so many times less often: who looks on is no news that comes by itself. */
const TOGETHER = 150;
/** News that come so close to each other are fetched once. */
const TOKEN = /name="csrfmiddlewaretoken" value="[^"]*"/g;

for (const field of document.querySelectorAll("[data-zone]")) {
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? field.value;
}

document.addEventListener("click", (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) copied(copy);
  const share = event.target.closest("[data-share]");
  if (share) {
    const url = document.getElementById(share.dataset.share).value;
    navigator.share({ url, title: document.title }).catch(() => {});
  }
  const opener = event.target.closest("[data-dialog]");
  if (opener) document.getElementById(opener.dataset.dialog).showModal();
});

async function copied(button) {
  const field = document.getElementById(button.dataset.copy);
  const words = button.textContent;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without HTTPS a page may not write to the clipboard; what is marked can be copied by hand.
    field.select();
    document.execCommand("copy");
  }
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = words), 2000);
}

if (navigator.share) {
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
}

// Before what cannot be undone it is asked once more.
document.addEventListener("submit", (event) => {
  const asked = event.submitter?.dataset.sure ?? event.target.dataset.sure;
  if (asked && !window.confirm(asked)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

class Waiting {
  constructor(page) {
    this.page = page;
    this.base = page.dataset.base;
    this.shown = "";
    this.lost = page.querySelector("[data-lost]");
    this.moving = new Moving(page, (form) => this.act(form));
    const talk = page.querySelector(".talk");
    this.talk = talk && new Talk(talk);
    page.addEventListener("submit", (event) => {
      const form = event.target;
      if (!form.closest("[data-part]")) return;
      event.preventDefault();
      this.act(new FormData(form, event.submitter));
    });
    this.listen();
    let times = 0;
    setInterval(() => {
      times += 1;
      const isDeaf = this.source?.readyState !== EventSource.OPEN;
      if (isDeaf || times % SELDOM === 0) this.refresh();
    }, POLL);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.refresh();
    });
  }

  listen() {
    this.source = new EventSource(`${this.base}stream/`);
    this.source.addEventListener("open", () => this.soon());
    this.source.addEventListener("state", () => this.soon());
    this.source.addEventListener("here", () => this.soon());
    this.source.addEventListener("post", (event) => this.talk?.add(JSON.parse(event.data)));
    this.source.addEventListener("error", () => {
      if (this.source.readyState === EventSource.CLOSED) setTimeout(() => this.listen(), POLL);
    });
  }

  soon() {
    clearTimeout(this.waits);
    this.waits = setTimeout(() => this.refresh(), TOGETHER);
  }

  refresh() {
    return this.ask(`${this.base}lobby/`, {});
  }

  act(form) {
    return this.ask(`${this.base}lobby/act/`, { method: "POST", body: form });
  }

  async ask(address, options) {
    const number = (this.number = (this.number ?? 0) + 1);
    let response;
    try {
      response = await fetch(address, { ...options, headers: { "X-Part": "yes" } });
    } catch {
      this.lost.hidden = false;
      return;
    }
    this.lost.hidden = true;
    const elsewhere = response.headers.get("X-Go");
    if (elsewhere) window.location.assign(elsewhere);
    else if (response.status === 404 || response.redirected) window.location.assign("/rooms/");
    else if (response.ok || response.status === 422) {
      const text = await response.text();
      // Of two that were under way the one asked for later says how things stand.
      if (number === this.number) this.show(text);
    }
  }

  show(text) {
    const plain = text.trim().replace(TOKEN, "");
    if (plain === this.shown || this.moving.isUnderWay) return;
    const fresh = new DOMParser().parseFromString(text, "text/html");
    const focused = document.activeElement?.closest("[data-part]") && document.activeElement.id;
    this.shown = plain;
    for (const part of fresh.querySelectorAll("[data-part]")) {
      document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
    }
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }
}

const page = document.getElementById("waiting");
if (page) new Waiting(page);
