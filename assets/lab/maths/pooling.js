/**
 * Noise, what pooling leaves of it, and the law of its cosines: twin of lib/cosine_lab/maths/pooling, held to
 * tests/vectors/pooling.json. Rows are vectors; a table's numbers stand row by row.
 *
 * @import {Gram, Moments, Table} from "./types.js"
 */

import { seeded } from "../random.js";

/** Independent N(0, 1) numbers. @param {number} seed @param {number} count */
export function noise(seed, count) {
  const { normal } = seeded(seed);
  const drawn = new Float64Array(count);
  for (let k = 0; k < count; k += 1) drawn[k] = normal();
  return drawn;
}

/**
 * The greatest, or the mean, of each square patch; patches that would stick out are dropped. @param {Table} table
 * @param {number} side @param {boolean} greatest @returns {Table}
 */
export function pool({ values, columns }, side, greatest) {
  const [down, across] = [Math.floor(values.length / columns / side), Math.floor(columns / side)];
  const pooled = new Float64Array(down * across);
  for (let at = 0; at < pooled.length; at += 1) {
    const corner = Math.floor(at / across) * side * columns + (at % across) * side;
    let result = greatest ? -Infinity : 0;
    for (let i = 0; i < side; i += 1) {
      for (let j = 0; j < side; j += 1) {
        const value = values[corner + i * columns + j];
        result = greatest ? Math.max(result, value) : result + value;
      }
    }
    pooled[at] = greatest ? result : result / side ** 2;
  }
  return { values: pooled, columns: across };
}

/**
 * Products of all pairs of rows, and sums of rows: all that cosines under a common shift need. @param {Table} table
 * @returns {Gram}
 */
export function gram({ values, columns }) {
  const n = values.length / columns;
  const products = new Float64Array((n * (n + 1)) / 2);
  const sums = new Float64Array(n);
  let at = 0;
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < columns; k += 1) sums[i] += values[i * columns + k];
    for (let j = i; j < n; j += 1) {
      let sum = 0;
      for (let k = 0; k < columns; k += 1) sum += values[i * columns + k] * values[j * columns + k];
      products[at] = sum;
      at += 1;
    }
  }
  return { products, sums, columns };
}

/**
 * Cosines of all pairs i < j of the rows with a number added to every entry; NaN where a row is zero.
 * @param {Gram} gram @param {number} shift
 */
export function pairCosines({ products, sums, columns }, shift) {
  const n = sums.length;
  const moved = (/** @type {number} */ at, /** @type {number} */ i, /** @type {number} */ j) =>
    products[at] + shift * (sums[i] + sums[j]) + columns * shift ** 2;
  const starts = Array.from(sums, (_, i) => i * n - (i * (i - 1)) / 2);
  const lengths = Float64Array.from(starts, (start, i) => Math.sqrt(Math.max(moved(start, i, i), 0)));
  const cosines = new Float64Array((n * (n - 1)) / 2);
  let k = 0;
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      cosines[k] = Math.min(Math.max(moved(starts[i] + j - i, i, j) / (lengths[i] * lengths[j]), -1), 1);
      k += 1;
    }
  }
  return cosines;
}

/** Mean and standard deviation. @param {Float64Array} values */
export function spreadOf(values) {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return { mean, sd: Math.sqrt(Math.max(squares / values.length - mean ** 2, 0)) };
}

/** How many cosines lie in each of so many equal bins of [−1, 1]. @param {Float64Array} cosines @param {number} bins */
export function counted(cosines, bins) {
  const counts = new Uint32Array(bins);
  for (const cosine of cosines) counts[Math.min(Math.floor(((cosine + 1) * bins) / 2), bins - 1)] += 1;
  return counts;
}

/** Moments of y + a. @param {Moments} moments @param {number} a @returns {Moments} */
export function shifted([m, q, t, f], a) {
  return [
    m + a,
    q + 2 * a * m + a ** 2,
    t + 3 * a * q + 3 * a ** 2 * m + a ** 3,
    f + 4 * a * t + 6 * a ** 2 * q + 4 * a ** 3 * m + a ** 4,
  ];
}

/** (E y)² / E y²: what cosines tend to in many dimensions. @param {Moments} moments */
export function limitCosine([m, q]) {
  return m ** 2 / q;
}

/**
 * κ: the standard deviation of a cosine of d independent numbers is near κ/√d, by the delta method.
 * @param {Moments} moments
 */
export function limitSpread([m, q, third, fourth]) {
  const own = (q ** 2 - m ** 4) / q ** 2;
  const lengths = (m ** 4 * (fourth - q ** 2)) / (2 * q ** 4);
  const mixed = (2 * m ** 2 * (m * third - m ** 2 * q)) / q ** 3;
  return Math.sqrt(Math.max(own + lengths - mixed, 0));
}

/**
 * Γ(d/2) / (√π Γ((d−1)/2)) · (1 − t²)^((d−3)/2), the law of independent directions, |t| < 1. @param {number} t
 * @param {number} d at least 2
 */
export function cosineDensity(t, d) {
  let ratio = d % 2 ? 1 / 2 : 1 / Math.PI; // of d = 3, of d = 2
  for (let k = 2 + (d % 2); k < d; k += 2) ratio *= k / (k - 1);
  return ratio * (1 - t * t) ** ((d - 3) / 2);
}

/** @param {number} t @param {number} mean @param {number} sd above 0 */
export function normalDensity(t, mean, sd) {
  return Math.exp(-(((t - mean) / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI));
}
