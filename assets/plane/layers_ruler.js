/**
 * Labels measured along an input x. @import {Draw, Setting} from "./types.js" @import {View} from "./view.js"
 * @import {Point} from "../lab/maths/vectors.js"
 */

import { keep, movable, put, set, svg, text } from "../lab/dom.js";
import { colour, marker } from "../lab/label_styles.js";
import { markerPath } from "../lab/markers.js";
import { dot, norm, quarterTurn, scale } from "../lab/maths/vectors.js";
import { signed } from "../lab/numbers.js";
import { exact } from "./panels/sentence.js";
import { spotBeside } from "./placing.js";
import { space } from "./scene.js";
import { pair, toPixels } from "./view.js";

/** Of half the plane's side: from the outermost label to the ruler. */
const APART = 0.16;
/** @type {[number, number][]} */
const BELOW_OR_ABOVE = [
  [0, 1],
  [0, -1],
];
const MIDDLE = { "text-anchor": "middle", "dominant-baseline": "central" };
/** Radius of the dot at zero, and how far zero moves before what that adds is written, in sizes of a letter. */
const [DOT, WORTH] = [6, 1.4];
/** From the plane's edge to the name of x, in sizes of a letter. */
const EDGE = 1.5;

/**
 * A ruler along x, with every label's place on it, the old zero and the new one. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function ruler(group, { tokens, text: says, named }) {
  const line = svg("path", { class: "ruler-line" });
  const drops = svg("g");
  const [from, gain] = [svg("path", { class: "ruler-zero" }), svg("path", { class: "ruler-gain" })];
  const [was, is] = [svg("circle", { class: "ruler-was", r: 5 }), svg("circle", { class: "ruler-is", r: DOT })];
  const marks = svg("g");
  const names = ["ruler-name", "ruler-added", "ruler-input"].map((each) => movable({ class: each, ...MIDDLE }));
  const [name, added, input] = names;
  group.append(line, drops, from, gain, was, is, marks, ...names);
  const [paths, ends] = [0, 1].map(() => /** @type {SVGElement[]} */ ([]));
  const write = (
    /** @type {Element} */ each,
    /** @type {string} */ label,
    /** @type {readonly number[]} */ spot,
    /** @type {View} */ view,
  ) => {
    const free = BELOW_OR_ABOVE.map((way) => () => spotBeside(label, spot, way, named, view));
    const at = free.reduce((place, seek) => place ?? seek(), /** @type {readonly number[] | null} */ (null));
    text(each.children[0], at ? label : "");
    if (at) put(each, at);
  };
  return (scene, view) => {
    const { rows, origin, probe } = space("origin", scene);
    const { foot, far } = rulerOf(rows, probe, view);
    const [zero, now] = [foot([0, 0]), foot(origin)].map((p) => toPixels(view, p));
    set(line, "d", `M${pair(toPixels(view, far(-1)))}L${pair(toPixels(view, far(1)))}`);
    keep(drops, paths, scene.n, (k) => svg("path", { class: "ruler-drop", stroke: colour(tokens, k) }));
    keep(marks, ends, scene.n, (k) => svg("path", { class: "ruler-mark", fill: colour(tokens, k) }));
    rows.forEach((row, k) => {
      const at = toPixels(view, foot(row));
      set(paths[k], "d", `M${pair(toPixels(view, row))}L${pair(at)}`);
      set(ends[k], "d", markerPath(marker(tokens, k), at[0], at[1], 6));
    });
    set(from, "d", `M${pair(toPixels(view, origin))}L${pair(now)}`);
    set(gain, "d", `M${pair(zero)}L${pair(now)}`);
    for (const [circle, [x, y]] of /** @type {const} */ ([
      [was, zero],
      [is, now],
    ])) {
      set(circle, "cx", x.toFixed(1));
      set(circle, "cy", y.toFixed(1));
    }
    write(name, says("layer.ruler.zero"), now, view);
    const long = Math.hypot(now[0] - zero[0], now[1] - zero[1]);
    const half = [0, 1].map((k) => (zero[k] + now[k]) / 2);
    write(added, long > WORTH * named.letter ? signed(exact(dot(probe, scene.move.shift))) : "", half, view);
    write(input, says("layer.ruler.input"), endOf(zero, toPixels(view, far(1)), named.letter, view), view);
  };
}

/**
 * Below all labels, along x: where a point is on it, and its ends. @param {readonly Point[]} rows @param {Point} probe
 * @param {View} view
 */
function rulerOf(rows, probe, view) {
  const length = norm(probe);
  const along = length > 0 ? scale(probe, 1 / length) : [1, 0];
  const up = quarterTurn(along);
  const height = Math.min(0, ...rows.map((row) => dot(row, up))) - APART * view.half;
  const at = (/** @type {number} */ t) => [t * along[0] + height * up[0], t * along[1] + height * up[1]];
  return {
    foot: (/** @type {Point} */ p) => at(dot(p, along)),
    far: (/** @type {1 | -1} */ way) => at(4 * way * view.half),
  };
}

/**
 * The last point in the plane on the way to one beyond it, some letters from the edge. @param {Point} from
 * @param {Point} to @param {number} letter @param {View} view
 */
function endOf(from, to, letter, { width, height }) {
  const shares = [width, height].map((size, k) => {
    const [way, edge] = [to[k] - from[k], to[k] > from[k] ? size - EDGE * letter : EDGE * letter];
    return way === 0 ? 1 : (edge - from[k]) / way;
  });
  const share = Math.max(0, Math.min(...shares));
  return [0, 1].map((k) => from[k] + share * (to[k] - from[k]));
}
