// What the narrator asks, with everything that can be chosen as a button.
"use strict";

import { Choices, marksOf } from "./room_choices.js";
import { announce, make, say } from "./room_words.js";

const THUMBS = "thumbs";
/** Screens on which an answered question makes room for what is said. */
const SMALL = matchMedia("(max-width: 63.99rem)");

export class Asked {
  constructor(link, thumbs, changed) {
    this.link = link;
    this.thumbs = thumbs;
    this.changed = changed;
    this.place = document.getElementById("asked");
    this.stamps = new Map();
    this.marked = new Map();
    this.folded = new Set();
    this.letters = new Map();
  }

  /** Show what is asked now; a question that stands stays as it is, with what is marked in it. */
  show(state) {
    this.state = state;
    const questions = state.questions ?? [];
    const keys = new Set(questions.map(keyOf));
    for (const element of [...this.place.children]) {
      if (!keys.has(element.dataset.question)) {
        element.remove();
        this.stamps.delete(element.dataset.question);
        this.marked.delete(element.dataset.question);
      }
    }
    questions.forEach((question) => this.put(question));
    this.place.hidden = !questions.length;
  }

  put(question) {
    const key = keyOf(question);
    const stamp = JSON.stringify(question);
    if (this.stamps.get(key) === stamp) return;
    const isNew = !this.stamps.has(key);
    this.stamps.set(key, stamp);
    const old = [...this.place.children].find((each) => each.dataset.question === key);
    const focused = old?.contains(document.activeElement) ? document.activeElement : null;
    const element = this.element(question);
    if (old) old.replaceWith(element);
    else this.place.append(element);
    if (focused) refocus(element, focused);
    if (isNew) announce(`${say("asked")}: ${question.words}`);
  }

  element(question) {
    const isFinal = this.isFinal();
    const title = make("h2", { class: "asked-title", tabindex: "-1" }, question.words);
    const fold = this.fold(question);
    const form = make("form", { class: "offer", method: "post", novalidate: true });
    const element = make(
      "article",
      { class: "question", "data-question": keyOf(question) },
      make("header", {}, title, fold),
      form,
    );
    element.classList.toggle("answered", Boolean(question.answer));
    element.classList.toggle("folded", this.folded.has(keyOf(question)));
    if (question.explain) form.append(this.why(question, title));
    if (question.question === THUMBS) this.fillThumbs(form, question);
    else {
      const choices = new Choices(question, this.state, this.marksOf(question), isFinal);
      choices.fill(form, (chosen) => this.send(form, question, chosen));
    }
    element.append(receipt(question, isFinal));
    if (question.letter) element.append(this.letter(question));
    return element;
  }

  /** The button that makes room; what has been answered on a small screen makes it by itself. */
  fold(question) {
    const key = keyOf(question);
    const button = make("button", { type: "button", class: "fold" }, make("span", { class: "unseen" }));
    const draw = () => {
      const isFolded = this.folded.has(key);
      button.setAttribute("aria-expanded", !isFolded);
      button.firstElementChild.textContent = say(isFolded ? "asked-unfold" : "asked-fold");
      button.closest(".question")?.classList.toggle("folded", isFolded);
    };
    button.addEventListener("click", () => {
      if (!this.folded.delete(key)) this.folded.add(key);
      draw();
    });
    draw();
    return button;
  }

  /** What it is about: unfolded where there is room, at a touch where there is not. */
  why(question, title) {
    const words = make("p", { class: "hint why", id: `why-${question.question}` }, question.explain);
    const button = make(
      "button",
      { type: "button", class: "ask-why", "aria-expanded": false, "aria-controls": words.id },
      make("span", { "aria-hidden": "true" }, "?"),
      make("span", { class: "unseen" }, say("asked-why")),
    );
    button.addEventListener("click", () => {
      button.setAttribute("aria-expanded", words.classList.toggle("shown"));
    });
    title.after(button);
    return words;
  }

  /** Whose turn it is has one word, and it stands. */
  isFinal() {
    const { me, seats } = this.state;
    return Boolean(me && seats.some((seat) => seat.seat === me.seat && seat.turn));
  }

  /** What is marked and not yet sent stays so, until another answer counts than before. */
  marksOf(question) {
    const key = keyOf(question);
    const counts = JSON.stringify(question.answer);
    if (this.marked.get(key)?.counts !== counts) {
      this.marked.set(key, { counts, marks: marksOf(question.answer) });
    }
    return this.marked.get(key).marks;
  }

  /** Who writes a letter may put it in words of his own; it is sent by itself. */
  letter(question) {
    const field = make("textarea", {
      name: "text",
      rows: "3",
      maxlength: question.letter.most,
      "aria-label": say("letter"),
      placeholder: say("letter"),
    });
    const key = keyOf(question);
    field.value = this.letters.get(key) ?? question.letter.text;
    field.addEventListener("input", () => this.letters.set(key, field.value));
    const form = make("form", { class: "offer letter-words", method: "post" }, field);
    form.append(make("button", {}, say("letter-send")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send(form, question, [["text", field.value]], "letter/");
    });
    return form;
  }

  fillThumbs(form, question) {
    form.addEventListener("submit", (event) => event.preventDefault());
    const [{ options }] = question.parts;
    const buttons = options.map(({ value, label }) => this.thumbs(value, label));
    form.append(make("div", { class: "choices" }, ...buttons));
  }

  async send(form, question, chosen, where = "answer/") {
    const fields = [["question", question.question], ["sequence", question.sequence ?? ""], ...chosen];
    form.classList.add("sending");
    try {
      const answer = await this.link.post(where, fields);
      this.complain(form, answer.error ? answer.words ?? answer.error : "");
      if (!answer.error) {
        this.marked.delete(keyOf(question));
        if (SMALL.matches && !question.letter) this.folded.add(keyOf(question));
        announce(answer.words ?? say("noted"));
      }
      this.changed();
    } catch {
      this.complain(form, say("lost"));
    } finally {
      form.classList.remove("sending");
    }
  }

  complain(form, words) {
    form.querySelector(".fault")?.remove();
    if (words) form.append(make("p", { class: "fault", role: "alert" }, words));
  }
}

function keyOf(question) {
  return `${question.question} ${question.sequence ?? ""}`;
}

function receipt(question, isFinal) {
  const { answer } = question;
  const words = answer?.words ?? "";
  const line = make("p", { class: "receipt", hidden: !words }, words);
  if (words && !isFinal) line.append(" ", make("span", { class: "hint" }, say("may-change")));
  return line;
}

function refocus(element, focused) {
  const same = [...element.querySelectorAll("button, textarea")].find(
    ({ name, value, className }) =>
      name === focused.name && value === focused.value && className === focused.className,
  );
  (same ?? element.querySelector(".asked-title")).focus();
  // Somebody in the middle of a letter goes on where he was.
  if (same && "selectionStart" in focused) same.selectionStart = focused.selectionStart;
}
