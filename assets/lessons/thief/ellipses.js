/**
 * Hidden vectors as dots, over the shape; and, before the thief has it, ellipses on which the thief's dots may lie.
 * @import {Draw, Setting} from "../../plane/types.js" @import {Point} from "../../lab/maths/vectors.js"
 */

import { set, svg } from "../../lab/dom.js";
import { outlineOf } from "../../lab/maths/ellipses.js";
import { translate } from "../../lab/maths/vectors.js";
import { space } from "../../plane/scene.js";
import { pair, polygonPath, toPixels } from "../../plane/view.js";
import { ellipsesIn, theftIn } from "./theft.js";

/** All dots, and the first, to which an answer is reckoned, larger. @param {SVGElement} group */
export function hiddenDots(group) {
  const [all, asked] = ["inputs", "asked"].map((name) => svg("path", { class: name }));
  group.append(all, asked);
  return (/** @type {Point[]} */ spots) => {
    const paths = spots.map((at) => `M${pair(at)}h0`);
    set(all, "d", paths.join(""));
    set(asked, "d", paths[0] ?? "");
  };
}

/**
 * About the thief's origin; the one ellipse that three dots leave is drawn as the circle of the shape.
 * @param {SVGElement} group @param {Setting} setting @returns {Draw}
 */
export function ellipses(group, { space: name }) {
  const lines = svg("path", { class: "tried" });
  group.append(lines);
  const draw = hiddenDots(group);
  return (scene, view) => {
    const { origin } = space(name, scene);
    const { rows, dots: at } = theftIn(scene);
    const free = rows ? [] : ellipsesIn(scene).map(outlineOf);
    set(lines, "d", free.map((each) => polygonPath(view, translate(each, origin))).join(""));
    draw(translate(at, origin).map((each) => toPixels(view, each)));
  };
}
