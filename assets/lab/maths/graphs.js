/**
 * Two graphs on the labels of a softmax classifier in the plane: who is close in cosine, and who can
 * tie for the top.
 *
 * Close: each label's two nearest by cosine, because a corner of a hull in the plane has two
 * neighbours on it, and only within a right angle. Equal cosines (within 1e-12) go to the lowest
 * index; a zero row has no angle, hence no neighbours and is nobody's.
 *
 * @import {Graphs, Pair} from "./types.js" @import {Rows} from "./vectors.js"
 */

import { competitors } from "./hull.js";
import { cosines, dot, largestOfRows, norm, quarterTurn, scale, subtract } from "./vectors.js";

const CLOSE = 2;
const EQUAL = 1e-12;

/**
 * Both graphs, as neighbours of each label and as pairs i < j, from the rows (their cosines seen from the origin).
 * @param {Rows} W
 */
export function graphsOf(W) {
  const C = cosines(W);
  const close = W.map((_, i) => closest(C[i], i));
  const tying = competitors(W);
  const tie = W.map((_, i) => tying.filter((pair) => pair.includes(i)).map(([a, b]) => (a === i ? b : a)));
  const closePairs = new Map();
  close.forEach((others, i) =>
    others.forEach((j) => closePairs.set(String([i, j].sort(ascending)), [i, j].sort(ascending))),
  );
  return { C, close, tie, closePairs: [...closePairs.values()], tiePairs: tying };
}

/**
 * The most alike pair that can never tie for the top and the least alike that can; null where there
 * is none. If cosine told who competes, the first would be the less alike.
 * @param {Graphs} graphs
 */
export function extremes({ C, tie }) {
  /** @type {Pair | null} */
  let never = null;
  /** @type {Pair | null} */
  let can = null;
  for (let i = 0; i < C.length; i += 1) {
    for (let j = i + 1; j < C.length; j += 1) {
      const cosine = C[i][j];
      if (cosine === null) continue;
      if (tie[i].includes(j)) {
        if (can === null || cosine < can.cosine - EQUAL) can = { i, j, cosine };
      } else if (never === null || cosine > never.cosine + EQUAL) never = { i, j, cosine };
    }
  }
  return { never, can };
}

/**
 * The labels that are ahead where i and j tie, on the side where the tie is higher; [] where i and j
 * are themselves ahead, or coincide.
 * @param {Rows} W @param {number} i @param {number} j
 */
export function ahead(W, i, j) {
  const step = subtract(W[i], W[j]);
  if (norm(step) === 0) return [];
  const normal = scale(quarterTurn(step), 1 / norm(step));
  const near = EQUAL * (largestOfRows(W) || 1);
  const sides = [normal, scale(normal, -1)].map((x) => W.map((row) => dot(row, x)));
  if (sides.some((scores) => Math.max(...scores) - Math.max(scores[i], scores[j]) <= near)) return [];
  const higher = sides[dot(W[i], normal) + dot(W[j], normal) < 0 ? 1 : 0];
  const top = Math.max(...higher);
  return higher.flatMap((score, k) => (top - score <= near ? [k] : []));
}

/** How many pairs are in one list and not in the other. @param {number[][]} some @param {number[][]} others */
export function pairDifference(some, others) {
  const [a, b] = [new Set(some.map(String)), new Set(others.map(String))];
  return [...a].filter((pair) => !b.has(pair)).length + [...b].filter((pair) => !a.has(pair)).length;
}

/** @param {(number | null)[]} cosinesOfRow @param {number} i */
function closest(cosinesOfRow, i) {
  const others = cosinesOfRow.flatMap((cosine, j) =>
    cosine === null || cosine <= EQUAL || j === i ? [] : [{ j, cosine }],
  );
  return others
    .sort((p, q) => (Math.abs(p.cosine - q.cosine) <= EQUAL ? p.j - q.j : q.cosine - p.cosine))
    .slice(0, CLOSE)
    .map(({ j }) => j);
}

/** @param {number} a @param {number} b */
function ascending(a, b) {
  return a - b;
}
