// What the narrator asks, with everything that can be chosen as a button.
"use strict";

import { announce, capital, face, make, say } from "./room_words.js";

const THUMBS = "thumbs";
/** Letters of a name for which a narrow button has no room. */
const ROOMY = 11;
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
    const parts = question.parts ?? [];
    // One thing chosen of several, and that can be changed: a touch is enough.
    const isQuick = !isFinal && parts.length === 1 && parts[0].most === 1;
    const title = make("h2", { class: "asked-title", tabindex: "-1" }, question.words);
    const fold = this.fold(question);
    const form = make("form", { class: "offer", method: "post", novalidate: true });
    const isFolded = this.folded.has(keyOf(question));
    const element = make(
      "article",
      { class: `question${question.answer ? " answered" : ""}${isFolded ? " folded" : ""}`, "data-question": keyOf(question) },
      make("header", {}, title, fold),
      form,
    );
    const why = question.explain ? this.why(question, title) : null;
    if (why) form.append(why);
    if (question.question === THUMBS) this.fillThumbs(form, question);
    else this.fill(form, question, { isQuick, isFinal });
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
    const button = make("button", {
      type: "button",
      class: "ask-why",
      "aria-expanded": false,
      "aria-controls": words.id,
    }, make("span", { "aria-hidden": "true" }, "?"), make("span", { class: "unseen" }, say("asked-why")));
    button.addEventListener("click", () => {
      button.setAttribute("aria-expanded", words.classList.toggle("shown"));
    });
    title.after(button);
    return words;
  }

  /** Whose turn it is has one word, and it stands. */
  isFinal() {
    const { me, seats = [] } = this.state;
    return Boolean(me && seats.some((seat) => seat.seat === me.seat && seat.turn));
  }

  fill(form, question, { isQuick, isFinal }) {
    const marks = this.marksOf(question);
    const groups = (question.parts ?? []).map((part) => this.group(part, question, marks, isQuick));
    form.append(...groups);
    if (question.blank) {
      const blank = this.blank(question, marks, isQuick);
      if (groups.length === 1) groups[0].append(blank);
      else form.append(make("div", { class: "choices" }, blank));
    }
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send(form, question, fieldsOf(form, event.submitter));
    });
    if (isQuick) return;
    const words = question.answer && !isFinal ? say("answer-change") : say("answer");
    const button = make("button", { class: "primary confirm" }, words);
    form.append(make("p", { class: "confirm-line" }, button));
    form.addEventListener("marked", () => this.ready(form, question, button));
    this.ready(form, question, button);
  }

  ready(form, question, button) {
    const chosen = [...form.querySelectorAll(".choice[aria-pressed=true]")];
    const isBlank = chosen.some((each) => each.name === "blank");
    const counts = (question.parts ?? []).map((part) => {
      const count = chosen.filter((each) => each.name === fieldOf(part)).length;
      return count >= (part.least ?? 1) && count <= part.most;
    });
    button.disabled = !isBlank && !(chosen.length && counts.every(Boolean));
  }

  marksOf(question) {
    const key = keyOf(question);
    if (!this.marked.has(key)) {
      const marks = new Set();
      for (const [part, values] of Object.entries(question.answer?.chosen ?? {})) {
        for (const value of [values].flat()) marks.add(`${part} ${value}`);
      }
      if (question.answer?.blank) marks.add("blank");
      this.marked.set(key, marks);
    }
    return this.marked.get(key);
  }

  group(part, question, marks, isQuick) {
    const buttons = part.options.map((option) => {
      const mark = `${part.part} ${option.value}`;
      const button = make(
        "button",
        {
          type: isQuick ? "submit" : "button",
          class: "choice",
          name: fieldOf(part),
          value: option.value,
          "aria-pressed": marks.has(mark),
        },
        faceOf(option, this.state.seats ?? []),
        make("span", {}, this.label(option)),
      );
      if (!isQuick) button.addEventListener("click", () => this.mark(button, part, mark, marks));
      return button;
    });
    const hint = amount(part);
    const heading = question.parts.length > 1 ? part.title ?? "" : "";
    const isWide = part.options.some((option) => this.label(option).length > ROOMY);
    return make(
      "div",
      { class: `choices${isWide ? " roomy" : ""}`, role: "group", "aria-label": heading || question.words },
      heading ? make("p", { class: "heading" }, heading) : null,
      hint ? make("p", { class: "hint" }, hint) : null,
      ...buttons,
    );
  }

  /** Oneself is named like everybody else, and marked as oneself. */
  label({ value, label }) {
    const { me, seats = [] } = this.state;
    const own = me && value === me.seat ? seats.find((seat) => seat.seat === value) : null;
    return own ? `${own.name} (${say("you")})` : capital(label);
  }

  mark(button, part, mark, marks) {
    const form = button.form;
    const wasOn = button.getAttribute("aria-pressed") === "true";
    const pressed = [...form.querySelectorAll(`.choice[name="${fieldOf(part)}"][aria-pressed=true]`)];
    const off = part.most === 1 ? pressed : [];
    off.push(...form.querySelectorAll(".choice.none[aria-pressed=true]"));
    for (const each of off) {
      each.setAttribute("aria-pressed", "false");
      marks.delete(each.name === "blank" ? "blank" : `${part.part} ${each.value}`);
    }
    button.setAttribute("aria-pressed", !wasOn);
    if (wasOn) marks.delete(mark);
    else marks.add(mark);
    form.dispatchEvent(new Event("marked"));
  }

  blank(question, marks, isQuick) {
    const words = this.blankWords(question);
    const button = make(
      "button",
      {
        type: isQuick ? "submit" : "button",
        class: "choice none",
        name: "blank",
        value: "1",
        "aria-pressed": marks.has("blank"),
      },
      make("span", {}, words),
    );
    if (!isQuick) {
      button.addEventListener("click", () => {
        const { form } = button;
        form.querySelectorAll(".choice").forEach((each) => each.setAttribute("aria-pressed", "false"));
        marks.clear();
        marks.add("blank");
        button.setAttribute("aria-pressed", "true");
        form.dispatchEvent(new Event("marked"));
      });
    }
    return button;
  }

  blankWords({ parts, blank_words: words }) {
    const options = parts.flatMap((part) => part.options);
    if (parts.length === 1 && options.length === 1 && typeof options[0].value === "string") return say("no");
    return options.every(({ value }) => typeof value === "number") ? say("blank") : capital(words);
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
    field.value = question.letter.text;
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
    const accused = question.parts?.[0]?.options ?? [];
    const buttons = accused.map((option) => this.thumbs(Number(option.value), option.label));
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

function fieldOf(part) {
  return part.part;
}

function fieldsOf(form, submitter) {
  const pressed = [...form.querySelectorAll(".choice[aria-pressed=true]")];
  const isQuick = submitter?.classList.contains("choice");
  const chosen = isQuick ? [submitter] : pressed;
  return chosen.map((each) => [each.name, each.value]);
}

/** Players are offered as numbers, all else as words. */
function faceOf(option, seats) {
  const found = seats.find((each) => each.seat === option.value);
  return found ? face(found.seat, found.name) : null;
}

function amount({ least = 1, most, options }) {
  if (most === 1) return "";
  if (least === most) return say("pick-exactly", { count: most });
  if (most >= options.length && least) return say("pick-some");
  if (!least) return say("pick-most", { count: most });
  return say("pick-between", { least, most });
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
    (each) => each.name === focused.name && each.value === focused.value && each.className === focused.className,
  );
  (same ?? element.querySelector(".asked-title")).focus();
}
