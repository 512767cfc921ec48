/**
 * What can be read off Words' scene: of every model on show all scores of its card, and what the list says in a few
 * numbers.
 *
 * @import {Reading, Scene} from "./types.js"
 */

import { chance, cosine, count, label, number, once, readingsOf } from "../../lab/readings.js";
import { solve } from "./scene.js";
import { nearestPlace, quantile } from "./place.js";
import { gapOf, runAt, sureGap, taus } from "./trained.js";
import { untrainedAt } from "./untrained.js";

const ROUNDING = 1e-12;
const APART = /** @type {const} */ ({ unit: "cosine", low: 0, high: 2, digits: 3 });
/** The words that a story lets join the list. */
export const STRANGER = "opec";
export const OUTLIER = "hypertension";

/** The cards' rows by model and word, "glove:cat". */
const cells = once(
  (/** @type {Scene} */ { columns, source }) =>
    new Map(columns.flatMap(({ model, rows }) => rows.map((row) => [`${model.key}:${source.names[row.id]}`, row]))),
);

/** Every reading on a model's card. @param {{key: string}} model */
export const ofCard = ({ key }) =>
  ["raw", "scaled", "z", "rank", "weight", "percentile"].map((kind) => `${kind}:${key}:*`);

/** A list is scaled and ranked as a whole. @param {string} at */
const ofModel = (at) => [at === "*" ? "raw:*" : `raw:${at.replace(/:.*/, ":")}*`];

/**
 * @param {"raw" | "scaled" | "z" | "rank" | "weight" | "percentile"} kind @param {Omit<Reading, "read" | "over">} spec
 * @returns {Reading}
 */
const column = (kind, spec) => ({
  ...spec,
  words: kind,
  read: (scene, at) => cells(scene).get(at)?.[kind] ?? null,
  over: (scene) => [...cells(scene).keys()],
});

/** Rows with a score, but for the query's own. @param {Scene["columns"][number]} column @param {number} query */
const rowsOf = ({ rows }, query) => rows.filter(({ id, raw }) => id !== query && raw !== null);

/** The first model's cosines with the query. */
const first = once((/** @type {Scene} */ { columns, query }) =>
  rowsOf(columns[0], query).map((row) => /** @type {number} */ (row.raw)),
);

/**
 * Of the first model, how many of the list's cosines, or scaled scores, the added words moved. @param {Scene} scene
 * @param {"raw" | "scaled"} kind
 */
function moved(scene, kind) {
  const now = scene.columns[0].rows;
  return without(scene).filter((row) => differs(row[kind], now.find(({ id }) => id === row.id)?.[kind] ?? null)).length;
}

/** The first model's rows as they were before any word was added. */
const without = once((/** @type {Scene} */ { state, source }) => solve({ ...state, added: 0 }, source).columns[0].rows);

/** @param {number | null} a @param {number | null} b */
const differs = (a, b) => (a === null || b === null ? a !== b : Math.abs(a - b) > ROUNDING);

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  tau: number(({ state }) => state.tau, { low: 0, words: "tau" }),
  "raw:*": column("raw", { unit: "cosine", low: -1, high: 1, digits: 4 }),
  "scaled:*": column("scaled", { unit: "number", low: 0, high: 1, digits: 4, from: ofModel }),
  "then:*": {
    ...column("scaled", { unit: "number", low: 0, high: 1, digits: 4 }),
    read: (scene, at) => (scene.added.length ? (cells(scene).get(at)?.scaled ?? null) : null),
  },
  "z:*": column("z", { unit: "number", digits: 2, from: ofModel }),
  "rank:*": column("rank", { unit: "count", low: 1, digits: 0, from: ofModel }),
  "weight:*": column("weight", { unit: "probability", low: 0, high: 1, digits: 3, from: ofModel }),
  "percentile:*": column("percentile", { unit: "percent", low: 0, high: 100, digits: 1, from: (at) => [`raw:${at}`] }),
  nearest: label(({ columns }) => columns[0].partner?.id ?? null, {
    words: "finding-nearest",
    from: ["raw:*"],
    by: ["raw:*"],
  }),
  least: cosine((scene) => (first(scene).length ? Math.min(...first(scene)) : null), {
    digits: 4,
    words: "finding-least",
    from: ["raw:*"],
    by: ["raw:*"],
  }),
  greatest: cosine((scene) => (first(scene).length ? Math.max(...first(scene)) : null), {
    digits: 4,
    words: "finding-greatest",
    from: ["raw:*"],
    by: ["raw:*"],
  }),
  joins: cosine(
    ({ columns: [{ model }], query, source: { names } }) =>
      names.includes(OUTLIER) ? model.cosines[query * names.length + names.indexOf(OUTLIER)] : null,
    { digits: 4, words: "finding-joins" },
  ),
  "raw-moved": count((scene) => moved(scene, "raw"), { words: "finding-raw-moved", from: ["raw:*"] }),
  "scaled-moved": count((scene) => moved(scene, "scaled"), { words: "finding-scaled-moved", from: ["scaled:*"] }),
  "digits-gap": number((scene) => gapOf(runAt(scene)), { ...APART, words: "trained-gap" }),
  "sure-gap": number((scene) => sureGap(runAt(scene)), { ...APART, words: "trained-sure", from: ["tau"] }),
  "sure-then": number((scene) => (runAt(scene)?.tau === taus(scene.source)[0] ? sureGap(runAt(scene)) : null), {
    ...APART,
    words: "trained-sure",
    from: ["sure-gap"],
  }),
  "below:*": number(({ state }) => state.place, {
    ...{ unit: "percent", low: 0, high: 100, digits: 1, words: "place" },
    over: ({ columns }) => columns.map(({ model }) => model.key),
  }),
  "quantile:*": cosine(
    ({ columns, state }, key) => {
      const band = columns.find(({ model }) => model.key === key)?.model.band;
      return band?.marks.length ? quantile(band, state.place) : null;
    },
    { words: "quantile", from: ["below:*"], over: ({ columns }) => columns.map(({ model }) => model.key) },
  ),
  "place-off": number(
    (scene) => {
      const wanted = nearestPlace(scene);
      return wanted === null ? null : Math.abs(scene.state.place - wanted);
    },
    { low: 0, high: 100, digits: 1, words: "place-off", from: ["below:*"] },
  ),
  "untrained-mean": cosine((scene) => untrainedAt(scene)?.mean ?? null, { words: "untrained-mean", from: ["removed"] }),
  cone: cosine((scene) => untrainedAt(scene)?.cone ?? null, { words: "untrained-mean" }),
  removed: chance(({ state }) => state.removed, { unit: "share", digits: 0, words: "untrained-removed" }),
};

export const readings = readingsOf(READINGS);
