/**
 * Rankings of the labels by a softmax classifier in the plane, label numbers from best to worst: what an input makes of
 * them, why one is impossible, and when two classifiers agree.
 *
 * @import {Rows} from "./vectors.js"
 */

import { rankingOfSigns } from "./braid.js";
import { columnBasis } from "./column_space.js";
import { obstruction } from "./obstruction.js";
import { signPatterns } from "./patterns.js";
import { subtract } from "./vectors.js";

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
 * Theorem 5.6: the rankings, as "3,0,1", that the cosines of the differences alone allow: the sign patterns
 * of their column space, each read as "who is above whom".
 * @param {number[][]} C @param {number} n labels
 */
export function rankingsFromCosines(C, n) {
  return signPatterns(columnBasis(C)).map((signs) => String(rankingOfSigns(signs, n)));
}

/**
 * Which rankings only the first of two lists has, and which only the second. @param {number[][]} before
 * @param {number[][]} after
 */
export function compareRankings(before, after) {
  const [could, can] = [before, after].map((list) => new Set(list.map(String)));
  return {
    gone: before.filter((ranking) => !can.has(String(ranking))),
    fresh: after.filter((ranking) => !could.has(String(ranking))),
  };
}
