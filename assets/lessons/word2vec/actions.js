/** What the buttons of Word2Vec's story do to the arrows. */

import { rotation } from "../../lab/maths/moves.js";
import { mean, multiply, norm, scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";

const QUARTER = Math.PI / 2;

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/actions.js").Action>} */
export const ACTIONS = {
  "centre-words": ({ state }) => ({ change: { shift: scale(mean(state.unembeddings), -1) } }),
  "align-words": ({ state, pair: { i, j } }) => {
    const [own, other] = [i, j].map((k) => state.unembeddings[k]);
    return { change: { unembeddings: replaced(state.unembeddings, i, scale(other, norm(own) / norm(other))) } };
  },
  "turn-word": ({ state, pair }) => ({ change: { unembeddings: replaced(state.unembeddings, pair.i, multiply(rotation(QUARTER), state.unembeddings[pair.i])) } }),
};
