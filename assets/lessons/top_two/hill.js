/** The score of the query that brings the weakest pair first by most, all along the curve: what stands between. */

import { html, set, svg, text } from "../../lab/dom.js";
import { curve } from "../../lab/maths/leading.js";
import { dot } from "../../lab/maths/vectors.js";
import { markerPath } from "../../lab/markers.js";
import { weakestOf } from "./readings.js";
/** @typedef {import("../../plane/types.js").Lab} Lab */

const [WIDTH, HEIGHT, SIDE, DOT, RING] = [320, 84, 12, 2.5, 6];
const FULL = 2 * Math.PI;
const POINTS = 120;

const x = (/** @type {number} */ t) => SIDE + ((WIDTH - 2 * SIDE) * t) / FULL;
const y = (/** @type {number} */ score) => ((1 - score) / 2) * HEIGHT + RING;

/** @param {Lab} lab */
export function createHill({ text: says }) {
  const [wave, rings, dots] = ["wave", "lead-first", "hill-dots"].map((of) => svg("path", { class: of }));
  const viewBox = `0 0 ${WIDTH} ${HEIGHT + 2 * RING}`;
  const stage = svg("svg", { viewBox, class: "hill", "aria-hidden": "true" }, [wave, dots, rings]);
  const said = html("p", { class: "hill-said" });
  let drawn = 0;
  return {
    root: html("div", {}, [stage, said]),
    /** @param {number} many documents */
    draw: (many) => {
      const found = drawn === many ? null : weakestOf(many, 2);
      if (!found) return;
      drawn = many;
      // the pair stands in the middle of the chart, half a turn from its ends
      const middle = Math.PI - (FULL * (found.between + 1)) / (2 * many);
      const at = (/** @type {number} */ t) => dot(curve([t - middle], 2)[0], found.query);
      const places = Array.from({ length: many }, (_, k) => (middle + (FULL * k) / many) % FULL);
      const pair = [places[0], places[found.between + 1]];
      const line = Array.from({ length: POINTS + 1 }, (_, k) => (FULL * k) / POINTS);
      const marks = (/** @type {number[]} */ all, /** @type {number} */ size) =>
        all.map((t) => markerPath("circle", x(t), y(at(t)), size)).join("");
      set(wave, "d", `M${line.map((t) => `${x(t).toFixed(1)} ${y(at(t)).toFixed(1)}`).join("L")}`);
      set(dots, "d", marks(places, DOT));
      set(rings, "d", marks(pair, RING));
      const next = Math.max(...places.filter((t) => !pair.includes(t)).map(at));
      const digits = 1 - Math.floor(Math.log10(found.lead)); // as many as tell them apart
      text(said, says("weakest.hill", { pair: at(pair[0]).toFixed(digits), next: next.toFixed(digits) }));
    },
  };
}
