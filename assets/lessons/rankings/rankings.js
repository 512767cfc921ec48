/**
 * Rankings of a softmax classifier in the plane: label numbers from best to worst. In lists and maps a
 * ranking goes by its key, "3,0,1,2". Pure.
 *
 * @import {Feasible} from "./types.js" @import {Scene} from "../../plane/types.js"
 * @import {Rows} from "../../lab/maths/vectors.js"
 */

import { columns } from "../../lab/ems.js";
import { short } from "../../lab/label_styles.js";
import { ROWS_ONLY, similarity } from "../../lab/maths/moves.js";
import { compareRankings } from "../../lab/maths/orders.js";
import { impossibleRankings, rankings } from "../../lab/maths/patterns.js";
import { closestPair, losers } from "../../lab/maths/winners.js";
import { seeded, shuffled } from "../../lab/random.js";

/** All 5! rankings can be listed; of more labels, a sample of what is impossible. */
const LISTED_LABELS = 5;
const SEPARATOR = "›";

/** @type {WeakMap<Scene, Feasible>} */
const known = new WeakMap();
/** @type {WeakMap<Rows, number[][]>} */
const listings = new WeakMap();

/** What can occur in a scene; computed once a frame. @param {Scene} scene @returns {Feasible} */
export function feasibleRankings(scene) {
  const list = known.get(scene) ?? listed(scene.after.rows, scene.before.rows);
  known.set(scene, list);
  return list;
}

/** @param {Rows} rows @param {Rows} original @returns {Feasible} */
function listed(rows, original) {
  const now = rankings(rows);
  return {
    now,
    keys: new Set(now.map(String)),
    ...compareRankings(rankingsOnce(original), now),
    twins: now.length ? null : closestPair(rows),
    never: losers(rows),
  };
}

/** R(W) of rows that stay for many frames. @param {Rows} rows */
function rankingsOnce(rows) {
  const list = listings.get(rows) ?? rankings(rows);
  listings.set(rows, list);
  return list;
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
  const byName = new Map(gone.slice(0, most).map((ranking) => [String(ranking), ranking]));
  for (let tries = 0; byName.size < most && tries < 20 * most; tries += 1) {
    const drawn = shuffled(rows.length, random);
    if (!keys.has(String(drawn))) byName.set(String(drawn), drawn);
  }
  return [...byName.values()];
}

/** A ranking in words: 3›0›1. @param {readonly number[]} ranking @param {readonly string[]} labels */
export function rankingName(ranking, labels) {
  return ranking.map((k) => labels[k]).join(SEPARATOR);
}

/**
 * A ranking in a few letters: of many labels, the first ones. @param {readonly number[]} ranking
 * @param {readonly string[]} labels
 */
export function shortRanking(ranking, labels, most = 20) {
  const names = ranking.map((k) => short(labels[k]));
  let count = names.length;
  while (count > 1 && columns(names.slice(0, count).join(SEPARATOR)) > most) count -= 1;
  return names.slice(0, count).join(SEPARATOR) + (count < names.length ? "…" : "");
}

/** The ranking of a key. @param {string} key */
export function rankingOfKey(key) {
  return key.split(",").map(Number);
}

/**
 * The move of a state: a translation, then a turn and a common size of the rows alone.
 * @param {import("../../lab/types.js").State} state @returns {import("../../lab/maths/types.js").Parts}
 */
export function turned({ shift, turn, size }) {
  if (turn === 0 && size === 1) return { shift };
  return { shift, linear: similarity(turn, size), rule: ROWS_ONLY };
}
