/**
 * What a state's choices come to, as one move of the model: w → s (R (w + v)), with the lengths s of
 * the rows changed last. Pages that let a reader build the move (`shift`, `linear`, `rule`), switch
 * parts of it on (`centre`, `unit`), turn and resize the rows alone (`turn` in degrees, `size`) or choose
 * one of a list (`move` with its `amounts`) all end here.
 *
 * A chosen move has an amount t in [−1, 1]; t = 0 changes nothing, and for centring and unit length
 * t = 1 is all of it (`whole`). `random` draws a move of the same kind with nothing held back.
 *
 * @typedef {import("./codec.js").State} State
 * @typedef {import("./maths/vectors.js").Rows} Rows
 * @typedef {{shift?: readonly number[], linear?: readonly number[], rule?: number,
 *   lengths?: (W: Rows) => number[]}} Parts lengths: a factor for every row
 * @typedef {{key: string, at: (W: Rows, t: number) => Parts, random: (W: Rows, next: Random) => Parts,
 *   numbers: (t: number, W: Rows) => Record<string, number>, whole?: boolean}} Move
 * @typedef {import("./random.js").Random} Random
 */

import { mean, norm, scale } from "./maths/vectors.js";

/** Numbers of scene.js's RULES. */
const GAUGE = 0;
const ROWS_ONLY = 1;

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
    at: (_, t) => ({ linear: turn(t * QUARTER), rule: GAUGE }),
    random: (_, { uniform }) => ({ linear: turn(4 * QUARTER * uniform()), rule: GAUGE }),
    numbers: (t) => ({ degrees: 90 * t }),
  },
  {
    key: "diagonal",
    at: (_, t) => ({ linear: [stretch(t), 0, 0, 1 / stretch(t)], rule: GAUGE }),
    random: (_, { normal }) => ({ linear: [Math.exp(normal()), 0, 0, Math.exp(normal())], rule: GAUGE }),
    numbers: (t) => ({ x: stretch(t), y: 1 / stretch(t) }),
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
    at: (_, t) => ({ lengths: (W) => W.map((row) => shrunk(row, t)) }),
    random: () => ({ lengths: unitLengths }),
    numbers: (t) => ({ x: t }),
    whole: true,
  },
];

/**
 * The parts of a state's move; what it does not speak of stays as it is.
 * @param {State} state @returns {Parts}
 */
export function partsOf(state) {
  const { unembeddings: W, shift } = state;
  if (state.move !== undefined) return MOVES[state.move].at(W, state.amounts[state.move]);
  const turned = state.turn !== undefined && { linear: similarity(state.turn, state.size), rule: ROWS_ONLY };
  return {
    shift: state.centre ? scale(mean(W), -1) : shift,
    linear: state.linear,
    rule: state.rule,
    ...turned,
    lengths: state.unit ? unitLengths : undefined,
  };
}

/** Rows times their factors. @param {number[][]} W @param {((W: Rows) => number[]) | undefined} lengths @returns {number[][]} */
export function resized(W, lengths) {
  if (!lengths) return W;
  const factors = lengths(W);
  return W.map((row, k) => scale(row, factors[k]));
}

/** The factors that make every row 1 long; a zero row stays zero. @param {Rows} W */
function unitLengths(W) {
  return W.map((row) => shrunk(row, 1));
}

/** The factor that takes a row's length ‖w‖ to ‖w‖^(1 − t). @param {readonly number[]} row @param {number} t */
function shrunk(row, t) {
  const length = norm(row);
  return length === 0 ? 1 : length ** -t;
}

/** The A whose A⁻ᵀ turns the rows and resizes them all alike. @param {number} degrees @param {number} size */
function similarity(degrees, size) {
  return degrees === 0 && size === 1 ? undefined : turn((degrees * Math.PI) / 180).map((entry) => entry / size);
}

/** @param {number} angle */
function turn(angle) {
  return [Math.cos(angle), -Math.sin(angle), Math.sin(angle), Math.cos(angle)];
}
