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
  const pooledOf = remembered(
    (
      /** @type {number} */ seed,
      /** @type {number} */ columns,
      /** @type {number} */ method,
      /** @type {number} */ side,
    ) => {
      const drawn = noiseOf(seed, columns);
      return method === NONE ? drawn.table : pool(drawn.table, side, method === GREATEST);
    },
  );
  const gramOf = remembered(
    (
      /** @type {number} */ seed,
      /** @type {number} */ columns,
      /** @type {number} */ method,
      /** @type {number} */ side,
      /** @type {number} */ count,
    ) => gram(firstRows(pooledOf(seed, columns, method, side), count)),
  );
  return (state) => {
    const { seed, dimension, mu, swept } = state;
    const drawn = noiseOf(seed, dimension);
    const whole = pooledOf(seed, dimension, state.pool, state.side);
    const count = Math.round(swept * (whole.values.length / whole.columns));
    const method = count < 2 ? NONE : state.pool;
    const table = method === NONE ? drawn.table : firstRows(whole, count);
    const raw = cosinesOf(drawn.gram, mu);
    return {
      ...{ state, kept: method, left: table, raw },
      noise: drawn.table,
      cosines: method === NONE ? raw : cosinesOf(gramOf(seed, dimension, method, state.side, count), mu),
      law: lawOf({ ...state, pool: method }, table.columns, moments),
      arrows: arrowsOf(table, mu),
    };
  };
}

/** @param {Table} table @param {number} count */
const firstRows = ({ values, columns }, count) => ({ values: values.subarray(0, count * columns), columns });

/** @param {import("../../lab/maths/types.js").Gram} products @param {number} mu @returns {Cosines} */
function cosinesOf(products, mu) {
  const all = pairCosines(products, mu);
  return { ...spreadOf(all), counts: counted(all, BINS), pairs: all.length };
}

/**
 * What is predicted, by moments alone. @param {State} state @param {number} columns after pooling
 * @param {Problem["moments"]} moments @returns {Law}
 */
function lawOf({ pool: method, side, mu }, columns, moments) {
  const plain = moments[method === GREATEST ? "max" : "mean"][method === NONE ? 0 : side - 1];
  const law = shifted(plain, mu);
  return {
    numberMean: law[0],
    numberSd: Math.sqrt(plain[1] - plain[0] ** 2),
    mean: limitCosine(law),
    sd: limitSpread(law) / Math.sqrt(columns),
    dimension: method !== GREATEST && mu === 0 ? columns : null,
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
 * The last answer again where the same is asked. @template {number[]} A @template T @param {(...args: A) => T} solve
 * @returns {(...args: A) => T}
 */
function remembered(solve) {
  /** @type {{of: string, found: T} | null} */
  let last = null;
  return (...args) => {
    const of = args.join(" ");
    if (last?.of !== of) last = { of, found: solve(...args) };
    return last.found;
  };
}
