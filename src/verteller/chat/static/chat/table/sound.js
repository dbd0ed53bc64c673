// What is heard at the table: the narrator's voice, bells, and the drumming that covers all else.
"use strict";

import { ring as bell, wake as wakeBells } from "../bells.js";

const KEPT = "verteller-table-sound";
const synthesis = window.speechSynthesis ?? null;
const wanted = { voice: true, bells: true, noise: true, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
let locale = "en-GB";
let drums = null;
// Browsers fetch their voices only once somebody asks.
synthesis?.getVoices();

/** Tell what is to be heard: voice, bells, noise. */
export function isWanted(what) {
  return wanted[what];
}

/** Have something heard, or not any more. */
export function want(what, yes) {
  wanted[what] = yes;
  localStorage.setItem(KEPT, JSON.stringify(wanted));
  if (what === "voice" && !yes) hush();
  if (what === "noise" && !yes) stopDrumming();
}

/** Say in which language is spoken from now on. */
export function speakIn(chosen) {
  locale = chosen;
}

/** Make ready, at somebody's touch: before one, browsers keep silent. */
export function wake() {
  wakeBells();
}

/** Tell whether this browser has a voice for the language. */
export function hasVoice() {
  return Boolean(best());
}

/** Ring a bell. */
export function ring(name) {
  if (wanted.bells && name) bell(name);
}

/** Say some lines, and nothing of what was being said before. */
export function say(lines) {
  hush();
  if (!wanted.voice || !synthesis) return;
  for (const line of lines) {
    const utterance = new SpeechSynthesisUtterance(line);
    const voice = best();
    utterance.lang = voice?.lang ?? locale;
    if (voice) utterance.voice = voice;
    utterance.rate = 0.95;
    synthesis.speak(utterance);
  }
}

/** Say nothing more. */
export function hush() {
  synthesis?.cancel();
}

function best() {
  const [language] = locale.split("-");
  const own = (synthesis?.getVoices() ?? []).filter((each) => each.lang.split(/[-_]/)[0] === language);
  const worth = (voice) => (voice.localService ? 2 : 0) + (/natural|enhanced|premium/i.test(voice.name) ? 1 : 0);
  return own.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** Drum as on a table, all night: it covers the noises of whoever is awake. */
export function startDrumming() {
  if (drums || !wanted.noise || !window.AudioContext) return;
  const context = new AudioContext();
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = drumming(context);
  source.loop = true;
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(0.5, context.currentTime + 2);
  source.connect(gain).connect(context.destination);
  source.start();
  drums = { context, gain };
}

/** Be quiet again. */
export function stopDrumming() {
  if (!drums) return;
  const { context, gain } = drums;
  drums = null;
  gain.gain.linearRampToValueAtTime(0, context.currentTime + 1);
  setTimeout(() => context.close(), 1500);
}

/** Make some seconds of fingers on wood: dull knocks, close together, none like the other. */
function drumming(context) {
  const rate = context.sampleRate;
  const length = 7 * rate;
  const buffer = context.createBuffer(1, length, rate);
  const samples = buffer.getChannelData(0);
  for (let start = 0; start < length; start += Math.floor(rate * (0.03 + Math.random() * 0.06))) {
    const height = 90 + Math.random() * 160;
    const loud = 0.15 + Math.random() * 0.25;
    const lasts = Math.floor(rate * 0.09);
    for (let place = 0; place < lasts; place += 1) {
      const fading = Math.exp(-place / (rate * 0.018));
      const tone = Math.sin((2 * Math.PI * height * place) / rate) + (Math.random() - 0.5) * 0.6;
      samples[(start + place) % length] += loud * fading * tone;
    }
  }
  return buffer;
}
