/**
 * What can be read off the scene of an own model: of the pair, of the model that the surface was told, of all labels.
 */

import { magnitude, ofAll } from "../../lab/numbers.js";
import { centred } from "../../lab/maths/centring.js";
import { correlation } from "../../lab/maths/correlation.js";
import { add, cosine as cosineOf, dot, norm, scale } from "../../lab/maths/vectors.js";
import { chance, count, label, number, once, readingsOf, truth } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { PAIR } from "../../plane/readings.js";

/**
 * @import {Declared, Kind, Live, Near, Panels} from "./types.js" @import {Scene} from "../../plane/types.js"
 * @import {Point, Rows} from "../../lab/maths/vectors.js"
 */

export const NUMBERS = /** @type {const} */ (["cosine", "centred", "outputs", "own-score"]);

/**
 * What a panel of the surface was told. @template {keyof Panels} P @param {Scene} scene @param {P} panel
 * @returns {Panels[P] | null}
 */
const sourceOf = ({ source }, panel) => source.panels?.[panel] ?? null;

/**
 * Rows, or inputs, whose first number is so many times as large. @param {readonly (readonly number[])[]} rows
 * @param {number} times
 */
const firstTimes = (rows, times) => rows.map(([first, ...rest]) => [first * times, ...rest]);

/**
 * The pair's cosine, that after centring, how the pair's scores correlate over the inputs, the mean score of each
 * taken off, and a score: as the rows came, after the move, and in the other unit too.
 */
const numbersIn = once((/** @type {Scene} */ scene) => {
  const live = sourceOf(scene, "whole-model")?.live;
  const [i, j] = sourceOf(scene, "nearest-label")?.pair ?? [];
  if (!live || i === undefined) return null;
  const { unit, shift } = scene.state;
  const [came, X] = [live.rows, live.points].map((rows) => rows.map((row) => row.slice(0, -1)));
  const moved = came.map((row) => add(row, shiftIn(live, shift).slice(0, -1)));
  const models = [
    [came, X],
    [moved, X],
    [firstTimes(moved, unit), firstTimes(X, 1 / unit)],
  ];
  return models.map(([W, inputs]) => {
    const pair = [i, j].map((k) => centred(W)[k]);
    const [p, q] = pair.map((row) => inputs.map((x) => dot(row, x)));
    return {
      ...{ cosine: cosineOf(W[i], W[j]), centred: cosineOf(pair[0], pair[1]) },
      ...{ outputs: correlation(p, q), lengths: pair.map(norm) },
      "own-score": dot(W[i], inputs[0]) + (live.rows[i].at(-1) ?? 0), // of the first input, with its bias
    };
  });
});

/** The pair less the mean, as it came and as it is: cosine and lengths. @param {Scene} scene */
export function centredIn(scene) {
  const all = numbersIn(scene) ?? [];
  return [all[0], all.at(-1)].map((each) => ({ cosine: each?.centred ?? null, lengths: each?.lengths ?? [0, 0] }));
}

/** A move of the plane's zero, as it is added to whole rows. @param {Live} live @param {Point} shift */
const shiftIn = ({ axes }, [x, y]) => add(scale(axes[0], x), scale(axes[1], y));

/** The others by falling cosine with the first of the pair, before and after. */
export const nearestIn = once((/** @type {Scene} */ scene) => {
  const { places = [], pair = [] } = sourceOf(scene, "nearest-label") ?? {};
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
  const cosines = moved.map((each, k) => ({ label: k, cosine: k === own ? null : cosineOf([a, b, 0], each) }));
  return /** @type {Near[]} */ (cosines.filter((each) => each.cosine !== null)).sort((p, q) => q.cosine - p.cosine);
}

/**
 * Of a model, what compares it as it came with a translated one, by what reads its weights.
 * @type {WeakMap<Live, Partial<Record<Kind, (state: Scene["state"]) => {changed: number, maxDp: number}>>>}
 */
const comparing = new WeakMap();

/**
 * The model as it came against the translated one, each from its own weights. @param {Scene} scene
 * @param {Kind} [kind] what reads them
 */
export function comparedIn(scene, kind) {
  const live = sourceOf(scene, "whole-model")?.live;
  if (!live) return null;
  const by = comparing.get(live) ?? {};
  comparing.set(live, by);
  const wanted = kind ?? live.head;
  return (by[wanted] ??= comparedWith(live, wanted))(scene.state);
}

/** @param {Live} live @param {Kind} kind */
function comparedWith(live, kind) {
  const { rows, points } = live;
  const head = HEADS[kind];
  const all = (/** @type {Rows} */ W, /** @type {Rows} */ X) => Float64Array.from(X.flatMap((x) => head.at(W, x)));
  const before = all(rows, points);
  return (/** @type {Scene["state"]} */ { shift, unit }) => {
    const moved = rows.map((each) => add(each, shiftIn(live, shift)));
    const after = unit === 1 ? all(moved, points) : all(firstTimes(moved, unit), firstTimes(points, 1 / unit));
    return head.compare(before, after, rows.length);
  };
}

/**
 * The scores of the first input the browser holds, for each label: before the move, after it, and by how much they
 * changed.
 */
export const scoredIn = once((/** @type {Scene} */ scene) => {
  const live = sourceOf(scene, "whole-model")?.live;
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

/**
 * As it came, after the move and in the other unit; by how much the move changed it, and by how much the unit.
 * @param {typeof NUMBERS[number]} name @returns {Declared}
 */
function pairNumber(name) {
  const at = (/** @type {Scene} */ scene, /** @type {number} */ k) => numbersIn(scene)?.[k][name] ?? null;
  const step = (/** @type {number} */ k) => (/** @type {Scene} */ scene) => {
    const [p, q] = [at(scene, k), at(scene, k + 1)];
    return p === null || q === null ? null : Math.abs(q - p);
  };
  const equal = (/** @type {string} */ other) => (name === "cosine" ? { from: [other] } : {});
  const words = `pair-numbers.${name}`;
  return {
    [`${name}-before`]: number((scene) => at(scene, 0), { words, ...equal("cos-before") }),
    [`${name}-after`]: number((scene) => at(scene, 1), { words, ...equal("cos") }),
    [`${name}-rescaled`]: number((scene) => at(scene, 2), { words }),
    [`${name}-change`]: number(step(0), { low: 0, words, from: [`${name}-after`] }),
    [`${name}-turn`]: number(step(1), { low: 0, words, from: [`${name}-rescaled`] }),
  };
}

/** @param {Scene} scene */
const points = (scene) => sourceOf(scene, "whole-model")?.live.points.length ?? 0;

/** @type {Declared} */
const OWN = {
  unit: number(({ state }) => state.unit, { low: 1, words: "pair-numbers.unit" }),
  changed: count((scene) => comparedIn(scene)?.changed ?? null, {
    high: points,
    words: "whole-model.changed",
    written: (value, scene) => ofAll(value, points(scene)),
  }),
  "max-dp": chance((scene) => comparedIn(scene)?.maxDp ?? null, { words: "whole-model.max-dp", written: magnitude }),
  "sets-changed": count((scene) => comparedIn(scene, "sigmoid")?.changed ?? null, {
    high: points,
    words: "as-sigmoid.changed",
    written: (value, scene) => ofAll(value, points(scene)),
  }),
  "nearest-before": label((scene) => first(scene, 0), { words: "nearest-label.before" }),
  nearest: label((scene) => first(scene, 1), { words: "nearest-label.now" }),
  "nearest-moved": truth(nearestMoved, { from: ["nearest"] }),
  ...Object.assign({}, ...NUMBERS.map(pairNumber), .../** @type {const} */ (["before", "after", "change"]).map(scored)),
};

/** @type {Declared} */
export const READINGS = { ...PAIR, ...OWN };
export const readings = readingsOf(READINGS);
