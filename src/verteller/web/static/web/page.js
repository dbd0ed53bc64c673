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

// A mail's layout is as high as its text: measured where the browser lets us, scrolled where not.
function keepNewestInSight() {
  const newest = document.getElementById("newest");
  const pane = newest && newest.closest(".pane");
  if (pane && pane.scrollHeight > pane.clientHeight) newest.scrollIntoView({ block: "nearest" });
}

document.addEventListener("DOMContentLoaded", () => {
  localise(document);
  keepNewestInSight();
});
document.addEventListener("htmx:afterSettle", () => localise(document));
