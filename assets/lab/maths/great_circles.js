/**
 * The sphere of directions in three dimensions, cut along x·a = 0 for every normal a, and in how many
 * regions hyperplanes through 0 cut a space of any dimension.
 *
 * @import {Region, Vector} from "./types.js"
 */

import { cross } from "./cross.js";
import { dot, largestEntry, norm, scale, subtract } from "./vectors.js";

/** Circles and crossings nearer to one another than this (in radians) count as one. */
const SAME = 1e-9;

/**
 * The regions between the great circles, none of which has an edge of half a circle; null where a
 * normal is zero, or there is none.
 * @param {readonly Vector[]} normals of three coordinates @returns {Region[] | null}
 */
export function sphereRegions(normals) {
  const U = normals.map(unit);
  if (!U.length || U.some((u) => !u.some(Boolean))) return null;
  const circles = distinct(U);
  const frame = framed(circles);
  const corners = frame.map((_, k) => unit(cross(frame[(k + 1) % 3], frame[(k + 2) % 3])));
  /** @type {number[][][]} */
  let pieces = [0, 1, 2, 3, 4, 5, 6, 7].map((octant) =>
    corners.map((corner, k) => scale(corner, (octant >> k) & 1 ? -1 : 1)),
  );
  for (const u of circles) if (!frame.includes(u)) pieces = pieces.flatMap((piece) => halves(piece, u));
  /** @type {Map<string, number[][][]>} */
  const bySigns = new Map();
  for (const piece of pieces) {
    const signs = U.map((u) => (dot(u, middle(piece)) > 0 ? "+" : "-")).join("");
    bySigns.set(signs, [...(bySigns.get(signs) ?? []), piece]);
  }
  return [...bySigns.keys()].sort().map((signs) => {
    const region = /** @type {number[][][]} */ (bySigns.get(signs));
    return { signs, pieces: region, centre: middle(region.map(middle)) };
  });
}

/**
 * In how many regions hyperplanes through 0 with these normals cut their space: one, and for each hyperplane as many as
 * those before it cut that hyperplane into. Null beyond `limit`, and where a normal is zero.
 * @param {readonly Vector[]} normals @param {number} limit @returns {number | null}
 */
export function countRegions(normals, limit) {
  const units = normals.map(unit);
  return units.some((u) => !u.some(Boolean)) ? null : counted(distinct(units), limit);
}

/** @param {Vector[]} U distinct @param {number} limit @returns {number | null} */
function counted(U, limit) {
  let total = 1;
  for (let k = 0; k < U.length && total <= limit; k += 1) {
    const inside = U.slice(0, k).map((u) => unit(subtract(u, scale(U[k], dot(u, U[k])))));
    const count = counted(distinct(inside), limit - total);
    if (count === null) return null;
    total += count;
  }
  return total > limit ? null : total;
}

/** As long as 1; zero stays. @param {Vector} a @returns {number[]} */
function unit(a) {
  const top = largestEntry(a);
  if (top === 0) return [...a];
  const b = scale(a, 1 / top);
  return scale(b, 1 / norm(b));
}

/** One of those that are parallel. @param {readonly Vector[]} U units @returns {Vector[]} */
function distinct(U) {
  /** @type {Vector[]} */
  const unique = [];
  for (const u of U) if (unique.every((other) => apart(u, other))) unique.push(u);
  return unique;
}

/** Whether two units lie on different lines. @param {Vector} u @param {Vector} v */
function apart(u, v) {
  return norm(subtract(u, scale(v, dot(u, v)))) > SAME;
}

/**
 * Three directions that span space: of the normals as many as can be, the widest apart.
 * @param {readonly Vector[]} circles distinct @returns {Vector[]}
 */
function framed(circles) {
  const [a] = circles;
  const second = widest(circles, (u) => norm(cross(a, u)));
  const b =
    second ??
    unit(
      cross(
        a,
        [0, 1, 2].map((k) => Number(k === slimmest(a))),
      ),
    );
  const third = second && widest(circles, (u) => Math.abs(dot(cross(a, b), u)));
  return [a, b, third ?? unit(cross(a, b))];
}

/**
 * The first that is the widest, to within rounding; null where none has any width. @param {readonly Vector[]} from
 * @param {(u: Vector) => number} width
 */
function widest(from, width) {
  const widths = from.map(width);
  const most = Math.max(...widths);
  return most > SAME ? from[widths.findIndex((each) => each >= most - SAME)] : null;
}

/** The coordinate that is smallest. @param {Vector} a */
function slimmest(a) {
  const sizes = a.map(Math.abs);
  return sizes.indexOf(Math.min(...sizes));
}

/**
 * A piece where u·x ≥ 0 and where u·x ≤ 0, as far as there is any of it. @param {number[][]} piece @param {Vector} u
 */
function halves(piece, u) {
  const sides = piece.map((corner) => {
    const side = dot(corner, u);
    return Math.abs(side) <= SAME ? 0 : side;
  });
  if (sides.every((side) => side >= 0) || sides.every((side) => side <= 0)) return [piece];
  /** @type {[number[][], number[][]]} */
  const [plus, minus] = [[], []];
  piece.forEach((corner, k) => {
    const next = (k + 1) % piece.length;
    if (sides[k] >= 0) plus.push(corner);
    if (sides[k] <= 0) minus.push(corner);
    if (sides[k] * sides[next] >= 0) return;
    const [from, to] = [scale(corner, Math.abs(sides[next])), scale(piece[next], Math.abs(sides[k]))];
    const crossing = unit(from.map((value, i) => value + to[i]));
    plus.push(crossing);
    minus.push(crossing);
  });
  return [plus, minus];
}

/** The direction of the sum. @param {readonly Vector[]} corners */
function middle(corners) {
  return unit(corners.reduce((sum, corner) => sum.map((value, k) => value + corner[k]), [0, 0, 0]));
}
