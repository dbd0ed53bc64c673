// The rooms one can go to, with a mark for what has not been read there yet.
"use strict";

import { make, say, sayCount } from "./room_words.js";

export class Tabs {
  constructor(base, posts, opened) {
    this.place = `verteller ${base} seen`;
    this.posts = posts;
    this.opened = opened;
    this.bar = document.getElementById("tabs");
    this.panel = document.getElementById("panel");
    this.rooms = [];
    this.seen = this.restore();
    this.current = "";
    this.bar.addEventListener("keydown", (event) => this.walk(event));
    document.addEventListener("visibilitychange", () => this.read());
  }

  show(rooms) {
    this.rooms = rooms;
    if (!rooms.some((room) => room.key === this.current)) {
      const first = rooms.find((room) => room.key === "square") ?? rooms[0];
      if (first) this.open(first.key);
      return;
    }
    this.draw();
  }

  open(key, takesFocus = false) {
    this.current = key;
    this.draw();
    if (takesFocus) this.tab(key)?.focus();
    this.opened(this.rooms.find((room) => room.key === key));
    this.read();
    this.tab(key)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  tab(key) {
    return document.getElementById(`tab-${slug(key)}`);
  }

  draw() {
    const stamp = JSON.stringify([this.rooms, this.current, this.rooms.map((r) => this.unread(r.key))]);
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    const focused = document.activeElement?.id ?? "";
    this.bar.replaceChildren(...this.rooms.map((room) => this.element(room)));
    if (focused.startsWith("tab-")) document.getElementById(focused)?.focus();
    this.panel.setAttribute("aria-labelledby", `tab-${slug(this.current)}`);
  }

  element(room) {
    const isCurrent = room.key === this.current;
    const unread = isCurrent ? 0 : this.unread(room.key);
    const tab = make(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${slug(room.key)}`,
        class: `tab${room.may_write ? " open" : ""}`,
        "data-kind": room.key.split(":")[0],
        "aria-selected": isCurrent,
        "aria-controls": "panel",
        tabindex: isCurrent ? "0" : "-1",
      },
      make("span", { class: "door" }, room.title),
      room.may_write ? make("span", { class: "unseen" }, ` – ${say("open")}`) : null,
      unread ? make("span", { class: "count", "aria-hidden": "true" }, unread > 99 ? "99+" : unread) : null,
      unread ? make("span", { class: "unseen" }, ` (${sayCount("unread", unread)})`) : null,
    );
    tab.addEventListener("click", () => this.open(room.key));
    return tab;
  }

  walk(event) {
    const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const place = this.rooms.findIndex((room) => room.key === this.current);
    const last = this.rooms.length - 1;
    let next = place + steps[event.key];
    if (Math.abs(steps[event.key]) === 1) next = (next + last + 1) % (last + 1);
    this.open(this.rooms[Math.min(last, Math.max(0, next))].key, true);
  }

  /** Count what has come since the room was looked at; not one's own words. */
  unread(key) {
    const posts = this.posts.of(key);
    const read = posts.findLastIndex((post) => post.key === this.seen[key]);
    const isMine = (post) => post.kind === "talk" && post.who === this.posts.me;
    return posts.slice(read + 1).filter((post) => !isMine(post) && !isOnlyAsked(post)).length;
  }

  /** Note that the open room has been looked at. */
  read() {
    if (document.hidden) return;
    const last = this.posts.of(this.current).at(-1);
    if (last && this.seen[this.current] !== last.key) {
      this.seen[this.current] = last.key;
      this.keep();
    }
    this.draw();
    this.mark();
  }

  /** Mark the window if something is unread: that is all that others may see of it. */
  mark() {
    const isUnread = this.rooms.some((room) => room.key !== this.current && this.unread(room.key));
    const plain = document.title.replace(/^● /, "");
    document.title = isUnread || (document.hidden && this.unread(this.current)) ? `● ${plain}` : plain;
  }

  restore() {
    try {
      return JSON.parse(localStorage.getItem(this.place)) ?? {};
    } catch {
      return {};
    }
  }

  keep() {
    try {
      localStorage.setItem(this.place, JSON.stringify(this.seen));
    } catch {
      // Then all is unread when the page is opened again.
    }
  }
}

/** Tell whether a post does nothing but ask: the question stands below all rooms already. */
export function isOnlyAsked({ asks = [], paragraphs = [] }) {
  return asks.length > 0 && asks.length === paragraphs.length;
}

function slug(key) {
  return key.replace(/[^a-z0-9]+/gi, "-");
}
