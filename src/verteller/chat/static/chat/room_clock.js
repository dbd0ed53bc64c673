// The time that is left, by the narrator's clock, and where the sun or the moon stands.
"use strict";

import { moment, say } from "./room_words.js";

const SOON = 10 * 1000;
/** The share of a phase below which nobody sees sun, moon and bar move. */
const STEP = 0.004;

export class Clock {
  constructor(ended) {
    this.ended = ended;
    /** What the device's clock lacks to the narrator's. */
    this.lacking = 0;
    this.opened = NaN;
    this.until = NaN;
    this.left = document.getElementById("left");
    // Told to these alone: what a page inherits is worked out anew for all that stands on it.
    this.moving = [document.getElementById("orb"), document.getElementById("passing")];
    this.shown = NaN;
    setInterval(() => this.show(), 200);
  }

  /** Set it by what the narrator says; `asked` is when he was asked for it. */
  set(now, phase, asked) {
    const told = moment(now);
    const heard = (asked + Date.now()) / 2;
    if (Number.isFinite(told)) this.lacking = told - heard;
    this.opened = moment(phase?.opened);
    this.until = moment(phase?.until);
    this.told = false;
    this.show();
  }

  now() {
    return Date.now() + this.lacking;
  }

  show() {
    const left = this.until - this.now();
    const isRunning = Number.isFinite(left);
    const said = !isRunning ? "" : left > 0 ? written(left) : say("time-up");
    if (this.left.textContent !== said) this.left.textContent = said;
    this.left.classList.toggle("soon", isRunning && left < SOON);
    const whole = this.until - this.opened;
    const passed = isRunning && whole > 0 ? Math.min(1, Math.max(0, 1 - left / whole)) : 0;
    this.move(passed);
    if (isRunning && left < -700 && !this.told) {
      this.told = true;
      this.ended();
    }
  }

  move(passed) {
    if (Math.abs(passed - this.shown) < STEP) return;
    this.shown = passed;
    for (const each of this.moving) each.style.setProperty("--passed", passed.toFixed(3));
  }
}

function written(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) {
    const rest = String(minutes % 60).padStart(2, "0");
    return `${Math.floor(minutes / 60)}:${rest}:${String(seconds % 60).padStart(2, "0")}`;
  }
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
