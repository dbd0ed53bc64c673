// What may be heard of the game: only what the whole village hears, unless one asks for more.
"use strict";

import * as bells from "./bells.js";
import { say } from "./room_words.js";
import * as voice from "./voice.js";

/** What comes later than this, after a line that was broken, is read and no longer heard. */
const FRESH = 15 * 1000;
/** The seal of chance is sixty-four letters and digits. */
const SEAL = /[0-9a-f]{32}/;
/** Rooms whose words everybody hears. */
const OPEN = new Set(["square", "lobby"]);

export class Sound {
  constructor(clock, speaks) {
    this.clock = clock;
    this.button = document.getElementById("sound");
    this.boxes = {
      bells: document.getElementById("bells"),
      voice: document.getElementById("voice"),
      own: document.getElementById("voice-own"),
    };
    this.restore({ bells: speaks, voice: speaks, own: false });
    for (const box of Object.values(this.boxes)) {
      box.addEventListener("change", () => this.changed());
    }
    this.button.addEventListener("click", () => this.toggle());
    document.getElementById("voice-try").addEventListener("click", () => this.sample());
    document.getElementById("voice-none").hidden = voice.canSpeak;
    for (const gesture of ["pointerdown", "keydown"]) {
      window.addEventListener(gesture, () => this.wake(), { capture: true });
    }
    this.draw();
  }

  wake() {
    if (this.boxes.bells.checked) bells.wake();
    if (this.boxes.voice.checked) voice.wake();
  }

  /** Let a post be heard that has just come. */
  hear(post) {
    const at = typeof post.at === "number" ? post.at : Date.parse(post.at);
    if (post.kind === "talk" || this.clock.now() - at > FRESH) return;
    // A sound at night that others do not hear would tell them who is awake.
    const isOpen = OPEN.has(post.room);
    if (isOpen && post.cue && this.boxes.bells.checked) bells.ring(post.cue);
    if (!this.boxes.voice.checked) return;
    if (isOpen) voice.speak(SEAL.test(post.speak) ? wholeOf(post) : post.speak);
    else if (this.boxes.own.checked) voice.speak(wholeOf(post));
  }

  toggle() {
    const isOn = this.boxes.bells.checked || this.boxes.voice.checked;
    this.boxes.bells.checked = !isOn;
    this.boxes.voice.checked = !isOn && voice.canSpeak;
    this.changed();
  }

  changed() {
    const { bells: rings, voice: speaks, own } = this.boxes;
    if (!speaks.checked) voice.hush();
    this.wake();
    this.draw();
    try {
      const kept = { bells: rings.checked, voice: speaks.checked, own: own.checked };
      localStorage.setItem("verteller sound", JSON.stringify(kept));
    } catch {
      // Then it is as at first when the page is opened again.
    }
  }

  restore(usual) {
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem("verteller sound")) ?? {};
    } catch {
      // As usual.
    }
    for (const [name, box] of Object.entries(this.boxes)) box.checked = kept[name] ?? usual[name];
    if (!voice.canSpeak) {
      this.boxes.voice.checked = this.boxes.own.checked = false;
      this.boxes.voice.disabled = true;
    }
  }

  draw() {
    const isOn = this.boxes.bells.checked || this.boxes.voice.checked;
    this.button.setAttribute("aria-pressed", isOn);
    this.button.title = say(isOn ? "sound-on" : "sound-off");
    this.boxes.own.disabled = !this.boxes.voice.checked;
  }

  sample() {
    bells.wake();
    voice.wake();
    bells.ring("call");
    voice.speak(say("voice-sample"));
  }
}

/** Return a post's words as they stand, without those that nobody wants to hear. */
function wholeOf({ text, paragraphs = [] }) {
  const told = paragraphs.map((each) => [each.text, ...(each.lines ?? [])].filter(Boolean).join(". "));
  return [text, ...told].filter((words) => words && !SEAL.test(words)).join(" ");
}
