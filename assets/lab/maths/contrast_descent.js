/**
 * Gradient steps on the cosine of two points of the plane. Twin of lib/cosine_lab/maths/learning/contrast_descent.py
 * and
 * contrast_growth.py (Draganov, Vadgama and Bekkers 2024).
 *
 * ∇_z cos(z, t) = (I − ẑ ẑᵀ) t̂ / ‖z‖ is tangent to the circle through z: sin φ / ‖z‖ along the
 * quarter turn of ẑ. So points on one line, aligned or opposite, give exactly zero.
 *
 * @import {Point} from "./vectors.js"
 */

import { add, cosine, dot, norm, quarterTurn, scale } from "./vectors.js";

/** A cosine this near to the goal has reached it. */
const ROUNDING = 1e-12;

/** sin of the angle from z to t, in [−1, 1]; null where one is zero. @param {Point} z @param {Point} t */
export function signedSine(z, t) {
  const [a, b] = [norm(z), norm(t)];
  if (a === 0 || b === 0) return null;
  return (z[0] / a) * (t[1] / b) - (z[1] / a) * (t[0] / b);
}

/** Angle between z and t in radians, in [0, π]; null where one is zero. @param {Point} z @param {Point} t */
export function angle(z, t) {
  const sine = signedSine(z, t);
  return sine === null ? null : Math.atan2(Math.abs(sine), dot(scale(z, 1 / norm(z)), scale(t, 1 / norm(t))));
}

/** ∇_z cos(z, t); null where one is zero. @param {Point} z @param {Point} t @returns {number[] | null} */
export function cosineGradient(z, t) {
  const sine = signedSine(z, t);
  if (sine === null) return null;
  const length = norm(z);
  return scale(quarterTurn(scale(z, 1 / length)), sine / length);
}

/**
 * The pair after one step z ← z + η ∇_z cos, of t as well where `both`; null where one is zero.
 * @param {Point} z @param {Point} t @param {number} rate η > 0 @param {boolean} both
 * @returns {[number[], number[]] | null}
 */
export function stepped(z, t, rate, both) {
  positive(rate);
  const [first, second] = [cosineGradient(z, t), cosineGradient(t, z)];
  if (!first || !second) return null;
  return [add(z, scale(first, rate)), both ? add(t, scale(second, rate)) : [...t]];
}

/**
 * Steps until cos(z, t) ≥ goal; null if more than `most`, and where no step changes anything.
 * @param {Point} z @param {Point} t @param {number} goal @param {number} rate η > 0 @param {number} most
 * @param {boolean} both whether t moves as well
 */
export function stepsToCosine(z, t, goal, rate, most, both) {
  let pair = [z, t];
  for (let step = 0; step <= most; step += 1) {
    if ((cosine(pair[0], pair[1]) ?? -1) >= goal - ROUNDING) return step;
    if (!signedSine(pair[0], pair[1])) return null;
    pair = /** @type {[number[], number[]]} */ (stepped(pair[0], pair[1], rate, both));
  }
  return null;
}

/**
 * ‖z′‖ = √(‖z‖² + η² sin²φ / ‖z‖²), exact because a step is orthogonal to z. @param {number} length
 * @param {number} sine @param {number} rate
 */
export function grownNorm(length, sine, rate) {
  positive(length);
  if (!(Math.abs(sine) <= 1) || !Number.isFinite(rate))
    throw new RangeError("grownNorm needs a sine in [-1, 1] and a finite rate");
  return Math.hypot(length, (rate * sine) / length);
}

/** η / ‖z‖², the angle a step turns per unit of sin φ while it is small. @param {number} length @param {number} rate */
export function effectiveRate(length, rate) {
  return positive(rate) / positive(length) ** 2;
}

/** @param {number} value */
function positive(value) {
  if (!(Number.isFinite(value) && value > 0)) throw new RangeError(`a step needs a number above 0, got ${value}`);
  return value;
}
