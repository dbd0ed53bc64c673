// The narrator: a worker in which the engine runs, so that the page stays quick.
"use strict";

let worker = null;
let number = 0;
const waiting = new Map();

function post(message) {
  number += 1;
  worker.postMessage({ number, ...message });
  return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
}

/** Wake the narrator: fetch the engine and set it up. */
export function wake(addresses) {
  worker = new Worker(addresses.worker, { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    const { resolve, reject } = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.fault) reject(new Error(data.fault));
    else resolve(data.answer);
  });
  worker.addEventListener("error", (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  const { engine, rules } = addresses;
  return post({ wake: { engine: new URL(engine, location).href, rules: new URL(rules, location).href } });
}

/** Ask the narrator to do something; he answers with what to show and what to keep. */
export async function ask(request) {
  return JSON.parse(await post({ request: JSON.stringify({ at: Date.now(), ...request }) }));
}
