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

function countDown() {
  for (const element of document.querySelectorAll("[data-due]")) {
    const left = new Date(element.dataset.due) - Date.now();
    const words = document.getElementById("countdown-words").dataset;
    if (left <= 0) element.textContent = words.over;
    else if (left < MINUTE) element.textContent = words.moment;
    else element.textContent = words.left.replace("…", lengthOf(left));
  }
}

document.addEventListener("DOMContentLoaded", countDown);
document.addEventListener("htmx:afterSettle", countDown);
setInterval(countDown, 20 * 1000);
