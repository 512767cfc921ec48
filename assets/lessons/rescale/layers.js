/**
 * The linear move of the Rescale page, its handles, and why a stretch that is undone is not noticed, coordinate by
 * coordinate: an input's coordinate and a label's are the sides of a rectangle, whose area is their part of the
 * logit. One side is multiplied by what divides the other.
 */

import { set, svg, movable, put, text } from "../../lab/dom.js";
import { polygonPath, boxOf, pair, toPixels } from "../../plane/view.js";
import { multiply } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
/** @import {Draw, Setting, Where} from "../../plane/types.js" @import {Point} from "../../lab/maths/vectors.js" */

/** As little as a hand can make an entry: what is drawn is told apart even then. */
const LEAST_STRETCH = 0.3;

/** Where the linear move sends the unit square. @param {SVGElement} group @param {Setting} _setting @returns {Draw} */
export function basis(group, _setting) {
  const square = svg("path", { class: "basis" });
  group.append(square);
  return (scene, view) => {
    const [a, b, c, d] = scene.move.A;
    set(
      square,
      "d",
      polygonPath(view, [
        [0, 0],
        [a, c],
        [a + b, c + d],
        [b, d],
      ]),
    );
  };
}

/**
 * The basis vectors of any linear move, and the diagonal entries of one along the axes.
 * @type {Record<"basis-1" | "basis-2" | "axis-1" | "axis-2", import("../../plane/types.js").HandleKind>}
 */
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
    value: ({ move: { A } }) => A[0],
    along: () => [1, 0],
    change: ({ move: { A } }, p) => ({ linear: [Math.max(p[0], LEAST_STRETCH), 0, 0, A[3]] }),
  },
  "axis-2": {
    place: ({ move: { A } }) => [0, A[3]],
    value: ({ move: { A } }) => A[3],
    away: [-0.7, -0.7], // labels' arrows lie to the right
    along: () => [0, 1],
    change: ({ move: { A } }, p) => ({ linear: [A[0], 0, 0, Math.max(p[1], LEAST_STRETCH)] }),
  },
};

/** A corner stays in the view, which does not zoom then. */
const [LEAST, MOST, TINY] = [0.45, 2.2, 1e-3];
const SAMPLES = 60;
/** From a side to its length, in pixels. */
const BESIDE = 14;

/** A place that a number can be read at. @param {number} at @param {number} rim @param {number} size */
const within = (at, rim, size) => Math.max(rim, Math.min(at, size - rim));

/**
 * A coordinate of the input, across, and of the pair's first label, up. @param {Where} where @param {0 | 1} k
 * @returns {Point}
 */
function cornerOf({ state, move, after }, k) {
  return [multiply(move.M, state.probe)[k], after.rows[state.pair[0]][k]];
}

/**
 * The rectangles, and the curve on which each corner has its area. @param {SVGElement} group @param {Setting} setting
 * @returns {Draw}
 */
export function areas(group, { text: says }) {
  const parts = /** @type {const} */ ([0, 1]).map((k) => {
    const [curve, area] = ["part-curve", "part-area"].map((kind) => svg("path", { class: `${kind} part-${k + 1}` }));
    const names = ["part-name", "part-side", "part-side"].map((kind) =>
      movable({ class: kind, "text-anchor": kind === "part-name" ? "end" : "middle", "dominant-baseline": "central" }),
    );
    group.append(curve, area, ...names);
    return { k, curve, area, names };
  });
  return (scene, view) => {
    for (const { k, curve, area, names } of parts) {
      const [x, w] = cornerOf(scene, k);
      set(
        area,
        "d",
        polygonPath(view, [
          [0, 0],
          [x, 0],
          [x, w],
          [0, w],
        ]),
      );
      const far = Math.sign(x) * Math.max(...Object.values(boxOf(view)).map(Math.abs));
      const near = Math.abs(x * w) > TINY ? (x * w) / (Math.sign(w) * Math.abs(far)) : far;
      const along = Array.from({ length: SAMPLES + 1 }, (_, n) => near * (far / near) ** (n / SAMPLES));
      set(curve, "d", `M${along.map((at) => pair(toPixels(view, [at, (x * w) / at]))).join("L")}`);
      const [cx, cy] = toPixels(view, [x / 2, w / 2]);
      const [right, top] = toPixels(view, [x, w]);
      const texts = [says(`products.area-${k + 1}`, { area: fixed(x * w) }), fixed(x), fixed(w)];
      const places = [
        [Math.min(toPixels(view, [0, 0])[0], right) - BESIDE, cy],
        [cx, within(top - Math.sign(w) * BESIDE, BESIDE, view.height)],
        [within(right + Math.sign(x) * 2 * BESIDE, 2 * BESIDE, view.width), cy],
      ];
      names.forEach((name, n) => {
        text(name.children[0], texts[n]);
        put(name, places[n]);
      });
    }
  };
}

/**
 * The entry of D with which a rectangle's corner is nearest to where a hand takes it, along either side alike.
 * @param {0 | 1} k @returns {import("../../plane/types.js").HandleKind}
 */
const corner = (k) => ({
  place: (where) => cornerOf(where, k),
  change: ({ state, move: { A } }, p) => {
    const [x, w] = [state.probe[k], state.unembeddings[state.pair[0]][k]];
    const d = Math.sqrt(Math.max(p[0] / x, TINY) / Math.max(p[1] / w, TINY));
    const entry = Number.isFinite(d) ? Math.min(Math.max(d, LEAST), MOST) : A[3 * k];
    return { linear: k ? [A[0], 0, 0, entry] : [entry, 0, 0, A[3]] };
  },
  shape: "M-8 -8H8V8H-8Z",
});

export const CORNERS = { "corner-1": corner(0), "corner-2": corner(1) };
