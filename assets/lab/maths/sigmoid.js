/** The sigmoid (multi-label) classifier p(y_i = 1 | x) = σ(w_i·x). Twin of lib/maths/classifier/sigmoid.py. */

/**
 * σ(z) = 1 / (1 + e^{−z}) in [0, 1]; the exponential only ever sees −|z|, so it cannot overflow.
 * @param {number} z
 * @returns {number}
 */
export function sigmoid(z) {
  const tail = Math.exp(-Math.abs(z));
  return (z < 0 ? tail : 1) / (1 + tail);
}
