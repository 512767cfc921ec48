/** The linear move of the Rescale page: its image of the unit square, and the handles that change it. */

import { set, svg } from "../../lab/dom.js";
import { polygonPath } from "../../plane/view.js";

/** @typedef {import("../../plane/layers.js").Draw} Draw @typedef {import("../../plane/layers.js").Setting} Setting */

/** As little as a hand can make an entry: what is drawn is told apart even then. */
const LEAST_STRETCH = 0.3;

/** Where the linear move sends the unit square. @param {SVGElement} group @param {Setting} _setting @returns {Draw} */
export function basis(group, _setting) {
  const square = svg("path", { class: "basis" });
  group.append(square);
  return (scene, view) => {
    const [a, b, c, d] = scene.move.A;
    set(square, "d", polygonPath(view, [[0, 0], [a, c], [a + b, c + d], [b, d]]));
  };
}

/** The basis vectors of any linear move, and the diagonal entries of one along the axes. @type {Record<"basis-1" | "basis-2" | "axis-1" | "axis-2", import("../../plane/handles.js").HandleKind>} */
export const HANDLES = {
  "basis-1": {
    place: ({ move: { A } }) => [A[0], A[2]],
    change: ({ move: { A } }, p) => ({ linear: [p[0], A[1], p[1], A[3]] }),
  },
  "basis-2": {
    place: ({ move: { A } }) => [A[1], A[3]],
    change: ({ move: { A } }, p) => ({ linear: [A[0], p[0], A[2], p[1]] }),
  },
  "axis-1": {
    place: ({ move: { A } }) => [A[0], 0],
    change: ({ move: { A } }, p) => ({ linear: [Math.max(p[0], LEAST_STRETCH), 0, 0, A[3]] }),
  },
  "axis-2": {
    place: ({ move: { A } }) => [0, A[3]],
    change: ({ move: { A } }, p) => ({ linear: [A[0], 0, 0, Math.max(p[1], LEAST_STRETCH)] }),
  },
};
