/** What can be read off Rescale's scene. */

import { reach } from "../../lab/maths/rescaling.js";
import { add, dot, multiply } from "../../lab/maths/vectors.js";
import { cosine, number, once, readingsOf, words } from "../../lab/readings.js";
import { MEASURED, MOVE, PROBE } from "../../plane/readings.js";
import { isDiagonal } from "./stretch.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene */

/** The pair that a stretch begins from: after the translation, before the linear move. @param {Scene} scene */
export const stretched = ({ state, move, pair }) => [pair.i, pair.j].map((k) => add(state.unembeddings[k], move.shift));

/** What a stretch can make of the pair's cosine; null where it has none, or the move is no stretch. */
export const reachOf = once((/** @type {Scene} */ scene) => {
  const [a, b] = stretched(scene);
  return isDiagonal(scene.move.A) ? reach(a, b) : null;
});

/** The input and the pair's first label before and after, of which the products are made. @param {Scene} scene */
export function factorsOf({ state, before, after, move, pair }) {
  return { input: [state.probe, multiply(move.M, state.probe)], label: [before.rows[pair.i], after.rows[pair.i]] };
}

/** @param {Scene} scene @param {0 | 1} when */
function product(scene, when) {
  const { input, label } = factorsOf(scene);
  return dot(input[when], label[when]);
}

/** @type {import("../../lab/readings.js").Declared<Scene>} */
const OWN = {
  "input-before": words([], { words: "products.input" }),
  input: words([], { words: "products.input" }),
  "label-before": words([], { words: "products.label" }),
  label: words([], { words: "products.label" }),
  "product-before": number((scene) => product(scene, 0), { words: "products.product" }),
  product: number((scene) => product(scene, 1), { words: "products.product" }),
  "reach-low": cosine((scene) => reachOf(scene)?.low ?? null, { words: "reach.name", from: ["reach"] }),
  reach: cosine((scene) => reachOf(scene)?.low ?? null, { words: "reach.name", from: ["reach-low"] }),
};

export const READINGS = { ...MOVE, ...PROBE, ...MEASURED, ...OWN };
export const readings = readingsOf(READINGS);
