import { differences } from "./braid.js";
import { clip } from "./hull.js";
import { dot, largestEntry, largestOfRows, norm, quarterTurn, scale } from "./vectors.js";

/**
 * Label sets and rankings in the plane: the sectors between the lines w_i·x = 0, and between the
 * lines (w_i − w_j)·x = 0. Twin of lib/cosine_lab/maths/rankings/patterns.py for two dimensions without bias.
 *
 * Lines within 1e-9 rad of one another count as one; a row (or a difference of rows) shorter than 1e-12 of the largest
 * entry counts as zero. Then no pattern without a tie exists: signPatterns and rankings are empty, and the regions show
 * "0" for the sign of a zero row and order equal rows by their index.
 *
 * @import {Frame, Sector, Unembeddings} from "./types.js"
 */

/** Longest listing of what is impossible: 5! rankings, 2⁵ label sets. */
const LISTED_LABELS = 5;

/**
 * The regions of constant sign(W x) inside a frame.
 * @param {Unembeddings} W
 * @param {Frame} box
 * @returns {(Sector & {pattern: string})[]}
 */
export function signRegions(W, box) {
  return sectors(walls(W, W)).map((sector) => ({
    pattern: signsAt(W, sector.middle),
    polygon: polygonOf(sector, box),
    from: sector.from,
    to: sector.to,
  }));
}

/**
 * The regions of constant ranking (labels from best to worst) inside a frame.
 * @param {Unembeddings} W
 * @param {Frame} box
 * @returns {(Sector & {ranking: number[]})[]}
 */
export function rankingRegions(W, box) {
  return sectors(walls(W, differences(W))).map((sector) => ({
    ranking: rankingAt(W, sector.middle),
    polygon: polygonOf(sector, box),
    from: sector.from,
    to: sector.to,
  }));
}

/** S(W): the sign patterns without a zero, "+" before "-". @param {Unembeddings} W @returns {string[]} */
export function signPatterns(W) {
  const lines = walls(W, W);
  if (lines.length < W.length) return [];
  return sectors(lines)
    .map(({ middle }) => signsAt(W, middle))
    .sort();
}

/**
 * R(W): the rankings without a tie, labels from best to worst, in lexicographic order.
 * @param {Unembeddings} W
 * @returns {number[][]}
 */
export function rankings(W) {
  const lines = walls(W, differences(W));
  if (lines.length < (W.length * (W.length - 1)) / 2) return [];
  return sectors(lines)
    .map(({ middle }) => rankingAt(W, middle))
    .sort(lexicographic);
}

/**
 * How many of the n! rankings no input can get, and which (null for more than five labels).
 * @param {Unembeddings} W
 * @returns {{count: number, list: number[][] | null}}
 */
export function impossibleRankings(W) {
  const possible = rankings(W);
  const count = W.reduce((product, _, i) => product * (i + 1), 1) - possible.length;
  if (W.length > LISTED_LABELS) return { count, list: null };
  const known = new Set(possible.map(String));
  const all = permutations(W.map((_, i) => i));
  return { count, list: all.filter((ranking) => !known.has(String(ranking))) };
}

/**
 * Directions of the lines normal·x = 0, one for each normal that is not zero, in the upper half plane, sorted by angle.
 * @param {Unembeddings} W
 * @param {Unembeddings} normals
 */
function walls(W, normals) {
  const zero = 1e-12 * largestOfRows(W);
  return normals
    .filter((normal) => largestEntry(normal) > zero)
    .map((normal) => {
      const along = quarterTurn(scale(normal, 1 / largestEntry(normal)));
      const up = along[1] > 0 || (along[1] === 0 && along[0] > 0) ? 1 : -1;
      const direction = along.map((value) => up * value + 0);
      return { direction, angle: Math.atan2(direction[1], direction[0]) };
    })
    .sort((a, b) => a.angle - b.angle);
}

/**
 * The sectors between lines through the origin, counter-clockwise from the first line on.
 * @param {{direction: number[], angle: number}[]} lines
 */
function sectors(lines) {
  const distinct = lines.filter((line, k) => k === 0 || line.angle - lines[k - 1].angle > 1e-9);
  const last = distinct[distinct.length - 1];
  if (distinct.length > 1 && distinct[0].angle + Math.PI - last.angle <= 1e-9) distinct.pop();
  if (distinct.length === 0) {
    return [{ from: 0, to: 2 * Math.PI, start: null, end: null, middle: [1, 0] }];
  }
  const opposite = distinct.map(({ direction, angle }) => ({
    direction: scale(direction, -1),
    angle: angle + Math.PI,
  }));
  const rays = [...distinct, ...opposite];
  return rays.map(({ direction: start, angle: from }, k) => {
    const next = rays[(k + 1) % rays.length];
    const end = next.direction;
    const to = k + 1 < rays.length ? next.angle : next.angle + 2 * Math.PI;
    const [a, b] = [norm(start), norm(end)];
    const middle = rays.length === 2 ? quarterTurn(start) : start.map((value, i) => value / a + end[i] / b);
    return { from, to, start, end, middle };
  });
}

/**
 * The part of a sector inside the frame.
 * @param {{start: number[] | null, end: number[] | null}} sector
 * @param {Frame} box
 * @returns {number[][]}
 */
function polygonOf({ start, end }, { x0, x1, y0, y1 }) {
  const whole = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  if (start === null || end === null) return whole;
  return clip(clip(whole, quarterTurn(start), 0), scale(quarterTurn(end), -1), 0);
}

/** @param {Unembeddings} W @param {readonly number[]} x */
function signsAt(W, x) {
  const zero = 1e-12 * largestOfRows(W);
  return W.map((row) => (largestEntry(row) <= zero ? "0" : dot(row, x) > 0 ? "+" : "-")).join("");
}

/** @param {Unembeddings} W @param {readonly number[]} x */
function rankingAt(W, x) {
  const scores = W.map((row) => dot(row, x));
  return W.map((_, i) => i).sort((i, j) => scores[j] - scores[i] || i - j);
}

/** @param {number[]} items @returns {number[][]} in lexicographic order */
function permutations(items) {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/** @param {readonly number[]} a @param {readonly number[]} b */
function lexicographic(a, b) {
  const k = a.findIndex((value, i) => value !== b[i]);
  return k < 0 ? 0 : a[k] - b[k];
}
