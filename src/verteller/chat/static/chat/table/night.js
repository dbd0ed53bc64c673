// The night: one call after another, each as long as its words say, whoever is awake and whatever
// he touches. What is on the screen before somebody touches it is the same for all.
"use strict";

import { button, make } from "./elements.js";
import { question } from "./question.js";
import * as sound from "./sound.js";

let timers = [];

/** Stop the night where it is. */
export function stop() {
  timers.forEach(clearTimeout);
  timers = [];
}

function after(seconds, act) {
  timers.push(setTimeout(act, seconds * 1000));
}

/** Show how the night begins; it does at somebody's touch. */
export function nightfall(scene, table) {
  stop();
  return make(
    "section",
    { className: "table-card" },
    table.heading(scene.title),
    scene.lines.map((line) => make("p", {}, line)),
    button(scene.next, () => {
      sound.wake();
      sound.ring("nightfall");
      sound.say([scene.spoken]);
      sound.startDrumming();
      table.put(asleep(scene.title, table));
      after(scene.lengths.opening, () => table.go({ do: "next" }));
    }, { className: "do" }),
  );
}

function asleep(title, table) {
  return make("section", { className: "asleep" }, table.heading(title), make("p", {}, table.labels.asleep));
}

/** Call somebody: his words, a cover that only he touches, and the words that end it. */
export function call(scene, table) {
  stop();
  const screen = make("section", { className: "called" });
  let secret = scene.secret;
  let isOver = false;

  function covered() {
    const cover = button(scene.cover, () => screen.replaceChildren(...opened()), { className: "cover" });
    return [table.heading(scene.title), make("p", { className: "task" }, scene.task), cover, ...ending()];
  }

  function ending() {
    return scene.lengths ? [] : [button(table.labels.continue, () => table.go({ do: "next" }), { className: "do" })];
  }

  function opened(refused = "") {
    const lines = secret.lines.map((line) => make("p", {}, line));
    const forms = secret.questions.map((form) => [
      make("h2", {}, form.title),
      question(form, table.labels, (choice, letter) => choose(form, choice, letter)),
    ]);
    return [
      table.heading(scene.title),
      make("div", { className: "secret" }, refused && make("p", { role: "alert" }, refused), lines, forms),
      button(table.labels.cover, () => screen.replaceChildren(...covered()), { className: "or" }),
      ...ending(),
    ];
  }

  async function choose(form, choice, letter) {
    const reply = await table.send({ do: "answer", question: form.question, choice, letter });
    if (isOver || reply.scene.kind !== "call") return;
    secret = reply.scene.secret;
    screen.replaceChildren(...opened(reply.refused));
  }

  function close() {
    isOver = true;
    secret = null;
    screen.replaceChildren(...asleep(scene.title, table).childNodes);
    sound.say([scene.closing]);
    after(scene.lengths.closing, () => table.go({ do: "next" }));
  }

  screen.replaceChildren(...covered());
  if (scene.night) sound.startDrumming();
  sound.ring(scene.bell);
  sound.say(scene.speak);
  if (scene.lengths) after(scene.lengths.opening + scene.lengths.acting, close);
  return screen;
}
