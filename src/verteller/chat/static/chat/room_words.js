// The page's words in its language, and the small pieces that it is built of.
"use strict";

const given = JSON.parse(document.getElementById("room-words").textContent);
const plurals = new Intl.PluralRules(document.documentElement.lang);

/** Return the words of a message, with what stands in braces filled in. */
export function say(message, filled = {}) {
  const text = given[message] ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name) => filled[name] ?? whole);
}

/** Return the words for so many of something. */
export function sayCount(message, count) {
  const form = plurals.select(count) === "one" ? "one" : "other";
  return say(`${message}-${form}`, { count });
}

/** Return a new element; attributes that are false, null or undefined are left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true && !name.startsWith("aria-")) element.setAttribute(name, "");
    else if (isGiven(name, value)) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** What is not so is left out, but for what is said of a state. */
function isGiven(name, value) {
  return value !== null && value !== undefined && (value !== false || name.startsWith("aria-"));
}

/** Return the first letters of a name, two where it has two words. */
export function initials(name) {
  const parts = name.trim().split(/\s+/);
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0].slice(0, 2)];
  const first = letters.map((part) => [...part][0] ?? "");
  return parts.length > 1 ? first.join("").toLocaleUpperCase() : capital(letters[0]);
}

/** Return a text that begins with a capital. */
export function capital(text) {
  const [head, ...rest] = [...text];
  return (head ?? "").toLocaleUpperCase() + rest.join("");
}

/** Return the round face of a player: his letters in his seat's own colour. */
export function face(seat, name) {
  const tone = seat === null || seat === undefined ? "none" : seat % 12;
  return make("span", { class: "face", "data-tone": tone, "aria-hidden": "true" }, initials(name));
}

/** Let a screen reader say something, once what it is saying is over. */
export function announce(text) {
  if (!text) return;
  const line = make("p", {}, text);
  document.getElementById("said").append(line);
  setTimeout(() => line.remove(), 12 * 1000);
}

/** Return a moment in milliseconds, however it is written down; NaN for none. */
export function moment(written) {
  if (typeof written === "number") return written;
  return written ? Date.parse(written) : NaN;
}
