/**
 * Which moves keep which quantity: on one model, and on random instances. Nothing here knows the
 * answer; every cell is the difference of two computed values. Pure.
 *
 * @import {Change, Model, Value} from "./types.js" @import {Parts} from "../../lab/maths/types.js"
 */

import { whitenedCosines } from "../../lab/maths/centring.js";
import { movedEmbeddings } from "../../lab/maths/linear.js";
import { seeded } from "../../lab/random.js";
import { movedRows, moveWith } from "../../lab/maths/moves.js";
import { MOVES } from "./moves.js";
import { QUANTITIES } from "./quantities.js";

export const INSTANCES = 50;
const LABELS = 5;
export const POINTS = 200;
/** Rounding: relative to the larger of the two values, and to 1. */
const TOLERANCE = 1e-9;
/** @type {Change} */
const NONE = { kept: true, change: 0, undefined: false };

/** The model after a move. @param {Model} model @param {Parts} parts @returns {Model} */
export function movedModel({ W, X }, parts) {
  const move = moveWith(parts);
  return {
    W: movedRows(/** @type {import("../../lab/maths/vectors.js").Point[]} */ (W), move),
    X: move.trivial ? X : movedEmbeddings(X, move.M),
  };
}

/** All quantities of a model, in order. @param {Model} model */
export function valuesOf(model) {
  return QUANTITIES.map(({ of }) => of(model));
}

/** How far one value is from another. @param {Value} before @param {Value} after @returns {Change} */
export function changeOf(before, after) {
  if (before instanceof Set || after instanceof Set) {
    const [a, b] = [/** @type {Set<string>} */ (before), /** @type {Set<string>} */ (after)];
    const change = [...a].filter((name) => !b.has(name)).length + [...b].filter((name) => !a.has(name)).length;
    return { kept: change === 0, change, undefined: false };
  }
  const result = { ...NONE };
  before.forEach((p, k) => {
    const q = after[k];
    if (p === null || q === null) {
      if (p !== q) Object.assign(result, { kept: false, undefined: true });
      return;
    }
    const change = Math.abs(p - q);
    result.change = Math.max(result.change, change);
    if (change > TOLERANCE * Math.max(1, Math.abs(p), Math.abs(q))) result.kept = false;
  });
  return result;
}

/** The worse of two changes. @param {Change} a @param {Change} b @returns {Change} */
export function worse(a, b) {
  return { kept: a.kept && b.kept, change: Math.max(a.change, b.change), undefined: a.undefined || b.undefined };
}

/**
 * The worst change of every quantity by one move over seeded random instances: five standard normal
 * unembeddings, 200 standard normal embeddings, and a random move of the kind.
 * @param {number} column of MOVES @param {number} [count] @returns {Change[]}
 */
export function randomColumn(column, count = INSTANCES) {
  const random = seeded(column + 1);
  let changes = QUANTITIES.map(() => NONE);
  for (let instance = 0; instance < count; instance += 1) {
    const model = randomModel(random);
    const drawn = columnOf(model, valuesOf(model), MOVES[column].random(model.W, random));
    changes = changes.map((change, row) => worse(change, drawn[row]));
  }
  return changes;
}

/**
 * What a move changes of a model whose quantities are known. @param {Model} model @param {Value[]} before
 * @param {Parts} parts
 */
export function columnOf(model, before, parts) {
  const after = valuesOf(movedModel(model, parts));
  return before.map((value, row) => changeOf(value, after[row]));
}

/**
 * At most `POINTS` embeddings, evenly from all: what the table is computed over while a hand moves.
 * @param {Float64Array} X
 */
export function sampled(X) {
  const points = X.length / 2;
  const count = Math.min(points, POINTS);
  const sample = new Float64Array(2 * count);
  for (let k = 0; k < count; k += 1) {
    const from = Math.floor((k * points) / count);
    sample.set([X[2 * from], X[2 * from + 1]], 2 * k);
  }
  return sample;
}

/**
 * Which moves keep the softmax, and which measures are kept by all of those: from a table of what is
 * kept, rows as in QUANTITIES, columns as in MOVES.
 * @param {boolean[][]} changes
 */
export function verdicts(changes) {
  const allowed = changes[QUANTITIES.findIndex(({ key }) => key === "softmax")];
  return { allowed, safe: changes.map((row) => row.every((is, column) => is || !allowed[column])) };
}

/**
 * The value that a measure has for every pair of any model of this shape, so that it tells nothing;
 * null where it tells something. Whitened, n centred rows of rank n − 1 are a regular simplex.
 * @param {string} key @param {import("../../lab/maths/vectors.js").Rows} W @returns {number | null}
 */
export function forced(key, W) {
  const simplex = -1 / (W.length - 1);
  if (key !== "whitened") return null;
  const cosines = whitenedCosines(W).flatMap((row, i) => row.slice(i + 1));
  return cosines.every((cosine) => cosine !== null && Math.abs(cosine - simplex) <= TOLERANCE) ? simplex : null;
}

/** @param {import("../../lab/types.js").Random} random @returns {Model} */
function randomModel({ normal }) {
  const W = Array.from({ length: LABELS }, () => [normal(), normal()]);
  return { W, X: Float64Array.from({ length: 2 * POINTS }, normal) };
}
