// How long it still is until a deadline; the page says it without this too, as of when it was made.
"use strict";

const tongue = document.documentElement.lang;
const MINUTE = 60 * 1000;

function written(count, unit) {
  const shown = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(tongue, shown).format(count);
}

// To the hour for days, to the minute for less, like the words of the page.
function lengthOf(milliseconds) {
  const minutes = Math.floor(milliseconds / MINUTE);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor(minutes / 60) % 24;
  const parts = [[days, "day"], [hours, "hour"], [days ? 0 : minutes % 60, "minute"]];
  const said = parts.filter(([count]) => count).map(([count, unit]) => written(count, unit));
  return new Intl.ListFormat(tongue).format(said);
}

// The reader's clock may be wrong, so only the time since the page was made is taken from it.
function leftOf(element) {
  element.dataset.since ||= Date.now();
  return Number(element.dataset.left) - (Date.now() - Number(element.dataset.since));
}

function countDown() {
  const words = document.getElementById("countdown-words").dataset;
  for (const element of document.querySelectorAll("[data-left]")) {
    const left = leftOf(element);
    if (left <= 0) element.textContent = words.over;
    else if (left < MINUTE) element.textContent = words.moment;
    else element.textContent = words.still.replace("…", lengthOf(left));
  }
}

document.addEventListener("DOMContentLoaded", countDown);
document.addEventListener("htmx:afterSettle", countDown);
setInterval(countDown, 20 * 1000);
