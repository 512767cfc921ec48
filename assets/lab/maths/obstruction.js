import { cross2 } from "./cross.js";
import { norm } from "./vectors.js";

/**
 * Why a label set is impossible: at most three labels whose signed unembeddings balance. If
 * Σ λ_i s_i w_i = 0 with λ ≥ 0, Σ λ = 1, the signed logits s_i w_i·x have the mean 0 under λ for every
 * x, so they cannot all be positive (Gordan's theorem says that this is the only way to fail, and
 * Carathéodory's that three rows are enough in the plane).
 */

const ROUNDING = 1e-9;

/**
 * Labels and their weights λ, or null where the pattern can occur.
 * @param {readonly (readonly number[])[]} W rows of two numbers, none of them zero
 * @param {string} pattern one "+" or "-" a row
 * @returns {{labels: number[], weights: number[]} | null}
 */
export function obstruction(W, pattern) {
  const signed = W.map((w, i) => (pattern[i] === "+" ? w : [-w[0], -w[1]]));
  const n = signed.length;
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      const [a, b] = [signed[i], signed[j]];
      if (Math.abs(cross2(a, b)) <= ROUNDING * norm(a) * norm(b) && a[0] * b[0] + a[1] * b[1] < 0) {
        return balanced([i, j], [norm(b), norm(a)]);
      }
    }
  }
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1) {
      for (let k = j + 1; k < n; k += 1) {
        const [a, b, c] = [signed[i], signed[j], signed[k]];
        const weights = [cross2(b, c), cross2(c, a), cross2(a, b)];
        const way = Math.sign(weights[0]);
        if (way !== 0 && weights.every((w) => w * way > 0)) return balanced([i, j, k], weights);
      }
    }
  }
  return null;
}

/** @param {number[]} labels @param {number[]} weights of one sign */
function balanced(labels, weights) {
  const sum = weights.reduce((s, w) => s + w, 0);
  return { labels, weights: weights.map((w) => w / sum) };
}
