/** Numbers of a run as a reader sees them. */

import { fixed, magnitude } from "../../lab/numbers.js";

const ROUNDING = 1e-12; // a gradient this small is none

/** @param {number | null} steps @param {string} more what to say of too many */
export function counted(steps, more) {
  return steps === null ? more : steps.toLocaleString("en");
}

/** @param {string} key @param {number | null} value */
export function shown(key, value) {
  if (value === null) return fixed(null);
  if (key === "length" || key === "law" || key === "measured") return fixed(value, 4);
  if (key === "turn") return `${fixed(value, 1)}°`;
  return value >= 0.1 ? fixed(value, 3) : value >= 0.001 || value < ROUNDING ? fixed(value, 4) : magnitude(value);
}
