// Keeps everything a table needs, so that it plays where there is no network. KEPT names it: a
// new version of anything is a new name, and is complete before it takes the old one's place.

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT.name)
      .then((kept) => kept.addAll(KEPT.files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

async function forget() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("table-") && name !== KEPT.name);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" || !KEPT.files.includes(pathname)) return;
  event.respondWith(request.mode === "navigate" ? fresh(request) : kept(request));
});

/** The page itself as it is now, or as it was when there was a network. */
async function fresh(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(new URL(request.url).pathname)) ?? Response.error();
  }
}

/** A file as it was kept with the page; what is not there any more comes over the network. */
async function kept(request) {
  const found = await caches.match(new URL(request.url).pathname, { cacheName: KEPT.name });
  return found ?? fetch(request);
}
