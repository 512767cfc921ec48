import { cosine, largestEntry } from "./vectors.js";

/**
 * What a diagonal rescaling of the vectors, s = (s1, s2), undone on the embeddings, can do to the
 * cosine of two of them. Only τ = (s2/s1)² matters:
 * cos(τ) = (P + τQ) / √((a1² + τ a2²)(b1² + τ b2²)) with P = a1 b1 and Q = a2 b2.
 *
 * @typedef {readonly number[]} Point
 * @typedef {object} Reach
 * @property {number} low
 * @property {number} high
 * @property {boolean} lowAttained
 * @property {boolean} highAttained
 * @property {boolean} flip whether both signs can be reached
 * @property {number | null} zeroRatio the τ at which the cosine is 0, where it changes sign
 * @property {number | null} extremalRatio the τ at which |cos| is smallest, where it keeps its sign
 * @property {boolean} constant
 */

/** Cosines this near (relatively) to the extremal one count as it. */
const EXTREMUM = 1e-12;

/**
 * The cosine of (a1, √τ a2) and (b1, √τ b2); null for a zero vector.
 * @param {Point} a @param {Point} b @param {number} tau > 0 @returns {number | null}
 */
export function cosineAtRatio(a, b, tau) {
  if (!(tau > 0 && tau < Infinity)) {
    throw new RangeError(`cosineAtRatio needs a positive ratio, got ${tau}`);
  }
  const root = Math.sqrt(tau);
  return cosine([a[0], root * a[1]], [b[0], root * b[1]]);
}

/**
 * The interval of cosines over all τ > 0; null for a zero vector.
 * @param {Point} a @param {Point} b @returns {Reach | null}
 */
export function reach(a, b) {
  const pair = signsOf(a, b);
  if (pair === null) return null;
  const { first, second, parallel, floor } = pair;
  const sign = (first || second) + 0;
  if (parallel || sign === 0) return interval(sign, true, sign, true, { constant: true });
  if (first * second < 0) {
    return interval(-1, false, 1, false, { flip: true, zeroRatio: pair.ratio });
  }
  const extremalRatio = first * second > 0 ? pair.ratio : null;
  const attained = extremalRatio !== null;
  return sign > 0
    ? interval(floor, attained, 1, false, { extremalRatio })
    : interval(-1, false, -floor, attained, { extremalRatio });
}

/**
 * All τ > 0 at which the cosine is c, ascending: none, one or two; none where it is constant or a vector is zero, and
 * none beyond a float. A target within 1e-12 (relatively) of the extremal cosine gives the one extremal ratio.
 * @param {Point} a @param {Point} b @param {number} c in [−1, 1] @returns {number[]}
 */
export function ratiosFor(a, b, c) {
  if (!(c >= -1 && c <= 1)) throw new RangeError(`ratiosFor needs a cosine in [−1, 1], got ${c}`);
  const pair = signsOf(a, b);
  if (pair === null || pair.parallel || Math.abs(c) === 1) return [];
  return rawRatios(pair, c).filter((tau) => tau > 0 && tau < Infinity);
}

/** @param {NonNullable<ReturnType<typeof signsOf>>} pair @param {number} c @returns {number[]} */
function rawRatios({ first, second, ratio, floor, spread }, c) {
  const square = (c * c) / ((1 - c) * (1 + c));
  if (first * second < 0) {
    const half = Math.asinh((Math.sqrt(square) * spread) / 2);
    return [ratio * Math.exp(-2 * Math.sign(c) * first * half)];
  }
  if (Math.sign(c) * (first || second) <= 0) return [];
  if (first * second === 0) return [first === 0 ? ratio * square : ratio / square];
  const excess = Math.abs(c) / floor - 1;
  if (Math.abs(excess) <= EXTREMUM) return [ratio];
  if (excess < 0) return [];
  const half = Math.asinh(Math.sqrt((excess * (excess + 2)) / ((1 - c) * (1 + c))));
  return [ratio * Math.exp(-2 * half), ratio * Math.exp(2 * half)];
}

/**
 * Signs of P and Q, and what follows from them: `ratio` is |P/Q| (or, where one of them is 0, the square of the ratio
 * that takes its place), `floor` the smallest |cos| where PQ ≥ 0 and `spread` √(ρ1/ρ2) + √(ρ2/ρ1), ρk = |bk/ak|.
 * @param {Point} a @param {Point} b
 */
function signsOf(a, b) {
  const [topA, topB] = [largestEntry(a), largestEntry(b)];
  if (topA === 0 || topB === 0) return null;
  const [a1, a2] = [a[0] / topA, a[1] / topA];
  const [b1, b2] = [b[0] / topB, b[1] / topB];
  const first = Math.sign(a1) * Math.sign(b1);
  const second = Math.sign(a2) * Math.sign(b2);
  const [rising, falling] = [a1 * b2, a2 * b1];
  const parallel = Math.abs(rising - falling) <= 4 * Number.EPSILON * (Math.abs(rising) + Math.abs(falling));
  const both = first * second !== 0;
  const root = Math.sqrt(Math.abs(rising / falling));
  return {
    first,
    second,
    parallel,
    ratio: both ? Math.abs((a1 / a2) * (b1 / b2)) : oneSidedRatio(a1, a2, b1, b2),
    spread: both ? root + 1 / root : Infinity,
    floor: both ? 2 / (root + 1 / root) : 0,
  };
}

/**
 * Where exactly one of P and Q is 0, cos = ±1/√(1 + τ/ratio) (Q = 0) or ±1/√(1 + ratio/τ) (P = 0).
 * @param {number} a1 @param {number} a2 @param {number} b1 @param {number} b2
 */
function oneSidedRatio(a1, a2, b1, b2) {
  const intact = a1 === 0 || a2 === 0 ? b1 / b2 : a1 / a2;
  return intact * intact;
}

/**
 * @param {number} low
 * @param {boolean} lowAttained
 * @param {number} high
 * @param {boolean} highAttained
 * @param {Partial<Reach>} rest
 * @returns {Reach}
 */
function interval(low, lowAttained, high, highAttained, rest) {
  const usual = { flip: false, zeroRatio: null, extremalRatio: null, constant: false };
  return { low: low + 0, high: high + 0, lowAttained, highAttained, ...usual, ...rest };
}
