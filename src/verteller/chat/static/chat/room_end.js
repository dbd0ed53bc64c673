// The end: who has won, who was who, and once more with the same people.
"use strict";

import { face, make, say } from "./room_words.js";

export class End {
  constructor(cards, again, others) {
    this.cards = cards;
    this.again = again;
    this.others = others;
    this.place = document.getElementById("curtain");
  }

  show(state) {
    const stamp = JSON.stringify([state.over, state.winners, state.again, state.seats]);
    if (!state.over || stamp === this.stamp) return;
    this.stamp = stamp;
    const won = (state.winners ?? []).map((words) => make("h2", {}, words));
    const seats = state.seats ?? [];
    this.place.replaceChildren(
      won.length ? make("p", { class: "curtain-eyebrow" }, say("end-title")) : "",
      ...(won.length ? won : [make("h2", {}, say("end-title"))]),
      this.ways(state),
      make("h3", {}, say("end-roles")),
      make("ol", { class: "cast" }, ...seats.map((seat) => this.member(seat))),
    );
  }

  /** Once more: to the game that somebody has opened, or by opening it oneself. */
  ways({ again, me, rulebook }) {
    const ways = make("div", { class: "buttons" });
    if (again) {
      const href = `../${encodeURIComponent(again)}/`;
      ways.append(make("a", { class: "button primary", href }, say("end-next")));
    } else if (this.again && me) {
      ways.append(...this.others.map(([key, name]) => this.once(key, name, key === rulebook)));
    }
    return ways;
  }

  /** The button that opens the next game, by these rules or by others. */
  once(key, name, isSame) {
    const token = document.querySelector("#composer [name=csrfmiddlewaretoken]").cloneNode();
    const words = isSame ? say("end-again") : say("end-other", { rulebook: name });
    const button = make("button", { name: "rulebook", value: key, class: isSame ? "primary" : "" });
    button.append(words);
    return make("form", { method: "post", action: this.again }, token, button);
  }

  member(seat) {
    const picture = seat.role
      ? make("img", { src: `${this.cards}${encodeURIComponent(seat.role)}.svg`, alt: "", width: 60, height: 84 })
      : face(seat.seat, seat.name);
    picture.addEventListener("error", () => picture.replaceWith(face(seat.seat, seat.name)));
    const classes = ["member", seat.alive === false && "dead"];
    return make(
      "li",
      { class: classes.filter(Boolean).join(" ") },
      picture,
      make(
        "p",
        {},
        make("b", { class: "name" }, seat.name),
        make("span", { class: "role" }, seat.role_name ?? ""),
        seat.alive === false ? make("span", { class: "fate" }, `† ${say("dead")}`) : null,
      ),
    );
  }
}
