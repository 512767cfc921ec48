/** What can be read off Factorisation's scene. */

import { cosine, count, label, number, readingsOf, truth } from "../../lab/readings.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene */
const nearestBefore = ({ before }) => before[0] ?? null;
/** @param {Scene} scene */
const nearestNow = ({ near }) => near[0]?.item ?? null;

/** @type {import("../../lab/readings.js").Declared<Scene>} */
export const READINGS = {
  within: cosine(({ split }) => split.within, { digits: 3, words: "within" }),
  between: cosine(({ split }) => split.between, { digits: 3, words: "between" }),
  auc: number(({ split }) => split.auc, { unit: "share", low: 0, high: 1, digits: 3, words: "auc" }),
  "max-dx": number(({ kept }) => kept.difference, { low: 0, words: "same" }),
  "max-x": number(({ kept }) => kept.largest, { low: 0, words: "largest-x" }),
  "nearest-before": label(nearestBefore, { words: "lines-nearest-before" }),
  "nearest-now": label(nearestNow, { words: "lines-nearest-now" }),
  "nearest-moved": truth((scene) => Number(nearestBefore(scene) !== nearestNow(scene)), { words: "lines-nearest-moved", from: ["nearest-now"] }),
  fresh: count(({ fresh }) => fresh, { high: 5, words: "lines-fresh" }),
};

export const readings = readingsOf(READINGS);
