// The connection to the narrator: what he sends comes as a stream, what is sent to him is posted.
"use strict";

const FIRST = 400;
const LONGEST = 8 * 1000;
/** The server says something every 25 seconds, if only that it is still there. */
const SILENCE = 40 * 1000;
/** A line that is back within this time was hardly gone. */
const BEARABLE = 1500;

/** Somebody who may not (any longer) be here, or a server that could make nothing of it. */
export class Refused extends Error {
  constructor(status) {
    super(`refused: ${status}`);
    this.status = status;
  }
}

export class Link {
  /**
   * `heard` has a function for every kind of event, and `lost`, `back` and `out` for how the
   * connection fares. `last` is the key of the last post that the page came with.
   */
  constructor(base, last, heard) {
    this.base = base;
    this.last = last;
    this.heard = heard;
    this.pause = FIRST;
    this.isOver = false;
    this.isLost = false;
    this.wake = null;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - this.heardAt > SILENCE / 2) this.renew();
    });
  }

  /** Listen, and come back whenever the line breaks, until the page is left or refused. */
  async listen() {
    while (!this.isOver) {
      try {
        await this.listenOnce();
        this.pause = FIRST / 4;
      } catch (error) {
        if (error instanceof Refused && [401, 403, 404].includes(error.status)) {
          this.isOver = true;
          this.heard.out();
          return;
        }
      }
      this.miss();
      await this.rest();
    }
  }

  async listenOnce() {
    this.control = new AbortController();
    const headers = { Accept: "text/event-stream" };
    if (this.last) headers["Last-Event-ID"] = this.last;
    const wanted = { headers, cache: "no-store", signal: this.control.signal };
    this.heardAt = Date.now();
    const watch = setInterval(() => {
      if (Date.now() - this.heardAt > SILENCE) this.control.abort();
    }, 5 * 1000);
    try {
      const response = await fetch(`${this.base}stream/`, wanted);
      if (!response.ok || !response.body) throw new Refused(response.status);
      const isStream = (response.headers.get("Content-Type") ?? "").includes("event-stream");
      // Who was signed out is led to another page, with all the best words.
      if (!isStream) throw new Refused(response.redirected ? 401 : 503);
      this.found();
      await this.read(response.body);
    } finally {
      clearInterval(watch);
    }
  }

  async read(body) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      this.heardAt = Date.now();
      const events = (rest + value).split("\n\n");
      rest = events.pop();
      for (const event of events) this.take(event);
    }
  }

  take(event) {
    let kind = "message";
    let key = "";
    const data = [];
    for (const line of event.split("\n")) {
      const [, name, value] = /^(\w*):? ?(.*)$/s.exec(line) ?? [];
      if (name === "event") kind = value;
      else if (name === "id") key = value;
      else if (name === "data") data.push(value);
    }
    if (!data.length) return;
    this.heard[kind]?.(JSON.parse(data.join("\n")));
    // Only what has been dealt with need not come again.
    if (key) this.last = key;
  }

  found() {
    this.pause = FIRST;
    clearTimeout(this.missing);
    this.missing = 0;
    const wasLost = this.isLost;
    this.isLost = false;
    this.heard.back(wasLost);
  }

  miss() {
    if (this.missing) return;
    this.missing = setTimeout(() => {
      this.isLost = true;
      this.heard.lost();
    }, BEARABLE);
  }

  rest() {
    const pause = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * 1.7, LONGEST);
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, pause);
    });
  }

  /** Try again at once. */
  hurry() {
    this.pause = FIRST;
    this.wake?.();
  }

  /** Begin a new stream in place of one that may have died unheard. */
  renew() {
    this.control?.abort();
    this.hurry();
  }

  /** Return what a page of ours says. */
  async ask(path) {
    const response = await fetch(this.base + path, {
      headers: { Accept: "application/json" },
      cache: "no-store",
    });
    return spoken(response);
  }

  /** Post fields, a list of names with values, and return what comes back. */
  async post(path, fields) {
    const body = new URLSearchParams(fields);
    const token = document.querySelector("#composer [name=csrfmiddlewaretoken]").value;
    body.append("csrfmiddlewaretoken", token);
    const wanted = { method: "POST", body, headers: { Accept: "application/json" } };
    return spoken(await fetch(this.base + path, wanted));
  }
}

async function spoken(response) {
  const isSaid = (response.headers.get("Content-Type") ?? "").includes("json");
  if (!isSaid) throw new Refused(response.redirected ? 401 : response.status);
  return response.json();
}
