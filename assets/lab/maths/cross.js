/** The cross product of vectors of three coordinates. @import {Vector} from "./types.js" */

/** a × b. @param {Vector} a @param {Vector} b @returns {number[]} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
