/** What the buttons of Sigmoid's story do to the arrows. */

import { rotation } from "../../lab/maths/moves.js";
import { multiply, scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";

/** @typedef {import("../../plane/actions.js").Action} Action */

const THRICE = 3;
const QUARTER = Math.PI / 2;
/** The translation of Fig. 1c (App. C.1). */
const V = [-0.75, -0.75];

/** @param {(row: readonly number[]) => readonly number[]} change @returns {Action} */
const ofFirst = (change) => ({ state, pair }) => ({ change: { unembeddings: replaced(state.unembeddings, pair.i, change(state.unembeddings[pair.i])) } });

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>} */
export const ACTIONS = {
  "cross-line": ({ state }) => ({ change: { probe: scale(state.probe, -1) } }),
  longer: ofFirst((row) => scale(row, THRICE)),
  "turn-arrow": ofFirst((row) => multiply(rotation(QUARTER), row)),
  "translate-labels": () => ({ change: { shift: V } }),
};
