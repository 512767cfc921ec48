/** What can be read off Centre's scene. */

import { extremes, graphsOf, pairDifference } from "../../lab/maths/graphs.js";
import { movedRows, moveWith, shrinking } from "../../lab/maths/moves.js";
import { largestDefinedChange, mean, scale } from "../../lab/maths/vectors.js";
import { cosine, count, label, number, once, readingsOf, truth } from "../../lab/readings.js";
import { HEADS } from "../../plane/heads.js";
import { DIVIDED, everyLabel, MOVE, REASON } from "../../plane/readings.js";
import { likeliest } from "../../plane/scene.js";
/** @import {Scene} from "../../plane/types.js" @typedef {import("../../lab/types.js").Declared<Scene>} Declared */

/** The switches, by themselves and together. */
export const SETTINGS = { centre: { centre: 1, unit: 0 }, unit: { centre: 0, unit: 1 }, both: { centre: 1, unit: 1 } };
/** What a switch may change. */
export const CHANGED = /** @type {const} */ (["cosines", "close", "tie", "predictions"]);

/** Who is close to whom, and who can tie with whom. */
export const graphsIn = once((/** @type {Scene} */ { after }) => graphsOf(after.rows));

/** The pairs that cosine gets most wrong. */
export const worstIn = once((/** @type {Scene} */ scene) => extremes(graphsIn(scene)));

/**
 * The move that a state's switches make. @param {import("../../lab/types.js").State} state
 * @returns {import("../../lab/maths/types.js").Parts}
 */
export function switchedOn({ unembeddings: W, centre, unit, share = 1 }) {
  return {
    shift: centre ? scale(mean(W), -share) : undefined,
    lengths: unit ? (rows) => shrinking(rows, share) : undefined,
  };
}

/**
 * By the model before the switches: what each setting of them changes, whether they are on or not.
 * @type {WeakMap<object, Record<string, Record<string, number>>>}
 */
const changes = new WeakMap();

/** @param {Scene} scene */
function changesIn(scene) {
  const { unembeddings } = scene.state;
  const counts =
    changes.get(unembeddings) ??
    Object.fromEntries(Object.entries(SETTINGS).map(([key, on]) => [key, changesOf(scene, on)]));
  changes.set(unembeddings, counts);
  return counts;
}

/**
 * What a setting of the switches does to the model before them: the largest change of a cosine, the
 * pairs that are close before or after but not both, those that can tie so, and changed predictions.
 * @param {Scene} scene @param {Record<string, number>} on
 */
function changesOf({ state, source, before, n }, on) {
  const rows = movedRows(state.unembeddings, moveWith(switchedOn({ ...state, ...on, share: 1 })));
  const [was, is] = [graphsOf(before.rows), graphsOf(rows)];
  const head = HEADS[source.model];
  const [P, Q] = [before.rows, rows].map((W) => head.probabilities(W, source.embeddings));
  return {
    cosines: largestDefinedChange(was.C, is.C),
    close: pairDifference(was.closePairs, is.closePairs),
    tie: pairDifference(was.tiePairs, is.tiePairs),
    predictions: head.compare(P, Q, n).changed,
  };
}

/** @param {string} key of a setting @returns {Declared} */
const switched = (key) =>
  Object.fromEntries(
    CHANGED.map((column) => {
      const read = (/** @type {Scene} */ scene) => changesIn(scene)[key][column];
      const more = { words: `switches.changes-${column}` };
      return [
        `${key}:${column}`,
        column === "cosines" ? number(read, { ...more, unit: "cosine", low: 0, high: 2 }) : count(read, more),
      ];
    }),
  );

/** How many of those close to the chosen label can tie with it. @param {Scene} scene */
function shared(scene) {
  const { close, tie } = graphsIn(scene);
  return close[scene.pair.i].filter((j) => tie[scene.pair.i].includes(j)).length;
}

/** The label whose rivals are listed, as the surface was told; null where there is none. @param {Scene} scene */
const rivalOf = ({ n, source }) => (source.panels?.rivals?.label < n ? source.panels?.rivals.label : null);

/** All labels but that one. @param {Scene} scene */
const others = (scene) => (rivalOf(scene) === null ? [] : everyLabel(scene).filter((j) => j !== rivalOf(scene)));

/** @type {Declared} */
const OWN = {
  share: number(({ state }) => state.share, { low: 0, high: 1, words: "switches.share" }),
  shared: count(shared, { high: ({ n }) => n - 1 }),
  "never-cos": cosine((scene) => worstIn(scene).never?.cosine ?? null),
  "can-cos": cosine((scene) => worstIn(scene).can?.cosine ?? null),
  "cos-with:*": cosine((scene, j) => graphsIn(scene).C[rivalOf(scene)][Number(j)], {
    over: others,
    words: "rivals.cosine",
  }),
  "ties:*": truth((scene, j) => Number(graphsIn(scene).tie[rivalOf(scene)].includes(Number(j))), {
    over: others,
    words: "rivals.ties",
  }),
  leader: label(({ after, state }) => likeliest(after.rows, state.probe), {
    high: ({ n }) => n - 1,
    words: "rivals.leader",
  }),
  "inputs:*": count(({ predicted }, k) => predicted.filter((each) => each === Number(k)).length, {
    over: everyLabel,
    high: ({ meter }) => meter.points,
    words: "rivals.inputs",
  }),
  ...Object.assign({}, ...Object.keys(SETTINGS).map(switched)),
};

export const READINGS = { ...MOVE, ...REASON, ...DIVIDED, ...OWN };
export const readings = readingsOf(READINGS);
