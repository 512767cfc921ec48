/** What the buttons of Centre's story do to the model. */

import { replaced } from "../../plane/handles.js";

/** @typedef {import("../../plane/actions.js").Action} Action */

/** Label 3 of Fig. 2 left lies between 2 and 4 on the outer edge; here it is inside. */
const [BETWEEN, INSIDE] = [3, [-0.8, 0]];

/** Along it label 4 of Fig. 2 left lies farthest. */
const AT_4 = [-1.3, -0.9];

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>} */
export const ACTIONS = {
  "centre-it": () => ({ change: { centre: 1 } }),
  "unit-it": () => ({ change: { unit: 1 } }),
  "turn-x": () => ({ change: { probe: AT_4 } }),
  "pull-in": ({ state }) => ({ change: { unembeddings: replaced(state.unembeddings, BETWEEN, INSIDE) } }),
};
