/** The layers of the Measures page: where the move takes each row, and what is measured there. */

import { keep, movable, put, set, svg, tells, text } from "../../lab/dom.js";
import { colour } from "../../lab/looks.js";
import { hull } from "../../lab/maths/hull.js";
import { norm, subtract } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { arrowPath } from "../../plane/layers.js";
import { pair as at, polygonPath, toPixels } from "../../plane/view.js";

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

/**
 * What is measured after the move: the distance of the pair, differences from its first label as arrows, the hull.
 * A step shows the one it speaks of. @param {SVGElement} group @param {Setting} _setting @returns {Draw}
 */
export function measured(group, _setting) {
  tells(group, "*");
  const [edge, differences, distance] = ["edge", "differences", "distance"].map((kind) => svg("path", { class: `measured-${kind}` }));
  const name = movable({ class: "measured-distance", "text-anchor": "middle" });
  group.append(edge, differences, distance, name);
  return (scene, view) => {
    const { i, j } = scene.pair;
    const { rows } = scene.after;
    const spots = rows.map((row) => toPixels(view, row));
    set(edge, "d", polygonPath(view, hull(rows).map((k) => rows[k])));
    set(differences, "d", spots.map((spot) => arrowPath(spots[i], spot)).join(""));
    set(distance, "d", `M${at(spots[i])}L${at(spots[j])}`);
    text(name.children[0], fixed(norm(subtract(rows[i], rows[j]))));
    put(name, [(spots[i][0] + spots[j][0]) / 2 + 26, (spots[i][1] + spots[j][1]) / 2 - 8]);
  };
}
