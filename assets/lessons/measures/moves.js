/**
 * The moves of the Measures page, in the order of lib/cosine_lab/lessons/measures/state.py
 * (tests/vectors/measures_moves.json
 * holds both). A chosen move has an amount t in [−1, 1]; t = 0 changes nothing, and for centring and unit length
 * t = 1 is all of it (`whole`). `random` draws a move of the same kind with nothing held back.
 *
 * @import {Move} from "./types.js" @import {State} from "../../lab/types.js"
 * @import {Parts} from "../../lab/maths/types.js"
 */

import { GAUGE, rotation, ROWS_ONLY, shrinking } from "../../lab/maths/moves.js";
import { mean, scale } from "../../lab/maths/vectors.js";

const QUARTER = Math.PI / 2;
const FARTHEST = 2.5;
const DIRECTION = [0.8, 0.6];
const MOST_STRETCH = 3;
const MOST_SHEAR = 1.5;
const MOST_SCALE = 3;

const translation = (/** @type {number} */ t) => scale(DIRECTION, FARTHEST * t);
const stretch = (/** @type {number} */ t) => MOST_STRETCH ** t;
const size = (/** @type {number} */ t) => MOST_SCALE ** t;

/** @type {readonly Move[]} */
export const MOVES = [
  {
    key: "translation",
    at: (_, t) => ({ shift: translation(t) }),
    random: (_, { normal }) => ({ shift: [1.5 * normal(), 1.5 * normal()] }),
    numbers: (t) => ({ x: translation(t)[0], y: translation(t)[1] }),
  },
  {
    key: "centring",
    at: (W, t) => ({ shift: scale(mean(W), -t) }),
    random: (W) => ({ shift: scale(mean(W), -1) }),
    numbers: (t, W) => ({ x: -t * mean(W)[0], y: -t * mean(W)[1] }),
    whole: true,
  },
  {
    key: "rotation",
    at: (_, t) => ({ linear: rotation(t * QUARTER), rule: GAUGE }),
    random: (_, { uniform }) => ({ linear: rotation(4 * QUARTER * uniform()), rule: GAUGE }),
    numbers: (t) => ({ degrees: 90 * t }),
  },
  {
    key: "diagonal",
    at: (_, t) => ({ linear: [stretch(t), 0, 0, 1 / stretch(t)], rule: GAUGE }),
    random: (_, { normal }) => ({ linear: [Math.exp(normal()), 0, 0, Math.exp(normal())], rule: GAUGE }),
    numbers: (t) => ({ x: 1 / stretch(t), y: stretch(t) }),
  },
  {
    key: "shear",
    at: (_, t) => ({ linear: [1, MOST_SHEAR * t, 0, 1], rule: GAUGE }),
    random: (_, { normal }) => ({ linear: [1, MOST_SHEAR * normal(), 0, 1], rule: GAUGE }),
    numbers: (t) => ({ x: MOST_SHEAR * t }),
  },
  {
    key: "common-scale",
    at: (_, t) => ({ linear: [1 / size(t), 0, 0, 1 / size(t)], rule: ROWS_ONLY }),
    random: (_, { normal }) => {
      const factor = Math.exp(0.7 * normal());
      return { linear: [factor, 0, 0, factor], rule: ROWS_ONLY };
    },
    numbers: (t) => ({ x: size(t) }),
  },
  {
    key: "row-scaling",
    at: (_, t) => ({ lengths: (W) => W.map((_row, k) => (k % 2 ? 1 / size(t) : 1)) }),
    random: (W, { normal }) => {
      const factors = W.map(() => Math.exp(0.7 * normal()));
      return { lengths: () => factors };
    },
    numbers: (t) => ({ x: 1 / size(t) }),
  },
  {
    key: "unit-length",
    at: (_, t) => ({ lengths: (W) => shrinking(W, t) }),
    random: () => ({ lengths: (W) => shrinking(W, 1) }),
    numbers: (t) => ({ x: t }),
    whole: true,
  },
];

/** The chosen move of a state. @param {State} state @returns {Parts} */
export function partsOf(state) {
  return MOVES[state.move].at(state.unembeddings, state.amounts[state.move]);
}
