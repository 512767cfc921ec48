/**
 * Where a whole class's moves ended, as faint marks: their origins on one landscape.
 *
 * @typedef {import("../lab/maths/vectors.js").Point} Point
 */

import { amendState } from "../lab/codec.js";
import { keep, set, svg } from "../lab/dom.js";
import { hear } from "../lab/signals.js";
import { toPixels } from "./view.js";

const SIZE = 6;

/**
 * Hear where a class's moves ended; what is no state of this surface is left out.
 * @param {import("../lab/host.js").Host} host @param {import("./lab.js").Data} data
 * @param {import("./lab.js").Lab} lab @param {() => void} request
 */
export function hearCrowd(host, data, lab, request) {
  hear("crowd", ({ states }) => {
    const read = states.map((link) => amendState(data.schema, data.defaults, link, data.former)).filter(({ notes }) => !notes.length);
    lab.crowd = read.flatMap(({ state }) => (state.shift ? [/** @type {Point} */ ([-state.shift[0], -state.shift[1]])] : []));
    request();
  }, host.gone);
}

/** Draws them, above everything but the handles. @param {SVGElement} stage @param {import("./lab.js").Lab} lab @returns {import("./layers.js").Draw} */
export function crowd(stage, lab) {
  const group = svg("g", { class: "crowd" });
  stage.append(group);
  /** @type {SVGElement[]} */
  const marks = [];
  return (_, view) => {
    const origins = lab.crowd ?? [];
    keep(group, marks, origins.length, () => svg("path", { class: "crowd-mark", d: `M${-SIZE} 0H${SIZE}M0 ${-SIZE}V${SIZE}` }));
    origins.forEach((origin, k) => {
      const [x, y] = toPixels(view, origin);
      set(marks[k], "transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    });
    set(group, "data-crowd", origins.length || null);
  };
}
