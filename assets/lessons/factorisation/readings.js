/** What can be read off Factorisation's scene. @import {Scene} from "./types.js" */

import { cosine, count, label, number, readingsOf } from "../../lab/readings.js";
import { leastOf, squaresOf } from "./penalty.js";
import { farOf } from "./scene.js";
import { fiveOf, tracedIn } from "./traced.js";

/** @param {Scene} scene */
const FIVE = ({ source }) => fiveOf(source).map((_, k) => k + 1);

/**
 * Of how many items the number in the first direction has the sign that most have.
 * @param {import("./types.js").Source} source
 */
function oneSign({ V, width, names }) {
  const above = names.filter((_, item) => V[item * width] > 0).length;
  return Math.max(above, names.filter((_, item) => V[item * width] < 0).length);
}

/** @param {Scene} scene */
const penaltyOf = ({ source, now }) => {
  const { users, items } = squaresOf(source, now);
  return users + items;
};

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  "one-sign": count(({ source }) => oneSign(source), { high: ({ source }) => source.names.length, words: "one-sign" }),
  within: cosine(({ split }) => split.within, { digits: 3, words: "within" }),
  between: cosine(({ split }) => split.between, { digits: 3, words: "between" }),
  auc: number(({ split }) => split.auc, { unit: "probability", low: 0, high: 1, digits: 3, words: "auc" }),
  "max-dx": number(({ kept }) => kept.difference, { low: 0, words: "same" }),
  "max-x": number(({ kept }) => kept.largest, { low: 0, words: "largest-x" }),
  "users-squared": number(({ source, now }) => squaresOf(source, now).users, {
    low: 0,
    digits: 0,
    words: "users-squared",
  }),
  "items-squared": number(({ source, now }) => squaresOf(source, now).items, {
    low: 0,
    digits: 0,
    words: "items-squared",
  }),
  "far-weight": number((scene) => scene.now.items[farOf(scene).direction], { low: 0, words: "far-weight" }),
  penalty: number((scene) => penaltyOf(scene), { low: 0, digits: 0, words: "penalty" }),
  "penalty-over": number((scene) => penaltyOf(scene) / leastOf(scene.source, scene.now), {
    low: 1,
    words: "penalty-over",
  }),
  "nearest-before": label(({ before }) => before[0] ?? null, { words: "lines-nearest-before" }),
  "nearest-now": label(({ near }) => near[0]?.item ?? null, { words: "lines-nearest-now" }),
  fresh: count(({ fresh }) => fresh, { high: 5, words: "lines-fresh" }),
  "kept:*": number((scene, k) => tracedIn(scene).kept[Number(k) - 1], {
    over: FIVE,
    digits: 3,
    words: "traced.prediction",
  }),
  "cosine:*": cosine((scene, k) => tracedIn(scene).cosine[Number(k) - 1], {
    over: FIVE,
    digits: 3,
    words: "traced.now",
  }),
  "user-part": number((scene) => tracedIn(scene).parts[0], { digits: 3, words: "traced.user-part" }),
  "item-part": number((scene) => tracedIn(scene).parts[1], { digits: 3, words: "traced.item-part" }),
  part: number((scene) => tracedIn(scene).parts[2], { digits: 3, words: "traced.part" }),
};

export const readings = readingsOf(READINGS);
