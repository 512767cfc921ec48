/**
 * Rankings of the labels by a softmax classifier, label numbers from best to worst: what an input makes
 * of them, why one is impossible, and Theorem 5.6: the cosines of the differences w_i − w_j determine
 * them all. Pure.
 *
 * @typedef {readonly (readonly number[])[]} Rows
 */

import { columnBasis } from "./column_space.js";
import { obstruction } from "./obstruction.js";
import { signPatterns } from "./patterns.js";
import { cosines, norm, subtract } from "./vectors.js";

/** Logits this near to one another, relative to the largest, are a tie. */
const TIE = 1e-12;

/** How many orders n labels have. @param {number} n */
export function orders(n) {
  let product = 1;
  for (let k = 2; k <= n; k += 1) product *= k;
  return product;
}

/**
 * How an embedding ranks the labels, and two neighbours in that order that tie, or null.
 * @param {Rows} rows @param {readonly number[]} x
 */
export function rankingOf(rows, x) {
  const logits = rows.map((row) => row[0] * x[0] + row[1] * x[1]);
  const order = rows.map((_, k) => k).sort((i, j) => logits[j] - logits[i] || i - j);
  const near = TIE * Math.max(...logits.map(Math.abs));
  const at = order.findIndex((i, k) => k > 0 && logits[order[k - 1]] - logits[i] <= near);
  return { order, tie: at < 0 ? null : [order[at - 1], order[at]] };
}

/**
 * Why a ranking is impossible: at most three of its steps "better minus worse", and weights with which
 * they add up to zero; then so do the gaps of their logits, which cannot all be positive. Null where it
 * can occur, or only in a region too thin to tell.
 * @param {Rows} rows @param {readonly number[]} ranking
 */
export function whyNot(rows, ranking) {
  const steps = ranking.slice(1).map((worse, k) => subtract(rows[ranking[k]], rows[worse]));
  const proof = obstruction(steps, "+".repeat(steps.length));
  return proof && { steps: proof.labels.map((k) => [ranking[k], ranking[k + 1]]), weights: proof.weights };
}

/**
 * The length that an unembedding must exceed, on its ray, to win somewhere: where the ray leaves the
 * convex hull of the others. Null where the ray does not meet it, or there is no ray.
 * @param {Rows} rows @param {number} k
 */
export function winningLength(rows, k) {
  const length = norm(rows[k]);
  if (length === 0) return null;
  const u = rows[k].map((x) => x / length);
  const others = rows.filter((_, i) => i !== k);
  const met = others.flatMap((a, i) => [a, ...others.slice(i + 1)].flatMap((b) => crossing(u, a, b)));
  return met.length ? Math.max(...met) : null;
}

/** Where the ray along u meets a segment: at most one length, two for a segment along the ray. @param {readonly number[]} u @param {readonly number[]} a @param {readonly number[]} b */
function crossing(u, a, b) {
  const [from, to] = [cross(u, a), cross(u, b)];
  if (from === to) return from === 0 ? [along(u, a), along(u, b)].filter((t) => t >= 0) : [];
  if (from * to > 0) return [];
  const t = cross(a, b) / (to - from);
  return t >= 0 ? [t] : [];
}

/** @param {readonly number[]} a @param {readonly number[]} b */
function cross(a, b) {
  return a[0] * b[1] - a[1] * b[0];
}

/** @param {readonly number[]} u @param {readonly number[]} p */
function along(u, p) {
  return u[0] * p[0] + u[1] * p[1];
}

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
