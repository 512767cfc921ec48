/**
 * What the answers to a concept inventory come to: shares, the normalised gain (R. Hake, 1998), and how well a question
 * tells who knows much from who knows little. Undefined is null.
 */

import { seeded } from "../lab/random.js";

const DRAWS = 2000;
const OUTSIDE = 0.025; // on either side of an interval of 95 %
/** With fewer a bootstrap says too little to be shown. */
export const FEWEST = 10;

/** @param {readonly number[]} numbers */
export const mean = (numbers) =>
  numbers.length ? numbers.reduce((sum, each) => sum + each, 0) / numbers.length : null;

/** What was gained of all that could be gained. @param {number | null} before @param {number | null} after */
export const gainOf = (before, after) =>
  before === null || after === null || before === 1 ? null : (after - before) / (1 - before);

/**
 * A 95 % interval of the gain by the bootstrap: students are drawn anew, with replacement; null where there are too few
 * of them. @param {readonly number[]} before shares of right answers @param {readonly number[]} after
 * @param {boolean} paired whether both are of the same students, in the same order
 * @returns {[number, number] | null}
 */
export function gainInterval(before, after, paired) {
  if (Math.min(before.length, after.length) < FEWEST) return null;
  const { uniform } = seeded(1);
  const drawn = (/** @type {number} */ n) => Array.from({ length: n }, () => Math.floor(n * uniform()));
  const gains = Array.from({ length: DRAWS }, () => {
    const first = drawn(before.length);
    const second = paired ? first : drawn(after.length);
    return gainOf(mean(first.map((k) => before[k])), mean(second.map((k) => after[k])));
  })
    .filter((gain) => gain !== null)
    .sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => gains[Math.round(share * (gains.length - 1))];
  return gains.length ? [at(OUTSIDE), at(1 - OUTSIDE)] : null;
}

/**
 * The reliability of a form whose answers are right or wrong (G. Kuder and M. Richardson 1937, formula 20): how far its
 * questions go together; null where nobody differs. @param {readonly (readonly boolean[])[]} right by student and
 * question
 */
export function kr20(right) {
  const [n, k] = [right.length, right[0]?.length ?? 0];
  const scores = right.map((each) => each.filter(Boolean).length);
  const middle = mean(scores) ?? 0;
  const spread = scores.reduce((sum, score) => sum + (score - middle) ** 2, 0) / n;
  const within = Array.from({ length: k }, (_, at) => right.filter((each) => each[at]).length / n);
  return spread > 0 && k > 1 ? (k / (k - 1)) * (1 - within.reduce((sum, p) => sum + p * (1 - p), 0) / spread) : null;
}

/**
 * The correlation of one answer with the number of others that are right, over students; null where one of them does
 * not
 * vary. @param {readonly (readonly boolean[])[]} right by student and question @param {number} at the question
 */
export function discrimination(right, at) {
  const own = right.map((each) => Number(each[at]));
  const rest = right.map((each) => each.filter(Boolean).length - Number(each[at]));
  const [a, b] = [mean(own) ?? 0, mean(rest) ?? 0];
  const sum = (/** @type {(k: number) => number} */ of) => right.reduce((total, _, k) => total + of(k), 0);
  const spread = Math.sqrt(sum((k) => (own[k] - a) ** 2) * sum((k) => (rest[k] - b) ** 2));
  return spread > 0 ? sum((k) => (own[k] - a) * (rest[k] - b)) / spread : null;
}
