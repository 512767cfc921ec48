/**
 * Keeps the site for readers who are offline (a service worker). A file is named by its content: what is kept of it is
 * right for ever. A page is asked for anew whenever there is a network. So nothing that is kept can be stale; files
 * that no page of this version names are swept away.
 */

/** Of this version, from this folder; put here by lib/cosine_lab/site/pages.py. */
const FILES = ["files/lab.js"];
const PATIENCE = 4000; // ms, after which a page that is kept is shown in place of one that does not come
const worker = /** @type {any} */ (self);
const HERE = new URL(".", worker.location.href).href;
const CACHE = `cosine-lab:${HERE}`;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(sweep()));
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data)));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { url, mode, method } = event.request;
  if (method !== "GET" || !url.startsWith(HERE)) return;
  if (mode === "navigate") event.respondWith(page(url));
  else if (isFile(url)) event.respondWith(file(url));
});

/** @param {string} url */
const isFile = (url) => url.startsWith(`${HERE}files/`);

/** @param {string} url @returns {Promise<Response>} */
async function file(url) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? stored(cache, url, await fetch(url));
}

/**
 * As the network has it; else as it was kept, under whatever query. @param {string} url @returns {Promise<Response>}
 */
async function page(url) {
  const { origin, pathname, search } = new URL(url);
  const address = origin + pathname.replace(/\/?(index\.html)?$/, "/");
  const cache = await caches.open(CACHE);
  const known = pathname.endsWith("/")
    ? await cache.match(address)
    : (await cache.match(address)) && Response.redirect(address + search); // as a file server does
  const fresh = fetch(url, { cache: "no-cache", redirect: "manual" }).then((answer) => stored(cache, address, answer));
  if (!known) return fresh;
  const late = new Promise((done) => setTimeout(() => done(known), PATIENCE));
  return Promise.race([fresh.catch(() => known), late]);
}

/** @param {Cache} cache @param {string} address @param {Response} answer */
async function stored(cache, address, answer) {
  // a disk may be full
  if (answer.ok && answer.type === "basic") await cache.put(address, answer.clone()).catch(() => {});
  return answer;
}

/**
 * Keep what a page is made of, and then, one by one, what a list names.
 * @param {{own: string[], list: string | null}} asked
 */
async function keep({ own, list }) {
  const further = list ? await (await file(list)).json() : [];
  const cache = await caches.open(CACHE);
  for (const url of [...own, ...further.map((/** @type {string} */ each) => new URL(each, HERE).href)]) {
    // the network may be gone already
    if (!(await cache.match(url))) await (isFile(url) ? file(url) : page(url)).catch(() => {});
  }
}

async function sweep() {
  const cache = await caches.open(CACHE);
  const named = new Set(FILES.map((name) => HERE + name));
  for (const { url } of await cache.keys()) if (isFile(url) && !named.has(url)) await cache.delete(url);
  await worker.clients.claim();
}
