// One's card: seen while a finger holds it, or opened with a key and covered up again.
"use strict";

/** A touch that is shorter than this opens the card until it is covered up. */
const TAP = 260;

export class Card {
  constructor(cards) {
    this.cards = cards;
    this.dialog = document.getElementById("card");
    this.button = document.getElementById("peek");
    this.picture = document.getElementById("card-picture");
    this.place = document.getElementById("own");
    this.picture.addEventListener("error", () => { this.picture.hidden = true; });
    this.picture.addEventListener("load", () => { this.picture.hidden = false; });
    this.button.addEventListener("pointerdown", (event) => this.lift(event));
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      this.button.addEventListener(end, (event) => this.lower(event));
    }
    this.button.addEventListener("click", (event) => this.toggle(event));
    this.button.addEventListener("contextmenu", (event) => event.preventDefault());
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    // Whoever puts the phone away covers the card too.
    document.addEventListener("visibilitychange", () => document.hidden && this.cover());
  }

  show(me) {
    this.place.hidden = !me?.role;
    if (!me?.role || me.role === this.role) return;
    this.role = me.role;
    document.getElementById("card-name").textContent = me.role_name ?? "";
    document.getElementById("card-story").textContent = me.story ?? "";
    this.picture.hidden = true;
    this.picture.src = `${this.cards}${encodeURIComponent(me.role)}.svg`;
  }

  lift(event) {
    if (event.button) return;
    this.lifted = Date.now();
    this.button.setPointerCapture?.(event.pointerId);
    this.dialog.classList.add("held");
    if (!this.dialog.open) this.dialog.show();
  }

  lower(event) {
    if (!this.lifted) return;
    const isTap = event.type === "pointerup" && Date.now() - this.lifted < TAP;
    this.lifted = 0;
    this.cover();
    if (isTap) this.pin();
  }

  toggle(event) {
    // A pointer has been dealt with already; a key or a screen reader has none.
    if (event.detail === 0) this.pin();
  }

  pin() {
    this.dialog.classList.remove("held");
    this.dialog.showModal();
  }

  cover() {
    if (this.dialog.open) this.dialog.close();
    this.dialog.classList.remove("held");
  }
}
