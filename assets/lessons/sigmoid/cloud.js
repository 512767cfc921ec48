/** The layer of the Sigmoid page: the embeddings, by whether both labels of the pair are on. */

import { set, svg } from "../../lab/dom.js";
import { markerPath } from "../../lab/markers.js";
import { space } from "../../plane/scene.js";
import { toPixels } from "../../plane/view.js";

/** @typedef {import("../../plane/layers.js").Draw} Draw @typedef {import("../../plane/layers.js").Setting} Setting */

const DOT = 1.9;

/** Embeddings, darker where both labels of the pair are on. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function cloud(group, setting) {
  const [some, both] = ["cloud", "cloud both"].map((name) => svg("path", { class: name }));
  group.append(some, both);
  return (scene, view) => {
    const X = setting.space === "internal" ? scene.after.X : scene.source.embeddings;
    const [a, b] = [scene.pair.i, scene.pair.j].map((k) => space(setting.space, scene).rows[k]);
    const drawn = ["", ""];
    for (let k = 0; k < X.length; k += 2) {
      const on = a[0] * X[k] + a[1] * X[k + 1] > 0 && b[0] * X[k] + b[1] * X[k + 1] > 0;
      const [x, y] = toPixels(view, [X[k], X[k + 1]]);
      if (x < -5 || y < -5 || x > view.width + 5 || y > view.height + 5) continue;
      drawn[Number(on)] += markerPath("circle", x, y, DOT);
    }
    set(some, "d", drawn[0]);
    set(both, "d", drawn[1]);
  };
}
