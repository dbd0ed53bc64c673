// The table: wakes the narrator, shows what he has to show, and keeps the game on this device
// after every step, so that it goes on after a reload, a flat battery, or a call.
"use strict";

import { button, make } from "./elements.js";
import { offer } from "./menu.js";
import * as narrator from "./narrator.js";
import * as night from "./night.js";
import { prepare } from "./prepare.js";
import * as screens from "./screens.js";
import * as sound from "./sound.js";

const GAME = "verteller-table-game";
const LAST = "verteller-table-last";
const PEOPLE = 8;
const { deal, told, talk, ask, thumbs, over } = screens;
const SCREENS = { prepare, deal, told, talk, ask, thumbs, over, nightfall: night.nightfall, call: night.call };

const read = (id) => JSON.parse(document.getElementById(id).textContent);
const place = document.getElementById("table");
const addresses = read("addresses");
let awake = null;
let isBusy = false;

const table = {
  cards: read("cards"),
  labels: {},
  language: document.documentElement.lang,
  offline: "",
  scene: null,

  /** Put something on the screen, and the reader at its beginning. */
  put(made) {
    place.replaceChildren(made);
    window.scrollTo(0, 0);
    place.querySelector("h1")?.focus();
  },

  heading(title) {
    return make("h1", { tabIndex: -1 }, title);
  },

  /** Have something done, and keep what came of it, without showing anything. */
  async send(request) {
    const reply = await narrator.ask(request);
    if (reply.keep) remember(GAME, reply.keep);
    if (reply.labels) Object.assign(table, { labels: reply.labels, language: reply.language });
    document.documentElement.lang = reply.language;
    sound.speakIn(reply.locale);
    table.scene = reply.scene;
    return reply;
  },

  /** Have something done, and show what comes next; a second touch meanwhile does nothing. */
  async go(request) {
    if (isBusy) return;
    isBusy = true;
    try {
      const { scene } = await table.send(request);
      table.show(scene);
    } catch (fault) {
      broken();
      throw fault;
    } finally {
      isBusy = false;
    }
  },

  show(scene) {
    night.stop();
    screens.stop();
    document.body.classList.toggle("night", Boolean(scene.night));
    if (!scene.night) sound.stopDrumming();
    const made = SCREENS[scene.kind](scene, table);
    table.put(made);
    offer(scene, table);
    if (scene.kind !== "call") {
      sound.ring(scene.bell);
      if (scene.speak?.length) sound.say(scene.speak);
    }
  },

  wish(wishes) {
    return table.go({ do: "wish", wishes });
  },

  /** Deal, from a secret that this device draws. */
  async begin(wishes) {
    sound.wake();
    const seed = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    remember(LAST, wishes);
    stayAwake();
    await table.go({ do: "begin", wishes: { ...wishes, seed } });
  },

  again() {
    localStorage.removeItem(GAME);
    return table.wish(last());
  },

  speak(language) {
    const wishes = table.scene.kind === "prepare" ? { ...table.scene.wishes, language } : null;
    return wishes ? table.wish(wishes) : table.go({ do: "speak", language });
  },
};

/** Keep something on this device; where nothing can be kept, it is still played. */
function remember(name, what) {
  try {
    localStorage.setItem(name, JSON.stringify(what));
  } catch (fault) {
    console.warn(fault);
  }
}

/** Say that the narrator is gone; what was done so far is on this device. */
function broken() {
  night.stop();
  screens.stop();
  sound.stopDrumming();
  document.body.classList.remove("night");
  const again = button(table.labels.resume, () => location.reload(), { className: "do" });
  table.put(make("section", { className: "table-card" }, table.heading(table.labels.failed), again));
}

/** What was played last on this device: its people sit down again. */
function last() {
  const kept = JSON.parse(localStorage.getItem(LAST) ?? "null");
  return kept ?? { language: table.language, names: Array(PEOPLE).fill("") };
}

/** Keep the screen on while nobody looks at it. */
async function stayAwake() {
  if (awake && !awake.released) return;
  try {
    awake = await navigator.wakeLock.request("screen");
  } catch {
    // Where that cannot be had, the device's own setting decides.
    awake = null;
  }
}

/** Show that a game was interrupted; it goes on at somebody's touch, with sound. */
function interrupted(scene) {
  night.stop();
  screens.stop();
  sound.hush();
  sound.stopDrumming();
  const resume = button(table.labels.resume, () => {
    sound.wake();
    stayAwake();
    table.show(scene);
  }, { className: "do" });
  const fresh = button(table.labels.fresh, () => table.again(), { className: "or" });
  table.put(make("section", { className: "table-card" }, table.heading(table.labels.paused), make("p", {}, table.labels["resume-how"]), resume, fresh));
}

document.addEventListener("visibilitychange", () => {
  const { scene } = table;
  if (document.visibilityState === "hidden") {
    if (scene?.night) interrupted(scene);
  } else if (scene && scene.kind !== "prepare") {
    stayAwake();
  }
});

/** Have everything kept for where there is no network, and say whether it is. */
async function keep() {
  const said = () => document.querySelector(".kept");
  const tell = (words) => {
    table.offline = words;
    if (said()) said().textContent = words;
  };
  try {
    const keeper = await navigator.serviceWorker.register(addresses.keeper);
    const settled = (state) => state === "activated" || state === "redundant";
    const state = await new Promise((resolve) => {
      const coming = keeper.installing ?? keeper.waiting ?? keeper.active;
      if (settled(coming.state)) resolve(coming.state);
      coming.addEventListener("statechange", () => settled(coming.state) && resolve(coming.state));
    });
    tell(state === "activated" || keeper.active ? table.labels.offline : table.labels.online);
  } catch {
    tell(table.labels.online);
  }
}

/** Go on with the game that is on this device, if there is one that this narrator understands. */
async function resumed() {
  const kept = localStorage.getItem(GAME);
  if (!kept) return null;
  try {
    const { scene } = await table.send({ do: "resume", kept: JSON.parse(kept) });
    return scene.kind === "prepare" ? null : scene;
  } catch (fault) {
    console.warn(fault);
    return null;
  }
}

async function start() {
  const waking = document.getElementById("waking");
  waking.hidden = false;
  try {
    await narrator.wake(addresses);
    const going = await resumed();
    if (going) interrupted(going);
    else table.show((await table.send({ do: "wish", wishes: last() })).scene);
  } catch (fault) {
    waking.hidden = true;
    document.getElementById("failed").hidden = false;
    throw fault;
  }
  await keep();
}

start();
