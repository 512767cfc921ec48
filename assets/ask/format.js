/** How a number of an answer is shown, by its name. */

import { agreed, counted, fixed, magnitude, onScale, percent, typed } from "../lab/numbers.js";

// from there on as a power of ten; less is not counted
const [LARGE, FEW] = [1e6, 1e-4];

/**
 * Digits of a share in percent: three that tell, and one more for each nine.
 * @param {number} edge the share, or what is lacking to all
 */
const digitsOf = (edge) => (edge < 0.001 ? 3 : edge < 0.01 ? 2 : 1);
/** A share of all pairs with the digits it is shown with. @param {number} share */
export const rounded = (share) => Number(share.toFixed(2 + digitsOf(Math.min(share, 1 - share))));

/** @param {number} share */
function shareText(share) {
  const edge = Math.min(share, 1 - share);
  if (edge === 0) return percent(share, 0);
  if (edge < FEW) return share < FEW ? `<${percent(FEW, 2)}` : `>${percent(1 - FEW, 2)}`;
  return percent(share, digitsOf(edge));
}

/**
 * A number as its name has it shown: a share, a count, a small size, all its digits, as typed, or three of them; of two
 * between which it lies, what both have. @param {string} name @param {import("./types.js").Written} value
 */
export function written(name, value) {
  const [kind] = name.split("-");
  if (value === null || value === undefined) return fixed(null);
  if (Array.isArray(value)) return agreed(value, 3);
  if (kind === "share") return shareText(value);
  if (kind === "count" || kind === "place") return counted(value);
  if (kind === "tiny") return magnitude(value);
  if (kind === "k" || kind === "line") return typed(value);
  if (kind === "part") return `${typed(value)}%`;
  return Math.abs(value) >= LARGE
    ? onScale(value, 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2))
    : fixed(value, kind === "exact" ? 9 : 3);
}
