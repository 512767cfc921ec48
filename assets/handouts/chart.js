/**
 * The move of a lesson that draws no arrows, for the board: names in a row before and after it, or curves with a line.
 *
 * @import {Drawn, Move} from "./types.js"
 */

import { svg } from "../lab/dom.js";
import { figure, spread } from "./picture.js";

const [TALL, SIDE] = [74, 50];
const GAP = 9;
/** Curves are told apart without colours. */
export const DASHES = ["", "5 3", "1.5 2.5"];

/** @param {Move} move */
export function chartOf({ from, to }) {
  const drawn = from.marks && to.marks ? ladder(from, to) : [curves(from, -TALL - 6), curves(to, 12)].flat();
  return figure([...(from.title ? [written(0, -90, from.title, "middle")] : []), ...drawn]);
}

/** @param {number} x @param {number} y @param {string} text @param {string} anchor */
const written = (x, y, text, anchor) => svg("text", { x, y, "text-anchor": anchor, "font-size": 8 }, [text]);

/**
 * Two upright axes, and a line from where each name was to where it is. @param {Drawn} from @param {Drawn} to
 */
function ladder(from, to) {
  const numbers = [from, to].flatMap(({ marks = [] }) => marks.map(({ at }) => at));
  const [low, high] = [from.low ?? Math.min(...numbers), from.high ?? Math.max(...numbers)];
  const y = (/** @type {number} */ at) => TALL - (2 * TALL * (at - low)) / (high - low || 1);
  const ends = [from, to].flatMap(({ marks = [], caption = "" }, k) => {
    const [x, way] = k ? [SIDE, 1] : [-SIDE, -1];
    const beside = spread(
      marks.map(({ at }) => y(at)),
      GAP,
    );
    return [
      svg("line", { x1: x, x2: x, y1: -TALL, y2: TALL, class: "axis" }),
      written(x, TALL + 22, caption, "middle"),
      ...marks.flatMap(({ at, said: text }, n) => [
        svg("circle", { cx: x, cy: y(at), r: 2 }),
        written(x + 5 * way, beside[n] + 3, text, k ? "start" : "end"),
      ]),
    ];
  });
  const links = (from.marks ?? []).flatMap(({ name, at }) => {
    const then = to.marks?.find((mark) => mark.name === name);
    return then ? [svg("line", { x1: -SIDE, x2: SIDE, y1: y(at), y2: y(then.at), class: "link" })] : [];
  });
  return [...links, ...ends];
}

/** Curves over one axis, with their names, and the line. @param {Drawn} side @param {number} top */
function curves({ curves: lines = [], caption = "", low = -1, high = 1, line }, top) {
  const bottom = top + TALL - 10;
  const x = (/** @type {number} */ at) => (2 * SIDE * (2 * at - low - high)) / (high - low);
  const most = Math.max(...lines.flatMap(({ heights }) => heights), 1e-9);
  const across = (/** @type {number} */ k, /** @type {number} */ n) => x(low + ((k + 0.5) * (high - low)) / n);
  const up = (/** @type {number} */ height) => bottom - (height / most) * (TALL - 22);
  return [
    svg("line", { x1: x(low), x2: x(high), y1: bottom, y2: bottom, class: "axis" }),
    ...[low, high].map((end) => written(x(end), bottom + 9, String(end).replace("-", "−"), "middle")),
    written(0, bottom + 9, caption, "middle"),
    ...lines.flatMap(({ name, heights }, k) => {
      const points = heights.map((height, n) => `${across(n, heights.length).toFixed(1)},${up(height).toFixed(1)}`);
      const [left, y] = [x(low), top + GAP * (k + 1)];
      const like = { class: "curve", "stroke-dasharray": DASHES[k] };
      return [
        svg("polyline", { points: points.join(" "), ...like }),
        ...(name ? [svg("path", { d: `M${left} ${y - 3}h16`, ...like }), written(left + 20, y, name, "start")] : []),
      ];
    }),
    ...(line === undefined ? [] : [svg("line", { x1: x(line), x2: x(line), y1: top, y2: bottom, class: "link" })]),
  ];
}
