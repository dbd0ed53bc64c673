// Keeps the screen on while a game is played: a phone that sleeps hears no call.
"use strict";

let lock = null;
let isWanted = false;

async function hold() {
  if (!isWanted || lock || document.hidden || !navigator.wakeLock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
  } catch {
    // A battery that is low, or a browser that asks for a touch first: then at the next one.
    lock = null;
  }
}

/** Keep the screen on from now on, or let it go dark again. */
export function keepAwake(isOn) {
  isWanted = isOn;
  if (isOn) hold();
  else lock?.release().catch(() => {});
}

document.addEventListener("visibilitychange", hold);
window.addEventListener("pointerdown", hold, { passive: true });
