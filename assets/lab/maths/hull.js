import { frameOf, gapTo } from "./corners.js";
import { dot, largestEntry, subtract } from "./vectors.js";

/**
 * The convex hull of the rows, and what it says of a softmax classifier: who wins where, who
 * competes with whom. Twin of lib/cosine_lab/maths/classifier/hull.py.
 *
 * Label i can win strictly iff w_i is a corner of the hull (and no other row lies there); i and j can tie for the top,
 * all others strictly lower, iff they are neighbours on it with no further row between. A row within 1e-12 of the
 * extent of the rows (or a few rounding errors of their entries) from a segment lies on it.
 *
 * @import {Box, Polygon} from "./types.js"
 */

/**
 * Indices of the corners of the hull, counter-clockwise, from the lowest index on. Of coinciding rows the lowest index
 * stands for all; rows on an edge are left out. Rows on one line give two indices, rows in one point give one.
 * @param {readonly (readonly number[])[]} W
 * @returns {number[]}
 */
export function hull(W) {
  return frameOf(W).corners;
}

/**
 * The part of a convex polygon with normal·x ≥ offset; [] where nothing with an area is left.
 * @param {Polygon} polygon
 * @param {readonly number[]} normal
 * @param {number} offset
 * @returns {number[][]}
 */
export function clip(polygon, normal, offset) {
  /** @type {number[][]} */
  const corners = [];
  polygon.forEach((p, k) => {
    const q = polygon[(k + 1) % polygon.length];
    const [insideP, insideQ] = [dot(normal, p) - offset, dot(normal, q) - offset];
    if (insideP >= 0) pushCorner(corners, [...p]);
    if ((insideP > 0 && insideQ < 0) || (insideP < 0 && insideQ > 0)) {
      const t = insideP / (insideP - insideQ);
      pushCorner(corners, [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
    }
  });
  if (corners.length > 1 && sameCorner(corners[0], corners[corners.length - 1])) corners.pop();
  return corners.length < 3 || twiceArea(corners) === 0 ? [] : corners;
}

/**
 * The n decision regions {x : i = arg max W x} inside a box, as polygons: the normal cones of the
 * hull. [] for a label that never wins in the box; of coinciding rows the lowest index wins.
 * @param {readonly (readonly number[])[]} W
 * @param {Box} box
 * @returns {number[][][]}
 */
export function regions(W, box) {
  const { x0, x1, y0, y1 } = box;
  const { U, corners } = frameOf(W);
  /** @type {number[][][]} */
  const cells = W.map(() => []);
  corners.forEach((i, k) => {
    const neighbours = [corners[(k + 1) % corners.length], corners.at(k - 1) ?? i];
    /** @type {number[][]} */
    let cell = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    for (const j of neighbours) if (j !== i) cell = clip(cell, unitStep(U[i], U[j]), 0);
    cells[i] = cell;
  });
  return cells;
}

/**
 * The pairs [i, j], i < j, that can tie for the top while all other labels are strictly lower:
 * neighbours on the hull with no further row on the closed segment between them, and two rows
 * that coincide with one another (and nobody else) in a corner.
 * @param {readonly (readonly number[])[]} W
 * @returns {number[][]}
 */
export function competitors(W) {
  const { U, corners, tolerance } = frameOf(W);
  const edges = corners.length < 3 ? 1 : corners.length;
  const faces = corners.map((i) => [i, i]);
  for (let k = 0; k < edges; k++) faces.push([corners[k], corners[(k + 1) % corners.length]]);
  const pairs = new Map();
  for (const [i, j] of faces) {
    const rows = W.map((_, k) => k).filter((k) => gapTo(U[k], U[i], U[j]) <= tolerance);
    if (rows.length === 2) pairs.set(String(rows), rows);
  }
  return [...pairs.values()].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
}

/** (a − b) divided by its largest entry. @param {readonly number[]} a @param {readonly number[]} b */
function unitStep(a, b) {
  const step = subtract(a, b);
  const top = largestEntry(step);
  return step.map((value) => value / top);
}

/** @param {number[][]} corners @param {number[]} p */
function pushCorner(corners, p) {
  if (corners.length === 0 || !sameCorner(corners[corners.length - 1], p)) corners.push(p);
}

/** @param {readonly number[]} p @param {readonly number[]} q */
function sameCorner(p, q) {
  return p[0] === q[0] && p[1] === q[1];
}

/** @param {number[][]} polygon */
function twiceArea(polygon) {
  return polygon.reduce((sum, p, k) => {
    const q = polygon[(k + 1) % polygon.length];
    return sum + p[0] * q[1] - p[1] * q[0];
  }, 0);
}
