/** The names of the two rows, beyond the tips of their arrows. */

import { keep, movable, put, set, text } from "../../lab/dom.js";
import { space } from "../../plane/scene.js";
import { toPixels } from "../../plane/view.js";

/** @typedef {import("../../plane/layers.js").Draw} Draw @typedef {import("../../plane/layers.js").Setting} Setting */

const OFF = 10;
const BESIDE = 18;
/** Nearer to a side than this share of the plane a name turns inwards. */
const EDGE = 0.15;

/** @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function rowNames(group, setting) {
  /** @type {SVGElement[]} */
  const names = [];
  return (scene, view) => {
    const { rows, origin } = space(setting.space, scene);
    const [ox, oy] = toPixels(view, origin);
    keep(group, names, rows.length, () => movable({ class: "row-name" }));
    rows.forEach((row, k) => {
      const [x, y] = toPixels(view, row);
      const side = x < EDGE * view.width ? 1 : x > (1 - EDGE) * view.width ? -1 : x < ox ? -1 : 1;
      set(names[k].children[0], "text-anchor", side < 0 ? "end" : "start");
      text(names[k].children[0], scene.state.labels[k]);
      put(names[k], [x + side * OFF, y + (y > oy ? BESIDE : -OFF)]);
    });
  };
}
