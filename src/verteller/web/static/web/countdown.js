// How long it still is until a deadline. The page gives the moment itself; this says the rest.
"use strict";

(() => {
  const tongue = document.documentElement.lang;
  const MINUTE = 60 * 1000;
  // What the reader's clock lacks to the server's: a clock that is wrong must not mislead anybody.
  let lacking = 0;

  function written(count, unit) {
    const shown = { style: "unit", unit, unitDisplay: "long" };
    return new Intl.NumberFormat(tongue, shown).format(count);
  }

  // To the hour for days, to the minute for less.
  function lengthOf(milliseconds) {
    const minutes = Math.floor(milliseconds / MINUTE);
    const days = Math.floor(minutes / 1440);
    const hours = Math.floor(minutes / 60) % 24;
    const parts = [[days, "day"], [hours, "hour"], [days ? 0 : minutes % 60, "minute"]];
    const said = parts.filter(([count]) => count).map(([count, unit]) => written(count, unit));
    return new Intl.ListFormat(tongue).format(said);
  }

  function countDown() {
    const live = document.getElementById("live");
    if (!live) return;
    const words = live.dataset;
    for (const element of document.querySelectorAll("[data-until]")) {
      const left = Date.parse(element.dataset.until) - (Date.now() + lacking);
      let said = words.over;
      if (left >= MINUTE) said = words.still.replace("…", lengthOf(left));
      else if (left > 0) said = words.moment;
      if (element.textContent !== said) element.textContent = said;
      element.hidden = false;
    }
  }

  function setClock(now) {
    if (Number.isFinite(now)) lacking = now - Date.now();
    countDown();
  }

  document.addEventListener("DOMContentLoaded", () => {
    const live = document.getElementById("live");
    if (live) setClock(Number(live.dataset.now));
  });
  // Parts that came just now bring the time along, and so does the stream.
  document.addEventListener("htmx:afterSettle", countDown);
  document.addEventListener("verteller:clock", (event) => setClock(event.detail));
  setInterval(countDown, 5 * 1000);
})();
