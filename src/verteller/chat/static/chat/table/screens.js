// What the table sees by day, and each player behind his cover: cards, news, talk, votes, the end.
"use strict";

import { button, make, picture } from "./elements.js";
import { question } from "./question.js";
import * as sound from "./sound.js";

let ticking = null;

/** Stop what counts down. */
export function stop() {
  clearInterval(ticking);
  ticking = null;
}

/** Hand the phone to one player, who holds a finger on the cover to see what is his. */
export function deal(scene, table) {
  const hidden = make("div", { className: "hidden-card", hidden: true });
  const next = button(scene.next, () => table.go({ do: "next" }), { className: "do", disabled: true });
  const cover = make("button", { type: "button", className: "cover" }, picture("back", table.cards, 96), make("span", {}, scene.cover));

  function show() {
    sound.wake();
    hidden.replaceChildren(...face(scene.secret, table));
    hidden.hidden = false;
    cover.classList.add("held");
    next.disabled = false;
  }
  function hide() {
    hidden.hidden = true;
    hidden.replaceChildren();
    cover.classList.remove("held");
  }
  cover.addEventListener("pointerdown", (event) => {
    cover.setPointerCapture(event.pointerId);
    show();
  });
  for (const event of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) cover.addEventListener(event, hide);
  cover.addEventListener("contextmenu", (event) => event.preventDefault());
  cover.addEventListener("keydown", (event) => {
    if (!event.repeat && (event.key === " " || event.key === "Enter")) show();
  });
  cover.addEventListener("keyup", hide);
  return make(
    "section",
    { className: "table-card dealt" },
    scene.place && make("p", { className: "place" }, scene.place),
    table.heading(scene.title),
    scene.lines.map((line) => make("p", {}, line)),
    make("div", { className: "held-area" }, hidden, cover),
    next,
  );
}

function face(secret, table) {
  return [
    secret.role && picture(secret.role, table.cards, 140),
    secret.name && make("strong", {}, secret.name),
    ...secret.lines.map((line) => make("p", {}, line)),
  ].filter(Boolean);
}

/** Tell the table something. */
export function told(scene, table) {
  return make(
    "section",
    { className: "table-card told" },
    table.heading(scene.title),
    make("div", { className: "lines" }, scene.lines.map((line) => make("p", {}, line))),
    ring(scene.seats, table),
    button(scene.next, () => table.go({ do: "next" }), { className: "do" }),
  );
}

/** Let the table talk, or one player defend himself, against the clock. */
export function talk(scene, table) {
  let left = scene.seconds;
  let runs = true;
  const clock = make("p", { className: "clock", role: "timer" });
  const pause = button(table.labels.pause, () => {
    runs = !runs;
    pause.textContent = runs ? table.labels.pause : table.labels.continue;
  });
  function tell() {
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("over", left === 0);
  }
  stop();
  ticking = setInterval(() => {
    if (!runs || left === 0) return;
    left -= 1;
    tell();
    if (left === 30 || left === 10) sound.ring("time");
    if (left === 0) sound.ring("hush");
  }, 1000);
  tell();
  const minute = button(table.labels.minute, () => {
    left += 60;
    tell();
  });
  return make(
    "section",
    { className: "table-card" },
    table.heading(scene.title),
    scene.lines.map((line) => make("p", {}, line)),
    clock,
    make("div", { className: "acts" }, pause, minute),
    ring(scene.seats, table),
    button(scene.next, () => table.go({ do: "next" }), { className: "do" }),
  );
}

/** Ask one player before all. */
export function ask(scene, table) {
  const votes = new Map(scene.seats.map((seat) => [seat.seat, seat.votes]));
  const marks = (value) => "●".repeat(votes.get(value) ?? 0);
  const form = question(
    scene.form,
    table.labels,
    (choice) => table.go({ do: "answer", question: scene.form.question, choice }),
    marks,
  );
  const skip = scene.form.nobody ? null : button(scene.skip, () => table.go({ do: "next" }), { className: "or" });
  return make("section", { className: "table-card asked" }, table.heading(scene.title), form, skip);
}

/** Count thumbs. */
export function thumbs(scene, table) {
  const raised = new Set();
  const names = scene.options.map(({ value, label }) => {
    const made = button(label, () => {
      if (!raised.delete(value)) raised.add(value);
      made.setAttribute("aria-pressed", raised.has(value) ? "true" : "false");
    }, { className: "name", "aria-pressed": "false" });
    return made;
  });
  return make(
    "section",
    { className: "table-card asked" },
    table.heading(scene.title),
    scene.lines.map((line) => make("p", {}, line)),
    make("div", { className: "names", role: "group", "aria-label": scene.title }, names),
    button(scene.next, () => table.go({ do: "thumbs", seats: [...raised] }), { className: "do" }),
  );
}

/** Turn all cards over. */
export function over(scene, table) {
  const cards = scene.cards.map((card) =>
    make(
      "li",
      { className: card.winner ? "winner" : "" },
      picture(card.role, table.cards, 64),
      make("strong", {}, card.player),
      make("span", {}, card.name),
      make("small", {}, [card.winner && table.labels.won, !card.alive && table.labels.out].filter(Boolean).join(", ")),
    ),
  );
  return make(
    "section",
    { className: "table-card" },
    table.heading(scene.title),
    make("div", { className: "lines" }, scene.lines.map((line) => make("p", {}, line))),
    make("ul", { className: "cards" }, cards),
    button(scene.again, () => table.again(), { className: "do" }),
    button(scene.archive, () => save(table), { className: "or" }),
    make("p", { className: "seed" }, scene["seed-how"], " ", make("code", {}, scene.seed)),
  );
}

async function save(table) {
  const { archive } = await table.send({ do: "archive" });
  const address = URL.createObjectURL(new Blob([archive], { type: "application/x-ndjson" }));
  const link = make("a", { href: address, download: `verteller-${new Date().toISOString().slice(0, 10)}.jsonl` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Draw who sits at the table, clockwise: who is out, who speaks, what lies before them. */
function ring(seats, table) {
  const { labels } = table;
  const places = seats.map((seat) => {
    const said = [!seat.alive && labels.out, seat.captain && labels.captain].filter(Boolean).join(", ");
    const kind = [seat.alive ? "" : "out", seat.floor ? "floor" : ""].join(" ").trim();
    return make("li", { className: kind }, make("span", {}, seat.name), said && make("small", {}, said));
  });
  return make("ol", { className: "seats" }, places);
}
