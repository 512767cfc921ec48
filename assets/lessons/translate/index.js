/** The Translate page: the cosine a reader wants, and all cosines at once. */

import { onPlanes } from "../../plane/lesson.js";
import { gathered } from "../../lab/maths/translation.js";
import { norm, scale, subtract } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { createPairs, othersPanel, rangesPanel } from "./panels.js";
import { target } from "./layers.js";
import { mostOf } from "./at_once.js";
import { readings } from "./readings.js";

const ALIKE = 0.9;

/**
 * What Translate's buttons do to all pairs: as many opposite at once as can be, and all alike; and to one label alone.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/types.js").Action>}
 */
const ACTIONS = {
  crossed: ({ state: { unembeddings } }) => {
    const at = mostOf(unembeddings)?.at[0];
    return { change: at ? { shift: scale(at, -1) } : {} };
  },
  "one-alone": ({ state: { unembeddings } }) => ({
    change: { unembeddings: replaced(unembeddings, 0, scale(unembeddings[0], -1)) },
  }),
  gathered: ({ state }) => ({ change: { shift: gathered(state.unembeddings, ALIKE) } }),
};

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: { ranges: rangesPanel, others: othersPanel },
  layers: { target },
  actions: ACTIONS,
  readings,
  visit: createPairs,
  /** No hand meets a crossing to the last digit: ⊕ goes there from near by. */
  snap: ({ state }, { kind }, p, reach, drawn) => {
    const near = kind === "origin" && mostOf(state.unembeddings)?.at.find((at) => norm(subtract(at, p)) < 2 * reach);
    return near && drawn(".label-lines") ? near : p;
  },
};

export const LESSON = onPlanes(OWN);
