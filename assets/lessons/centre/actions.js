/** What the buttons of Centre's story do to the model. */

import { replaced } from "../../plane/handles.js";

/** @typedef {import("../../plane/actions.js").Action} Action */

/** Label 3 of Fig. 2 left lies between 2 and 4 on the outer edge; here it is inside. */
const [BETWEEN, INSIDE] = [3, [-0.8, 0]];

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>} */
export const ACTIONS = {
  "centre-it": () => ({ change: { centre: 1 } }),
  "unit-it": () => ({ change: { unit: 1 } }),
  "pull-in": ({ state }) => ({ change: { unembeddings: replaced(state.unembeddings, BETWEEN, INSIDE) } }),
};
