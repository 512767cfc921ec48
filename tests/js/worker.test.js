// The site's service worker: files are kept for good, pages are asked for anew, and what no page names goes.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const HERE = "https://lab.example/cosine/";
/** @type {Map<string, Response>} */
const kept = new Map();
/** @type {Record<string, (event: any) => void>} */
const heard = {};
/** @type {string[]} what the network was asked for */
let asked = [];
let online = true;

const { setTimeout: later } = globalThis;
Object.assign(globalThis, {
  // nobody waits for it
  setTimeout: (/** @type {() => void} */ act, /** @type {number} */ ms) => later(act, ms).unref(),
  self: {
    location: { href: `${HERE}worker.js` },
    clients: { claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (/** @type {string} */ name, /** @type {(event: any) => void} */ act) => (heard[name] = act),
  },
  caches: {
    open: async () => ({
      match: async (/** @type {string} */ url) => kept.get(url)?.clone(),
      put: async (/** @type {string} */ url, /** @type {Response} */ answer) => void kept.set(url, answer),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async (/** @type {string} */ url) => kept.delete(url),
    }),
  },
  fetch: async (/** @type {string} */ url) => {
    asked.push(url);
    if (!online) throw new TypeError("no network");
    return Object.defineProperty(new Response(`fresh ${url}`), "type", { value: "basic" });
  },
});
await import(new URL("../../assets/hosts/page/worker.js", import.meta.url).href);

/**
 * @param {string} path @param {string} [mode]
 * @returns {Promise<string | null>} the text, or null: the browser's own affair
 */
async function got(path, mode = "cors") {
  /** @type {Promise<Response> | null} */
  let answer = null;
  const respondWith = (/** @type {Promise<Response>} */ given) => (answer = given);
  heard.fetch({ request: { url: new URL(path, HERE).href, mode, method: "GET" }, respondWith });
  return answer === null ? null : (await /** @type {Promise<Response>} */ (answer)).text();
}

beforeEach(() => {
  kept.clear();
  [asked, online] = [[], true];
});

test("a file is asked for once, as its name is its content", async () => {
  assert.equal(await got("files/lab-1.js"), `fresh ${HERE}files/lab-1.js`);
  online = false;
  assert.equal(await got("files/lab-1.js"), `fresh ${HERE}files/lab-1.js`);
  assert.equal(asked.length, 1);
});

test("a page is asked for anew while there is a network, and is as it was without one", async () => {
  kept.set(`${HERE}translate/`, new Response("old"));
  assert.equal(await got("translate/?s=1", "navigate"), `fresh ${HERE}translate/?s=1`);
  online = false;
  assert.equal(await got("translate/", "navigate"), `fresh ${HERE}translate/?s=1`);
});

test("what is neither a page nor a file of the site is left to the browser", async () => {
  assert.equal(await got("social.png"), null);
  assert.equal(await got("https://other.example/files/a.js"), null);
});

test("a new version sweeps away the files that it does not name, and no page", async () => {
  for (const each of ["files/lab.js", "files/old.js", "translate/"]) kept.set(HERE + each, new Response(""));
  await new Promise((done) => heard.activate({ waitUntil: (/** @type {Promise<void>} */ ends) => ends.then(done) }));
  assert.deepEqual([...kept.keys()], [`${HERE}files/lab.js`, `${HERE}translate/`]);
});
