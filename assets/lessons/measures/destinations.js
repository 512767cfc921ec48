/** The layer of the Measures page: where the move takes each row. */

import { keep, set, svg } from "../../lab/dom.js";
import { colour } from "../../lab/looks.js";
import { arrowPath } from "../../plane/layers.js";
import { pair as at, toPixels } from "../../plane/view.js";

/** @typedef {import("../../plane/layers.js").Draw} Draw @typedef {import("../../plane/layers.js").Setting} Setting */

/** Where the move takes each row: an arrow from the origin, joined to the row before the move. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function destinations(group, setting) {
  const joins = svg("path", { class: "ghost" });
  const casing = svg("path", { class: "casing" });
  group.append(joins, casing);
  /** @type {SVGElement[]} */
  const arrows = [];
  return (scene, view) => {
    const zero = toPixels(view, [0, 0]);
    keep(group, arrows, scene.n, (k) => svg("path", { class: "vector", stroke: colour(setting.tokens, k) }));
    const paths = scene.after.rows.map((row) => arrowPath(zero, toPixels(view, row)));
    paths.forEach((path, k) => set(arrows[k], "d", path));
    set(casing, "d", paths.join(""));
    set(joins, "d", scene.after.rows.map((row, k) => `M${at(toPixels(view, scene.state.unembeddings[k]))}L${at(toPixels(view, row))}`).join(""));
  };
}
