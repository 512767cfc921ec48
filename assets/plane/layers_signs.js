/**
 * A sigmoid classifier on the plane: the lines w·x = 0, each with its positive side, the regions
 * between them, each with its label set. A layer as in layers.js.
 *
 * @typedef {import("./layers.js").Setting} Setting
 * @typedef {import("./layers.js").Draw} Draw
 * @typedef {import("./view.js").View} View
 */

import { keep, set, svg, text } from "../lab/dom.js";
import { colour, marker } from "../lab/looks.js";
import { markerPath } from "../lab/markers.js";
import { signRegions } from "../lab/maths/patterns.js";
import { norm } from "../lab/maths/vectors.js";
import { setColour, setName, shortSetName } from "./label_sets.js";
import { space } from "./scene.js";
import { edge, holds } from "./sectors.js";
import { boxOf, pair, polygonPath, toPixels } from "./view.js";

const BAND = 11;
const LEAST_CHORD = 20;
/** Pixels of a letter and of a line of names. */
const [LETTER, LINE] = [8, 18];

/** Regions of constant sign(W x), exactly, and the line of every label. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function signs(group, setting) {
  const { tokens, text: says, pointed } = setting;
  const counted = (/** @type {number} */ count) => says("layer.signs.count-on", { count });
  const areas = svg("g");
  const bands = svg("g");
  const names = svg("g");
  group.append(areas, bands, names);
  /** @type {SVGElement[]} */
  const paths = [];
  /** @type {SVGElement[]} */
  const sides = [];
  /** @type {SVGElement[]} */
  const labels = [];
  const light = () => {
    for (const path of paths) set(path, "data-pointed", String(path.dataset.pattern === pointed.key));
  };
  pointed.listen(light);
  const makeRegion = () => {
    const path = svg("path", { class: "sign-region" });
    pointed.from(path, () => path.getAttribute("data-pattern"));
    return path;
  };
  return (scene, view) => {
    const { rows, probe } = space(setting.space, scene);
    const origin = toPixels(view, [0, 0]);
    const found = signRegions(rows, boxOf(view));
    keep(areas, paths, found.length, makeRegion);
    keep(names, labels, found.length, () => svg("text", { class: "set-name", "text-anchor": "middle", "dominant-baseline": "central" }));
    const angle = probe ? Math.atan2(probe[1], probe[0]) : NaN;
    const named = /** @type {number[][]} */ ([]);
    found.forEach((region, k) => {
      drawRegion(paths[k], region, view, tokens, scene.state.labels);
      set(paths[k], "data-here", String(holds(region, angle)));
      const name = shortSetName(region.pattern, scene.state.labels, counted);
      const spot = roomFor(name, inside(region, origin, view), named);
      text(labels[k], spot ? name : "");
      ["x", "y"].forEach((axis, a) => set(labels[k], axis, spot ? spot[a].toFixed(1) : 0));
    });
    light();
    keep(bands, sides, scene.n, (k) => side(colour(tokens, k)));
    rows.forEach((/** @type {readonly number[]} */ row, /** @type {number} */ k) => drawSide(sides[k], row, origin, view, marker(tokens, k)));
  };
}

/** The spot, where the name there lies over no name before it. @param {string} name @param {readonly number[] | null} spot @param {number[][]} named middles and half widths of the names so far */
function roomFor(name, spot, named) {
  if (!spot) return null;
  const half = (LETTER * [...name].length) / 2;
  if (named.some(([x, y, other]) => Math.abs(x - spot[0]) < half + other && Math.abs(y - spot[1]) < LINE)) return null;
  named.push([spot[0], spot[1], half]);
  return spot;
}

/** @param {SVGElement} path @param {{pattern: string, polygon: number[][]}} region @param {View} view @param {import("../lab/looks.js").Tokens} tokens @param {string[]} labels */
function drawRegion(path, { pattern, polygon }, view, tokens, labels) {
  set(path, "d", polygonPath(view, polygon));
  set(path, "data-pattern", pattern);
  set(path, "data-region", setName(pattern, labels));
  set(path, "fill", setColour(tokens, pattern));
}

/**
 * Where a sector's name fits: well out on its bisector, in pixels; null where it is too narrow.
 * @param {{from: number, to: number, polygon: number[][]}} region @param {readonly number[]} origin in pixels @param {View} view
 */
function inside({ from, to, polygon }, origin, view) {
  if (polygon.length === 0) return null;
  if (origin.some((x, k) => x <= 0 || x >= [view.width, view.height][k])) {
    const sum = polygon.map((p) => toPixels(view, p)).reduce((s, p) => [s[0] + p[0], s[1] + p[1]]);
    return sum.map((each) => each / polygon.length);
  }
  const middle = (from + to) / 2;
  const u = [Math.cos(middle), -Math.sin(middle)];
  const far = 0.8 * edge(origin, u, view);
  if (2 * far * Math.sin(Math.min(Math.PI / 2, (to - from) / 2)) < LEAST_CHORD) return null;
  return [origin[0] + far * u[0], origin[1] + far * u[1]];
}

/** @param {string} shade */
function side(shade) {
  return svg("g", { class: "half-plane" }, [
    svg("path", { class: "positive", stroke: shade }),
    svg("path", { class: "boundary-casing" }),
    svg("path", { class: "boundary", stroke: shade }),
    svg("path", { class: "boundary-end", fill: shade }),
    svg("text", { class: "plus", "text-anchor": "middle", "dominant-baseline": "central" }, ["+"]),
    svg("text", { class: "plus", "text-anchor": "middle", "dominant-baseline": "central" }, ["+"]),
  ]);
}

/** One label's line, a band on its positive side, its marker and a "+" at both ends. @param {SVGElement} element @param {readonly number[]} row @param {readonly number[]} origin in pixels @param {View} view @param {string} shape */
function drawSide(element, row, origin, view, shape) {
  const [band, casing, line, ends, ...pluses] = element.children;
  const length = norm(row);
  set(element, "visibility", length > 0 ? null : "hidden");
  if (!(length > 0)) return;
  const up = [row[0] / length, -row[1] / length];
  const along = [-up[1], up[0]];
  const far = 2 * Math.hypot(view.width, view.height) + Math.hypot(origin[0], origin[1]);
  const at = (/** @type {number} */ t, /** @type {number} */ h) => [origin[0] + t * along[0] + h * up[0], origin[1] + t * along[1] + h * up[1]];
  set(band, "d", `M${pair(at(-far, BAND / 2))}L${pair(at(far, BAND / 2))}`);
  for (const path of [casing, line]) set(path, "d", `M${pair(at(-far, 0))}L${pair(at(far, 0))}`);
  const leaves = [1, -1].map((way) => way * edge(origin, along.map((x) => way * x), view));
  set(ends, "d", leaves.map((t) => at(t, 0)).map(([x, y]) => markerPath(shape, x, y, 5)).join(""));
  pluses.forEach((plus, k) => {
    const [x, y] = at(leaves[k], 1.5 * BAND);
    set(plus, "x", x.toFixed(1));
    set(plus, "y", y.toFixed(1));
  });
}
