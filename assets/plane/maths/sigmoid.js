import { logits } from "./softmax.js";

/** The sigmoid (multi-label) classifier p(y_i = 1 | x) = σ(w_i·x). Twin of lib/maths/sigmoid.py. */

/**
 * σ(z) = 1 / (1 + e^{−z}) in [0, 1]; the exponential only ever sees −|z|, so it cannot overflow.
 * @param {number} z
 * @returns {number}
 */
export function sigmoid(z) {
  const tail = Math.exp(-Math.abs(z));
  return (z < 0 ? tail : 1) / (1 + tail);
}

/**
 * sign(W x): 1 where label i is on, −1 where it is off, 0 exactly on its boundary.
 * @param {readonly (readonly number[])[]} W
 * @param {readonly number[]} x
 * @returns {number[]}
 */
export function signPattern(W, x) {
  return logits(W, x).map((score) => (score > 0 ? 1 : score < 0 ? -1 : 0));
}
