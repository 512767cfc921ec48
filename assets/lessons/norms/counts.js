/**
 * What is counted of all words of a table: who is in how many lists, and how a word's cosine and length go with its
 * frequency.
 */

import { numbersAs } from "../../lab/base64.js";
import { cosinesWithAll, lengthOf } from "../../lab/maths/remedies.js";
import { spearman } from "../../lab/maths/similarity.js";

const BINS = 10;
const HUB = 2; // standard deviations above the mean
const ROUNDED = 1e-5; // lengths that differ by less than this share are one

/** @param {string} text 16-bit numbers */
export const votesOf = (text) => [...numbersAs(text, Uint16Array)];

/** @param {string} text 32-bit numbers */
export const ranksOf = (text) => [...numbersAs(text, Int32Array)];

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, each) => sum + each, 0) / values.length;

/**
 * Mean of the products of what two lists are away from their means. @param {readonly number[]} a
 * @param {readonly number[]} b
 */
function covariance(a, b) {
  const [left, right] = [mean(a), mean(b)];
  return mean(a.map((each, k) => (each - left) * (b[k] - right)));
}

/**
 * How unevenly words are in lists: standardised third moment, words above mean + 2 deviations, in none; and how many
 * words are in so many lists. @param {number[]} votes
 */
export function hubness(votes) {
  const [middle, deviation] = [mean(votes), Math.sqrt(covariance(votes, votes))];
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const each of votes) counts.set(each, (counts.get(each) ?? 0) + 1);
  return {
    mean: middle,
    skewness: mean(votes.map((each) => ((each - middle) / deviation) ** 3)),
    hubs: votes.filter((each) => each > middle + HUB * deviation).length,
    unlisted: counts.get(0) ?? 0,
    counts: [...counts].sort(([a], [b]) => a - b),
    order: [...votes.keys()].sort((a, b) => votes[b] - votes[a] || a - b),
  };
}

/**
 * A quantity of every word against its rank: slope over log₂(1/rank) and R² of least squares, Spearman's ρ with
 * frequency, and ten groups as large as one another. @param {readonly number[]} ranks @param {readonly number[]} values
 */
export function against(ranks, values) {
  const order = [...ranks.keys()].sort((a, b) => ranks[a] - ranks[b]);
  const [size, more] = [Math.floor(order.length / BINS), order.length % BINS];
  const groups = Array.from({ length: BINS }, (_, k) =>
    order.slice(k * size + Math.min(k, more), (k + 1) * size + Math.min(k + 1, more)),
  );
  const steps = groups.map((group) => ({
    x: median(group.map((at) => ranks[at])),
    y: mean(group.map((at) => values[at])),
  }));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (high - low <= ROUNDED * Math.max(Math.abs(low), Math.abs(high)))
    return { values, steps, slope: null, rSquared: null, rho: null };
  const doublings = ranks.map((rank) => -Math.log2(rank));
  const [both, x, y] = [covariance(doublings, values), covariance(doublings, doublings), covariance(values, values)];
  return {
    values,
    steps,
    slope: both / x,
    rSquared: both ** 2 / (x * y),
    rho: spearman(
      ranks.map((rank) => -rank),
      values,
    ),
  };
}

/** @param {number[]} sorted */
const median = (sorted) => (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;

/**
 * Mean cosine with all others, and length, of every word against its rank. @param {readonly number[]} ranks
 * @param {readonly ArrayLike<number>[]} rows
 */
export const frequency = (ranks, rows) => ({
  cosine: against(ranks, cosinesWithAll(rows)),
  length: against(ranks, rows.map(lengthOf)),
});
