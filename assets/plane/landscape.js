/**
 * The cosine landscape: the cosine of the chosen pair for every position of the origin. Its level
 * sets are exact (inscribed angle): two mirror arcs through both unembeddings; −1 on the open
 * segment between them, +1 on the rays outside it.
 *
 * @import {Draw, Setting} from "./types.js" @import {View} from "./view.js"
 * @import {Point} from "../lab/maths/vectors.js"
 */

import { movable, put, set, svg, text } from "../lab/dom.js";
import { mixed } from "../lab/label_styles.js";
import { arcs } from "../lab/maths/translation.js";
import { add, mean, norm, quarterTurn, scale, subtract } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { crosses, freeSpot } from "./placing.js";
import { space } from "./scene.js";
import { pair, scaleOf, toPixels } from "./view.js";

const LEVELS = [
  0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3, -0.4, -0.5, -0.6, -0.7, -0.8, -0.9, -0.95,
];
/** Length on which the bands are drawn, in pixels: long, so that rounding is none where a pair is far apart. */
const CHORD = 1000;
export const ALMOST_ONE = 0.999999;
const NAMED = [0, 0.9, -0.9, 0.5, -0.5, 0.95];
/** Width of the longest of their numbers and of the air around it, in units of the size of its letters. */
const WIDE = 3.2;

/**
 * Bands of equal cosine, from +1 outside to −1 inside. @param {SVGElement} group @param {Setting} setting
 * @returns {Draw}
 */
export function landscape(group, setting) {
  const ground = svg("rect", { class: "level", x: 0, y: 0 });
  const bands = LEVELS.map((level) => svg("path", { class: "level", "data-level": level }));
  const names = NAMED.map(() => movable({ class: "level-name", "text-anchor": "middle" }));
  const segment = svg("path", { class: "minus-one" });
  const rays = svg("path", { class: "plus-one" });
  const field = svg("g", {}, bands);
  group.append(ground, field, rays, segment, ...names);
  set(ground, "fill", mixed(0.975));
  bands.forEach((band, k) => {
    set(band, "d", curve([0, 0], [CHORD, 0], arcs([0, 0], [CHORD, 0], LEVELS[k])));
    set(band, "fill", mixed((LEVELS[k] + (LEVELS[k + 1] ?? -1)) / 2));
  });
  return (scene, view) => {
    const [a, b] = chosen(scene, setting);
    set(ground, "width", view.width);
    set(ground, "height", view.height);
    const apart = a[0] !== b[0] || a[1] !== b[1];
    set(field, "transform", apart ? fromChord(toPixels(view, a), toPixels(view, b)) : null);
    set(field, "display", apart ? null : "none");
    const { rows, origin } = space(setting.space, scene);
    nameLevels(
      names,
      levelSpots(
        apart ? a : null,
        b,
        view,
        [...rows, origin].map((p) => toPixels(view, p)),
        setting.named,
      ),
    );
    set(segment, "d", apart ? `M${pair(toPixels(view, a))}L${pair(toPixels(view, b))}` : "");
    set(rays, "d", apart ? raysPath(a, b, view) : "");
  };
}

/**
 * The arcs on which the origin may go without changing the cosine, and the angle it sees. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function levels(group, setting) {
  const current = svg("path", { class: "current-arc" });
  const sight = svg("path", { class: "sight" });
  group.append(current, sight);
  return (scene, view) => {
    const [a, b] = chosen(scene, setting);
    const cosine = scene.move.trivial ? scene.pair.after : null;
    const apart = a[0] !== b[0] || a[1] !== b[1];
    set(current, "d", apart && cosine !== null && Math.abs(cosine) < ALMOST_ONE ? closedArcs(a, b, cosine, view) : "");
    const from = pair(toPixels(view, space("origin", scene).origin));
    set(sight, "d", `M${pair(toPixels(view, a))}L${from}L${pair(toPixels(view, b))}`);
  };
}

/**
 * The rows of the pair. @param {import("./types.js").Scene} scene @param {Setting} setting @returns {[Point, Point]}
 */
export function chosen(scene, setting) {
  const { rows } = space(setting.space, scene);
  return [rows[scene.pair.i], rows[scene.pair.j]];
}

/** Both arcs of one level as a closed curve. @param {Point} a @param {Point} b @param {number} c @param {View} view */
export function closedArcs(a, b, c, view) {
  const { radius, large } = arcs(a, b, c);
  return curve(toPixels(view, a), toPixels(view, b), { radius: radius * scaleOf(view), large });
}

/** @param {readonly number[]} a @param {readonly number[]} b @param {{radius: number, large: boolean}} of */
function curve(a, b, { radius, large }) {
  const r = radius.toFixed(2);
  const [from, to] = [pair(a), pair(b)];
  const arc = `A${r} ${r} 0 ${large ? 1 : 0} 1`;
  return `M${from}${arc} ${to}${arc} ${from}Z`;
}

/**
 * Takes what was drawn on the chord of the bands to where the pair is: all pairs' levels are of one shape.
 * @param {readonly number[]} a @param {readonly number[]} b
 */
function fromChord(a, b) {
  const [c, s] = [0, 1].map((k) => (b[k] - a[k]) / CHORD);
  return `matrix(${[c, s, -s, c].map((each) => each.toFixed(7)).join(" ")} ${pair(a)})`;
}

/** Write the levels where there is room. @param {SVGElement[]} names @param {(readonly number[] | null)[]} spots */
function nameLevels(names, spots) {
  NAMED.forEach((level, k) => {
    const spot = spots[k];
    put(names[k], spot ? [spot[0], spot[1] + 5] : [-99, -99]);
    text(names[k].children[0], fixed(level, Math.abs(level) > 0.9 ? 2 : 1));
  });
}

/**
 * Where each level is named: on the top of one of its arcs, in view, and over no other level, handle, arrow or name;
 * null where there is no room.
 * @param {Point | null} a @param {Point} b @param {View} view
 * @param {(readonly number[])[]} busy the handles in pixels, the origin last @param {Setting["named"]} named
 * @returns {(readonly number[] | null)[]}
 */
export function levelSpots(a, b, view, busy, named) {
  const [taken, { boxes }] = [[...busy], named];
  const origin = busy[busy.length - 1];
  const free = (/** @type {readonly number[]} */ p) =>
    isFree(p, taken, view) && busy.every((row) => !crosses([p[0] - 15, p[1] - 8, p[0] + 15, p[1] + 8], origin, row));
  return NAMED.map((level) => {
    const tops = a
      ? topsOf(a, b, level)
          .map((p) => toPixels(view, p))
          .filter(free)
      : [];
    const spot = freeSpot(tops, [WIDE * named.letter, named.letter], boxes, [view.width, view.height]);
    if (spot) taken.push(spot);
    return spot;
  });
}

/** Where the two arcs of a level are farthest from the line. @param {Point} a @param {Point} b @param {number} c */
function topsOf(a, b, c) {
  const height = (Math.hypot(b[0] - a[0], b[1] - a[1]) / 2) * Math.sqrt((1 + c) / (1 - c));
  const n = quarterTurn(subtract(b, a));
  const step = scale(n, height / norm(n));
  const middle = mean([a, b]);
  return [add(middle, step), subtract(middle, step)];
}

/** @param {readonly number[]} p @param {(readonly number[])[]} taken @param {View} view */
function isFree([x, y], taken, view) {
  const inside = x > 16 && y > 16 && x < view.width - 16 && y < view.height - 24;
  const apart = Math.max(26, view.width / 14); // names on a large plane are large
  return inside && taken.every((other) => Math.hypot(x - other[0], y - other[1]) > apart);
}

/**
 * The line through both, outside the segment, long enough to leave the view. @param {Point} a @param {Point} b
 * @param {View} view
 */
function raysPath(a, b, view) {
  const [p, q] = [toPixels(view, a), toPixels(view, b)];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const far = (2 * (view.width + view.height) + Math.hypot(p[0], p[1]) + Math.hypot(q[0], q[1])) / length;
  const u = [(q[0] - p[0]) * far, (q[1] - p[1]) * far];
  return `M${pair(p)}L${pair([p[0] - u[0], p[1] - u[1]])}M${pair(q)}L${pair([q[0] + u[0], q[1] + u[1]])}`;
}
