/** Every pair of labels, and what its cosine has been under translations of the model on show, in this visit. */

import { cosines } from "../../lab/maths/vectors.js";

/**
 * @typedef {import("../../plane/scene.js").Scene} Scene
 * @typedef {{i: number, j: number, cosine: number | null, least: number, greatest: number, opposed: boolean}} PairNow
 * @typedef {ReturnType<typeof createPairs>} Pairs
 */

/** How near to −1 a hand brings a cosine. */
const EXACT = 1e-3;

/** What a reader has met of a model. */
export function createPairs() {
  let mark = "";
  /** @type {PairNow[]} */
  let met = [];
  /** @type {import("./readings.js").Visit} the same as long as it says the same */
  let record = { opposed: 0 };
  /** The pairs as they are now; another model, or none of a translation, begins anew. @param {Scene} scene */
  const pairs = ({ n, after, state, meter }) => {
    const now = JSON.stringify([state.labels, state.unembeddings]);
    if (mark !== now || !meter.same) met = fresh(n);
    mark = now;
    for (const pair of met) pair.cosine = after.cosines[pair.i][pair.j];
    return met;
  };
  /** Note what the pairs' cosines are where the rows are these. @param {Scene} scene @param {readonly (readonly number[])[]} rows */
  const visited = (scene, rows) => {
    const there = cosines(rows);
    for (const pair of pairs(scene)) note(pair, there[pair.i][pair.j]);
  };
  return {
    pairs,
    visited,
    note: (/** @type {Scene} */ scene) => visited(scene, scene.after.rows),
    now: () => {
      const opposed = met.filter((pair) => pair.opposed).length;
      if (record.opposed !== opposed) record = { opposed };
      return record;
    },
  };
}

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
