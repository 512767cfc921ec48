/**
 * The decision regions of a softmax, each with its name where no other name stands. A layer as in layers.js.
 *
 * @import {Draw, Setting} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 */

import { keep, movable, put, set, svg, text } from "../lab/dom.js";
import { ems } from "../lab/ems.js";
import { colour, short } from "../lab/label_styles.js";
import { regions as decisionRegions } from "../lab/maths/hull.js";
import { freeSpot, regionSpots } from "./placing.js";
import { likeliest, space } from "./scene.js";
import { boxOf, polygonPath, toPixels } from "./view.js";

/** How far a region's name keeps from that of its own arrow, of the width. */
const GAP = 0.11;
/** Of a view, what a translation of all rows may leave of rounding: the regions are the same. */
const ROUNDING = 1e-9;
/**
 * How much larger than other names a region's is, as plane.css has it; width of a Latin letter and height of a line, in
 * units of the size.
 */
const [LARGER, LETTER, LINE] = [1.25, 0.6, 1.2];
/** Out of sight. */
const AWAY = [-99, -99];
/** How far beyond its tip an arrow's name stands, in pixels. */
const NAME = 24;

/** Exact decision regions, coloured and named. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function regions(group, setting) {
  const areas = svg("g");
  const names = svg("g");
  group.append(areas, names);
  /** @type {SVGElement[]} */
  const paths = [];
  /** @type {SVGElement[]} */
  const labels = [];
  /** @type {number[]} */
  let drawnFor = [];
  /**
   * Where each name stood, it stays while its region is the same and nothing else comes there.
   * @type {{path: string, corners: Point[], stood: readonly (readonly number[])[]}[]}
   */
  let cells = [];
  return (scene, view) => {
    const { rows, origin, probe } = space(setting.space, scene);
    const here = likeliest(rows, probe);
    const now = [
      ...rows.flatMap(([x, y]) => [x - rows[0][0], y - rows[0][1]]),
      view.width,
      view.height,
      view.half,
      ...view.centre,
    ];
    if (!near(now, drawnFor, ROUNDING * view.half)) {
      cells = decisionRegions(rows, boxOf(view)).map((polygon) => ({
        path: polygonPath(view, polygon),
        corners: polygon.map((p) => toPixels(view, p)),
        stood: [],
      }));
      drawnFor = now;
    }
    const from = toPixels(view, origin);
    const { letter, boxes: taken } = setting.named;
    keep(areas, paths, scene.n, (k) => svg("path", { class: "region", fill: colour(setting.tokens, k) }));
    keep(names, labels, scene.n, () =>
      movable({ class: "region-name", "text-anchor": "middle", "dominant-baseline": "central" }),
    );
    cells.forEach((cell, k) => {
      const { path, corners, stood } = cell;
      set(paths[k], "data-region", scene.state.labels[k]);
      set(paths[k], "data-here", String(k === here));
      set(paths[k], "d", path);
      const name = short(scene.state.labels[k]);
      const room = [LARGER * letter * ems(name, LETTER), LARGER * letter * LINE];
      const spots = corners.length
        ? [...stood, ...regionSpots(corners, beyond(from, toPixels(view, rows[k])), GAP * view.width)]
        : [];
      const spot = freeSpot(spots, room, taken, [view.width, view.height]);
      cell.stood = spot ? [spot] : [];
      put(labels[k], spot ?? AWAY);
      text(labels[k].children[0], name);
    });
  };
}

/** About where an arrow's name stands. @param {readonly number[]} from @param {readonly number[]} tip */
function beyond(from, tip) {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  return tip.map((x, k) => x + (NAME * (x - from[k])) / length);
}

/** @param {readonly number[]} a @param {readonly number[]} b @param {number} within */
function near(a, b, within) {
  return a.length === b.length && a.every((each, k) => Math.abs(each - b[k]) <= within);
}
