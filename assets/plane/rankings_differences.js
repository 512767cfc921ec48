/**
 * Theorem 5.6: the cosines of the differences w_i − w_j determine the rankings. Here both sides are
 * computed: the rankings from the unembeddings, and again from those cosines alone. Pure.
 *
 * @typedef {readonly (readonly number[])[]} Rows
 */

import { columnBasis } from "./maths/column_space.js";
import { signPatterns } from "./maths/patterns.js";
import { differences } from "./quantities.js";
import { cosines } from "./maths/vectors.js";

/** Cosines of all differences, pairs i < j in order; null beside two equal rows. @param {Rows} W */
export function differenceCosines(W) {
  return cosines(differences(W));
}

/** The pairs i < j of n labels, in the order of the differences. @param {number} n */
export function pairsOf(n) {
  return Array.from({ length: n }, (_, i) => i).flatMap((i) => Array.from({ length: n - 1 - i }, (_, k) => [i, i + 1 + k]));
}

/**
 * The keys of all rankings that a matrix of cosines of differences allows: the sign patterns of its
 * column space, each read as "who is above whom".
 * @param {number[][]} C @param {number} n labels
 */
export function rankingsFromCosines(C, n) {
  const pairs = pairsOf(n);
  return signPatterns(columnBasis(C)).map((signs) => {
    const above = Array.from({ length: n }, () => 0);
    pairs.forEach(([i, j], k) => (above[signs[k] === "+" ? i : j] += 1));
    return String(above.map((_, label) => label).sort((a, b) => above[b] - above[a]));
  });
}

/** Largest change of a cosine; null where one is undefined before or after. @param {(number | null)[][]} before @param {(number | null)[][]} after */
export function largestChange(before, after) {
  let largest = 0;
  for (let i = 0; i < before.length; i += 1) {
    for (let j = i + 1; j < before.length; j += 1) {
      const [a, b] = [before[i][j], after[i][j]];
      if (a === null || b === null) return null;
      largest = Math.max(largest, Math.abs(a - b));
    }
  }
  return largest;
}
