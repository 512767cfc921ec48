/**
 * The layers of the Centre page: the two graphs on the labels, their mean, and rows without handles.
 *
 * @import {Draw, Setting} from "../../plane/types.js" @import {Rows} from "../../lab/maths/vectors.js"
 */

import { keep, set, svg, tells, text } from "../../lab/dom.js";
import { colour, marker, short } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { graphsOf } from "../../lab/maths/graphs.js";
import { dot, norm, scale, subtract } from "../../lab/maths/vectors.js";
import { HANDLES } from "../../plane/handles.js";
import { likeliest, space } from "../../plane/scene.js";
import { boxAt, spotBeside } from "../../plane/placing.js";
import { pair, toPixels } from "../../plane/view.js";

/**
 * Solid: pairs that can tie for the top; dashed: each label's two nearest by cosine. Heavier at the chosen label.
 * @param {SVGElement} group @param {Setting} setting @returns {Draw}
 */
export function graphs(group, setting) {
  tells(group, "*");
  const kinds = ["tie", "close"].map((kind) => {
    const [all, chosen, rings] = ["", " chosen", " ring"].map((rank) => svg("path", { class: `link ${kind}${rank}` }));
    group.append(all, chosen, rings);
    return { kind, all, chosen, rings };
  });
  return (scene, view) => {
    const drawn = space(setting.space, scene);
    const rows = /** @type {Rows} */ (drawn.rows);
    const edges = graphsOf(rows.map((row) => subtract(row, drawn.origin)));
    const spots = rows.map((row) => toPixels(view, row));
    const chosen = scene.pair.i;
    const line = (/** @type {number[]} */ [i, j]) => `M${pair(spots[i])}L${pair(spots[j])}`;
    for (const { kind, all, chosen: own, rings } of kinds) {
      const pairs = kind === "tie" ? edges.tiePairs : edges.closePairs;
      const neighbours = (kind === "tie" ? edges.tie : edges.close)[chosen];
      set(all, "d", pairs.map(line).join(""));
      set(own, "d", neighbours.map((j) => line([chosen, j])).join(""));
      set(rings, "d", neighbours.map((j) => circle(spots[j], kind === "tie" ? 14 : 18)).join(""));
    }
  };
}

/**
 * Rows as named markers, where there is no handle to show them; and the circle of length 1, to which they may have to
 * go. @param {SVGElement} group @param {Setting} setting
 * @returns {Draw}
 */
export function marks(group, setting) {
  const round = svg("circle", { class: "sweep-round" });
  group.append(round);
  /** @type {SVGElement[]} */
  const shapes = [];
  const names = /** @type {SVGElement[]} */ ([]);
  return (scene, view) => {
    const rows = /** @type {Rows} */ (space(setting.space, scene).rows);
    keep(group, shapes, rows.length, (k) => svg("path", { class: "mark-shape", fill: colour(setting.tokens, k) }));
    keep(group, names, rows.length, () =>
      svg("text", { class: "mark-name", "text-anchor": "middle", "dominant-baseline": "central" }),
    );
    const [ox, oy] = toPixels(view, space(setting.space, scene).origin);
    const out = toPixels(view, [1, 0])[0] - toPixels(view, [0, 0])[0];
    set(round, "visibility", scene.state.unit ? null : "hidden");
    for (const [name, value] of Object.entries({ cx: ox, cy: oy, r: out })) set(round, name, value.toFixed(1));
    rows.forEach((row, k) => {
      const [x, y] = toPixels(view, row);
      set(shapes[k], "d", markerPath(marker(setting.tokens, k), x, y, 7));
      const name = short(scene.state.labels[k]);
      const spot = spotBeside(name, [x, y], [x - ox, y - oy], setting.named, view);
      if (spot) ["x", "y"].forEach((axis, a) => set(names[k], axis, spot[a].toFixed(1)));
      text(names[k], spot ? name : "");
    });
  };
}

/** Side of what the mark of an input covers, in pixels. */
const WIDE = 20;

/**
 * The input x whose scores are told; no name is written over it. @param {SVGElement} group @param {Setting} setting
 * @returns {Draw}
 */
export function inputMark(group, setting) {
  const mark = svg("path", { class: "input-mark" });
  const called = svg("text", { class: "mark-name", "text-anchor": "middle", "dominant-baseline": "central" });
  group.append(mark, called);
  const name = setting.text("handle.probe.grip");
  set(mark, "d", HANDLES.probe.shape ?? null);
  return (scene, view) => {
    const [x, y] = toPixels(view, space(setting.space, scene).probe);
    set(mark, "transform", `translate(${pair([x, y])})`);
    if (!group.getClientRects()[0]) return;
    setting.named.boxes.push(boxAt({ width: WIDE, height: WIDE }, x, y));
    const spot = spotBeside(name, [x, y], [1, 0], setting.named, view);
    if (spot) ["x", "y"].forEach((axis, a) => set(called, axis, spot[a].toFixed(1)));
    text(called, spot ? name : "");
  };
}

/** Labels within so much of the leader are on its line, too, in units of half the plane: a third of a pixel. */
const TIED = 0.002;

/**
 * Who is farthest along an input x: all labels lie behind a line square to x, and those on it are lit. A circle is
 * as far out as the longest of them.
 * @param {SVGElement} group @param {Setting} setting @returns {Draw}
 */
export function sweep(group, setting) {
  const [round, lit] = [svg("circle", { class: "sweep-round" }), svg("path", { class: "sweep-lit" })];
  const [ray, front] = ["ray", "front"].map((part) => svg("path", { class: `sweep-${part}` }));
  const drops = svg("g");
  group.append(round, lit, ray, front, drops);
  /** @type {SVGElement[]} */
  const lines = [];
  return (scene, view) => {
    const { rows, probe } = space(setting.space, scene);
    const along = scale(probe, 1 / (norm(probe) || 1));
    const [far, leader] = [4 * view.half, likeliest(rows, probe)];
    const at = (/** @type {number} */ t, /** @type {number} */ s) =>
      toPixels(view, [t * along[0] - s * along[1], t * along[1] + s * along[0]]);
    const reach = rows.map((row) => dot(row, along));
    set(ray, "d", `M${pair(at(-far, 0))}L${pair(at(far, 0))}`);
    set(front, "d", `M${pair(at(reach[leader], -far))}L${pair(at(reach[leader], far))}`);
    keep(drops, lines, rows.length, (k) => svg("path", { class: "sweep-drop", stroke: colour(setting.tokens, k) }));
    rows.forEach((row, k) => set(lines[k], "d", `M${pair(toPixels(view, row))}L${pair(at(reach[k], 0))}`));
    const [ox, oy] = toPixels(view, [0, 0]);
    const outer = toPixels(view, [Math.max(...rows.map(norm)), 0])[0] - ox;
    for (const [name, value] of Object.entries({ cx: ox, cy: oy, r: outer })) set(round, name, value.toFixed(1));
    const first = rows.filter((_, k) => reach[leader] - reach[k] < TIED * view.half);
    set(lit, "d", first.map((row) => circle(toPixels(view, row), 20)).join(""));
    set(lit, "fill", colour(setting.tokens, leader));
  };
}

/** @param {readonly number[]} spot @param {number} r */
function circle([x, y], r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
