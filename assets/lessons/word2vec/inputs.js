/** Inputs that are labels as well (the words of a skip-gram model), each marked as its label. */

import { keep, set, svg } from "../../lab/dom.js";
import { colour, marker } from "../../lab/looks.js";
import { markerPath } from "../../lab/markers.js";
import { toPixels } from "../../plane/view.js";

const SIZE = 5;

/** Embedding k as a hollow mark of label k. @param {SVGElement} group @param {import("../../plane/layers.js").Setting} setting @returns {import("../../plane/layers.js").Draw} */
export function inputs(group, setting) {
  /** @type {SVGElement[]} */
  const marks = [];
  return (scene, view) => {
    const X = setting.space === "internal" ? scene.after.X : scene.source.embeddings;
    const count = Math.min(scene.n, X.length / 2);
    keep(group, marks, count, (k) => svg("path", { class: "input-mark", stroke: colour(setting.tokens, k) }));
    marks.slice(0, count).forEach((mark, k) => {
      const [x, y] = toPixels(view, [X[2 * k], X[2 * k + 1]]);
      set(mark, "d", markerPath(marker(setting.tokens, k), x, y, SIZE));
      set(mark, "data-input-mark", scene.state.labels[k]);
    });
  };
}
