// Who sits round the table, and how each of them fares as far as everybody knows.
"use strict";

import { face, make, say } from "./room_words.js";

const BADGES = { captain: "★", floor: "❝", turn: "➤", accused: "!" };

export class Seats {
  constructor() {
    this.list = document.getElementById("seats");
    this.ring = document.getElementById("ring");
    this.button = document.getElementById("unroll");
    this.here = null;
    this.seats = [];
    this.me = null;
    this.button.addEventListener("click", () => this.unroll());
    new ResizeObserver(() => this.reach()).observe(this.list);
  }

  unroll() {
    const isOpen = this.ring.classList.toggle("open");
    this.button.setAttribute("aria-expanded", isOpen);
    this.button.firstElementChild.textContent = say(isOpen ? "table-close" : "table-open");
  }

  show(state) {
    const accused = new Set((state.accused ?? []).map((each) => each?.seat ?? each));
    this.seats = (state.seats ?? []).map((seat) => ({ ...seat, accused: accused.has(seat.seat) }));
    this.me = state.me?.seat ?? null;
    this.draw();
  }

  /** Say who is there; null where that is not to be known now. */
  present(here) {
    this.here = here === null ? null : new Set(here);
    this.draw();
  }

  draw() {
    const stamp = JSON.stringify([this.seats, this.me, this.here && [...this.here]]);
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    const many = this.seats.length;
    // One sits nearest to oneself, as at any table.
    const own = Math.max(0, this.seats.findIndex((seat) => seat.seat === this.me));
    this.list.replaceChildren(...this.seats.map((seat, place) => {
      const element = this.element(seat);
      const angle = Math.PI / 2 + (2 * Math.PI * (place - own)) / Math.max(1, many);
      element.style.setProperty("--x", Math.cos(angle).toFixed(4));
      element.style.setProperty("--y", Math.sin(angle).toFixed(4));
      return element;
    }));
    this.ring.dataset.many = many > 16 ? "very" : many > 12 ? "many" : "few";
    this.reach();
  }

  /** A row that is longer than the screen can be moved by keys as well. */
  reach() {
    if (this.list.scrollWidth > this.list.clientWidth) this.list.tabIndex = 0;
    else this.list.removeAttribute("tabindex");
  }

  element(seat) {
    const marks = Object.keys(BADGES).filter((mark) => seat[mark]);
    const isDead = seat.alive === false;
    const isHere = this.here?.has(seat.seat);
    const classes = ["seat", ...marks, isDead && "dead", seat.seat === this.me && "me"];
    if (this.here && !isDead) classes.push(isHere ? "here" : "away");
    const said = [
      seat.seat === this.me && say("you"),
      isDead && say("dead"),
      ...marks.map((mark) => say(mark)),
      seat.votes && say("votes", { count: seat.votes }),
      this.here && !isDead && say(isHere ? "here" : "away"),
    ].filter(Boolean);
    const badges = marks.map((mark) => make("span", { class: `badge-${mark}` }, BADGES[mark]));
    if (seat.votes) badges.push(make("span", { class: "badge-votes" }, String(seat.votes)));
    return make(
      "li",
      { class: classes.filter(Boolean).join(" ") },
      make("span", { class: "medal", "aria-hidden": "true" }, face(seat.seat, seat.name), ...badges),
      make("span", { class: "name" }, seat.name),
      said.length ? make("span", { class: "unseen" }, ` (${said.join(", ")})`) : null,
    );
  }
}
