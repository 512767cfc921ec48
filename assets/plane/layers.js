/**
 * What a plane can show, one function a layer. Each makes its elements once and returns the function
 * that redraws them: `draw(scene, view)`.
 *
 * @import {Draw, Scene, Setting} from "./types.js" @import {View} from "./view.js"
 */

import { keep, set, svg, text } from "../lab/dom.js";
import { ems } from "../lab/ems.js";
import { colour, marker } from "../lab/label_styles.js";
import { mean as meanOf } from "../lab/maths/vectors.js";
import { onScale } from "../lab/numbers.js";
import { freeSpot } from "./placing.js";
import { space } from "./scene.js";
import { boxOf, gridStep, pair, toPixels } from "./view.js";

/** Width of a digit with some air, in units of its size. */
const DIGIT = 0.66;

/**
 * Grid lines and the two axes through the origin (which, on the origin plane, moves), with the numbers that have room.
 * @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function axes(group, setting) {
  const grid = svg("path", { class: "grid" });
  const cross = svg("path", { class: "axes" });
  const ticks = svg("g", { class: "ticks" });
  group.append(grid, cross, ticks);
  /** @type {SVGElement[]} */
  const labels = [];
  return (scene, view) => {
    const step = gridStep(view, setting.unit);
    const apart = step / setting.unit;
    const { x0, x1, y0, y1 } = boxOf(view);
    const { origin } = space(setting.space, scene); // numbers are seen from there, and go with it
    const [ox, oy] = toPixels(view, origin);
    let path = "";
    const marks = [];
    for (let k = Math.ceil((x0 - origin[0]) / apart); origin[0] + k * apart <= x1; k += 1) {
      const [x] = toPixels(view, [origin[0] + k * apart, 0]);
      path += `M${x.toFixed(1)} 0V${view.height}`;
      if (k !== 0) marks.push({ x, value: onScale(k * step, step) });
    }
    for (let k = Math.ceil((y0 - origin[1]) / apart); origin[1] + k * apart <= y1; k += 1) {
      const [, y] = toPixels(view, [0, origin[1] + k * apart]);
      path += `M0 ${y.toFixed(1)}H${view.width}`;
    }
    set(grid, "d", path);
    set(cross, "d", `M${ox.toFixed(2)} 0V${view.height}M0 ${oy.toFixed(2)}H${view.width}`);
    const { letter, boxes } = setting.named;
    const clear = marks.filter(({ x, value }) =>
      freeSpot([[x, view.height - 6 - letter / 3]], [letter * ems(value, DIGIT), letter], boxes, [
        view.width,
        view.height,
      ]),
    );
    keep(ticks, labels, clear.length, () => svg("text", { class: "tick", "text-anchor": "middle" }));
    clear.forEach(({ x, value }, k) => {
      set(labels[k], "x", x.toFixed(1));
      set(labels[k], "y", view.height - 6);
      text(labels[k], value);
    });
  };
}

/**
 * Embeddings, by the label the moved model predicts. @param {SVGElement} group @param {Setting} setting @returns {Draw}
 */
export function embeddings(group, { space: name, tokens, marks }) {
  const draw = marks();
  let kinds = new Uint16Array(0);
  /** @type {unknown[]} */
  let drawnFor = [];
  return (scene, view) => {
    const points = name === "internal" ? scene.after.X : scene.source.embeddings;
    const still = name !== "internal" || scene.move.trivial;
    const theme = group.closest("[data-theme]")?.getAttribute("data-theme") === "dark" ? tokens.dark : tokens.light;
    const frame = [points, view.width, view.height, view.half, ...view.centre, scene.n, theme, window.devicePixelRatio];
    if (still && same(frame, drawnFor) && same(scene.predicted, kinds)) return;
    drawnFor = frame;
    kinds = scene.predicted.slice();
    const looks = Array.from({ length: scene.n }, (_, k) => ({ shape: marker(tokens, k), fill: colour(tokens, k) }));
    draw({ points, kinds, looks, edge: theme.ink, view, still });
  };
}

/**
 * Unembeddings as arrows from the origin, the reference ones behind them, faint. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function vectors(group, setting) {
  const ghosts = svg("path", { class: "ghost" });
  const casing = svg("path", { class: "casing" });
  const arrows = svg("g");
  group.append(ghosts, casing, arrows);
  /** @type {SVGElement[]} */
  const lines = [];
  return (scene, view) => {
    const drawn = space(setting.space, scene);
    const rows = /** @type {readonly (readonly number[])[]} */ (drawn.rows);
    const from = toPixels(view, drawn.origin);
    keep(arrows, lines, scene.n, (k) => svg("path", { class: "vector", stroke: colour(setting.tokens, k) }));
    let outline = "";
    rows.forEach((row, k) => {
      const path = arrowPath(from, toPixels(view, row));
      outline += path;
      set(lines[k], "d", path);
      set(lines[k], "class", scene.pair.i === k || scene.pair.j === k ? "vector chosen" : "vector");
    });
    set(casing, "d", outline);
    set(ghosts, "d", setting.space === "origin" ? "" : ghostPath(scene, view));
  };
}

/** @param {Scene} scene @param {View} view */
function ghostPath(scene, view) {
  const zero = pair(toPixels(view, [0, 0]));
  return scene.before.rows
    .map((/** @type {readonly number[]} */ row) => `M${zero}L${pair(toPixels(view, row))}`)
    .join("");
}

/**
 * A line with an open head that stops at a marker's edge. @param {readonly number[]} from @param {readonly number[]} to
 */
export function arrowPath(from, to) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return "";
  const u = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const gap = Math.min(9, length * 0.5);
  const tip = [to[0] - u[0] * gap, to[1] - u[1] * gap];
  const s = Math.min(8, length * 0.3);
  const base = [tip[0] - s * u[0] + 0.6 * s * u[1], tip[1] - s * u[1] - 0.6 * s * u[0]];
  const right = [tip[0] - s * u[0] - 0.6 * s * u[1], tip[1] - s * u[1] + 0.6 * s * u[0]];
  return `M${pair(from)}L${pair(tip)}M${pair(base)}L${pair(tip)}L${pair(right)}`;
}

/**
 * The translation: from the old origin to v, or, on the origin plane, to the new origin. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function shift(group, setting) {
  const line = svg("path", { class: "translation" });
  group.append(line);
  return (scene, view) => {
    const drawn = space(setting.space, scene);
    const to = setting.space === "origin" ? drawn.origin : drawn.shift;
    set(line, "d", arrowPath(toPixels(view, [0, 0]), toPixels(view, to)));
  };
}

/** @param {ArrayLike<unknown>} a @param {ArrayLike<unknown>} b */
function same(a, b) {
  if (a.length !== b.length) return false;
  for (let k = 0; k < a.length; k += 1) if (a[k] !== b[k]) return false;
  return true;
}

/**
 * The mean of the rows, where centring puts the origin. @param {SVGElement} group @param {Setting} setting
 * @returns {Draw}
 */
export function mean(group, setting) {
  const cross = svg("path", { class: "mean-cross" });
  group.append(cross);
  return (scene, view) => {
    const [x, y] = toPixels(view, meanOf(space(setting.space, scene).rows));
    set(cross, "d", `M${x - 8} ${y}h16M${x} ${y - 8}v16`);
  };
}
