/**
 * What can be read off Measures' scene.
 *
 * @import {Change, Declared, Visit} from "./types.js" @import {Scene} from "../../plane/types.js"
 */

import { competitors } from "../../lab/maths/hull.js";
import { cosine as cosineOf, dot, mean, multiply, norm, scale, subtract } from "../../lab/maths/vectors.js";
import { cosine, count, number, once, readingsOf, truth } from "../../lab/readings.js";
import { MEASURED, METER } from "../../plane/readings.js";
import { createColumns } from "./columns.js";
import { movedModel, verdicts, worse } from "./invariance.js";
import { MOVES, partsOf } from "./moves.js";
import { QUANTITIES } from "./quantities.js";

/** The moves that keep the classifier, by number: a row each of the table that a story fills. */
export const ALLOWED = ["rotation", "translation", "diagonal", "shear"].map((key) =>
  MOVES.findIndex((move) => move.key === key),
);
/** The quantities of its columns, and those of a case that is not shown before. */
export const FEW = ["cosine", "euclidean", "differences", "competition"];
export const REPORTED = ["dot", "logits", "correlation", "normalised-euclidean"];
const TABLED = [...FEW, ...REPORTED];
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

/**
 * What the moves that keep the classifier change of a quantity, here and at random. @param {Scene} scene
 * @param {string} key @param {Visit | null} visit
 */
export function few(scene, key, visit) {
  const row = rowOf(key);
  return ALLOWED.map((column) => both(here(scene)[column][row], visit?.drawn[column]?.[row]));
}

/** @param {string} key of a quantity */
const rowOf = (key) => QUANTITIES.findIndex((each) => each.key === key);
/** @param {string} key of a move */
const columnOf = (key) => MOVES.findIndex((each) => each.key === key);
const EVERY = MOVES.map((_, column) => column);

/**
 * Which moves keep the softmax, and which measures are kept by all of those. @param {Scene} scene @param {Visit} visit
 */
function judged(scene, visit) {
  return verdicts(
    QUANTITIES.map((_, row) => EVERY.map((column) => both(here(scene)[column][row], visit.drawn[column]?.[row]).kept)),
  );
}

/**
 * How much of the chosen move is made, where none of the others has an amount, as in a story.
 * @param {import("../../lab/types.js").State} state
 */
export const movedBy = ({ move, amounts }) =>
  ALLOWED.every((column) => column === move || amounts[column] === 0) ? Math.abs(amounts[move]) : 0;

/** The label that the pair is compared with: the first of the others. @param {Scene} scene */
export const thirdIn = ({ n, pair: { i, j } }) =>
  Array.from({ length: n }, (_, k) => k).find((k) => k !== i && k !== j) ?? i;

/**
 * The cosine of two differences, seen from the first of the pair. @param {Scene} scene
 * @param {"before" | "after"} [when]
 */
export function cornerOf(scene, when = "after") {
  const [{ rows }, { i, j }] = [scene[when], scene.pair];
  return cosineOf(subtract(rows[j], rows[i]), subtract(rows[thirdIn(scene)], rows[i]));
}

/** Whether some input gives both of the pair the same score, and no label more. @param {Scene} scene
 * @param {"before" | "after"} [when]
 */
export const tieOf = (scene, when = "after") =>
  Number(competitors(scene[when].rows).some((each) => [scene.pair.i, scene.pair.j].every((k) => each.includes(k))));

/**
 * Measures of the pair as they are now, or as they came, by quantity. @param {Scene} scene @param {string} key
 * @param {unknown} [_] @param {"before" | "after"} [when]
 */
export function measured({ state, source, pair: { i, j }, n }, key, _, when = "after") {
  const [low, high] = [Math.min(i, j), Math.max(i, j)];
  const model = { W: state.unembeddings, X: source.embeddings };
  const values = QUANTITIES[rowOf(key)].of(when === "before" ? model : movedModel(model, partsOf(state)));
  return /** @type {(number | null)[]} */ (values)[low * n - (low * (low + 1)) / 2 + high - low - 1];
}

/** Beyond the hull, as a plane draws it. */
const FAR = 1.6;

/**
 * The input for which the pair ties, before the move and after it: square to the line through the two, away from the
 * others.
 */
export const tyingIn = once((/** @type {Scene} */ { before: { rows }, pair: { i, j }, move }) => {
  const [across, up] = subtract(rows[j], rows[i]);
  const away = dot([up, -across], subtract(rows[i], mean(rows))) < 0 ? -1 : 1;
  const x = scale([up, -across], (away * FAR) / (norm([across, up]) || 1));
  return [x, multiply(move.M, x)];
});

/**
 * What is traced: the products of the two labels with that input, and with one another. @param {0 | 1} when
 * @returns {Declared[string]}
 */
const products = (when) =>
  number(
    (scene, key) => {
      const [rows, x, { i, j }] = [[scene.before, scene.after][when].rows, tyingIn(scene)[when], scene.pair];
      return dot(rows[key === "second" ? j : i], key === "both" ? rows[j] : x);
    },
    { over: () => ["first", "second", "both"], words: when ? "tie-products.now" : "tie-products.before" },
  );

/** By how many of the four moves a measure is kept. @param {string} key @returns {Declared[string]} */
const survivalOf = (key) =>
  count(
    (scene, _, visit) => (drawn(visit, ALLOWED) ? few(scene, key, visit).filter((each) => each.kept).length : null),
    {
      high: ALLOWED.length,
      from: [`few:${key}:*`],
      by: [`few:${key}:*`],
    },
  );

/** @type {Declared} */
const OWN = {
  ...Object.fromEntries(TABLED.map((key) => [`kept:${key}`, survivalOf(key)])),
  moved: number(({ state }) => movedBy(state), { low: 0, high: 1, from: ["amount"] }),
  corner: cosine((scene) => cornerOf(scene), { words: "candidates.differences" }),
  tie: truth((scene) => tieOf(scene), { words: "candidates.competition" }),
  "now:*": number(measured, { over: () => REPORTED, words: "tie-products.now" }),
  "before:*": products(0),
  "product:*": products(1),
  amount: number(({ state }) => state.amounts[state.move], { low: -1, high: 1, words: "amount.name" }),
  "few:*": number(
    (scene, cell, visit) => {
      const [key, move] = cell.split(":");
      return drawn(visit, ALLOWED) ? few(scene, key, visit)[ALLOWED.indexOf(columnOf(move))].change : null;
    },
    { over: () => TABLED.flatMap((key) => ALLOWED.map((column) => `${key}:${MOVES[column].key}`)), low: 0 },
  ),
  "allowed:*": truth(
    (scene, key, visit) => (drawn(visit, [columnOf(key)]) ? Number(judged(scene, visit).allowed[columnOf(key)]) : null),
    { over: () => MOVES.map(({ key }) => key) },
  ),
  "safe:*": truth((scene, key, visit) => (drawn(visit, EVERY) ? Number(judged(scene, visit).safe[rowOf(key)]) : null), {
    over: () => QUANTITIES.filter(({ group }) => group === "measure").map(({ key }) => key),
    from: (key) => [`kept:${key}`],
  }),
};

/** Where the largest change of a quantity is told besides. @type {Record<string, readonly string[]>} */
const LARGEST = { softmax: ["max-dp"], cosine: ["max-dcos"] };

/** A row of the table: what every move changes of one quantity. @param {string} quantity @returns {Declared} */
const cells = (quantity) => ({
  [`${quantity}:*`]: number((scene, key) => here(scene)[columnOf(key)][rowOf(quantity)].change, {
    over: () => MOVES.map(({ key }) => key),
    low: 0,
    words: `verdicts.what-${quantity}`,
    from: (move) => [`kept:${quantity}`, `few:${quantity}:${move}`, ...(LARGEST[quantity] ?? [`${quantity}:largest`])],
  }),
});

export const READINGS = {
  ...METER,
  ...MEASURED,
  ...OWN,
  ...Object.assign({}, ...QUANTITIES.map(({ key }) => cells(key))),
};
export const readings = readingsOf(READINGS);
