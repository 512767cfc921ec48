/**
 * Twins of lib/cosine_lab/maths/recommender/factorisation.py and factor_gauges.py, in the basis of the singular
 * vectors: the
 * item factor is B = V diag(items), the user factor A = V diag(users), and items × users = f stays.
 *
 * @import {Spectrum, Weights} from "./types.js"
 */

const VANISHING = 1e-12;

/** Exponents (of f, of σ) in B = V f^a σ^s, in the order of lib.maths.recommender.factor_gauges.Gauge. */
export const EXPONENTS = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [0.5, 0.5],
  [0, 1],
  [0, -1],
];

/** f = σ²/(σ² + λ), 0 where σ is 0. @param {number} sigma @param {number} lam */
export function shrinkage(sigma, lam) {
  return sigma > 0 ? sigma ** 2 / (sigma ** 2 + lam) : 0;
}

/**
 * Weights of the k leading directions in a gauge with a name, times 10^bend.
 * @param {readonly number[]} sigma @param {number} k @param {number} lam @param {number} gauge
 * @param {readonly number[]} [bend] decades, one a direction
 * @returns {Weights}
 */
export function weights(sigma, k, lam, gauge, bend = []) {
  const [a, s] = EXPONENTS[gauge];
  const product = Float64Array.from({ length: k }, (_, i) => shrinkage(sigma[i], lam));
  const items = product.map((f, i) => (f > 0 ? f ** a * sigma[i] ** s * 10 ** (bend[i] ?? 0) : 0));
  return { items, users: product.map((f, i) => (f > 0 ? f / items[i] : 0)), product };
}

/**
 * Item weights of objective (2), √(σ (1 − λ/σ)₊); unique up to a rotation. @param {readonly number[]} sigma
 * @param {number} k @param {number} lam
 */
export function splitWeights(sigma, k, lam) {
  return Float64Array.from({ length: k }, (_, i) => Math.sqrt(Math.max(sigma[i] - lam, 0)));
}

/**
 * Directions that have a handle, counting from 0: all where they are few, else the first ones and then
 * ever fewer; between two of them a bend runs on a straight line.
 * @param {number} k @param {number} most
 */
export function knots(k, most) {
  const count = Math.min(k, most);
  /** @type {number[]} */
  const heights = [];
  for (let j = 0; j < count; j += 1) {
    const wished = k <= most ? j : Math.round(k ** (j / (count - 1))) - 1;
    heights.push(j === 0 ? wished : Math.max(wished, heights[j - 1] + 1));
  }
  return heights;
}

/**
 * Where direction i lies among the handles: 0 at the first, 1 at the second… @param {readonly number[]} at
 * @param {number} i
 */
export function place(at, i) {
  let j = 0;
  while (j < at.length - 2 && at[j + 1] <= i) j += 1;
  return at.length < 2 ? 0 : j + (i - at[j]) / (at[j + 1] - at[j]);
}

/**
 * The bend of every direction, from those of the handles. @param {readonly number[]} at @param {readonly number[]} bend
 * @param {number} k
 */
export function bends(at, bend, k) {
  return Array.from({ length: k }, (_, i) => {
    const t = place(at, i);
    const j = Math.min(Math.floor(t), at.length - 1);
    const next = Math.min(j + 1, at.length - 1);
    return bend[j] + (t - j) * (bend[next] - bend[j]);
  });
}

/**
 * Unit rows of V diag(items) for the shown items; a row that is nothing but rounding is NaN.
 * @param {Spectrum} of @param {Float64Array} items @param {readonly number[]} scaled
 */
export function unitRows({ V, width }, items, scaled) {
  const k = items.length;
  const rows = new Float64Array(scaled.length * k);
  scaled.forEach((item, r) => {
    let plain = 0;
    let square = 0;
    for (let i = 0; i < k; i += 1) {
      const v = items[i] > 0 ? V[item * width + i] : 0;
      const b = v * items[i];
      plain += v * v;
      square += b * b;
      rows[r * k + i] = b;
    }
    const length = plain < VANISHING ** 2 ? NaN : Math.sqrt(square);
    for (let i = 0; i < k; i += 1) rows[r * k + i] /= length;
  });
  return rows;
}

/** Cosines of all pairs of unit rows, row-major and symmetric. @param {Float64Array} rows @param {number} count */
export function cosineTable(rows, count) {
  const k = rows.length / count;
  const table = new Float64Array(count * count);
  for (let r = 0; r < count; r += 1) {
    for (let c = 0; c <= r; c += 1) {
      let sum = 0;
      for (let i = 0; i < k; i += 1) sum += rows[r * k + i] * rows[c * k + i];
      const cosine = Math.min(Math.max(sum, -1), 1);
      table[r * count + c] = cosine;
      table[c * count + r] = cosine;
    }
  }
  return table;
}

/**
 * The largest difference between two ways to predict, and the largest prediction, over some users and
 * the shown items: X̂ = Σ (x V)ᵢ usersᵢ · vᵢ itemsᵢ.
 * @param {Spectrum} of @param {Float32Array} scores rows x V of some users @param {Weights} now @param {Weights} before
 * @param {readonly number[]} scaled
 */
export function compared({ V, width }, scores, now, before, scaled) {
  const k = now.items.length;
  const out = { difference: 0, largest: 0 };
  for (let u = 0; u < scores.length; u += width) {
    for (const item of scaled) {
      let one = 0;
      let other = 0;
      for (let i = 0; i < k; i += 1) {
        const y = scores[u + i];
        const v = V[item * width + i];
        one += y * now.users[i] * (v * now.items[i]);
        other += y * before.users[i] * (v * before.items[i]);
      }
      out.difference = Math.max(out.difference, Math.abs(one - other));
      out.largest = Math.max(out.largest, Math.abs(other));
    }
  }
  return out;
}
