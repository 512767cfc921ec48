/**
 * What can be read off the scene of an own model: of the pair, of the model that the surface was told, of all labels.
 */

import { centred } from "../../lab/maths/centring.js";
import { measure } from "../../lab/maths/measures.js";
import { add, cosine as cosineOf, dot, norm, scale, subtract } from "../../lab/maths/vectors.js";
import { chance, count, label, number, once, readingsOf, truth } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { PAIR } from "../../plane/readings.js";

/**
 * @import {Declared, Kind, Live, Near, Panels} from "./types.js" @import {Scene} from "../../plane/types.js"
 * @import {Point} from "../../lab/maths/vectors.js"
 */

export const NUMBERS = /** @type {const} */ (["cosine", "dot", "distance", "unit", "centred"]);

/**
 * What a panel of the surface was told. @template {keyof Panels} P @param {Scene} scene @param {P} panel
 * @returns {Panels[P] | null}
 */
const told = ({ source }, panel) => source.panels?.[panel] ?? null;

/** Before the move and after, the numbers of the pair. */
const numbersIn = once((/** @type {Scene} */ scene) => {
  const {
    before,
    after,
    pair: { i, j },
  } = scene;
  const unit = told(scene, "pair-numbers")?.unit ?? 1;
  return [before.rows, after.rows].map((W, moved) => ({
    ...numbersOf(W[i], W[j], unit),
    centred: centredIn(scene, moved),
  }));
});

/** @param {Point} a @param {Point} b @param {number} unit */
function numbersOf(a, b, unit) {
  return {
    cosine: cosineOf(a, b),
    dot: dot(a, b) * unit * unit,
    distance: norm(subtract(a, b)) * unit,
    unit: measure("normalised-euclidean", a, b),
  };
}

/**
 * The cosine of the pair's whole rows less the mean of all, before a move or after it. @param {Scene} scene
 * @param {number} moved
 */
function centredIn(scene, moved) {
  const [live, { pair: [i, j] = [] }] = [told(scene, "whole-model")?.live, told(scene, "nearest-label") ?? {}];
  if (!live || i === undefined) return null;
  const W = centred(live.rows.map((row) => add(row, scale(shiftIn(live, scene.state.shift), moved)).slice(0, -1)));
  return cosineOf(W[i], W[j]);
}

/** A move of the plane's zero, as it is added to whole rows. @param {Live} live @param {Point} shift */
const shiftIn = ({ axes }, [x, y]) => add(scale(axes[0], x), scale(axes[1], y));

/** The others by falling cosine with the first of the pair, before and after. */
export const nearestIn = once((/** @type {Scene} */ scene) => {
  const { places = [], pair = [] } = told(scene, "nearest-label") ?? {};
  return places.length
    ? [[0, 0], scene.state.shift].map((shift) => nearest(places, pair[scene.pair.i], shift))
    : [[], []];
});

/**
 * The others by falling cosine; those without an angle are nobody's neighbours.
 * @param {readonly (readonly number[])[]} places @param {number} own @param {readonly number[]} shift @returns {Near[]}
 */
function nearest(places, own, [x, y]) {
  const moved = places.map(([p, q, across]) => [p + x, q + y, across]);
  const [a, b] = moved[own]; // a label of the pair lies in the plane: nothing across
  const found = moved.map((each, k) => ({ label: k, cosine: k === own ? null : cosineOf([a, b, 0], each) }));
  return /** @type {Near[]} */ (found.filter((each) => each.cosine !== null)).sort((p, q) => q.cosine - p.cosine);
}

/**
 * Of a model, what compares it as it came with a translated one, by what reads its weights.
 * @type {WeakMap<Live, Partial<Record<Kind, (shift: Point) => {changed: number, maxDp: number}>>>}
 */
const comparing = new WeakMap();

/**
 * The model as it came against the translated one, each from its own weights. @param {Scene} scene
 * @param {Kind} [kind] what reads them
 */
export function comparedIn(scene, kind) {
  const live = told(scene, "whole-model")?.live;
  if (!live) return null;
  const by = comparing.get(live) ?? {};
  comparing.set(live, by);
  const wanted = kind ?? live.head;
  return (by[wanted] ??= comparedWith(live, wanted))(scene.state.shift);
}

/** @param {Live} live @param {Kind} kind */
function comparedWith(live, kind) {
  const { rows, points } = live;
  const head = HEADS[kind];
  const all = (/** @type {import("../../lab/maths/vectors.js").Rows} */ W) =>
    Float64Array.from(points.flatMap((x) => head.at(W, x)));
  const before = all(rows);
  return (/** @type {Point} */ shift) =>
    head.compare(before, all(rows.map((each) => add(each, shiftIn(live, shift)))), rows.length);
}

/**
 * The scores of the first input the browser holds, for each label: before the move, after it, and by how much they
 * changed.
 */
export const scoredIn = once((/** @type {Scene} */ scene) => {
  const live = told(scene, "whole-model")?.live;
  if (!live) return [];
  const [
    {
      rows,
      points: [x],
    },
    shift,
  ] = [live, shiftIn(live, scene.state.shift)];
  return rows.map((row) => ({ before: dot(row, x), after: dot(add(row, shift), x), change: dot(shift, x) }));
});

/** Those of the input that a panel tells. @param {"before" | "after" | "change"} part @returns {Declared} */
const scored = (part) => ({
  [`score-${part}:*`]: number((scene, k) => scoredIn(scene)[Number(k) - 1]?.[part] ?? null, {
    over: (scene) => scoredIn(scene).map((_, k) => String(k + 1)),
    words: "point-scores.name",
  }),
});

/** @param {Scene} scene @param {0 | 1} when */
const first = (scene, when) => nearestIn(scene)[when][0]?.label ?? null;

/** @param {Scene} scene */
function nearestMoved(scene) {
  const [old, now] = [first(scene, 0), first(scene, 1)];
  return old === null || now === null ? null : Number(old !== now);
}

/** @param {typeof NUMBERS[number]} name @returns {Declared} */
function pairNumber(name) {
  const of = (/** @type {Scene} */ scene) => numbersIn(scene).map((each) => each[name]);
  const change = (/** @type {Scene} */ scene) => {
    const [p, q] = of(scene);
    return p === null || q === null ? null : Math.abs(q - p);
  };
  const equal = (/** @type {string} */ other) => (name === "cosine" ? { from: [other] } : {});
  return {
    [`${name}-before`]: number((scene) => of(scene)[0], { words: `pair-numbers.${name}`, ...equal("cos-before") }),
    [`${name}-after`]: number((scene) => of(scene)[1], { words: `pair-numbers.${name}`, ...equal("cos") }),
    [`${name}-change`]: number(change, { low: 0, words: `pair-numbers.${name}`, from: [`${name}-after`] }),
  };
}

/** @param {Scene} scene */
const points = (scene) => told(scene, "whole-model")?.live.points.length ?? 0;

/** @type {Declared} */
const OWN = {
  changed: count((scene) => comparedIn(scene)?.changed ?? null, { high: points, words: "whole-model.changed" }),
  "max-dp": chance((scene) => comparedIn(scene)?.maxDp ?? null, { words: "whole-model.max-dp" }),
  "sets-changed": count((scene) => comparedIn(scene, "sigmoid")?.changed ?? null, {
    high: points,
    words: "as-sigmoid.changed",
  }),
  "nearest-before": label((scene) => first(scene, 0), { words: "nearest-label.before" }),
  nearest: label((scene) => first(scene, 1), { words: "nearest-label.now" }),
  "nearest-moved": truth(nearestMoved, { from: ["nearest"] }),
  ...Object.assign({}, ...NUMBERS.map(pairNumber), .../** @type {const} */ (["before", "after", "change"]).map(scored)),
};

/** @type {Declared} */
export const READINGS = { ...PAIR, ...OWN };
export const readings = readingsOf(READINGS);
