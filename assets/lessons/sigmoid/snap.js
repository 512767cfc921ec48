/**
 * Two labels' lines coincide where one row is a multiple of the other: no hand meets that to the last digit, so a move
 * that all but does is taken there; no step is about it: where ticks are away, as in each, a hand is followed.
 */

import { norm, scale, subtract } from "../../lab/maths/vectors.js";
import { footOn } from "../../plane/snap.js";
/** @import {Point} from "../../lab/maths/vectors.js" */

/**
 * Where a handle goes: onto the nearest line on which two lines of labels coincide, if that is within reach.
 * @type {import("../../plane/types.js").Snap}
 */
export function snap({ state, after }, { kind, index }, p, reach, drawn) {
  if (!drawn(".ticks")) return p;
  const feet = linesFor(kind, index, state.unembeddings, after.rows).map(([at, along]) => footOn(at, along, p));
  const distance = (/** @type {Point} */ foot) => norm(subtract(foot, p));
  const nearest = feet.sort((a, b) => distance(a) - distance(b))[0];
  return nearest && distance(nearest) < reach ? nearest : p;
}

/**
 * Lines, each a point and a direction, on which the handle lays one label's line on another's. @param {string} kind
 * @param {number} index @param {readonly Point[]} rows @param {readonly Point[]} moved @returns {[Point, Point][]}
 */
function linesFor(kind, index, rows, moved) {
  if (kind === "unembedding") return moved.filter((row, k) => k !== index && norm(row) > 0).map((row) => [[0, 0], row]);
  if (kind !== "shift") return [];
  const pairs = rows.flatMap((a, i) =>
    rows.slice(i + 1).map((b) => /** @type {[Point, Point]} */ ([scale(a, -1), subtract(b, a)])),
  );
  return pairs.filter(([, along]) => norm(along) > 0);
}
