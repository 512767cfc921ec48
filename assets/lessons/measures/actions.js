/** What the buttons of Measures' story do: a good deal of one move. */

import { MOVES } from "./moves.js";

/** @typedef {import("../../plane/actions.js").Action} Action */

const GOOD_DEAL = 0.7;

/** @param {string} key @param {1 | -1} [sign] @returns {Action} */
const much = (key, sign = 1) => {
  const move = MOVES.findIndex((each) => each.key === key);
  return ({ state }) => ({ change: { move, amounts: state.amounts.map((/** @type {number} */ amount, /** @type {number} */ k) => (k === move ? sign * GOOD_DEAL : amount)) } });
};

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>} */
export const ACTIONS = { "by-translation": much("translation"), "by-rotation": much("rotation"), "by-rescaling": much("diagonal", -1), "by-shear": much("shear") };
