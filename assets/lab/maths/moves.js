/**
 * The parts of a move: factors for the rows’ lengths, and turns.
 *
 * @typedef {import("./vectors.js").Rows} Rows
 */

import { norm, scale } from "./vectors.js";

/** The matrix that turns by an angle in radians, row by row. @param {number} angle */
export function rotation(angle) {
  return [Math.cos(angle), -Math.sin(angle), Math.sin(angle), Math.cos(angle)];
}

/** The A whose A⁻ᵀ turns rows by so many degrees and makes them `size` times as long. @param {number} degrees @param {number} size */
export function similarity(degrees, size) {
  return rotation((degrees * Math.PI) / 180).map((entry) => entry / size);
}

/** The factors that take each row's length ‖w‖ to ‖w‖^(1 − t); a zero row stays zero. @param {Rows} W @param {number} t */
export function shrinking(W, t) {
  return W.map((row) => {
    const length = norm(row);
    return length === 0 ? 1 : length ** -t;
  });
}

/** Rows times their factors. @param {Rows} W @param {readonly number[]} factors @returns {number[][]} */
export function resized(W, factors) {
  return W.map((row, k) => scale(row, factors[k]));
}
