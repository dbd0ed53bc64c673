// The narrator's voice: the browser's own speech, in the language of the page.
"use strict";

/** What waits longer than this is not said any more: the game has gone on. */
const STALE = 25 * 1000;

const synthesis = window.speechSynthesis ?? null;
const tongue = document.documentElement.lang;
let waiting = [];
let isSpeaking = false;
let isAwake = false;

/** Tell whether this browser can speak at all. */
export const canSpeak = Boolean(synthesis && window.SpeechSynthesisUtterance);

/** Make ready, at somebody's touch: before one, browsers keep silent. */
export function wake() {
  if (!canSpeak || isAwake) return;
  isAwake = true;
  const nothing = new SpeechSynthesisUtterance(" ");
  nothing.volume = 0;
  synthesis.speak(nothing);
  next();
}

/** Say something once what is being said is over. */
export function speak(text) {
  if (!canSpeak || !text) return;
  waiting.push({ text, at: Date.now() });
  next();
}

/** Say nothing more. */
export function hush() {
  waiting = [];
  isSpeaking = false;
  if (canSpeak) synthesis.cancel();
}

function next() {
  if (isSpeaking || !isAwake) return;
  const now = Date.now();
  waiting = waiting.filter((each) => now - each.at < STALE);
  const said = waiting.shift();
  if (!said) return;
  isSpeaking = true;
  const utterance = new SpeechSynthesisUtterance(said.text);
  const voice = best();
  utterance.lang = voice?.lang ?? tongue;
  if (voice) utterance.voice = voice;
  utterance.rate = 0.95;
  utterance.pitch = 0.9;
  // Some browsers forget to say that they are done.
  const longest = setTimeout(done, 4000 + said.text.length * 120);
  function done() {
    clearTimeout(longest);
    if (!isSpeaking) return;
    isSpeaking = false;
    next();
  }
  utterance.addEventListener("end", done);
  utterance.addEventListener("error", done);
  synthesis.speak(utterance);
}

/** Return the best voice for the language: one of this device, and a natural one, if there is. */
function best() {
  const [wanted] = tongue.split("-");
  const own = synthesis.getVoices().filter((voice) => voice.lang.split(/[-_]/)[0] === wanted);
  const worth = (voice) =>
    (voice.localService ? 2 : 0) +
    (/natural|enhanced|premium|neural/i.test(voice.name) ? 4 : 0) +
    (voice.default ? 1 : 0);
  return own.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}
