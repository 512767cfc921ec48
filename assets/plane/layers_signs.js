/**
 * A sigmoid classifier on the plane: the lines w·x = 0, each with its positive side, the regions
 * between them, each with its label set, and the embeddings. Layers as in layers.js.
 *
 * @typedef {import("./layers.js").Setting} Setting
 * @typedef {import("./layers.js").Draw} Draw
 * @typedef {import("./view.js").View} View
 */

import { keep, set, svg, text } from "./dom.js";
import { setColour, setName, shortSetName } from "./label_sets.js";
import { colour, marker } from "./looks.js";
import { markerPath } from "./markers.js";
import { signRegions } from "./maths/patterns.js";
import { norm } from "./maths/vectors.js";
import { space } from "./scene.js";
import { boxOf, pair, polygonPath, toPixels } from "./view.js";

const BAND = 11;
const LEAST_CHORD = 20;
const DOT = 1.9;
const MARGIN = 12;

/** Regions of constant sign(W x), exactly, and the line of every label. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function signs(group, setting) {
  const { tokens, words, pointed } = setting;
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
    found.forEach((region, k) => {
      set(paths[k], "d", polygonPath(view, region.polygon));
      set(paths[k], "data-pattern", region.pattern);
      set(paths[k], "data-region", setName(region.pattern, scene.state.labels));
      set(paths[k], "data-here", String(holds(region, angle)));
      set(paths[k], "fill", setColour(tokens, region.pattern));
      const spot = inside(region, origin, view);
      text(labels[k], spot ? shortSetName(region.pattern, scene.state.labels, words["count-on"]) : "");
      set(labels[k], "x", spot ? spot[0].toFixed(1) : 0);
      set(labels[k], "y", spot ? spot[1].toFixed(1) : 0);
    });
    light();
    keep(bands, sides, scene.n, (k) => side(colour(tokens, k)));
    rows.forEach((/** @type {readonly number[]} */ row, /** @type {number} */ k) => drawSide(sides[k], row, origin, view, marker(tokens, k)));
  };
}

/** Embeddings, darker where both labels of the pair are on. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function cloud(group, setting) {
  const [some, both] = ["cloud", "cloud both"].map((name) => svg("path", { class: name }));
  group.append(some, both);
  return (scene, view) => {
    const X = setting.space === "internal" ? scene.after.X : scene.source.embeddings;
    const [a, b] = [scene.pair.i, scene.pair.j].map((k) => space(setting.space, scene).rows[k]);
    const drawn = ["", ""];
    for (let k = 0; k < X.length; k += 2) {
      const on = a[0] * X[k] + a[1] * X[k + 1] > 0 && b[0] * X[k] + b[1] * X[k + 1] > 0;
      const [x, y] = toPixels(view, [X[k], X[k + 1]]);
      if (x < -5 || y < -5 || x > view.width + 5 || y > view.height + 5) continue;
      drawn[Number(on)] += markerPath("circle", x, y, DOT);
    }
    set(some, "d", drawn[0]);
    set(both, "d", drawn[1]);
  };
}

/** Whether a direction lies in a sector. @param {{from: number, to: number}} sector @param {number} angle in (−π, π] */
export function holds({ from, to }, angle) {
  return [angle, angle + 2 * Math.PI, angle + 4 * Math.PI].some((a) => from < a && a < to);
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

/** How far one can go from `p` along `u` within a margin of the frame. @param {readonly number[]} p @param {readonly number[]} u @param {View} view */
export function edge(p, u, view) {
  const sides = [view.width, view.height];
  return Math.min(...u.map((step, k) => (step === 0 ? Infinity : ((step > 0 ? sides[k] - MARGIN : MARGIN) - p[k]) / step)));
}
