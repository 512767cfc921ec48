/**
 * A cosine as libraries and stores show it, and back. What each shows: assets/ask/conventions.json.
 * Held to NumPy and scikit-learn by tests/unit/ui/test_ask.py.
 */

const squared = (/** @type {number} */ c, /** @type {number} */ a, /** @type {number} */ b) =>
  Math.max(0, a * a + b * b - 2 * c * a * b);
const ofSquared = (/** @type {number} */ d, /** @type {number} */ a, /** @type {number} */ b) =>
  (a * a + b * b - d) / (2 * a * b);
const ofDistance = (/** @type {number} */ d, /** @type {number} */ a, /** @type {number} */ b) =>
  d < 0 ? [] : [ofSquared(d * d, a, b)];

/**
 * By form: what is shown of a cosine c and lengths a, b; every cosine that would show s; whether the lengths are
 * needed.
 * @type {Record<string, {to: (c: number, a: number, b: number) => number, back: (s: number, a: number, b: number) =>
 * number[], lengths: boolean}>}
 */
const FORMS = {
  cosine: { to: (c) => c, back: (s) => [s], lengths: false },
  "cosine-distance": { to: (c) => 1 - c, back: (s) => [1 - s], lengths: false },
  "half-cosine": { to: (c) => (1 + c) / 2, back: (s) => [2 * s - 1], lengths: false },
  dot: { to: (c, a, b) => c * a * b, back: (s, a, b) => [s / (a * b)], lengths: true },
  "negative-dot": { to: (c, a, b) => -c * a * b, back: (s, a, b) => [-s / (a * b)], lengths: true },
  "dot-distance": { to: (c, a, b) => 1 - c * a * b, back: (s, a, b) => [(1 - s) / (a * b)], lengths: true },
  "max-dot": {
    to: (c, a, b) => (c < 0 ? 1 / (1 - c * a * b) : c * a * b + 1),
    back: (s, a, b) => (s <= 0 ? [] : [(s < 1 ? 1 - 1 / s : s - 1) / (a * b)]),
    lengths: true,
  },
  l2: { to: (c, a, b) => Math.sqrt(squared(c, a, b)), back: ofDistance, lengths: true },
  "l2-squared": { to: squared, back: (s, a, b) => [ofSquared(s, a, b)], lengths: true },
  "inverse-l2": {
    to: (c, a, b) => 1 / (1 + squared(c, a, b)),
    back: (s, a, b) => (s <= 0 ? [] : [ofSquared(1 / s - 1, a, b)]),
    lengths: true,
  },
  "relevance-l2": {
    to: (c, a, b) => 1 - Math.sqrt(squared(c, a, b) / 2),
    back: (s, a, b) => ofDistance((1 - s) * Math.SQRT2, a, b),
    lengths: true,
  },
  "relevance-squared": {
    to: (c, a, b) => 1 - squared(c, a, b) / Math.SQRT2,
    back: (s, a, b) => [ofSquared((1 - s) * Math.SQRT2, a, b)],
    lengths: true,
  },
  "relevance-dot": {
    to: (c, a, b) => (c > 0 ? 1 - c * a * b : -c * a * b),
    back: (s, a, b) => [...(s < 1 ? [(1 - s) / (a * b)] : []), ...(s >= 0 ? [-s / (a * b)] : [])],
    lengths: true,
  },
  "relevance-negative": {
    to: (c, a, b) => (c < 0 ? 1 + c * a * b : c * a * b),
    back: (s, a, b) => [...(s < 1 ? [(s - 1) / (a * b)] : []), ...(s >= 0 ? [s / (a * b)] : [])],
    lengths: true,
  },
};
const SLACK = 1e-9;

/**
 * What is shown of a cosine of vectors of these lengths. @param {string} form @param {number} c @param {number} a
 * @param {number} b
 */
export function scoreAs(form, c, a, b) {
  return FORMS[form].to(c, a, b) || 0; // no −0
}

/**
 * Every cosine that would show that score; none where no two vectors of these lengths would. @param {string} form
 * @param {number} score @param {number} a @param {number} b @param {number} slack beyond ±1 that is taken for rounding
 */
export function cosinesOf(form, score, a, b, slack = SLACK) {
  const cosines = FORMS[form].back(score, a, b).filter((c) => Math.abs(c) <= 1 + slack);
  return cosines.map((c) => Math.min(1, Math.max(-1, c)) || 0);
}

/** Whether a cosine cannot be told from that score without the lengths. @param {string} form */
export function needsLengths(form) {
  return FORMS[form].lengths;
}

const WHOLE = 200_000; // parts of all pairs: half of the smallest digit that is shown, 0.001%
/**
 * From, to, step: where the last digit of a share changes, and where it is met exactly. Twin of
 * lib/cosine_lab/data/asked.py.
 */
const SPANS = [
  [20, 200, 1],
  [200, 2000, 10],
  [2000, 198_000, 100],
  [198_000, 199_800, 10],
  [199_800, 199_981, 1],
];
export const SHARES = SPANS.flatMap(([from, to, step]) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, k) => (from + k * step) / WHOLE),
);

/**
 * The share of values at x or above: in the middle of those between which no digit that is shown changes.
 * @param {ArrayLike<number>} cuts the greatest value, those that each of `SHARES` reaches, the least @param {number} x
 */
export function shareAbove(cuts, x) {
  const last = cuts.length - 1;
  if (x > cuts[0]) return 0;
  if (x <= cuts[last]) return 1;
  let [from, to] = [0, last];
  while (to - from > 1) [from, to] = x <= cuts[(from + to) >> 1] ? [(from + to) >> 1, to] : [from, (from + to) >> 1];
  return ((from ? SHARES[from - 1] : 0) + (SHARES[from] ?? 1)) / 2;
}

/**
 * Between what values the one lies that this share reaches, the greater first; they are one where `SHARES` has the
 * share. @param {ArrayLike<number>} cuts @param {number} share
 */
export function linesAround(cuts, share) {
  const part = Math.round(share * WHOLE * 1e6) / 1e6 / WHOLE;
  const at = SHARES.findIndex((each) => each >= part);
  if (at < 0) return [cuts[cuts.length - 2], cuts[cuts.length - 1]];
  return [cuts[SHARES[at] === part ? at + 1 : at], cuts[at + 1]];
}

/**
 * The value that one of `SHARES` reaches; null of a share beyond them. @param {ArrayLike<number>} cuts
 * @param {number} share
 */
export function lineOf(cuts, share) {
  const [greater, less] = linesAround(cuts, share);
  return greater === less ? less : null;
}

/**
 * The cosine as 32-bit arithmetic gives it, term by term and not cut to 1. @param {ArrayLike<number>} a
 * @param {ArrayLike<number>} b
 */
export function singleCosine(a, b) {
  const f = Math.fround;
  const sum = (/** @type {ArrayLike<number>} */ p, /** @type {ArrayLike<number>} */ q) => {
    let total = 0;
    for (let k = 0; k < p.length; k++) total = f(total + f(f(p[k]) * f(q[k])));
    return total;
  };
  return f(sum(a, b) / f(f(Math.sqrt(sum(a, a))) * f(Math.sqrt(sum(b, b)))));
}

/**
 * Entries rounded to 255 equal steps between minus and plus the largest size. @param {ArrayLike<number>} a
 * @returns {number[]}
 */
export function eightBits(a) {
  const all = Array.from(a);
  const step = Math.max(...all.map(Math.abs)) / 127;
  return all.map((value) => Math.sign(value) * Math.floor(Math.abs(value) / step + 0.5) * step);
}

/**
 * Entries as codes −128 … 127 of a range for each dimension. @param {ArrayLike<number>} a
 * @param {ArrayLike<number>} low @param {ArrayLike<number>} high @returns {number[]}
 */
export function codesOf(a, low, high) {
  return Array.from(a, (value, k) => Math.trunc(((value - low[k]) / (high[k] - low[k] || 1)) * 255 - 128));
}
