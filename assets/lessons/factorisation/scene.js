/**
 * What a state looks like: weights, cosines, separation, neighbours, and how far predictions moved.
 *
 * @import {Problem, Scene, Source, State} from "./types.js"
 */

import { numbersAs } from "../../lab/base64.js";
import { nearest, separation } from "../../lab/maths/clusters.js";
import { bends, compared, cosineTable, knots, splitWeights, unitRows, weights } from "../../lab/maths/factors.js";

export const HANDLES = 12;
export const EVEN = 1;
const NEIGHBOURS = 5;
const ROUNDING = 1e-6; // of cosines from numbers of 32 bits
const MOST_LIVE = 250;

/** @param {Problem} problem @returns {Source} */
export function sourceOf(problem) {
  const { names, groups, sigma, width, rank_most: most, full } = problem;
  return {
    names,
    groups,
    sigma,
    width,
    most,
    full,
    V: numbersAs(problem.V, Float32Array),
    scores: numbersAs(problem.users, Float32Array),
  };
}

/** Every s-th item, so that no more than 250 are shown. @param {Source} source */
export function thinned(source) {
  const step = Math.ceil(source.names.length / MOST_LIVE);
  return every(source.names.length, step);
}

/** @param {Source} source */
export function everyItem(source) {
  return every(source.names.length, 1);
}

/** @param {State} state @param {Source} source @param {number[]} items the items of the table */
export function solve(state, source, items) {
  const { rank, lam } = state;
  const at = knots(rank, HANDLES);
  const now = weights(source.sigma, rank, lam, state.gauge, bends(at, state.bend, rank));
  const even = weights(source.sigma, rank, lam, EVEN);
  const all = everyItem(source);
  const rows = unitRows(source, now.items, all);
  const panel = panelOf(rows, source, items);
  const { near, flat } = neighbours(rows, state.item, all.length);
  const before = neighbours(unitRows(source, even.items, all), state.item, all.length).near.map(({ item }) => item);
  return {
    state,
    source,
    at,
    now,
    sizes: sizesOf(source, now),
    shown: items,
    ...panel,
    near,
    before,
    fresh: near.filter(({ item }) => !before.includes(item)).length,
    flat,
    kept: compared(source, source.scores, now, even, items),
  };
}

/**
 * How long each direction's column is in the items' vectors, B, and in the users', X A; their product is the model's.
 * @param {Pick<Source, "sigma">} source @param {ReturnType<typeof weights>} now
 */
export const sizesOf = ({ sigma }, { items, users, product }) => ({
  items,
  users: users.map((a, i) => sigma[i] * a),
  product: product.map((f, i) => sigma[i] * f),
});

const FAR = 2; // decades up, of the three that a handle has

/**
 * The bend of one handle that brings the most new neighbours to the item, another nearest one first of all.
 * @param {State} state @param {Source} source @returns {{direction: number, bend: number[]}}
 */
export function farthest(state, source) {
  const { rank, lam, item } = state;
  const at = knots(rank, HANDLES);
  const all = everyItem(source);
  const flat = state.bend.map(() => 0);
  const listed = (/** @type {number[]} */ bend) =>
    neighbours(
      unitRows(source, weights(source.sigma, rank, lam, EVEN, bends(at, bend, rank)).items, all),
      item,
      all.length,
    ).near.map((each) => each.item);
  const before = listed(flat);
  const tried = at.map((direction, j) => {
    const bend = flat.map((_, k) => (k === j ? FAR : 0));
    const near = listed(bend);
    const fresh = near.filter((each) => !before.includes(each)).length;
    return { direction, bend, news: fresh + (near[0] === before[0] ? 0 : NEIGHBOURS + 1) };
  });
  return tried.reduce((best, each) => (each.news > best.news ? each : best));
}

/** @type {WeakMap<Source, {of: string, found: ReturnType<typeof farthest>}>} */
const farKnown = new WeakMap();

/** The farthest bend of a scene's item, sought once. @param {Scene} scene */
export function farOf({ state, source }) {
  const of = `${state.rank} ${state.lam} ${state.item}`;
  let known = farKnown.get(source);
  if (known?.of !== of) farKnown.set(source, (known = { of, found: farthest(state, source) }));
  return known.found;
}

/**
 * Cosines and separation of a gauge with a name, or of objective (2). @param {State} state @param {Source} source
 * @param {number | "split"} which @param {number[]} items
 */
export function solvePanel(state, source, which, items) {
  const { rank, lam } = state;
  const split = which === "split";
  const now = split ? splitWeights(source.sigma, rank, Math.sqrt(lam)) : weights(source.sigma, rank, lam, which).items;
  return panelOf(unitRows(source, now, everyItem(source)), source, items);
}

/** Who truly belongs together: 1 within a group, 0 across. @param {readonly number[]} groups @param {number[]} items */
export function truthTable(groups, items) {
  return Float64Array.from({ length: items.length ** 2 }, (_, at) =>
    groups[items[Math.floor(at / items.length)]] === groups[items[at % items.length]] ? 1 : 0,
  );
}

/** @param {Float64Array} rows unit rows of all items @param {Source} source @param {number[]} items */
function panelOf(rows, source, items) {
  const k = rows.length / source.names.length;
  const some =
    items.length === source.names.length
      ? rows
      : Float64Array.from({ length: items.length * k }, (_, at) => rows[items[Math.floor(at / k)] * k + (at % k)]);
  const table = cosineTable(some, items.length);
  return {
    table,
    split: separation(table, source.groups && items.map((item) => /** @type {number[]} */ (source.groups)[item])),
  };
}

/**
 * The nearest items; `flat` where no item is nearer than another but by rounding. @param {Float64Array} rows
 * @param {number} item @param {number} count
 */
function neighbours(rows, item, count) {
  const k = rows.length / count;
  const cosines = Float64Array.from({ length: count }, (_, other) => {
    let sum = 0;
    for (let i = 0; i < k; i += 1) sum += rows[item * k + i] * rows[other * k + i];
    return Math.min(Math.max(sum, -1), 1);
  });
  const others = cosines.filter((cosine, other) => other !== item && !Number.isNaN(cosine));
  const flat = others.length > 1 && others.every((cosine) => Math.abs(cosine - others[0]) < ROUNDING);
  const order = flat ? cosines.map((cosine) => 0 * cosine) : cosines;
  return { flat, near: nearest(order, item, NEIGHBOURS).map((other) => ({ item: other, cosine: cosines[other] })) };
}

/** @param {number} count @param {number} step */
function every(count, step) {
  return Array.from({ length: Math.ceil(count / step) }, (_, k) => k * step);
}
