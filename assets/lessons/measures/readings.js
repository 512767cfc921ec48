/**
 * What can be read off Measures' scene.
 *
 * @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("./invariance.js").Change} Change
 * @typedef {import("../../lab/readings.js").Declared<Scene>} Declared
 * @typedef {{drawn: readonly (readonly Change[])[], made: readonly number[]}} Visit what each move changes of random models, by move and quantity; drawn one move after another; made: the moves that the reader has made
 */

import { count, number, readingsOf, truth } from "../../lab/readings.js";
import { MEASURED, METER } from "../../plane/readings.js";
import { createColumns } from "./columns.js";
import { verdicts, worse } from "./invariance.js";
import { MOVES } from "./moves.js";
import { QUANTITIES } from "./quantities.js";

/** The moves that keep the classifier, by number, of the rows that a story fills. */
export const ALLOWED = ["translation", "rotation", "diagonal", "shear"].map((key) => MOVES.findIndex((move) => move.key === key));
/** The quantities of those rows. */
const FEW = ["cosine", "euclidean", "differences", "competition"];
/** What this model's moves change, worked out once for all. */
const columns = createColumns();

/** What every move changes here, by move and quantity, over all embeddings. @param {Scene} scene */
const here = (scene) => columns(scene, true);

/** Whether all moves of some have been drawn. @param {Visit | null} visit @param {readonly number[]} some */
const drawn = (visit, some) => some.every((column) => visit?.drawn[column]);

/** What holds here and on the random instances. @param {Change} now @param {Change | undefined} random */
export function both(now, random) {
  return random ? worse(now, random) : now;
}

/** What the moves that keep the classifier change of a quantity, here and at random. @param {Scene} scene @param {string} key @param {Visit | null} visit */
export function few(scene, key, visit) {
  const row = rowOf(key);
  return ALLOWED.map((column) => both(here(scene)[column][row], visit?.drawn[column]?.[row]));
}

/** @param {string} key of a quantity */
const rowOf = (key) => QUANTITIES.findIndex((each) => each.key === key);
/** @param {string} key of a move */
const columnOf = (key) => MOVES.findIndex((each) => each.key === key);
const EVERY = MOVES.map((_, column) => column);

/** Which moves keep the softmax, and which measures are kept by all of those. @param {Scene} scene @param {Visit} visit */
function judged(scene, visit) {
  return verdicts(QUANTITIES.map((_, row) => EVERY.map((column) => both(here(scene)[column][row], visit.drawn[column]?.[row]).kept)));
}

/** @type {Declared} */
const OWN = {
  amount: number(({ state }) => state.amounts[state.move], { low: -1, high: 1, words: "amount.name" }),
  "kept:*": count((scene, key, visit) => (drawn(visit, ALLOWED) ? few(scene, key, visit).filter(({ kept }) => kept).length : null), {
    over: () => FEW,
    high: ALLOWED.length,
    from: (key) => [`few:${key}:*`],
  }),
  "few:*": number((scene, cell, visit) => {
    const [key, move] = cell.split(":");
    return drawn(visit, ALLOWED) ? few(scene, key, visit)[ALLOWED.indexOf(columnOf(move))].change : null;
  }, { over: () => FEW.flatMap((key) => ALLOWED.map((column) => `${key}:${MOVES[column].key}`)), low: 0, from: (cell) => [`kept:${cell.replace(/:.*/, "")}`] }),
  "allowed:*": truth((scene, key, visit) => (drawn(visit, [columnOf(key)]) ? Number(judged(scene, visit).allowed[columnOf(key)]) : null), { over: () => MOVES.map(({ key }) => key) }),
  "safe:*": truth((scene, key, visit) => (drawn(visit, EVERY) ? Number(judged(scene, visit).safe[rowOf(key)]) : null), {
    over: () => QUANTITIES.filter(({ group }) => group === "measure").map(({ key }) => key),
    from: (key) => [`kept:${key}`],
  }),
};

/** Where the largest change of a quantity is told besides. @type {Record<string, readonly string[]>} */
const LARGEST = { softmax: ["max-dp"], cosine: ["max-dcos"] };

/** A row of the table: what every move changes of one quantity. @param {string} quantity @returns {Declared} */
const cells = (quantity) => ({
  [`${quantity}:*`]: number((scene, key) => here(scene)[columnOf(key)][rowOf(quantity)].change, { over: () => MOVES.map(({ key }) => key), low: 0, words: `verdicts.what-${quantity}`, from: (move) => [`kept:${quantity}`, `few:${quantity}:${move}`, ...(LARGEST[quantity] ?? [`${quantity}:largest`])] }),
});

export const READINGS = { ...METER, ...MEASURED, ...OWN, ...Object.assign({}, ...QUANTITIES.map(({ key }) => cells(key))) };
export const readings = readingsOf(READINGS);
