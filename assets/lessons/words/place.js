/**
 * One line over the histograms of all models: it stands where the same share of all pairs lies below it, so that one
 * may read how large a cosine of one model is in another.
 *
 * @import {Band, Model, Outline, Scene, WordsLab} from "./types.js"
 */

import { html, readout, set, sized, svg } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed, percent } from "../../lab/numbers.js";

const NEAR = 3; // CSS pixels within which the line is at the nearest word
const [FOOT, LOW] = [28, 14]; // CSS pixels below the axis, where the handle hides no narrow histogram

/** The cosine with so many percent of a model's pairs below. @param {Band} band @param {number} place */
export function quantile({ marks, low }, place) {
  const below = Math.floor(10 * place);
  const at = marks[below - 1] ?? low;
  return at + ((10 * place - below) * (marks[below] - at) || 0); // none is above the last
}

/** How many percent of a model's pairs lie below a cosine. @param {Band} band @param {number} cosine */
export function placeOf({ marks, low: least }, cosine) {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle] < cosine) low = middle + 1;
    else high = middle;
  }
  const at = marks[low - 1] ?? least;
  return (low + ((cosine - at) / (marks[low] - at) || 0)) / 10;
}

/** Of the first model, where the query's nearest word lies. @param {Scene} scene */
export function nearestPlace({ columns: [{ partner, rows }] }) {
  return rows.find(({ id }) => id === partner?.id)?.percentile ?? null;
}

/** Where a cosine stands, from 0 to 1. @param {number} cosine */
const share = (cosine) => (cosine + 1) / 2;

/**
 * The line over a model's histogram, the pairs below it, and what both come to. @param {Model & {band: Band}} model
 * @param {WordsLab} lab @param {(band: Outline) => SVGElement} outlineOf
 */
export function lineOver({ key, title, band }, lab, outlineOf) {
  const { text: says } = lab;
  const size = { width: 500, height: 46 + FOOT };
  const below = outlineOf(band);
  const line = svg("path", { class: "line" });
  const stage = svg("svg", { class: "over", role: "group", "aria-label": says("place-label", { name: title }) }, [
    line,
  ]);
  const xOf = (/** @type {number} */ cosine) => share(cosine) * size.width;
  const grip = createGrip(stage, lab, {
    ...{ name: `place:${key}`, label: says("handle-place", { name: title }), field: "place", size },
    pixelOf: (place) => [xOf(quantile(band, place)), size.height - LOW],
    valueAt: ([x]) => {
      const near = nearestPlace(lab.scene) ?? 0;
      if (Math.abs(xOf(quantile(band, near)) - x) < NEAR) return near;
      return placeOf(band, Math.max((2 * x) / size.width - 1, band.marks[0])); // within what is drawn enlarged
    },
  });
  stage.append(grip.root);
  const [place, cosine] = [`below:${key}`, `quantile:${key}`].map((name) =>
    html("output", { "data-readout": name, "aria-label": says("handle-place", { name: title }) }),
  );
  const draw = (/** @type {Pick<Scene, "state">} */ { state }) => {
    const at = quantile(band, state.place);
    const [percentage, number] = [percent(state.place / 100), fixed(at, 2)];
    set(below, "style", `clip-path: inset(0 ${(100 * (1 - share(at))).toFixed(2)}% 0 0)`);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(line, "d", `M${xOf(at).toFixed(1)} 0V${size.height - LOW}`);
    grip.draw([xOf(at), size.height - LOW], says("handle-place-value", { place: percentage, cosine: number }));
    readout(place, state.place, percentage);
    readout(cosine, at, number);
  };
  sized(stage, size, () => draw(lab.scene));
  const words = html("p", { class: "place", "data-panel": "place" }, [place, " ", says("place-below"), " ", cosine]);
  return { drawn: html("div", { class: "line-over", "data-panel": "place" }, [below, stage]), words, draw };
}
