// A question with names to touch: one or several, in one part or in more, and then a confirmation.
"use strict";

import { button, make } from "./elements.js";

/**
 * Make a question. `choose` gets the pairs chosen and what was written; an empty choice is nobody.
 * `marks` says what stands beside a name.
 */
export function question(form, labels, choose, marks = () => "") {
  const chosen = new Map(form.parts.map((part) => [part.part, new Set()]));
  const confirm = button(labels.confirm, () => choose(pairs(), letter?.value ?? ""), { className: "do", disabled: true });
  const letter = form.letter ? make("textarea", { maxLength: 500, rows: 2, id: "letter" }) : null;
  const names = new Map();

  function pairs() {
    return form.parts.flatMap((part) => [...chosen.get(part.part)].map((value) => [part.part, value]));
  }

  function touch(part, value, touched) {
    const picked = chosen.get(part.part);
    if (picked.has(value)) picked.delete(value);
    else {
      if (part.most === 1) picked.clear();
      if (picked.size < part.most) picked.add(value);
    }
    for (const each of touched.parentElement.children) {
      each.setAttribute("aria-pressed", picked.has(names.get(each)) ? "true" : "false");
    }
    confirm.disabled = !isComplete();
  }

  function isComplete() {
    const counts = form.parts.map((part) => [chosen.get(part.part).size, part]);
    return counts.some(([count]) => count > 0) && counts.every(([count, part]) => count >= part.least);
  }

  const parts = form.parts.map((part) => {
    const options = part.options.map((option) => {
      const mark = marks(option.value);
      const made = button([option.label, mark && make("small", {}, mark)], () => touch(part, option.value, made), {
        className: "name",
        "aria-pressed": "false",
      });
      names.set(made, option.value);
      return made;
    });
    const group = make("div", { className: "names", role: "group", "aria-label": part.title || form.title }, options);
    return make("div", { className: "part" }, part.title && make("h3", {}, part.title), group);
  });
  return make(
    "div",
    { className: "question" },
    parts,
    letter && make("label", { for: "letter" }, labels.letter),
    letter,
    make("div", { className: "acts" }, confirm, form.nobody && button(form.nobody, () => choose([], ""), { className: "or" })),
  );
}
