/**
 * What can be done with a query's scores after the fact. Twin of lib/cosine_lab/maths/spaces/similarity.py; null where
 * undefined.
 */

/**
 * (s − min s) / (max s − min s): the worst gets 0, the best 1; null where all scores are equal.
 * @param {readonly number[]} scores
 * @returns {number[] | null}
 */
export function minMax(scores) {
  const values = scaled(scores);
  if (!values) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => (value - low) / (high - low));
}

/**
 * (s − μ) / σ over these scores, divisor n; null where all are equal.
 * @param {readonly number[]} scores
 * @returns {number[] | null}
 */
export function zScores(scores) {
  const values = scaled(scores);
  if (!values) return null;
  const mean = average(values);
  const away = values.map((value) => value - mean);
  const top = Math.max(...away.map(Math.abs));
  const deviations = away.map((value) => value / top);
  const sd = Math.sqrt(average(deviations.map((value) => value ** 2)));
  return deviations.map((value) => value / sd);
}

/** Scores closer than this differ by rounding. */
const EQUAL = 1e-12;

/**
 * 1 and how many scores are higher: equal ones share the best rank, and the next one skips (1, 2, 2, 4).
 * @param {readonly number[]} scores @returns {number[]}
 */
export function ranks(scores) {
  return scores.map((score) => 1 + scores.filter((other) => other - score > EQUAL).length);
}

/**
 * Weights exp(s_i/τ) / Σ_j exp(s_j/τ).
 * @param {readonly number[]} scores @param {number} tau above 0
 * @returns {number[]}
 */
export function softmaxAt(scores, tau) {
  if (!(tau > 0 && tau < Infinity)) throw new RangeError(`softmaxAt needs a temperature above 0, got ${tau}`);
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - top) / tau));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Spearman's ρ of two lists, in [−1, 1]; ties share a rank. Null where one side is all equal.
 * @param {readonly number[]} left @param {readonly number[]} right
 * @returns {number | null}
 */
export function spearman(left, right) {
  if (left.length !== right.length)
    throw new RangeError(`spearman needs lists of one length, got ${left.length} and ${right.length}`);
  const [a, b] = [zScores(sharedRanks(left)), zScores(sharedRanks(right))];
  if (!a || !b) return null;
  const rho = average(a.map((value, at) => value * b[at]));
  return Math.min(Math.max(rho, -1), 1);
}

/** Divided by the largest size; null where all are equal. @param {readonly number[]} scores */
function scaled(scores) {
  if (scores.every((score) => score === scores[0])) return null;
  const top = Math.max(...scores.map(Math.abs));
  return scores.map((score) => score / top);
}

/** @param {readonly number[]} scores */
function descending(scores) {
  return scores.map((_, at) => at).sort((a, b) => scores[b] - scores[a] || a - b);
}

/** Mean rank of each, ties sharing theirs. @param {readonly number[]} scores */
function sharedRanks(scores) {
  const order = descending(scores);
  const shared = new Array(scores.length).fill(0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && scores[order[to]] === scores[order[from]]) to += 1;
    for (let k = from; k < to; k += 1) shared[order[k]] = (from + to + 1) / 2;
    from = to;
  }
  return shared;
}

/** @param {readonly number[]} values */
function average(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
