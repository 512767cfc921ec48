/** What Translate's buttons do to all pairs: each opposite in turn, and all alike. */

import { gathered, opposite } from "../../lab/maths/translation.js";
import { translate } from "../../lab/maths/vectors.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("../../plane/actions.js").Outcome} Outcome */

const ALIKE = 0.9;

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/actions.js").Action>} */
export const ACTIONS = {
  "each-opposite": toured,
  gathered: ({ state }) => ({ change: { shift: gathered(state.unembeddings, ALIKE) } }),
};

/** Go to where each pair is opposite (Lemma 3.2), one after another; the last is shown. @param {Scene} scene @param {import("./pairs.js").Pairs} visit @returns {Outcome} */
function toured(scene, visit) {
  const rows = scene.state.unembeddings;
  let change = {};
  for (const { i, j } of visit.pairs(scene)) {
    if (String(rows[i]) === String(rows[j])) continue;
    const shift = opposite(rows[i], rows[j]);
    visit.visited(scene, translate(rows, shift));
    change = { shift, pair: [i, j] };
  }
  return { change };
}
