/**
 * Rankings of a softmax classifier in the plane: label numbers from best to worst. In lists and maps a
 * ranking goes by its key, "3,0,1,2". Pure.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {readonly (readonly number[])[]} Rows
 * @typedef {{now: number[][], gone: number[][], fresh: number[][], keys: Set<string>, twins: number[] | null,
 *   never: number[]}} Feasible rankings that can occur now, those of the original that cannot any more
 *   and those that could not before; two labels with one unembedding, which always tie, or null; labels
 *   that win nowhere
 */

import { short } from "./looks.js";
import { hull } from "./maths/hull.js";
import { obstruction } from "./maths/obstruction.js";
import { impossibleRankings, rankings } from "./maths/patterns.js";
import { largestEntry, norm, subtract } from "./maths/vectors.js";
import { seeded } from "./random.js";

/** All 5! rankings can be listed; of more labels, a sample of what is impossible. */
const LISTED_LABELS = 5;
/** Logits this near to one another, relative to the largest, are a tie. */
const TIE = 1e-12;
const SEPARATOR = "›";

/** @type {WeakMap<Scene, Feasible>} */
const known = new WeakMap();
/** @type {WeakMap<Rows, number[][]>} */
const listings = new WeakMap();

/** What can occur in a scene; computed once a frame. @param {Scene} scene @returns {Feasible} */
export function feasibleRankings(scene) {
  const found = known.get(scene) ?? listed(scene.after.rows, scene.before.rows);
  known.set(scene, found);
  return found;
}

/** @param {Rows} rows @param {Rows} original @returns {Feasible} */
function listed(rows, original) {
  const [now, before] = [rankings(rows), rankingsOnce(original)];
  const [keys, could] = [now, before].map((list) => new Set(list.map(String)));
  const wins = new Set(hull(rows));
  return {
    now,
    keys,
    gone: before.filter((ranking) => !keys.has(String(ranking))),
    fresh: now.filter((ranking) => !could.has(String(ranking))),
    twins: now.length ? null : twinsAmong(rows),
    never: rows.flatMap((_, k) => (wins.has(k) ? [] : [k])),
  };
}

/** R(W) of rows that stay for many frames. @param {Rows} rows */
function rankingsOnce(rows) {
  const found = listings.get(rows) ?? rankings(rows);
  listings.set(rows, found);
  return found;
}

/** Two labels with the same unembedding, or null. @param {Rows} rows */
function twinsAmong(rows) {
  let best = null;
  let least = Infinity;
  rows.forEach((row, i) =>
    rows.slice(i + 1).forEach((other, k) => {
      const apart = largestEntry(subtract(row, other));
      if (apart < least) [best, least] = [[i, i + 1 + k], apart];
    }),
  );
  return best;
}

/**
 * Rankings that cannot occur: all of up to five labels; of more, those that the original had and a
 * sample of the others, at most `most`.
 * @param {Rows} rows @param {Feasible} feasible @param {number} most
 */
export function impossibleAmong(rows, { keys, gone, twins }, most) {
  if (twins) return [];
  if (rows.length <= LISTED_LABELS) return impossibleRankings(rows).list ?? [];
  const random = seeded(rows.length);
  const found = new Map(gone.slice(0, most).map((ranking) => [String(ranking), ranking]));
  for (let tries = 0; found.size < most && tries < 20 * most; tries += 1) {
    const drawn = shuffled(rows.length, random);
    if (!keys.has(String(drawn))) found.set(String(drawn), drawn);
  }
  return [...found.values()];
}

/** A random order of 0 … n − 1 (Fisher and Yates). @param {number} n @param {import("./random.js").Random} random */
export function shuffled(n, random) {
  const order = Array.from({ length: n }, (_, k) => k);
  for (let k = n - 1; k > 0; k -= 1) {
    const other = Math.floor(random.uniform() * (k + 1));
    [order[k], order[other]] = [order[other], order[k]];
  }
  return order;
}

/** How many orders n labels have. @param {number} n */
export function orders(n) {
  let product = 1;
  for (let k = 2; k <= n; k += 1) product *= k;
  return product;
}

/**
 * How an embedding ranks the labels, and two neighbours in that order that tie, or null.
 * @param {Rows} rows @param {readonly number[]} x
 */
export function rankingOf(rows, x) {
  const logits = rows.map((row) => row[0] * x[0] + row[1] * x[1]);
  const order = rows.map((_, k) => k).sort((i, j) => logits[j] - logits[i] || i - j);
  const near = TIE * Math.max(...logits.map(Math.abs));
  const at = order.findIndex((i, k) => k > 0 && logits[order[k - 1]] - logits[i] <= near);
  return { order, tie: at < 0 ? null : [order[at - 1], order[at]] };
}

/**
 * Why a ranking is impossible: at most three of its steps "better minus worse", and weights with which
 * they add up to zero; then so do the gaps of their logits, which cannot all be positive. Null where it
 * can occur, or only in a region too thin to tell.
 * @param {Rows} rows @param {readonly number[]} ranking
 */
export function whyNot(rows, ranking) {
  const steps = ranking.slice(1).map((worse, k) => subtract(rows[ranking[k]], rows[worse]));
  const proof = obstruction(steps, "+".repeat(steps.length));
  return proof && { steps: proof.labels.map((k) => [ranking[k], ranking[k + 1]]), weights: proof.weights };
}

/**
 * The length that an unembedding must exceed, on its ray, to win somewhere: where the ray leaves the
 * convex hull of the others. Null where the ray does not meet it, or there is no ray.
 * @param {Rows} rows @param {number} k
 */
export function winningLength(rows, k) {
  const length = norm(rows[k]);
  if (length === 0) return null;
  const u = rows[k].map((x) => x / length);
  const others = rows.filter((_, i) => i !== k);
  const met = others.flatMap((a, i) => [a, ...others.slice(i + 1)].flatMap((b) => crossing(u, a, b)));
  return met.length ? Math.max(...met) : null;
}

/** Where the ray along u meets a segment: at most one length, two for a segment along the ray. @param {readonly number[]} u @param {readonly number[]} a @param {readonly number[]} b */
function crossing(u, a, b) {
  const [from, to] = [cross(u, a), cross(u, b)];
  if (from === to) return from === 0 ? [along(u, a), along(u, b)].filter((t) => t >= 0) : [];
  if (from * to > 0) return [];
  const t = cross(a, b) / (to - from);
  return t >= 0 ? [t] : [];
}

/** @param {readonly number[]} a @param {readonly number[]} b */
function cross(a, b) {
  return a[0] * b[1] - a[1] * b[0];
}

/** @param {readonly number[]} u @param {readonly number[]} p */
function along(u, p) {
  return u[0] * p[0] + u[1] * p[1];
}

/** A ranking in words: 3›0›1. @param {readonly number[]} ranking @param {readonly string[]} labels */
export function rankingName(ranking, labels) {
  return ranking.map((k) => labels[k]).join(SEPARATOR);
}

/** A ranking in a few letters: of many labels, the first ones. @param {readonly number[]} ranking @param {readonly string[]} labels */
export function shortRanking(ranking, labels, most = 20) {
  const names = ranking.map((k) => short(labels[k]));
  let shown = names.length;
  while (shown > 1 && [...names.slice(0, shown).join(SEPARATOR)].length > most) shown -= 1;
  return names.slice(0, shown).join(SEPARATOR) + (shown < names.length ? "…" : "");
}

/** The ranking of a key. @param {string} key */
export function rankingOfKey(key) {
  return key.split(",").map(Number);
}

/** A count, by its digits or, beyond twelve of them, by its size. @param {number} count */
export function counted(count) {
  if (count < 1e12) return count.toLocaleString("en-GB");
  const [digits, power] = count.toExponential(1).split("e+");
  return `${digits} × 10${[...power].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
}
