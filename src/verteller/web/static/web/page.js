// Small comforts; every page works without them.
"use strict";

document.documentElement.classList.add("scripted");

const spoken = document.documentElement.lang;

function nearby(at) {
  return Math.abs(Date.now() - at.getTime()) < 12 * 60 * 60 * 1000;
}

// Moments come in the server's zone; the reader has one of his own.
function localise(root) {
  for (const element of root.querySelectorAll("time[datetime]:not([data-local])")) {
    const at = new Date(element.dateTime);
    if (Number.isNaN(at.getTime())) continue;
    const hour = { hour: "2-digit", minute: "2-digit" };
    if (nearby(at) && at.getSeconds()) hour.second = "2-digit";
    const day = nearby(at) ? {} : { day: "numeric", month: "short" };
    element.textContent = at.toLocaleString(spoken, { ...day, ...hour, hour12: false });
    element.title = at.toLocaleString(spoken);
    element.dataset.local = "yes";
  }
}

// A mail's own layout becomes as high as its text, so that nothing scrolls within the page.
function fit(frame) {
  const inside = frame.contentDocument;
  if (inside && inside.body) frame.style.height = `${inside.documentElement.scrollHeight}px`;
}

function fitAll() {
  for (const frame of document.querySelectorAll(".letter iframe")) {
    fit(frame);
    frame.addEventListener("load", () => fit(frame));
  }
}

// Of a longer conversation the newest mail is what one came for.
function showNewest() {
  const newest = document.getElementById("newest");
  const pane = newest && newest.closest(".pane");
  if (pane && newest.previousElementSibling && pane.scrollHeight > pane.clientHeight) {
    pane.scrollTop = newest.offsetTop - 80;
  }
}

function arrange() {
  localise(document);
  fitAll();
}

document.addEventListener("DOMContentLoaded", () => {
  arrange();
  showNewest();
});
document.addEventListener("htmx:afterSettle", arrange);
window.addEventListener("resize", () => document.querySelectorAll(".letter iframe").forEach(fit));
