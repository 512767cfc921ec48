/** The layer of the Translate page: the cosine a reader wants, and where pairs are opposite. */

import { set, svg } from "../../lab/dom.js";
import { ALMOST_ONE, chosen, closedArcs } from "../../plane/landscape.js";
import { space } from "../../plane/scene.js";
import { pair, toPixels } from "../../plane/view.js";
/** @import {Draw, Setting} from "../../plane/types.js" */

/**
 * The arcs on which the origin may go to give the pair the target cosine; the lines from label to label. @param
 * {SVGElement} group @param {Setting} setting @returns {Draw}
 */
export function target(group, setting) {
  const [lines, path] = ["label-lines", "target-arc"].map((name) => svg("path", { class: name }));
  group.append(lines, path);
  return (scene, view) => {
    const [a, b] = chosen(scene, setting);
    const wanted = scene.state.target;
    const open = (a[0] !== b[0] || a[1] !== b[1]) && wanted !== undefined && Math.abs(wanted) < ALMOST_ONE;
    set(path, "d", open ? closedArcs(a, b, wanted, view) : "");
    const spots = space(setting.space, scene).rows.map((row) => pair(toPixels(view, row)));
    set(lines, "d", spots.flatMap((from, k) => spots.slice(k + 1).map((to) => `M${from}L${to}`)).join(""));
  };
}
