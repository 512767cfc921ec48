/**
 * Why cosines are high before anything is trained: the pairs of a model with random weights, whose vectors have a part
 * in common that a hand takes away.
 *
 * @import {Scene, Source, WordsLab} from "./types.js"
 */

import { html, readout, set, sized, svg, tells } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { once } from "../../lab/readings.js";
import { fixed, percent } from "../../lab/numbers.js";
import { joined } from "../../lab/text.js";
import { allOf, outline, spread, ticks } from "./trained.js";

const [DIMENSIONS, BINS, HALVINGS] = [16, 50, 20];

/** Rows of such a model. @param {Source} source @returns {Float32Array[]} */
const rowsOf = ({ untrained }) =>
  Array.from({ length: untrained.length / DIMENSIONS }, (_, k) =>
    untrained.subarray(k * DIMENSIONS, (k + 1) * DIMENSIONS),
  );

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
const dot = (a, b) => Array.from(a).reduce((sum, each, k) => sum + each * b[k], 0);

/** The mean of some rows. @param {ArrayLike<number>[]} rows */
const meanOf = (rows) =>
  Array.from({ length: DIMENSIONS }, (_, k) => rows.reduce((sum, row) => sum + row[k], 0) / rows.length);

/**
 * Rows of length 1, once a share of their mean is taken away. @param {ArrayLike<number>[]} rows @param {number} removed
 */
function directions(rows, removed) {
  const mean = meanOf(rows);
  return rows.map((row) => {
    const left = mean.map((each, k) => row[k] - removed * each);
    const length = Math.hypot(...left);
    return left.map((each) => each / length);
  });
}

/**
 * The mean cosine of all pairs of directions: the square of their sum counts every pair twice. @param {number[][]} of
 */
function meanCosine(of) {
  const mean = meanOf(of);
  return (of.length * dot(mean, mean) - 1) / (of.length - 1);
}

/** The pairs of the untrained model in a state: their mean cosine, and what it is with all that they share. */
export const untrainedAt = once((/** @type {Scene} */ { state, source }) => {
  const rows = rowsOf(source);
  if (!rows.length) return null;
  const of = directions(rows, state.removed);
  return { of, mean: meanCosine(of), cone: meanCosine(directions(rows, 0)) };
});

/**
 * How much of the mean is to be taken away for a mean cosine, by halving. @param {Source} source @param {number} wanted
 */
function removedFor(source, wanted) {
  const rows = rowsOf(source);
  let [low, high] = [0, 1];
  for (let k = 0; k < HALVINGS; k += 1) {
    const middle = (low + high) / 2;
    if (meanCosine(directions(rows, middle)) > wanted) low = middle;
    else high = middle;
  }
  return high;
}

/** The cosines of all pairs, counted. @param {number[][]} of */
function counted(of) {
  const density = new Array(BINS).fill(0);
  of.forEach((a, i) =>
    of.slice(0, i).forEach((b) => (density[Math.min(BINS - 1, ((dot(a, b) + 1) / 2) * BINS) | 0] += 1)),
  );
  return { low: -1, high: 1, density };
}

/** @param {object} _spec @param {WordsLab} lab */
export function untrainedPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 600, height: 124 };
  const hill = svg("path", { class: "untrained" });
  const pairs = spread(lab, hill);
  const [line, shaft] = [svg("path", { class: "line" }), says("untrained-name")];
  const stage = svg("svg", { class: "over", role: "group", "aria-label": says("untrained") }, [line]);
  const at = (/** @type {number} */ cosine) => (size.width * (cosine + 1)) / 2;
  const mean = (/** @type {number} */ removed) =>
    removed === lab.scene.state.removed
      ? (untrainedAt(lab.scene)?.mean ?? 0)
      : meanCosine(directions(rowsOf(lab.scene.source), removed));
  const grip = createGrip(stage, lab, {
    ...{ name: "hill", label: says("handle-hill"), field: "removed", size, ends: 7 },
    pixelOf: (removed) => [at(mean(removed)), size.height - 20],
    valueAt: ([x]) => removedFor(lab.scene.source, (2 * x) / size.width - 1),
    shown: () => !lab.hides("untrained-mean"), // where it stands is what a bet asks
  });
  stage.append(grip.root);
  for (const each of [pairs.root, stage]) tells(each, "untrained-mean");
  pairs.plot.append(stage);
  const outputs = ["untrained-mean", "removed", "cone"].map((name) => html("output", { "data-readout": name }));
  const draw = (/** @type {Scene} */ scene) => {
    const found = untrainedAt(scene);
    if (!found || !lab.guided()) return;
    const [centre, shown] = [fixed(found.mean, 2), percent(scene.state.removed, 0)];
    const held = counted(found.of);
    set(hill, "d", outline(held));
    pairs.draw(shaft, null, held);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(line, "d", `M${at(found.mean).toFixed(1)} 0V${size.height - 20}`);
    grip.draw([at(found.mean), size.height - 20], says("handle-hill-value", { mean: centre, removed: shown }));
    readout(outputs[0], found.mean, centre);
    readout(outputs[1], scene.state.removed, shown);
    readout(outputs[2], found.cone, fixed(found.cone, 2));
  };
  sized(stage, size, () => draw(lab.scene));
  const wide = allOf(lab);
  const numbers = html("p", { class: "divided" }, [
    ...[joined([says("untrained-mean"), ""]), outputs[0], " · "],
    ...[joined([says("untrained-removed"), ""]), outputs[1]],
    html("span", { hidden: "" }, outputs.slice(2)),
  ]);
  const named = { class: "panel trained", "aria-label": says("untrained") };
  return { root: html("section", named, [numbers, pairs.root, wide, ticks()]), draw };
}
