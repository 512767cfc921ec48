/**
 * What can be read off Rescale's scene.
 *
 * @import {Scene} from "../../plane/types.js"
 */

import { cosineAtRatio, reach } from "../../lab/maths/rescaling.js";
import { add, multiply } from "../../lab/maths/vectors.js";
import { cosine, number, once, readingsOf } from "../../lab/readings.js";
import { MEASURED, MOVE, PROBE } from "../../plane/readings.js";
import { ASKED, isDiagonal, ratioOf } from "./stretch.js";

/** The pair that a stretch begins from: after the translation, before the linear move. @param {Scene} scene */
export const stretched = ({ state, move, pair }) => [pair.i, pair.j].map((k) => add(state.unembeddings[k], move.shift));

/** What a stretch can make of the pair's cosine; null where it has none, or the move is no stretch. */
export const reachOf = once((/** @type {Scene} */ scene) => {
  const [a, b] = stretched(scene);
  return isDiagonal(scene.move.A) ? reach(a, b) : null;
});

/**
 * The input and the pair's first label after the move, and their products, coordinate by coordinate.
 * @param {Scene} scene @returns {Record<string, readonly number[]>}
 */
export function factorsOf({ state, after, move, pair }) {
  const [input, label] = [multiply(move.M, state.probe), after.rows[pair.i]];
  return { input, label, part: input.map((each, k) => each * label[k]) };
}

/** The pair's cosine once its labels are divided by what is asked, wherever a hand has left D. @param {Scene} scene */
function asked(scene) {
  const [a, b] = stretched(scene);
  return cosineAtRatio(a, b, ratioOf(ASKED) ** 2);
}

/** By its row and column in the table of products. @param {string} row */
const factor = (row) =>
  number((/** @type {Scene} */ scene, k) => factorsOf(scene)[row][Number(k) - 1], {
    over: () => [1, 2],
    words: `products.${row}`,
  });

/** @type {import("../../lab/types.js").Declared<Scene>} */
const OWN = {
  "input:*": factor("input"),
  "label:*": factor("label"),
  "part:*": factor("part"),
  product: number((scene) => factorsOf(scene).part.reduce((a, b) => a + b), { words: "products.part" }),
  "cos-asked": cosine(asked, { words: "pair.cosine-asked" }),
  ratio: number(({ state }) => ratioOf(state.linear), { words: "reach.ratio" }),
  "reach-low": cosine((scene) => reachOf(scene)?.low ?? null, { words: "reach.name", from: ["reach"] }),
  reach: cosine((scene) => reachOf(scene)?.low ?? null, { words: "reach.name", from: ["reach-low"] }),
};

export const READINGS = { ...MOVE, ...PROBE, ...MEASURED, ...OWN };
export const readings = readingsOf(READINGS);
