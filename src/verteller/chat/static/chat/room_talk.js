// What one writes: drafts are kept, and what is sent arrives once, however often it is tried.
"use strict";

import { Refused } from "./room_link.js";
import { say } from "./room_words.js";

const PAUSE = 2500;
/** Others are told so often at most that somebody is writing. */
const MARK = 2500;
/** So many answers that are none, and a message no longer holds up those behind it. */
const TRIES = 3;
/** Who is answered so is not (any longer) who he was: trying again cannot help. */
const OUT = [401, 403, 404];

export class Talk {
  constructor(base, link, posts) {
    this.link = link;
    this.posts = posts;
    // Whoever signs in after him in the same window is not to say what he has left.
    this.place = `verteller ${base} ${posts.me}`;
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

  /** Send what waits, in order; what has failed waits for a word of its writer. */
  async flush() {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.later);
    try {
      let message;
      while ((message = this.outbox.find((each) => !each.hasFailed))) await this.send(message);
      this.isCutOff = false;
    } catch (error) {
      this.isCutOff = true;
      if (error instanceof Refused && OUT.includes(error.status)) this.link.heard.out();
      else this.later = setTimeout(() => this.flush(), PAUSE);
    } finally {
      this.isSending = false;
      this.show();
    }
  }

  /** Send one message; it fails if the server is there and can make nothing of it. */
  async send(message) {
    const { room, text, nonce } = message;
    try {
      const answer = await this.link.post("say/", [["room", room], ["text", text], ["nonce", nonce]]);
      if (answer.error) this.refuse(message, answer.words ?? answer.error);
      else message.key = answer.key;
      this.remove(message);
      if (answer.key && !this.posts.keys.has(answer.key)) this.await(message);
    } catch (error) {
      if (!(error instanceof Refused) || OUT.includes(error.status)) throw error;
      message.tries = (message.tries ?? 0) + 1;
      message.hasFailed = message.tries >= TRIES;
      if (!message.hasFailed) throw error;
    } finally {
      this.saved();
    }
  }

  sendAgain(message) {
    message.tries = 0;
    message.hasFailed = false;
    this.saved();
    this.flush();
  }

  remove(message) {
    this.outbox = this.outbox.filter((each) => each !== message);
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
    const waiting = [...(this.awaited ?? []), ...this.outbox];
    const own = (message) => !message.key || !this.posts.keys.has(message.key);
    const shown = waiting.filter(own).filter((message) => !this.isThere(message));
    this.posts.showPending(shown.map((message) => this.pending(message)));
  }

  pending(message) {
    const isFailed = !message.key && Boolean(this.isCutOff || message.hasFailed);
    const act = {
      "again-send": () => this.sendAgain(message),
      drop: () => {
        this.remove(message);
        this.saved();
      },
    };
    return { message, isFailed, act };
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

