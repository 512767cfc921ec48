/**
 * The differences of the unembeddings, whose signs make a ranking. Twin of lib/cosine_lab/maths/rankings/cosines.py.
 *
 * @import {Rows} from "./vectors.js"
 */

import { cosines, subtract } from "./vectors.js";

/** The rows of B W, all w_i − w_j with i < j: the braid matrix's order. @param {Rows} W */
export function differences(W) {
  return W.flatMap((row, i) => W.slice(i + 1).map((other) => subtract(row, other)));
}

/** Cosines of all differences, pairs i < j in order; null beside two equal rows. @param {Rows} W */
export function differenceCosines(W) {
  return cosines(differences(W));
}

/** The pairs i < j of n labels, in the order of the differences. @param {number} n */
export function pairsOf(n) {
  return Array.from({ length: n }, (_, i) => i).flatMap((i) =>
    Array.from({ length: n - 1 - i }, (_, k) => [i, i + 1 + k]),
  );
}

/**
 * Labels from best to worst by the signs of all differences, "+" where the first of a pair is above.
 * @param {string} signs of an order @param {number} n labels
 */
export function rankingOfSigns(signs, n) {
  const above = Array.from({ length: n }, () => 0);
  pairsOf(n).forEach(([i, j], k) => (above[signs[k] === "+" ? i : j] += 1));
  return above.map((_, label) => label).sort((a, b) => above[b] - above[a]);
}
