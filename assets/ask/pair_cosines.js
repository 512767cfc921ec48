/**
 * Cosines of one pair after a move, and where they lie among a model's pairs. @import {Facts, Model} from "./types.js"
 */

import { codesOf, shareAbove } from "../lab/maths/scores.js";
import { add, cosine, norm, scale, subtract } from "../lab/maths/vectors.js";

/** A sum that is zero but for rounding, of the lengths together. */
const NOTHING = 1e-12;

export const cos = (/** @type {Model} */ m) => cosine(m.a, m.b) ?? 0;
export const unit = (/** @type {number[]} */ v) => scale(v, 1 / norm(v));
export const below = (/** @type {Model} */ m, c = cos(m)) => (m.facts ? 1 - shareAbove(m.facts.cuts, c) : null);
export const least = (/** @type {Facts} */ f) => f.cuts[f.cuts.length - 1];
/** @template T @param {(f: Facts) => T} of */
export const ofFacts = (of) => (/** @type {Model} */ m) => (m.facts ? of(m.facts) : null);
export const without = (/** @type {Model} */ m, /** @type {number[]} */ mean) =>
  cosine(subtract(m.a, mean), subtract(m.b, mean));
export const meanOf = (/** @type {number[][]} */ rows) => scale(rows.reduce(add), 1 / rows.length);
export const longer = (/** @type {Model} */ m, /** @type {number} */ k) => scale(m.a, k);
/**
 * Of v with the sum of p and q; none where that is zero but for rounding. @param {number[]} v @param {number[]} p
 * @param {number[]} q
 */
const toSum = (v, p, q) => (norm(add(p, q)) <= NOTHING * (norm(p) + norm(q)) ? null : cosine(v, add(p, q)));
export const toMean = (/** @type {Model} */ m, /** @type {number} */ k) => toSum(longer(m, k), longer(m, k), m.b);
export const fromMean = (/** @type {Model} */ m, /** @type {number} */ k) => toSum(m.b, longer(m, k), m.b);
export const toUnits = (/** @type {Model} */ m) => toSum(m.a, unit(m.a), unit(m.b));
export const opposed = (/** @type {Model} */ m) => (m.opposites ? cosine(m.opposites[0], m.opposites[1]) : null);

/** Between 8-bit codes of a range for each dimension. @param {Model} m */
export const codes = ({ a, b, facts: f }) => (f ? cosine(codesOf(a, f.low, f.high), codesOf(b, f.low, f.high)) : null);
/** The mean of the model's words; of vectors that were typed theirs. @param {Model} m */
export const origin = (m) => m.facts?.mean ?? meanOf([m.a, m.b]);
