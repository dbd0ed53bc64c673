// What has been said: kept by room, each post once, and shown of the room that is open.
"use strict";

import { face, make, moment, say } from "./room_words.js";

/** So near to its end, the list follows what comes. */
const NEAR = 90;

export class Posts {
  /** `more` has the rooms of which earlier posts can be fetched than the page comes with. */
  constructor(link, me, thumb, more) {
    this.more = new Set(more);
    this.link = link;
    this.me = me;
    this.thumb = thumb;
    this.rooms = new Map();
    this.keys = new Set();
    this.room = "";
    this.panel = document.getElementById("panel");
    this.list = document.getElementById("posts");
    this.older = document.getElementById("older");
    this.newest = document.getElementById("newest");
    this.older.addEventListener("click", () => this.fetchOlder());
    this.newest.addEventListener("click", () => this.toEnd());
    this.panel.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.followed = true;
    // What comes below, or grows, must not push away what was being read last.
    new ResizeObserver(() => this.followed && this.toEnd()).observe(this.panel);
  }

  of(room) {
    if (!this.rooms.has(room)) this.rooms.set(room, []);
    return this.rooms.get(room);
  }

  /** Keep a post; false if it is here already. */
  take(post) {
    if (this.keys.has(post.key)) return false;
    this.keys.add(post.key);
    this.of(post.room).push(post);
    if (post.room === this.room) this.append(post);
    return true;
  }

  /** Show one of the rooms. */
  open(room) {
    this.room = room;
    this.list.replaceChildren();
    let before = null;
    for (const post of this.of(room)) {
      this.list.append(this.element(post, before));
      before = post;
    }
    this.emptied();
    this.older.hidden = !this.more.has(room);
    this.toEnd();
  }

  append(post) {
    const posts = this.of(post.room);
    this.list.append(this.element(post, posts.at(-2) ?? null));
    this.emptied();
    if (this.followed) this.toEnd();
    else this.newest.hidden = false;
  }

  emptied() {
    this.list.dataset.empty = say("empty");
    this.list.classList.toggle("empty", !this.of(this.room).length);
  }

  toEnd() {
    this.panel.scrollTop = this.panel.scrollHeight;
    this.followed = true;
    this.newest.hidden = true;
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.panel;
    this.followed = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.followed) this.newest.hidden = true;
  }

  async fetchOlder() {
    const room = this.room;
    const first = this.of(room)[0];
    this.older.disabled = true;
    try {
      const query = new URLSearchParams({ room, before: first?.key ?? "" });
      const found = await this.link.ask(`history/?${query}`);
      const earlier = (found.posts ?? found).filter((post) => !this.keys.has(post.key));
      earlier.forEach((post) => this.keys.add(post.key));
      this.rooms.set(room, [...earlier, ...this.of(room)]);
      if (!earlier.length) this.more.delete(room);
    } finally {
      this.older.disabled = false;
    }
    if (room !== this.room) return;
    const height = this.panel.scrollHeight;
    this.open(room);
    this.panel.scrollTop = this.panel.scrollHeight - height;
  }

  element(post, before) {
    const builders = { talk: talked, told, cue };
    const element = (builders[post.kind] ?? told)(post, before, this.me);
    element.dataset.key = post.key;
    const accused = post.accused ?? post.detail?.accused;
    if (Number.isInteger(accused)) {
      element.classList.add("accusation");
      element.append(this.thumb(accused));
    }
    return element;
  }

  /** Show a message of one's own that is still on its way. */
  showPending(messages) {
    this.list.querySelectorAll(".pending").forEach((each) => each.remove());
    for (const { message, isFailed, act } of messages) {
      if (message.room !== this.room) continue;
      const line = make("p", { class: "state" }, isFailed ? say("unsent") : say("sending"));
      if (isFailed) {
        for (const [name, does] of Object.entries(act)) {
          const button = make("button", { type: "button", class: "link" }, say(name));
          button.addEventListener("click", does);
          line.append(" ", button);
        }
      }
      const bubble = make("div", { class: "bubble" }, make("p", {}, message.text), line);
      this.list.append(make("li", { class: "post talk mine pending" }, bubble));
    }
    if (messages.length && this.followed) this.toEnd();
  }
}

function clock(post) {
  const at = new Date(moment(post.at));
  if (Number.isNaN(at.getTime())) return null;
  const shown = { hour: "2-digit", minute: "2-digit", hour12: false };
  const said = at.toLocaleTimeString(document.documentElement.lang, shown);
  return make("time", { datetime: at.toISOString(), "data-local": "yes" }, said);
}

function paragraphs(post) {
  if (post.paragraphs?.length) return post.paragraphs.map(passage);
  return post.text ? post.text.split("\n").map((line) => make("p", {}, line)) : [];
}

/** A paragraph may have lines of its own, as a tally has, or quote somebody. */
function passage({ text, lines = [], quoted = false }) {
  const said = text ? make("p", {}, text) : null;
  if (quoted) return make("div", {}, said, make("blockquote", {}, ...lines.map((line) => make("p", {}, line))));
  const items = lines.map((line) => make("li", {}, line));
  return make("div", {}, said, items.length ? make("ul", {}, ...items) : null);
}

function talked(post, before, me) {
  const isMine = me !== null && post.who === me;
  const follows = before?.kind === "talk" && before.who === post.who && before.name === post.name;
  const by = make("p", { class: "by" }, make("b", {}, isMine ? say("you") : post.name), " ", clock(post));
  return make(
    "li",
    { class: `post talk${isMine ? " mine" : ""}${follows ? " follows" : ""}`, "data-tone": tone(post) },
    isMine ? null : face(post.who, post.name ?? ""),
    make("div", { class: "bubble" }, by, ...paragraphs(post)),
  );
}

function tone(post) {
  return Number.isInteger(post.who) ? post.who % 12 : "none";
}

function told(post) {
  const by = make("p", { class: "by" }, make("b", {}, say("narrator")), " ", clock(post));
  const attributes = { class: "post told", "data-cue": post.cue || null };
  return make("li", attributes, by, caption(post), ...paragraphs(post));
}

/** What a bell means, for those who read with their ears or do not hear it. */
function caption({ cue: bell }) {
  const words = bell ? say(`cue-${bell}`) : "";
  return words ? make("p", { class: "unseen" }, words) : null;
}

function cue(post) {
  const attributes = { class: "post cue", "data-cue": post.cue ?? "" };
  return make("li", attributes, caption(post), ...paragraphs(post));
}
