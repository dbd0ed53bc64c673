// What can be chosen in one question, as buttons: one touch where that can be changed, or two.
"use strict";

import { capital, face, make, say } from "./room_words.js";

/** Letters of a name for which a narrow button has no room. */
const ROOMY = 11;
const BLANK = "blank";

export class Choices {
  /**
   * `marks` has what is marked, as the names of parts with their values; it is kept up to date.
   * `isFinal` is whether an answer stands once it has been given.
   */
  constructor(question, state, marks, isFinal) {
    this.question = question;
    this.state = state;
    this.marks = marks;
    this.isFinal = isFinal;
    const { parts } = question;
    // One thing chosen of several, and that can be changed: a touch is enough.
    this.isQuick = !isFinal && parts.length === 1 && parts[0].most === 1;
  }

  /** Put the buttons into a form; `send` gets what was chosen, as fields. */
  fill(form, send) {
    this.form = form;
    const groups = this.question.parts.map((part) => this.group(part));
    form.append(...groups);
    if (this.question.blank) {
      if (groups.length === 1) groups[0].append(this.blank());
      else form.append(make("div", { class: "choices" }, this.blank()));
    }
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = this.isQuick ? [event.submitter] : this.pressed();
      send(chosen.map((each) => [each.name, each.value]));
    });
    if (!this.isQuick) this.confirm();
  }

  confirm() {
    const words = this.question.answer && !this.isFinal ? say("answer-change") : say("answer");
    this.button = make("button", { class: "primary confirm" }, words);
    this.form.append(make("p", { class: "confirm-line" }, this.button));
    this.ready();
  }

  pressed() {
    return [...this.form.querySelectorAll(".choice[aria-pressed=true]")];
  }

  /** Let the answer be given once it is one. */
  ready() {
    const chosen = this.pressed();
    const isWhole = this.question.parts.every(({ part, least, most }) => {
      const count = chosen.filter((each) => each.name === part).length;
      return count >= least && count <= most;
    });
    const isBlank = chosen.some((each) => each.name === BLANK);
    this.button.disabled = !isBlank && !(chosen.length && isWhole);
  }

  group(part) {
    const hint = amount(part);
    const heading = this.question.parts.length > 1 ? part.title : "";
    const isRoomy = part.options.some((option) => this.label(option).length > ROOMY);
    return make(
      "div",
      {
        class: `choices${isRoomy ? " roomy" : ""}`,
        role: "group",
        "aria-label": heading || this.question.words,
      },
      heading ? make("p", { class: "heading" }, heading) : null,
      hint ? make("p", { class: "hint" }, hint) : null,
      ...part.options.map((option) => this.offer(part, option)),
    );
  }

  offer(part, option) {
    const { value } = option;
    const seat = this.state.seats.find((each) => each.seat === value);
    const shown = [seat ? face(value, seat.name) : null, make("span", {}, this.label(option))];
    const button = this.choice({ class: "choice", name: part.part, value }, shown);
    button.addEventListener("click", () => this.isQuick || this.mark(button, part));
    return button;
  }

  blank() {
    const named = { class: "choice none", name: BLANK, value: "1" };
    const button = this.choice(named, [make("span", {}, this.blankWords())]);
    button.addEventListener("click", () => this.isQuick || this.markBlank(button));
    return button;
  }

  choice(named, shown) {
    const isPressed = this.marks.has(markOf(named));
    const type = this.isQuick ? "submit" : "button";
    return make("button", { type, ...named, "aria-pressed": isPressed }, ...shown);
  }

  mark(button, { part, most }) {
    const isOn = button.getAttribute("aria-pressed") === "true";
    const others = this.pressed().filter((each) => each !== button);
    const off = others.filter(({ name }) => name === BLANK || (name === part && most === 1));
    off.forEach((each) => this.press(each, false));
    this.press(button, !isOn);
    this.ready();
  }

  markBlank(button) {
    this.pressed().forEach((each) => this.press(each, false));
    this.press(button, true);
    this.ready();
  }

  press(button, isOn) {
    button.setAttribute("aria-pressed", isOn);
    if (isOn) this.marks.add(markOf(button));
    else this.marks.delete(markOf(button));
  }

  /** Oneself is named like everybody else, and marked as oneself. */
  label({ value, label }) {
    const { me, seats } = this.state;
    const own = me && value === me.seat ? seats.find((seat) => seat.seat === value) : null;
    return own ? `${own.name} (${say("you")})` : capital(label);
  }

  blankWords() {
    const options = this.question.parts.flatMap((part) => part.options);
    const isYes = options.length === 1 && typeof options[0].value === "string";
    if (isYes) return say("no");
    const isAboutPeople = options.every(({ value }) => typeof value === "number");
    return isAboutPeople ? say("blank") : capital(this.question.blank_words);
  }
}

/** Return the marks of an answer that counts. */
export function marksOf(answer) {
  const marks = new Set();
  for (const [part, values] of Object.entries(answer?.chosen ?? {})) {
    for (const value of values) marks.add(markOf({ name: part, value }));
  }
  if (answer?.blank) marks.add(markOf({ name: BLANK, value: 1 }));
  return marks;
}

function markOf({ name, value }) {
  return `${name} ${value}`;
}

function amount({ least, most, options }) {
  if (most === 1) return "";
  if (least === most) return say("pick-exactly", { count: most });
  if (most >= options.length && least) return say("pick-some");
  if (!least) return say("pick-most", { count: most });
  return say("pick-between", { least, most });
}
