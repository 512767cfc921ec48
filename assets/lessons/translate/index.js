/** The Translate page: the cosine a reader wants, and all cosines at once. */

import { onPlanes } from "../../plane/lesson.js";
import { gathered, opposite } from "../../lab/maths/translation.js";
import { scale, translate } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { createPairs, othersPanel, rangesPanel } from "./panels.js";
import { target } from "./layers.js";
import { mostOf } from "./at_once.js";
import { readings } from "./readings.js";
/** @import {Scene} from "../../plane/types.js" @import {Outcome} from "../../lab/types.js" */

const ALIKE = 0.9;

/**
 * What Translate's buttons do to all pairs: each opposite in turn, and all alike; and to one label alone.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/types.js").Action>}
 */
const ACTIONS = {
  "each-opposite": toured,
  "one-alone": ({ state: { unembeddings } }) => ({
    change: { unembeddings: replaced(unembeddings, 0, scale(unembeddings[0], -1)) },
  }),
  gathered: ({ state }) => ({ change: { shift: gathered(state.unembeddings, ALIKE) } }),
};

/**
 * Go to where each pair is opposite (Lemma 3.2), one after another, and stay where most are at once.
 * @param {Scene} scene
 * @param {import("./types.js").Pairs} visit @returns {Outcome}
 */
function toured(scene, visit) {
  const rows = scene.state.unembeddings;
  let change = {};
  for (const { i, j } of visit.pairs(scene)) {
    if (String(rows[i]) === String(rows[j])) continue;
    const shift = opposite(rows[i], rows[j]);
    visit.visited(scene, translate(rows, shift));
    change = { shift, pair: [i, j] };
  }
  const at = mostOf(rows)?.at;
  return { change: at ? { ...change, shift: scale(at, -1) } : change };
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: { ranges: rangesPanel, others: othersPanel },
  layers: { target },
  actions: ACTIONS,
  readings,
  visit: createPairs,
};

export const LESSON = onPlanes(OWN);
