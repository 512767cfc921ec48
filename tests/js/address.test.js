/** The address of a page, written and gone over, in a browser of a few lines. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { onTurn, read, write } from "../../assets/hosts/browser/address.js";

/** @type {string[]} */ let entries = [];
/** @type {any} */ let window;

beforeEach(() => {
  entries = ["https://lab.example/translate?s=first"];
  const location = () => new URL(/** @type {string} */ (entries.at(-1)));
  const history = {
    state: null,
    pushState: (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {URL} */ url) =>
      entries.push(url.href),
    replaceState: (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {URL} */ url) =>
      entries.splice(-1, 1, url.href),
  };
  window = Object.defineProperty(Object.assign(new EventTarget(), { history }), "location", { get: location });
  Object.assign(globalThis, { window, document: { documentElement: { hasAttribute: () => false } } });
});

test("what is written takes the place of the entry, and a turn is one to go back from", () => {
  write("beat", "why");
  assert.deepEqual([entries.length, read("beat"), read("s")], [1, "why", "first"]);
  write("beat", "takeaway", true);
  assert.deepEqual([entries.length, read("beat")], [2, "takeaway"]);
  write("beat", "takeaway", true);
  assert.equal(entries.length, 2, "what is there already is no turn");
});

test("a step back within the page is told, one to another page is not, and none once it is gone", () => {
  const gone = new AbortController();
  let turns = 0;
  onTurn(() => (turns += 1), gone.signal);
  const arrive = (/** @type {string} */ at) => {
    entries.push(`https://lab.example${at}`);
    window.dispatchEvent(new Event("popstate"));
  };
  arrive("/translate?s=second");
  assert.equal(turns, 1);
  arrive("/rescale?s=third");
  assert.equal(turns, 1, "its state would be adopted here");
  gone.abort();
  arrive("/translate");
  assert.equal(turns, 1);
});
