/** What the buttons of Word2Vec's story do to the arrows. */

import { rotation } from "../../lab/maths/moves.js";
import { mean, multiply, scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";

const QUARTER = Math.PI / 2;

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/actions.js").Action>} */
export const ACTIONS = {
  "centre-words": ({ state }) => ({ change: { shift: scale(mean(state.unembeddings), -1) } }),
  "turn-word": ({ state, pair }) => ({ change: { unembeddings: replaced(state.unembeddings, pair.i, multiply(rotation(QUARTER), state.unembeddings[pair.i])) } }),
};
