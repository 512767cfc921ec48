/**
 * What a state looks like: the noise, what its patches leave, the cosines of all pairs, and their law.
 *
 * @import {Arrow, Cosines, Law, Problem, Scene, State} from "./types.js"
 * @import {Table} from "../../lab/maths/types.js"
 */

import {
  counted,
  gram,
  limitCosine,
  limitSpread,
  noise,
  pairCosines,
  pool,
  shifted,
  spreadOf,
} from "../../lab/maths/pooling.js";

export const NONE = 0;
export const GREATEST = 1;
export const MEAN = 2;
export const BINS = 200;
const MOST_ARROWS = 60;
const AXES = 3;

/** @param {Problem} problem @returns {(state: State) => Scene} which keeps what a drag does not change */
export function createSolver({ rows, moments }) {
  const noiseOf = remembered((/** @type {number} */ seed, /** @type {number} */ columns) => {
    const table = { values: noise(seed, rows * columns), columns };
    return { table, gram: gram(table) };
  });
  const leftOf = remembered(
    (
      /** @type {number} */ seed,
      /** @type {number} */ columns,
      /** @type {number} */ kept,
      /** @type {number} */ side,
    ) => {
      const drawn = noiseOf(seed, columns);
      if (kept === NONE) return drawn;
      const table = pool(drawn.table, side, kept === GREATEST);
      return { table, gram: gram(table) };
    },
  );
  return (state) => {
    const { seed, dimension, mu } = state;
    const drawn = noiseOf(seed, dimension);
    const left = leftOf(seed, dimension, state.pool, state.side);
    const cosines = cosinesOf(left.gram, mu);
    return {
      state,
      noise: drawn.table,
      left: left.table,
      cosines,
      raw: left === drawn ? cosines : cosinesOf(drawn.gram, mu),
      law: lawOf(state, left.table.columns, moments),
      arrows: arrowsOf(left.table, mu),
    };
  };
}

/** @param {import("../../lab/maths/types.js").Gram} products @param {number} mu @returns {Cosines} */
function cosinesOf(products, mu) {
  const all = pairCosines(products, mu);
  return { ...spreadOf(all), counts: counted(all, BINS), pairs: all.length };
}

/**
 * What is predicted, by moments alone. @param {State} state @param {number} columns after pooling
 * @param {Problem["moments"]} moments @returns {Law}
 */
function lawOf({ pool: kept, side, mu }, columns, moments) {
  const plain = moments[kept === GREATEST ? "max" : "mean"][kept === NONE ? 0 : side - 1];
  const left = shifted(plain, mu);
  return {
    numberMean: left[0],
    numberSd: Math.sqrt(plain[1] - plain[0] ** 2),
    mean: limitCosine(left),
    sd: limitSpread(left) / Math.sqrt(columns),
    dimension: kept !== GREATEST && mu === 0 ? columns : null,
  };
}

/**
 * The first three numbers of the first vectors, as directions. @param {Table} table @param {number} mu
 * @returns {Arrow[]}
 */
function arrowsOf({ values, columns }, mu) {
  const count = Math.min(values.length / columns, MOST_ARROWS);
  return Array.from({ length: count }, (_, row) => {
    const three = Array.from(values.subarray(row * columns, row * columns + AXES), (value) => value + mu);
    const length = Math.hypot(...three) || 1;
    return three.map((value) => value / length);
  });
}

/**
 * The last answer again where the same is asked. @template {number[]} A @template T @param {(...asked: A) => T} solve
 * @returns {(...asked: A) => T}
 */
function remembered(solve) {
  /** @type {{of: string, found: T} | null} */
  let last = null;
  return (...asked) => {
    const of = asked.join(" ");
    if (last?.of !== of) last = { of, found: solve(...asked) };
    return last.found;
  };
}
