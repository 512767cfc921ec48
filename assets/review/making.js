/**
 * What a problem is, and what its makers share: a maker draws numbers until they make a problem with one right
 * answer that can be told from the others. What is right is computed; no maker knows it beforehand.
 *
 * @import {Maker, Problem} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 * @import {Random} from "../lab/types.js"
 */

import { cosine } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { shuffled } from "../lab/random.js";

/** Half the side of the plane on which problems are drawn. */
export const HALF = 2.5;
/** Two numbers of two decimals that differ less are not told apart. */
export const APART = 0.03;
/** What differs less is the same but for rounding. */
export const SAME = 1e-9;
const MOST_DRAWN = 4000;

export const top = (/** @type {readonly number[]} */ values) => values.indexOf(Math.max(...values));
export const arrowsOf = (/** @type {readonly Point[]} */ W, /** @type {readonly string[]} */ names) =>
  W.map((at, k) => ({ name: names[k], at }));
export const place = (/** @type {readonly number[]} */ p) => `(${p.map((each) => fixed(each, 1)).join(", ")})`;
export const plain = (/** @type {string} */ text) => /** @type {import("./types.js").Sentence} */ (["plain", { text }]);
/** The cosine, NaN where there is none. @param {readonly number[]} a @param {readonly number[]} b */
export const cosineOf = (a, b) => cosine(a, b) ?? NaN;

/** @param {Maker} maker @param {Random} random @param {readonly string[]} names @returns {Problem} */
export function made(maker, random, names) {
  for (let k = 0; k < MOST_DRAWN; k += 1) {
    const problem = maker(random, names);
    if (problem && (problem.place || problem.choices.filter(({ right }) => right).length === 1)) return problem;
  }
  throw new Error("no numbers make this problem");
}

/**
 * As many decimals as are shown, so that nothing is computed from digits that nobody sees. @param {number} value
 * @param {number} [digits]
 */
export const rounded = (value, digits = 1) => Number(value.toFixed(digits)) + 0;

/** @param {Random} random @param {number} low @param {number} high @param {number} [digits] */
export const between = (random, low, high, digits = 1) => rounded(low + (high - low) * random.uniform(), digits);

/** @template T @param {Random} random @param {readonly T[]} from @returns {T} */
export const one = (random, from) => from[Math.floor(random.uniform() * from.length)];

/**
 * A point of the plane between two distances from zero. @param {Random} random @param {number} [least]
 * @param {number} [most] @returns {Point}
 */
export function point(random, least = 0.8, most = 2) {
  const [angle, length] = [2 * Math.PI * random.uniform(), least + (most - least) * random.uniform()];
  return [rounded(length * Math.cos(angle)), rounded(length * Math.sin(angle))];
}

/** @param {Random} random @param {number} n @param {number} [least] @param {number} [most] */
export const points = (random, n, least, most) => Array.from({ length: n }, () => point(random, least, most));

/** In an order that tells nothing. @template T @param {readonly T[]} choices @param {Random} random */
export const mixed = (choices, random) => shuffled(choices.length, random).map((k) => choices[k]);

/**
 * The place where a goal holds with most room around it; null where there is none for a hand.
 * @param {(p: Point) => boolean} goal @returns {Point | null}
 */
export function roomiest(goal) {
  const [STEP, SIDE] = [0.15, 15];
  const at = (/** @type {number} */ k) => STEP * (k - SIDE);
  const row = Array.from({ length: 2 * SIDE + 1 }, (_, k) => k);
  const holds = row.map((i) => row.map((j) => goal([at(i), at(j)])));
  const around = [-1, 0, 1];
  const room = (/** @type {number} */ i, /** @type {number} */ j) =>
    around
      .flatMap((a) => around.map((b) => Number(holds[i + a]?.[j + b] ?? false)))
      .reduce((sum, each) => sum + each, 0);
  const pairs = row.flatMap((i) =>
    row.filter((j) => holds[i][j]).map((j) => ({ at: [at(i), at(j)], room: room(i, j) })),
  );
  const best = pairs.reduce((most, each) => (each.room > most.room ? each : most), { at: [0, 0], room: 0 });
  return best.room === 9 ? best.at : null;
}

/**
 * Whether the largest, or the right one, stands clear of all others. @param {readonly number[]} values
 * @param {number} [apart]
 */
export function clear(values, apart = APART) {
  const [first, second] = [...values].sort((a, b) => b - a);
  return first - second >= apart;
}

export const spread = (/** @type {readonly number[]} */ p, /** @type {readonly number[]} */ q) =>
  Math.max(...p.map((each, k) => Math.abs(each - q[k])));
