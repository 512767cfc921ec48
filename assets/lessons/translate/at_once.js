/**
 * How many pairs can be opposite at once: the origin then lies between the two labels of each, where the segments from
 * label to label cross.
 */

import { dot, norm, subtract } from "../../lab/maths/vectors.js";

/** Labels up to which all crossings are looked at. */
const MOST = 10;
const NEAR = 1e-9;

/** How near to −1 a hand brings a cosine: what is shown as −1.00 is there. */
const EXACT = 5e-3;

/** @param {number | null} cosine */
export const isOpposite = (cosine) => cosine !== null && cosine <= EXACT - 1;

/**
 * @typedef {{count: number, at: (readonly number[])[]}} Most pairs, and the crossings between the labels of so many
 * @type {WeakMap<readonly (readonly number[])[], Most | null>}
 */
const known = new WeakMap();

/** The most pairs; null of more labels than are looked at. @param {readonly (readonly number[])[]} rows */
export const atOnce = (rows) => mostOf(rows)?.count ?? null;

/** The most pairs, and where. @param {readonly (readonly number[])[]} rows */
export function mostOf(rows) {
  if (!known.has(rows)) known.set(rows, rows.length > MOST ? null : most(rows));
  return known.get(rows) ?? null;
}

/** @param {readonly (readonly number[])[]} rows @returns {Most} */
function most(rows) {
  const segments = rows.flatMap((a, i) => rows.slice(i + 1).map((b) => [a, b]));
  /** @type {Most} */
  const best = { count: Number(segments.some(([a, b]) => norm(subtract(a, b)) > NEAR)), at: [] };
  for (const at of segments.flatMap((one, k) => segments.slice(k + 1).map((other) => crossing(one, other)))) {
    const count = at ? segments.filter((each) => between(each, at)).length : 0;
    if (count > best.count) Object.assign(best, { count, at: [at] });
    else if (at && best.at.length && count === best.count) best.at.push(at);
  }
  return best;
}

/**
 * Where two lines cross; null of parallel ones. @param {(readonly number[])[]} one
 * @param {(readonly number[])[]} other
 */
function crossing([a, b], [c, d]) {
  const [along, across, gap] = [subtract(b, a), subtract(d, c), subtract(c, a)];
  const area = along[0] * across[1] - along[1] * across[0];
  if (Math.abs(area) < NEAR) return null;
  const part = (gap[0] * across[1] - gap[1] * across[0]) / area;
  return [a[0] + part * along[0], a[1] + part * along[1]];
}

/**
 * Whether a place is between two labels, and at neither. @param {(readonly number[])[]} segment
 * @param {readonly number[]} at
 */
function between([a, b], at) {
  const [to, from] = [subtract(a, at), subtract(b, at)];
  return dot(to, from) < -NEAR && Math.abs(to[0] * from[1] - to[1] * from[0]) < NEAR * norm(to) * norm(from) + NEAR;
}
