// The menu: what can be looked up or set at any time but at night.
"use strict";

import { button, make, picture } from "./elements.js";
import * as sound from "./sound.js";

const LANGUAGES = { nl: "Nederlands", en: "English", it: "Italiano", de: "Deutsch" };
const dialog = document.getElementById("menu");
const opener = document.getElementById("menu-open");

/** Make the menu work, for what is shown now; at night there is none. */
export function offer(scene, table) {
  opener.hidden = Boolean(scene.night);
  opener.textContent = table.labels.menu;
  dialog.setAttribute("aria-label", table.labels.menu);
  if (scene.night) dialog.close();
  opener.onclick = () => {
    put(choices(scene, table));
    dialog.showModal();
  };
}

function put(...within) {
  dialog.replaceChildren(...within.flat().filter(Boolean));
}

function choices(scene, table) {
  const { labels } = table;
  const plays = scene.kind !== "prepare";
  const act = (label, done) => button(label, done, { className: "or" });
  const go = (request) => () => {
    dialog.close();
    table.go(request);
  };
  return [
    make("h2", {}, labels.menu),
    plays && act(labels.summary, () => lookUp(table)),
    scene.undo && act(labels.undo, go({ do: "undo" })),
    plays && scene.kind !== "over" && act(labels.end, () => put(ending(table, go))),
    sounds(table),
    languages(table),
    button(labels.close, () => dialog.close(), { className: "do" }),
  ];
}

function ending(table, go) {
  const { labels } = table;
  return [
    make("p", {}, labels["end-sure"]),
    button(labels.yes, go({ do: "end" }), { className: "or" }),
    button(labels.no, () => dialog.close(), { className: "do" }),
  ];
}

async function lookUp(table) {
  const { summary } = await table.send({ do: "summary" });
  const cards = summary.cards.map((card) =>
    make("li", {}, card.role && picture(card.role, table.cards, 56), make("strong", {}, card.name), make("p", {}, card.story)),
  );
  put(
    make("h2", {}, summary.title),
    make("ul", { className: "deck" }, cards),
    make("h3", {}, summary["order-title"]),
    make("ol", { className: "order" }, summary.order.map((each) => make("li", {}, each))),
    button(table.labels.close, () => dialog.close(), { className: "do" }),
  );
}

/** Make switches for voice, bells and drumming. */
export function sounds({ labels }) {
  const switches = ["voice", "bells", "noise"].map((what) =>
    make(
      "label",
      { className: "switch" },
      make("input", { type: "checkbox", checked: sound.isWanted(what), on: { change: (event) => sound.want(what, event.target.checked) } }),
      labels[what],
    ),
  );
  const silent = make("p", { className: "warning", hidden: true }, labels.novoice);
  const trial = button(labels.try, () => {
    sound.wake();
    sound.ring("call");
    sound.say([labels.trial]);
    silent.hidden = sound.hasVoice();
  });
  return make("div", { className: "sounds" }, switches, trial, silent);
}

/** Make the choice of a language. */
export function languages(table) {
  const options = Object.entries(LANGUAGES).map(([value, name]) =>
    make("option", { value, selected: value === table.language, lang: value }, name),
  );
  const change = (event) => {
    dialog.close();
    table.speak(event.target.value);
  };
  return make("label", { className: "field" }, table.labels.language, make("select", { on: { change } }, options));
}
