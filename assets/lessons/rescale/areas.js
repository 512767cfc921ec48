/**
 * Why a stretch that is undone is not noticed, coordinate by coordinate: an input's coordinate and a label's are the
 * sides of a rectangle, whose area is their part of the logit. One side is multiplied by what divides the other.
 *
 * @typedef {import("../../plane/layers.js").Draw} Draw @typedef {import("../../plane/layers.js").Setting} Setting
 * @typedef {import("../../plane/scene.js").Where} Where @typedef {import("../../lab/maths/vectors.js").Point} Point
 */

import { movable, put, set, svg, text } from "../../lab/dom.js";
import { multiply } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { boxOf, pair, polygonPath, toPixels } from "../../plane/view.js";

const [LEAST, MOST, TINY] = [0.3, 5, 1e-3];
const SAMPLES = 60;
/** From a side to its length, in pixels. */
const BESIDE = 14;

/** A place that a number can be read at. @param {number} at @param {number} rim @param {number} size */
const within = (at, rim, size) => Math.max(rim, Math.min(at, size - rim));

/** A coordinate of the input, across, and of the pair's first label, up. @param {Where} where @param {0 | 1} k @returns {Point} */
function cornerOf({ state, move, after }, k) {
  return [multiply(move.M, state.probe)[k], after.rows[state.pair[0]][k]];
}

/** The rectangles, and the curve on which each corner has its area. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function areas(group, { text: says }) {
  const parts = /** @type {const} */ ([0, 1]).map((k) => {
    const [curve, area] = ["part-curve", "part-area"].map((kind) => svg("path", { class: `${kind} part-${k + 1}` }));
    const names = ["part-name", "part-side", "part-side"].map((kind) => movable({ class: kind, "text-anchor": kind === "part-name" ? "end" : "middle", "dominant-baseline": "central" }));
    group.append(curve, area, ...names);
    return { k, curve, area, names };
  });
  return (scene, view) => {
    for (const { k, curve, area, names } of parts) {
      const [x, w] = cornerOf(scene, k);
      set(area, "d", polygonPath(view, [[0, 0], [x, 0], [x, w], [0, w]]));
      const far = Math.sign(x) * Math.max(...Object.values(boxOf(view)).map(Math.abs));
      const near = Math.abs(x * w) > TINY ? (x * w) / (Math.sign(w) * Math.abs(far)) : far;
      const along = Array.from({ length: SAMPLES + 1 }, (_, n) => near * (far / near) ** (n / SAMPLES));
      set(curve, "d", `M${along.map((at) => pair(toPixels(view, [at, (x * w) / at]))).join("L")}`);
      const [cx, cy] = toPixels(view, [x / 2, w / 2]);
      const [right, top] = toPixels(view, [x, w]);
      const said = [says(`products.area-${k + 1}`, { area: fixed(x * w) }), fixed(x), fixed(w)];
      const places = [[Math.min(toPixels(view, [0, 0])[0], right) - BESIDE, cy], [cx, within(top - Math.sign(w) * BESIDE, BESIDE, view.height)], [within(right + Math.sign(x) * 2 * BESIDE, 2 * BESIDE, view.width), cy]];
      names.forEach((name, n) => {
        text(name.children[0], said[n]);
        put(name, places[n]);
      });
    }
  };
}

/** The entry of D with which a rectangle's corner is nearest to where a hand takes it, along either side alike. @param {0 | 1} k @returns {import("../../plane/handles.js").HandleKind} */
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
