// The room in which a live game is played: everything on its page, kept as the narrator says.
"use strict";

import { Asked } from "./room_asked.js";
import { keepAwake } from "./room_awake.js";
import { Card } from "./room_card.js";
import { Clock } from "./room_clock.js";
import { End } from "./room_end.js";
import { Link } from "./room_link.js";
import { Posts } from "./room_posts.js";
import { Seats } from "./room_seats.js";
import { Sound } from "./room_sound.js";
import { isOnlyAsked, Tabs } from "./room_tabs.js";
import { showTyping, Talk } from "./room_talk.js";
import { announce, capital, make, say } from "./room_words.js";

const END = "end";
/** So soon after one piece of news comes the next; they are asked for together. */
const TOGETHER = 60;

const evening = document.getElementById("evening");
const first = JSON.parse(document.getElementById("first").textContent);
const { base, cards } = evening.dataset;
let state = first.state;
let isAsking = false;
let wantsState = false;

const link = new Link(base, first.last ?? "", {
  post: (post) => come(post),
  state: (found) => told(found),
  here: (news) => met(news),
  lost: () => lost(say("lost")),
  back: (wasLost) => back(wasLost),
  out: () => lost(say("signed-out"), true),
});
const posts = new Posts(link, state.me?.seat ?? null, thumb, first.more ?? []);
const clock = new Clock(() => askSoon());
const seats = new Seats();
const card = new Card(cards);
const end = new End(cards, first.again ?? "", first.others ?? []);
const sound = new Sound(clock, state.speaks ?? true);
const talk = new Talk(base, link, posts);
const tabs = new Tabs(base, posts, (room) => enter(room));
const asked = new Asked(link, thumb, () => askSoon());

// News.

function come(post) {
  if (!posts.take(post)) return;
  talk.arrived(post);
  sound.hear(post);
  tabs.read();
  if (isOnlyAsked(post)) return;
  if (post.room === tabs.current) {
    if (post.who === null || post.who !== posts.me) announce(heard(post));
  } else if (tabs.rooms.some((room) => room.key === post.room)) {
    const room = tabs.rooms.find((each) => each.key === post.room);
    announce(say("new-in", { room: room.title }));
  }
}

function heard(post) {
  const words = post.text || post.speak || "";
  if (post.kind === "talk") return `${post.name}: ${words}`;
  const bell = post.cue ? say(`cue-${post.cue}`) : "";
  return [bell, words].filter(Boolean).join(" ");
}

let known = null;
let fading = 0;
function met(news) {
  known = news;
  // At night nothing is said of it, and what was said by day is not true any more.
  seats.present(state.phase?.is_night || !news ? null : news.here.map((each) => each.seat));
  const writing = (news?.typing?.[tabs.current] ?? []).filter((each) => each.until > clock.now());
  showTyping(state.phase?.is_night && tabs.current === "square" ? [] : writing.map((each) => each.name));
  clearTimeout(fading);
  const next = Math.min(...writing.map((each) => each.until));
  if (writing.length) fading = setTimeout(() => met(known), next - clock.now() + 100);
}

/** How often the narrator has said by himself how things stand. */
let times = 0;
function told(found) {
  times += 1;
  show(found, Date.now());
}

let timer = 0;
function askSoon() {
  wantsState = true;
  clearTimeout(timer);
  timer = setTimeout(ask, TOGETHER);
}

async function ask() {
  if (isAsking) return;
  isAsking = true;
  try {
    while (wantsState) {
      wantsState = false;
      const at = Date.now();
      const before = times;
      const found = await link.ask("state/");
      // What he has said meanwhile may be newer, and whatever changes he says.
      if (times === before) show(found, at);
    }
  } catch {
    wantsState = true;
    if (!link.isOver) timer = setTimeout(ask, 1500);
  } finally {
    isAsking = false;
  }
}

function lost(words, isOut = false) {
  document.getElementById("lost").hidden = false;
  document.getElementById("lost-words").textContent = words;
  document.getElementById("lost-reload").hidden = !isOut;
}

function back(wasLost) {
  document.getElementById("lost").hidden = true;
  if (wasLost) announce(say("back"));
  talk.flush();
}

// What is shown.

function show(found, at) {
  state = found;
  posts.me = state.me?.seat ?? null;
  const look = state.over ? "over" : state.phase?.is_night ? "night" : "day";
  document.body.classList.remove("night", "day", "over");
  document.body.classList.add(look);
  const phase = document.getElementById("phase");
  const title = titleOf(state);
  if (phase.textContent !== title) phase.textContent = title;
  const time = document.getElementById("time");
  const number = state.over || state.phase?.name === "ready" ? 0 : state.phase?.number ?? 0;
  time.textContent = number ? say(state.phase.is_night ? "night" : "day", { number }) : "";
  clock.set(state.now, state.over ? null : state.phase, at);
  seats.show(state);
  card.show(state.me);
  end.show(state);
  keepAwake(!state.over && state.status !== "paused");
  const note = document.getElementById("own-note");
  note.hidden = state.over || (state.me !== null && state.me.alive !== false);
  note.textContent = say(state.me ? "dead-note" : "watching");
  document.getElementById("own").hidden = note.hidden && !state.me?.role;
  document.getElementById("peek").hidden = !state.me?.role;
  asked.show(state);
  const rooms = (state.rooms ?? []).map((room) => ({ ...room, marks: hasMarks(room) }));
  const wasOver = tabs.rooms.some((room) => room.key === END);
  if (state.over) rooms.unshift({ key: END, title: say("end"), may_write: false });
  if (state.over && !wasOver) tabs.current = END;
  tabs.show(rooms);
  const room = tabs.rooms.find((each) => each.key === tabs.current);
  if (state.over && !wasOver) tabs.open(END);
  else if (room) talk.open(room, whyShut(room));
  drawThumbs();
  drawFinish();
  met(known);
}

function titleOf({ over, status, phase }) {
  if (over) return say("end-title");
  if (status === "paused") return say("paused");
  return capital(phase?.title ?? say("phase-none"));
}

/** Typing marks betray nothing in these rooms; elsewhere they would tell who is awake. */
function hasMarks({ key, may_write: isOpen }) {
  return isOpen && (key === "graveyard" || key === "lobby" || (key === "square" && !state.phase?.is_night));
}

function enter(room) {
  const isEnd = room.key === END;
  document.getElementById("curtain").hidden = !isEnd;
  document.getElementById("posts").hidden = isEnd;
  document.getElementById("composer").hidden = isEnd;
  met(known);
  posts.open(room.key);
  if (isEnd) {
    document.getElementById("older").hidden = true;
    document.getElementById("panel").scrollTop = 0;
  } else talk.open(room, whyShut(room));
}

function whyShut({ key, may_write: isOpen }) {
  if (isOpen) return "";
  if (!state.me) return say("closed-watching");
  if (state.status === "paused") return say("paused");
  if (key !== "square") return say("closed");
  if (state.me.alive === false && !state.over) return say("closed-dead");
  if (state.seats?.some((seat) => seat.floor)) return say("closed-floor");
  return say(state.phase?.is_night ? "closed-night" : "closed");
}

// Thumbs.

/** Return the button with which the thumb on an accused goes up and down. */
function thumb(seat, label) {
  const name = label ?? state.seats?.find((each) => each.seat === seat)?.name ?? "";
  const button = make("button", { type: "button", class: "thumb", "data-seat": seat, "data-name": name });
  button.addEventListener("click", () => vote(seat));
  drawThumb(button);
  return button;
}

function accusedOne(seat) {
  return (state.accused ?? []).find((each) => each.seat === seat);
}

function drawThumb(button) {
  const { name } = button.dataset;
  const one = accusedOne(Number(button.dataset.seat));
  button.setAttribute("aria-pressed", Boolean(one?.up));
  button.setAttribute("aria-label", say("thumb", { name }));
  button.hidden = !one?.may;
  button.replaceChildren(make("span", { class: "hand", "aria-hidden": "true" }), name);
}

function drawThumbs() {
  document.querySelectorAll(".thumb").forEach(drawThumb);
}

async function vote(seat) {
  const isUp = accusedOne(seat)?.up;
  try {
    const answer = await link.post("thumb/", [["player", seat], ["up", isUp ? "" : "1"]]);
    if (answer.error) announce(answer.words ?? answer.error);
    else if (answer.words) announce(answer.words);
  } catch {
    lost(say("lost"));
  }
  askSoon();
}

// One's own speech, which one may end before its time.

const finish = document.getElementById("finish");
finish.addEventListener("click", async () => {
  finish.disabled = true;
  try {
    const answer = await link.post("finished/", [["sequence", state.phase?.sequence ?? ""]]);
    if (answer.error) announce(answer.words ?? answer.error);
  } catch {
    lost(say("lost"));
  }
  finish.disabled = false;
  askSoon();
});

function drawFinish() {
  const own = state.seats?.find((seat) => seat.seat === state.me?.seat);
  finish.hidden = !own?.floor || state.over || state.status === "paused";
}

// The size of the screen: a phone's keyboard takes its part of it.

function fit() {
  const view = window.visualViewport;
  const height = view ? view.height : window.innerHeight;
  evening.style.setProperty("--tall", `${Math.round(height)}px`);
  evening.classList.toggle("low", height < 560);
  if (view && view.offsetTop) window.scrollTo(0, 0);
}

window.visualViewport?.addEventListener("resize", fit);
window.addEventListener("resize", fit);
const menu = document.getElementById("menu");
document.addEventListener("click", (event) => {
  if (menu.open && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.firstElementChild.focus();
});

fit();
for (const post of first.posts ?? []) posts.take(post);
show(state, Date.now());
talk.flush();
link.listen();
