/** The layer of the Translate page: the cosine a reader wants, on the cosine landscape. */

import { set, svg } from "../../lab/dom.js";
import { ALMOST_ONE, chosen, closedArcs } from "../../plane/landscape.js";
/** @import {Draw, Setting} from "../../plane/types.js" */

/**
 * The arcs on which the origin may go to give the pair the target cosine. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function target(group, setting) {
  const path = svg("path", { class: "target-arc" });
  group.append(path);
  return (scene, view) => {
    const [a, b] = chosen(scene, setting);
    const wanted = scene.state.target;
    const open = (a[0] !== b[0] || a[1] !== b[1]) && wanted !== undefined && Math.abs(wanted) < ALMOST_ONE;
    set(path, "d", open ? closedArcs(a, b, wanted, view) : "");
  };
}
