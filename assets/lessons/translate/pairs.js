/** Every pair of labels, and what its cosine has been under translations of the model on show. */

import { cosines } from "../../lab/maths/vectors.js";

/**
 * @typedef {import("../../plane/scene.js").Scene} Scene
 * @typedef {{i: number, j: number, cosine: number | null, least: number, greatest: number, opposed: boolean}} PairNow
 * @typedef {{rows: unknown, seen: PairNow[]}} Kept
 */

/** How near to −1 a hand brings a cosine. */
const EXACT = 1e-3;

/** What is known of a model; it goes with the page. @type {Kept} */
const kept = { rows: null, seen: [] };

/** The pairs as they are now; another model, or none of a translation, begins anew. @param {Scene} scene @returns {PairNow[]} */
export function pairsOf({ n, after, state, meter }) {
  const mark = JSON.stringify([state.labels, state.unembeddings]);
  if (kept.rows !== mark || !meter.same) {
    kept.rows = mark;
    kept.seen = fresh(n);
  }
  for (const pair of kept.seen) pair.cosine = after.cosines[pair.i][pair.j];
  return kept.seen;
}

/** Note what the pairs' cosines are where the rows are these. @param {Scene} scene @param {readonly (readonly number[])[]} rows */
export function visited(scene, rows) {
  const there = cosines(rows);
  for (const pair of pairsOf(scene)) note(pair, there[pair.i][pair.j]);
}

/** @type {import("./readings.js").Visit} the same as long as it says the same */
let record = { opposed: 0 };

/** @type {import("../../plane/kit.js").Visit} */
export const VISIT = {
  note: (scene) => visited(scene, scene.after.rows),
  now: () => {
    const opposed = kept.seen.filter((pair) => pair.opposed).length;
    if (record.opposed !== opposed) record = { opposed };
    return record;
  },
};

/** @param {number} n @returns {PairNow[]} */
function fresh(n) {
  return Array.from({ length: n }, (_, i) =>
    Array.from({ length: n - i - 1 }, (_each, k) => ({ i, j: i + 1 + k, cosine: null, least: 1, greatest: -1, opposed: false })),
  ).flat();
}

/** @param {PairNow} pair @param {number | null} cosine */
function note(pair, cosine) {
  if (cosine === null) return;
  pair.least = Math.min(pair.least, cosine);
  pair.greatest = Math.max(pair.greatest, cosine);
  pair.opposed ||= cosine <= EXACT - 1;
}
