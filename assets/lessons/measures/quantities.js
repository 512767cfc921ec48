/**
 * What can be said of a classifier in the plane, each as a list of numbers or a set of names: first
 * what its models do, then what researchers measure between labels. Pure.
 *
 * @import {Quantity} from "./types.js" @import {Rows} from "../../lab/maths/vectors.js"
 */

import { correlationOfCentredLogits, whitenedCosines } from "../../lab/maths/centring.js";
import { competitors } from "../../lab/maths/hull.js";
import { measure } from "../../lab/maths/measures.js";
import { rankings, signPatterns } from "../../lab/maths/patterns.js";
import { differenceCosines } from "../../lab/maths/braid.js";
import { cosines } from "../../lab/maths/vectors.js";
import { HEADS } from "../../plane/heads.js";

/** @type {readonly Quantity[]} */
export const QUANTITIES = [
  { key: "softmax", group: "model", of: ({ W, X }) => Array.from(HEADS.softmax.probabilities([...W].map(point), X)) },
  { key: "rankings", group: "model", of: ({ W }) => new Set(rankings(W).map(String)) },
  { key: "sigmoid", group: "model", of: ({ W, X }) => Array.from(HEADS.sigmoid.probabilities([...W].map(point), X)) },
  { key: "signs", group: "model", of: ({ W }) => new Set(signPatterns(W)) },
  { key: "cosine", group: "measure", of: ({ W }) => pairs(cosines(W)) },
  { key: "dot", group: "measure", of: ({ W }) => each(W, "dot") },
  { key: "euclidean", group: "measure", of: ({ W }) => each(W, "euclidean") },
  { key: "normalised-euclidean", group: "measure", of: ({ W }) => each(W, "normalised-euclidean") },
  { key: "differences", group: "measure", of: ({ W }) => pairs(differenceCosines(W)) },
  { key: "competition", group: "measure", of: ({ W }) => new Set(competitors(W).map(String)) },
  { key: "logits", group: "measure", of: ({ W, X }) => pairs(correlationOfCentredLogits(W, X, W)) },
  { key: "correlation", group: "measure", of: ({ W, X }) => pairs(correlationOfCentredLogits(W, X)) },
  { key: "whitened", group: "measure", of: ({ W }) => pairs(whitenedCosines(W)) },
];

/** @param {Rows} W @param {string} key */
function each(W, key) {
  return W.flatMap((row, i) => W.slice(i + 1).map((other) => measure(key, row, other)));
}

/** The part above the diagonal. @template T @param {T[][]} table @returns {T[]} */
function pairs(table) {
  return table.flatMap((row, i) => row.slice(i + 1));
}

/** @param {readonly number[]} row @returns {[number, number]} */
function point(row) {
  return [row[0], row[1]];
}
