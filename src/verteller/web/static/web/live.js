// Listens to a page's stream and has those parts put in anew that say something else than before.
"use strict";

(() => {
  const FIRST = 2 * 1000;
  const LONGEST = 30 * 1000;
  let stream = null;
  let waiting = null;
  let pause = FIRST;

  const place = () => document.getElementById("live");

  function refresh() {
    const live = place();
    if (live && live.hasAttribute("hx-get")) window.htmx.trigger(live, "told");
  }

  function heard(event) {
    const told = JSON.parse(event.data);
    document.dispatchEvent(new CustomEvent("verteller:clock", { detail: told.now }));
    if (told.stamp && told.stamp !== place()?.dataset.stamp) refresh();
  }

  // A browser comes back by itself when a stream breaks off, but not when it was refused, as by
  // a server that is just being started. Until then the page asks in the old way.
  function tryLater() {
    leave();
    refresh();
    waiting = setTimeout(listen, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 1.5, LONGEST);
  }

  function listen() {
    leave();
    const address = place()?.dataset.stream;
    if (!address || document.hidden) return;
    stream = new EventSource(address);
    stream.addEventListener("open", () => { pause = FIRST; });
    stream.addEventListener("told", heard);
    stream.addEventListener("over", leave);
    stream.addEventListener("error", () => {
      if (stream && stream.readyState === EventSource.CLOSED) tryLater();
    });
  }

  function leave() {
    clearTimeout(waiting);
    if (stream) stream.close();
    stream = null;
  }

  // A browser has few connections to one host: pages nobody looks at hold none.
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : listen()));
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", listen);

  // What has not changed stays as it is, with the focus and whatever has been filled in there.
  document.addEventListener("htmx:oobBeforeSwap", (event) => {
    const { target, fragment } = event.detail;
    const stamp = target.dataset.stamp;
    const next = fragment.querySelector("[data-stamp]");
    if (target.id !== "live" && stamp && next && next.dataset.stamp === stamp) {
      event.detail.shouldSwap = false;
    }
  });

  // In a form that comes anew, what somebody had marked and not yet sent stays marked.
  let marked = new Map();
  let opened = [];
  document.addEventListener("htmx:beforeSwap", (event) => {
    marked = new Map();
    opened = [];
    if (event.detail.elt !== place()) return;
    for (const each of document.querySelectorAll("[data-stamp] :is(input, select)[id]")) {
      const isBox = each.type === "radio" || each.type === "checkbox";
      const isTouched = isBox ? each.checked !== each.defaultChecked : each.tagName === "SELECT";
      if (isTouched) marked.set(each.id, isBox ? each.checked : each.value);
    }
    opened = [...document.querySelectorAll("details[open][id]")].map((each) => each.id);
  });
  document.addEventListener("htmx:afterSettle", () => {
    for (const [id, value] of marked) {
      const element = document.getElementById(id);
      if (!element) continue;
      if (typeof value === "boolean") element.checked = value;
      else element.value = value;
    }
    marked = new Map();
    for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
    opened = [];
  });
})();
