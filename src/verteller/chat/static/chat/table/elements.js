// Elements of a page, made of plain text: nothing a player types is ever read as markup.
"use strict";

/** Make an element: properties, or attributes where a name has a dash, and what it contains. */
export function make(tag, wanted = {}, ...within) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, act] of Object.entries(value)) made.addEventListener(event, act);
    else if (name.includes("-") || name === "role" || name === "for") made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...within.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== ""));
  return made;
}

/** Make a button that does something. */
export function button(label, act, wanted = {}) {
  return make("button", { type: "button", on: { click: act }, ...wanted }, label);
}

/** Make a picture of a card; none for a card that has no drawing. */
export function picture(role, cards, size) {
  const address = cards[role] ?? cards.back;
  return address ? make("img", { src: address, alt: "", width: size, height: size }) : null;
}
