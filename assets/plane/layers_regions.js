/**
 * The decision regions of a softmax, each with its name where no other name stands. A layer as in layers.js.
 *
 * @import {Draw, Setting} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 */

import { keep, movable, put, set, svg, text } from "../lab/dom.js";
import { ems } from "../lab/ems.js";
import { colour, short } from "../lab/label_styles.js";
import { regions as decisionRegions } from "../lab/maths/hull.js";
import { freeSpot } from "./placing.js";
import { nearestFirst, regionSpots } from "./region_spots.js";
import { likeliest, space } from "./scene.js";
import { boxOf, fromPixels, polygonPath, toPixels } from "./view.js";

/** Of a view, what a translation of all rows may leave of rounding: the regions are the same. */
const ROUNDING = 1e-9;
/**
 * How much larger than other names a region's is, as plane.css has it; width of a Latin letter and height of a line, in
 * units of the size.
 */
const [LARGER, LETTER, LINE] = [1.25, 0.6, 1.2];
/** Narrower than this a plane has no room for a label's name at its arrow and in its region as well, in pixels. */
const NARROW = 450;
/** Out of sight. */
const AWAY = [-99, -99];

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
   * Where each name stood, it stays while nothing else comes there; else it goes as little as it can.
   * @type {{path: string, corners: Point[], stood?: readonly number[]}[]}
   */
  let cells = [];
  return (scene, view) => {
    const { rows, probe } = space(setting.space, scene);
    const here = likeliest(rows, probe);
    const now = [
      ...rows.flatMap(([x, y]) => [x - rows[0][0], y - rows[0][1]]),
      view.width,
      view.height,
      view.half,
      ...view.centre,
    ];
    if (!near(now, drawnFor, ROUNDING * view.half)) {
      cells = decisionRegions(rows, boxOf(view)).map((polygon, k) => ({
        path: polygonPath(view, polygon),
        corners: polygon.map((p) => toPixels(view, p)),
        stood: cells[k]?.stood,
      }));
      drawnFor = now;
    }
    const { letter, boxes: taken, own } = setting.named;
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
      const inside = (/** @type {readonly number[]} */ p) => likeliest(rows, fromPixels(view, p)) === k;
      const told = view.width < NARROW && own[k] && inside(own[k]);
      const best = told ? [] : regionSpots(corners);
      const ends = (/** @type {readonly number[]} */ [x, y]) => [-0.5, 0.5].map((way) => [x + way * room[0], y]);
      const spots = [...nearestFirst(best, stood).filter((spot) => ends(spot).every(inside)), ...best];
      const spot = freeSpot(spots, room, taken, [view.width, view.height]);
      if (spot) cell.stood = spot;
      put(labels[k], spot ?? AWAY);
      text(labels[k].children[0], name);
    });
  };
}

/** @param {readonly number[]} a @param {readonly number[]} b @param {number} within */
function near(a, b, within) {
  return a.length === b.length && a.every((each, k) => Math.abs(each - b[k]) <= within);
}
