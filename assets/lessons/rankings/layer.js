/**
 * A softmax classifier's rankings on the plane: the braid lines (w_i − w_j)·x = 0, each in the colours
 * of its two labels, and the regions between them, each with its ranking. Layers as in layers.js.
 *
 * @import {Drawn, Place, Region, Spot} from "./types.js" @import {Draw, Setting} from "../../plane/types.js"
 * @import {View} from "../../plane/view.js"
 */

import { keep, movable, put, set, svg, tells, text } from "../../lab/dom.js";
import { ems } from "../../lab/ems.js";
import { rankingRegions } from "../../lab/maths/patterns.js";
import { norm } from "../../lab/maths/vectors.js";
import { space } from "../../plane/scene.js";
import { edge, holds } from "../../plane/sectors.js";
import { boxOf, polygonPath, toPixels } from "../../plane/view.js";
import { drawBraid, MOST_MARKED, thread } from "./braid.js";
import { rankingName, shortRanking } from "./rankings.js";

const ROOM = 20;
/** How far out a name may go, as parts of the way to the edge; the best first. */
const NEARER = [1, 0.85, 0.7, 0.55];
/** How far beside the bisector, as parts of the way to the sector's lines. */
const ASIDES = [0, 0.3, -0.3, 0.5, -0.5];
/** Pixels between a name and a point. */
const CLEAR = 7;
/** Where an arrow is looked for, as parts of it. */
const SHAFT = [0.3, 0.5, 0.7, 0.85, 1];

/**
 * Regions of constant ranking, exactly, their lines, and their names where there is room. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function rankings(group, setting) {
  const { tokens, pointed } = setting;
  const [areas, braid, names] = ["g", "g", "g"].map((tag) => svg(tag));
  group.append(...[areas, braid, names].map((each) => tells(each, "order-possible")));
  const drawRegions = regionsIn(areas, names, pointed);
  /** @type {SVGElement[]} */
  const threads = [];
  return (scene, view) => {
    const { rows, probe } = space(setting.space, scene);
    const origin = toPixels(view, [0, 0]);
    const angle = norm(probe) > 0 ? Math.atan2(probe[1], probe[0]) : NaN;
    const letter = group.closest("[data-talk]") ? tokens.sizes.talk : tokens.sizes.chart;
    drawRegions(rankingRegions(rows, boxOf(view)), angle, {
      origin,
      view,
      letter,
      taken: shafts(rows, origin, view),
      named: setting.named.boxes.flatMap(along),
      words: scene.state.labels,
    });
    keep(braid, threads, 3 * scene.n, (k) => thread(Math.floor(k / 3), k % 3, tokens));
    set(braid, "class", scene.n > MOST_MARKED ? "many" : null);
    drawBraid(threads, rows, origin, view, tokens);
  };
}

/**
 * Draws regions and their names, and lights up the one that is pointed at. @param {SVGElement} areas
 * @param {SVGElement} names @param {Setting["pointed"]} pointed
 */
function regionsIn(areas, names, pointed) {
  /** @type {SVGElement[]} */
  const paths = [];
  /** @type {SVGElement[]} */
  const labels = [];
  /** @type {Drawn[]} */
  const drawn = [];
  /** @type {(Region | undefined)[]} what the paths show */
  const outlines = [];
  let drawnFor = "";
  const light = () => {
    paths.forEach((path, k) => {
      const on = path.dataset.ranking === pointed.key;
      for (const each of [path, labels[k].children[0]]) set(each, "data-pointed", String(on));
      if (on) put(labels[k], drawn[k].spot.at, drawn[k].spot.turn);
    });
  };
  pointed.listen(light);
  const makeRegion = () => {
    const path = svg("path", { class: "ranking-region" });
    pointed.from(path, () => path.getAttribute("data-ranking"));
    return path;
  };
  const makeName = () => movable({ class: "ranking-name", "text-anchor": "middle", "dominant-baseline": "central" });
  return (/** @type {Region[]} */ regions, /** @type {number} */ angle, /** @type {Place} */ place) => {
    const named = [...place.named]; // and where names of regions come to stand
    const now = JSON.stringify([place.view, place.letter, place.words]);
    for (const each of [drawn, outlines]) each.length = now === drawnFor ? Math.min(each.length, regions.length) : 0;
    drawnFor = now;
    const [dragging, more] = [areas.closest("[data-dragging]") !== null, regions.length > paths.length];
    keep(areas, paths, regions.length, makeRegion);
    keep(names, labels, regions.length, makeName);
    regions.forEach((region, k) => {
      const here = holds(region, angle);
      for (const each of [paths[k], labels[k].children[0]]) set(each, "data-here", String(here));
      const { spot, line } = (drawn[k] = drawRegion(paths[k], labels[k], region, drawn[k], { ...place, named }));
      named.push(...line);
      if (spot.fits || here) put(labels[k], spot.at, spot.turn); // another is not shown
      // What is not lit is there for the pointer, which a drag holds.
      if (!dragging || here || paths[k].dataset.ranking === pointed.key)
        outlines[k] = outline(paths[k], region, outlines[k], place.view);
    });
    if (more || pointed.key !== null) light();
  };
}

/**
 * A region's outline, unless the path shows it. @param {SVGElement} path @param {Region} region
 * @param {Region | undefined} before what the path shows @param {View} view
 */
function outline(path, region, before, view) {
  if (!before || !alike(before, region)) set(path, "d", polygonPath(view, region.polygon));
  return region;
}

/**
 * One label moves its own lines alone: most regions stay. A name that stood free may have to make way all the same;
 * one without room has none wherever the points are.
 * @param {SVGElement} path @param {SVGElement} label @param {Region} region @param {Drawn | undefined} before
 * @param {Place} place @returns {Drawn}
 */
function drawRegion(path, label, region, before, { origin, view, letter, taken, named, words }) {
  const still = before !== undefined && alike(before.region, region);
  if (still && !before.spot.fits && !before.spot.crowded) return before;
  const [written] = label.children;
  const name = still ? before.name : shortRanking(region.ranking, words);
  if (!still) {
    set(path, "data-ranking", String(region.ranking));
    set(path, "data-region", rankingName(region.ranking, words));
    text(written, region.polygon.length ? name : "");
  }
  const spot = placed(region, [letter * ems(name, 0.6), 1.15 * letter], origin, view, taken, named);
  set(written, "data-room", String(spot.fits));
  return { region, name, spot, line: spot.fits ? lineOf(spot, letter * ems(name, 0.6), letter) : [] };
}

/** Whether two regions are the same part of the plane under the same ranking. @param {Region} a @param {Region} b */
function alike(a, b) {
  return a.from === b.from && a.to === b.to && a.ranking.every((label, k) => label === b.ranking[k]);
}

/**
 * Where a region's name goes, well out on its bisector and beside the points that are drawn there:
 * level where that fits between its two lines, else along the bisector, and whether that fits; over another name it
 * does not.
 * @param {Region} region @param {readonly [number, number]} size of the name in pixels
 * @param {readonly number[]} origin in pixels @param {View} view
 * @param {readonly (readonly number[])[]} taken pixels of the points
 * @param {readonly (readonly number[])[]} [named] pixels of names
 * @returns {Spot}
 */
export function placed({ from, to, polygon }, [width, height], origin, view, taken, named = []) {
  if (origin.some((x, k) => x <= 0 || x >= [view.width, view.height][k])) return within(polygon, width, height, view);
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const way = (/** @type {number} */ angle) => [Math.cos(angle), -Math.sin(angle)];
  const u = way(middle);
  const inside = (/** @type {readonly number[]} */ p) => {
    const [x, y] = [p[0] - origin[0], p[1] - origin[1]];
    return Math.abs(Math.atan2(x * u[1] - y * u[0], x * u[0] + y * u[1])) <= half;
  };
  const boxed = (/** @type {readonly number[]} */ at) =>
    [-1, 1].every((a) => [-1, 1].every((b) => inside([at[0] + (a * width) / 2, at[1] + (b * height) / 2])));
  const whole = (/** @type {readonly number[]} */ [x, y], /** @type {readonly number[]} */ [c, s]) => {
    const [across, down] = [Math.abs(c) * width + Math.abs(s) * height, Math.abs(s) * width + Math.abs(c) * height];
    return Math.min(x, view.width - x) >= across / 2 && Math.min(y, view.height - y) >= down / 2;
  };
  const on = (/** @type {readonly number[]} */ v, /** @type {number} */ r) => [
    origin[0] + r * v[0],
    origin[1] + r * v[1],
  ];
  const spots = ASIDES.flatMap((aside) => {
    const v = way(middle + aside * half);
    const level = edge(origin, v, view) - ROOM - (Math.abs(v[0]) * width + Math.abs(v[1]) * height) / 2 + 6;
    return NEARER.map((part) => ({ at: on(v, part * level), turn: 0 })).filter(
      ({ at }) => whole(at, [1, 0]) && boxed(at),
    );
  });
  const along = edge(origin, u, view) - ROOM - width / 2;
  const degrees = (Math.atan2(u[1], u[0]) * 180) / Math.PI;
  const turn = Math.abs(degrees) > 90 ? degrees + 180 : degrees;
  const wide = (/** @type {number} */ r) => half > Math.PI / 4 || 2 * (r - width / 2) * Math.tan(half) >= 0.8 * height;
  for (const part of NEARER)
    if (wide(part * along) && whole(on(u, part * along), u)) spots.push({ at: on(u, part * along), turn });
  let [best, least] = [-1, Infinity];
  for (let k = 0; k < spots.length && least > 0; k += 1) {
    if (named.some((point) => covers(spots[k], width, height, point))) continue;
    const covered = taken.filter((point) => covers(spots[k], width, height, point)).length;
    if (covered && spots[k].turn) continue; // nobody reads a slanting name along an arrow
    if (covered < least) [best, least] = [k, covered];
  }
  if (best < 0) return { at: on(u, along), turn, fits: false, crowded: spots.length > 0 };
  return { ...spots[best], fits: true };
}

/** Pixels along the middle of a name. @param {Spot} spot @param {number} width @param {number} step */
function lineOf({ at, turn }, width, step) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const count = Math.ceil(width / step);
  return Array.from({ length: count + 1 }, (_, k) => (k / count - 1 / 2) * width).map((x) => [
    at[0] + c * x,
    at[1] + s * x,
  ]);
}

/**
 * Whether a name lies over a point or too near to it. @param {{at: readonly number[], turn: number}} spot
 * @param {number} width @param {number} height @param {readonly number[]} point
 */
function covers({ at, turn }, width, height, point) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [x, y] = [point[0] - at[0], point[1] - at[1]];
  return Math.abs(c * x + s * y) < width / 2 + CLEAR && Math.abs(c * y - s * x) < height / 2 + CLEAR;
}

/** Pixels of a box that no name may come too near to, so that none meets it. @param {number[]} box */
export const along = ([x0, y0, x1, y1]) =>
  [y0 + CLEAR, y1 - CLEAR].flatMap((y) => [x0, (x0 + x1) / 2, x1].map((x) => [x, y]));

/**
 * Pixels of the unembeddings and of their arrows. @param {readonly (readonly number[])[]} rows
 * @param {readonly number[]} origin in pixels @param {View} view
 */
const shafts = (rows, origin, view) =>
  rows.flatMap((row) => {
    const tip = toPixels(view, row);
    return SHAFT.map((part) => tip.map((value, k) => origin[k] + part * (value - origin[k])));
  });

/**
 * The middle of a polygon, and whether a name has room in its box. @param {number[][]} polygon @param {number} width
 * @param {number} height @param {View} view
 */
function within(polygon, width, height, view) {
  const corners = polygon.map((p) => toPixels(view, p));
  const [xs, ys] = [0, 1].map((k) => corners.map((p) => p[k]));
  const sum = corners.reduce((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  const fits =
    corners.length > 0 &&
    Math.max(...xs) - Math.min(...xs) > 2 * width &&
    Math.max(...ys) - Math.min(...ys) > 2 * height;
  return { at: sum.map((each) => each / (corners.length || 1)), turn: 0, fits };
}
