// Bells, made of plain tones: nothing has to be loaded, and they ring the same for everybody.
"use strict";

/** What sounds in a bell beside its note: how high, how loud, how long. */
const PARTIALS = [
  [0.5, 0.45, 1.3],
  [1, 1, 1],
  [1.19, 0.5, 0.8],
  [1.5, 0.3, 0.6],
  [2, 0.55, 0.5],
  [2.51, 0.2, 0.35],
  [3.01, 0.14, 0.25],
  [4.2, 0.08, 0.15],
];

/** What rings at which cue: a note, after how many seconds, how loud, for how long. */
const TUNES = {
  nightfall: [[146.8, 0, 0.9, 4.5], [110, 1.5, 0.8, 5]],
  daybreak: [[523.3, 0, 0.5, 2.2], [659.3, 0.22, 0.5, 2.2], [784, 0.44, 0.5, 2.4], [1046.5, 0.7, 0.55, 3]],
  call: [[392, 0, 0.42, 1.8], [523.3, 0.28, 0.36, 1.8]],
  hush: [[523.3, 0, 0.3, 1.5], [392, 0.28, 0.34, 2]],
  turn: [[880, 0, 0.34, 0.9]],
  floor: [[587.3, 0, 0.4, 1.3], [587.3, 0.25, 0.34, 1.3]],
  vote: [[440, 0, 0.5, 1.2], [440, 0.3, 0.5, 1.2], [659.3, 0.6, 0.55, 2]],
  left: [[987.8, 0, 0.22, 0.5]],
  letter: [[220, 0, 0.5, 0.35], [207.7, 0.16, 0.5, 0.4], [196, 0.34, 0.5, 1.6]],
  accused: [[330, 0, 0.3, 0.7]],
  end: [[261.6, 0, 0.6, 4], [329.6, 0.3, 0.5, 4], [392, 0.6, 0.5, 4], [523.3, 0.9, 0.7, 5]],
};

let context = null;
let room = null;

function opened() {
  if (!context && window.AudioContext) {
    context = new AudioContext();
    room = context.createGain();
    room.gain.value = 0.34;
    const limit = context.createDynamicsCompressor();
    room.connect(limit).connect(context.destination);
  }
  return context;
}

/** Make ready, at somebody's touch: before one, browsers keep silent. */
export function wake() {
  if (opened()?.state === "suspended") context.resume().catch(() => {});
}

/** Ring what belongs to a cue; nothing for one that is not rung. */
export function ring(cue) {
  if (!opened() || context.state !== "running") return;
  if (cue === "growl") growl();
  for (const [note, after, loud, long] of TUNES[cue] ?? []) strike(note, after, loud, long);
}

function strike(note, after, loud, long) {
  const start = context.currentTime + 0.02 + after;
  for (const [height, share, length] of PARTIALS) {
    const tone = context.createOscillator();
    const swell = context.createGain();
    tone.frequency.value = note * height;
    tone.detune.value = height === 1.19 ? 4 : 0;
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(loud * share * 0.4, start + 0.006);
    swell.gain.exponentialRampToValueAtTime(0.0004, start + long * length);
    tone.connect(swell).connect(room);
    tone.start(start);
    tone.stop(start + long * length + 0.05);
  }
}

/** The bear: a low saw through a throat that opens and closes. */
function growl() {
  const start = context.currentTime + 0.05;
  const throat = context.createBiquadFilter();
  const swell = context.createGain();
  const rattle = context.createOscillator();
  const depth = context.createGain();
  throat.type = "lowpass";
  throat.Q.value = 6;
  throat.frequency.setValueAtTime(130, start);
  throat.frequency.linearRampToValueAtTime(520, start + 0.7);
  throat.frequency.linearRampToValueAtTime(120, start + 2);
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(0.9, start + 0.35);
  swell.gain.exponentialRampToValueAtTime(0.001, start + 2.1);
  rattle.frequency.value = 27;
  depth.gain.value = 0.35;
  rattle.connect(depth).connect(swell.gain);
  for (const [height, shape] of [[58, "sawtooth"], [61.5, "sawtooth"], [29, "square"]]) {
    const tone = context.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(height, start);
    tone.frequency.linearRampToValueAtTime(height * 0.8, start + 2);
    tone.connect(throat);
    tone.start(start);
    tone.stop(start + 2.2);
  }
  throat.connect(swell).connect(room);
  rattle.start(start);
  rattle.stop(start + 2.2);
}
