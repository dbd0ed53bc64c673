// What one writes: drafts are kept, and what is sent arrives once, however often it is tried.
"use strict";

import { Refused } from "./room_link.js";
import { say } from "./room_words.js";

const PAUSE = 2500;
/** Others are told so often at most that somebody is writing. */
const MARK = 2500;

export class Talk {
  constructor(base, link, posts) {
    this.link = link;
    this.posts = posts;
    this.place = `verteller ${base}`;
    this.room = null;
    this.form = document.getElementById("composer");
    this.field = document.getElementById("words");
    this.fault = document.getElementById("fault");
    this.closed = document.getElementById("closed");
    this.outbox = this.read("outbox", []);
    this.marked = 0;
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.field.addEventListener("input", () => this.written());
    this.field.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** Write in this room from now on; `why` says why not, if one cannot. */
  open(room, why) {
    const isOther = this.room?.key !== room.key;
    this.room = room;
    this.form.classList.toggle("shut", !room.may_write);
    this.closed.textContent = room.may_write ? "" : why;
    this.closed.hidden = room.may_write;
    const invitation = room.key.startsWith("line")
      ? say("write-line")
      : say("write", { room: room.title });
    this.field.placeholder = invitation;
    this.field.setAttribute("aria-label", invitation);
    if (isOther) {
      this.field.value = this.read(`draft ${room.key}`, "");
      this.complain("");
      this.fit();
      this.show();
    }
  }

  pressed(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.form.requestSubmit();
  }

  written() {
    this.keep(`draft ${this.room.key}`, this.field.value);
    this.fit();
    this.complain("");
    if (!this.room.marks || !this.field.value || Date.now() - this.marked < MARK) return;
    this.marked = Date.now();
    this.link.post("typing/", [["room", this.room.key]]).catch(() => {});
  }

  fit() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight + 2, 140)}px`;
  }

  submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text || !this.room?.may_write) return;
    this.outbox.push({ room: this.room.key, text, nonce: crypto.randomUUID?.() ?? drawn() });
    this.field.value = "";
    this.marked = 0;
    this.written();
    this.saved();
    this.flush();
  }

  /** Send what waits, in order. */
  async flush() {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.later);
    try {
      while (this.outbox.length) {
        const [message] = this.outbox;
        const { room, text, nonce } = message;
        const fields = [["room", room], ["text", text], ["nonce", nonce]];
        const answer = await this.link.post("say/", fields);
        if (answer.error) this.refuse(message, answer.words ?? answer.error);
        else message.key = answer.key;
        this.outbox = this.outbox.filter((each) => each !== message);
        if (answer.key && !this.posts.keys.has(answer.key)) this.await(message);
        this.saved();
      }
      this.failed = false;
    } catch (error) {
      this.failed = true;
      this.later = setTimeout(() => this.flush(), PAUSE);
      if (error instanceof Refused && error.status === 403) {
        // Somebody else has signed in meanwhile, or nobody is: trying again cannot help.
        clearTimeout(this.later);
        this.link.heard.out();
      }
    } finally {
      this.isSending = false;
      this.show();
    }
  }

  /** Keep on showing what was taken until the stream brings it. */
  await(message) {
    this.awaited = [...(this.awaited ?? []), message].slice(-5);
  }

  /** Tell that a post has come: one's own is no longer on its way. */
  arrived(post) {
    const { awaited = [] } = this;
    this.awaited = awaited.filter((each) => each.key !== post.key && !this.posts.keys.has(each.key));
    this.show();
  }

  refuse(message, words) {
    if (this.room.key === message.room && !this.field.value) {
      this.field.value = message.text;
      this.written();
    }
    this.complain(words);
  }

  complain(words) {
    this.fault.textContent = words;
    this.fault.hidden = !words;
  }

  show() {
    const act = {
      "again-send": () => this.flush(),
      drop: () => {
        this.outbox = [];
        this.saved();
        this.show();
      },
    };
    const waiting = [...(this.awaited ?? []), ...this.outbox];
    const own = (message) => !message.key || !this.posts.keys.has(message.key);
    const shown = waiting.filter(own).filter((message) => !this.isThere(message));
    this.posts.showPending(shown.map((message) => ({ message, isFailed: this.failed, act })));
  }

  /** The stream can be quicker than the answer to what was posted. */
  isThere(message) {
    const mine = this.posts.of(message.room).slice(-8);
    return this.isSending && mine.some((post) => isSame(post, message, this.posts.me));
  }

  saved() {
    this.keep("outbox", this.outbox);
    this.show();
  }

  read(name, otherwise) {
    try {
      return JSON.parse(sessionStorage.getItem(`${this.place} ${name}`)) ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  keep(name, value) {
    try {
      sessionStorage.setItem(`${this.place} ${name}`, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing: what is written lasts as long as the page.
    }
  }
}

function isSame(post, message, me) {
  return post.kind === "talk" && post.who === me && (post.text ?? "").trim() === message.text;
}

/** Pages without HTTPS have no other way to draw something nobody else draws. */
function drawn() {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(36)).join("-");
}

/** Show who else is writing. */
export function showTyping(names) {
  const line = document.getElementById("typing");
  const [name, second] = names;
  let said = "";
  if (names.length === 1) said = say("typing-one", { name });
  else if (names.length === 2) said = say("typing-two", { first: name, second });
  else if (names.length) said = say("typing-many");
  line.textContent = said;
  line.hidden = !said;
}

