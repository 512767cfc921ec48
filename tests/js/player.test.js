import assert from "node:assert/strict";
import test from "node:test";

import { createPage } from "./page.js";

const root = createPage();
const { createPlayer } = await import("../../assets/lab/story/player.js");

/** @typedef {import("../../assets/lab/codec.js").State} State */

const SHOWS = { planes: [], panels: [], handles: [] };
const ASKS = { key: "at-zero", start: { x: 0 }, shows: SHOWS, bet: null, goal: [["x", "=", 0]], actions: [] };
const PULLS = { ...ASKS, key: "pulled", start: { x: 1 } };
const STORY = /** @type {any} */ ({ slug: "toy", beats: [{ ...ASKS, key: "first", goal: [["x", ">", 2]] }, PULLS], next: null });
const SCHEMA = /** @type {any} */ ([{ name: "x", low: -3, high: 3, whole: false }]);

/** A player opened at an address, on a surface of one number, which draws what it is told at once. @param {Record<string, string>} asked @param {number} x */
function opened(asked, x) {
  const address = new Map(Object.entries(asked));
  const defaults = /** @type {State} */ (/** @type {unknown} */ ({ labels: [], x: 0 }));
  let state = { ...defaults, x: /** @type {any} */ (x) };
  const reads = { now: () => ({ x: Number(state.x) }), declared: {} };
  const go = (/** @type {any} */ next) => {
    state = next;
    player.drawn();
  };
  const surface = { schema: SCHEMA, defaults, state: () => state, move: go, settle: () => {}, look: go, reads };
  const words = { say: (/** @type {string} */ key) => key, has: () => false, action: () => root };
  const held = { read: (/** @type {string} */ name) => address.get(name) ?? null, write: (/** @type {string} */ name, /** @type {string | null} */ value) => void (value === null ? address.delete(name) : address.set(name, value)) };
  const player = createPlayer(root, STORY, /** @type {any} */ (surface), held, words, new AbortController().signal);
  player.drawn(); // as a surface does before it is whole
  player.adopt(() => {});
  return { address, go, player, x: () => state.x };
}

test("a step opened by its link is judged from where it begins, not from where the surface stood before", () => {
  const { player, go, x } = opened({ beat: "pulled" }, 0);
  assert.equal(x(), 1, "the step's own start");
  assert.deepEqual(player.place().reached, []);
  go({ labels: [], x: 0 });
  assert.deepEqual(player.place().reached, ["pulled"], "the reader's own move");
});

test("a step that a reader comes back to is not judged on what the address is changed to", () => {
  const { address, go, player, x } = opened({ beat: "first" }, 0);
  address.set("beat", "pulled").set("s", "1.a.b");
  player.adopt(() => go({ labels: [], x: 3 })); // the link's state is drawn before its step is on show
  assert.equal(x(), 3);
  assert.equal(player.place().at, 1);
  assert.deepEqual(player.place().reached, []);
});

test("a step loaded again where its reader had reached its goal has reached it", () => {
  const { player } = opened({ beat: "pulled", s: "1.a.b" }, 0);
  assert.deepEqual(player.place().reached, ["pulled"]);
});
