/**
 * A sigmoid classifier on the plane: the lines w·x = 0, each with its positive side, the regions
 * between them, each with its label set. A layer as in layers.js.
 *
 * @import {Draw, Setting} from "./types.js" @import {View} from "./view.js"
 */

import { keep, set, svg, tells, text } from "../lab/dom.js";
import { ems } from "../lab/ems.js";
import { colour, marker } from "../lab/label_styles.js";
import { markerPath } from "../lab/markers.js";
import { signRegions } from "../lab/maths/patterns.js";
import { norm } from "../lab/maths/vectors.js";
import { setColour, setName, shortSetName } from "./label_sets.js";
import { space } from "./scene.js";
import { freeSpot } from "./placing.js";
import { edge, holds } from "./sectors.js";
import { boxOf, pair, polygonPath, toPixels } from "./view.js";

const [BAND, NARROW_BAND] = [11, 7];
/** More lines than this are told by their tinted sides alone. */
const MOST_SIGNED = 6;
/** How far from the border a "+" is whole, in pixels. */
const PLUS = 12;
/** Width of a Latin letter and height of a line, in units of their size. */
const [LETTER, LINE] = [0.58, 1.3];
/** How far out a sector's name may stand, as parts of the way to the edge; the best first. */
const OUT = [0.8, 0.64, 0.92, 0.5];
/** How far beside its bisector, as parts of the way to the sector's lines. */
const ASIDES = [0, 0.4, -0.4];

/**
 * Regions of constant sign(W x), exactly, and the line of every label. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function signs(group, setting) {
  const { tokens, text: says, pointed, named } = setting;
  const counted = (/** @type {number} */ count) => says("layer.signs.count-on", { count });
  const areas = tells(svg("g"), "sets-now");
  const bands = svg("g");
  const names = tells(svg("g"), "sets-now");
  group.append(areas, bands, names);
  const [paths, sides, labels] = [0, 1, 2].map(() => /** @type {SVGElement[]} */ ([]));
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
    const regions = signRegions(rows, boxOf(view));
    keep(areas, paths, regions.length, makeRegion);
    keep(names, labels, regions.length, () =>
      svg("text", { class: "set-name", "text-anchor": "middle", "dominant-baseline": "central" }),
    );
    const angle = probe ? Math.atan2(probe[1], probe[0]) : NaN;
    const arrows = rows.map((row) => [origin, toPixels(view, row)]);
    regions.forEach((region, k) => {
      drawRegion(paths[k], region, view, tokens, scene.state.labels);
      set(paths[k], "data-here", String(holds(region, angle)));
      const name = shortSetName(region.pattern, scene.state.labels, counted);
      const room = [named.letter * ems(name, LETTER), LINE * named.letter];
      const spot = freeSpot(
        inside(region, origin, view, room[1]),
        room,
        named.boxes,
        [view.width, view.height],
        arrows,
      );
      text(labels[k], spot ? name : "");
      set(labels[k], "data-many", String(shortSetName(region.pattern, scene.state.labels, () => "") === ""));
      if (spot) ["x", "y"].forEach((axis, a) => set(labels[k], axis, spot[a].toFixed(1)));
    });
    light();
    drawSides(bands, sides, rows, origin, view, setting);
    sides.forEach((each, k) => set(each, "data-pair", String(k === scene.pair.i || k === scene.pair.j)));
  };
}

/**
 * @param {SVGElement} path @param {{pattern: string, polygon: number[][]}} region @param {View} view
 * @param {import("../lab/types.js").Tokens} tokens @param {string[]} labels
 */
function drawRegion(path, { pattern, polygon }, view, tokens, labels) {
  set(path, "d", polygonPath(view, polygon));
  set(path, "data-pattern", pattern);
  set(path, "data-region", setName(pattern, labels));
  set(path, "fill", setColour(tokens, pattern));
}

/**
 * Where a sector's name fits: well out on its bisector, or else beside it, in pixels; nowhere where it is too narrow.
 * @param {{from: number, to: number, polygon: number[][]}} region @param {readonly number[]} origin in pixels
 * @param {View} view @param {number} height of the name
 * @returns {(readonly number[])[]}
 */
function inside({ from, to, polygon }, origin, view, height) {
  if (polygon.length === 0) return [];
  if (origin.some((x, k) => x <= 0 || x >= [view.width, view.height][k])) {
    const sum = polygon.map((p) => toPixels(view, p)).reduce((s, p) => [s[0] + p[0], s[1] + p[1]]);
    return [sum.map((each) => each / polygon.length)];
  }
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  return ASIDES.flatMap((aside) => {
    const angle = middle + aside * half;
    const u = [Math.cos(angle), -Math.sin(angle)];
    const chord = 2 * Math.sin(Math.min(Math.PI / 2, (1 - Math.abs(aside)) * half));
    const outs = OUT.map((part) => part * edge(origin, u, view)).filter((far) => far * chord >= height);
    return outs.map((far) => [origin[0] + far * u[0], origin[1] + far * u[1]]);
  });
}

/**
 * The line of every label. @param {SVGElement} bands @param {SVGElement[]} sides
 * @param {readonly (readonly number[])[]} rows @param {readonly number[]} origin in pixels @param {View} view
 * @param {Pick<Setting, "tokens" | "named">} setting
 */
function drawSides(bands, sides, rows, origin, view, { tokens, named }) {
  const many = rows.length > MOST_SIGNED;
  // one alone tells no number
  keep(bands, sides, rows.length, (k) => tells(side(colour(tokens, k)), ...(k ? ["lines"] : [])));
  set(bands, "class", many ? "many" : null);
  rows.forEach((row, k) =>
    drawSide(sides[k], row, origin, view, { shape: marker(tokens, k), wide: many ? NARROW_BAND : BAND, named }),
  );
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

/**
 * One label's line, a band on its positive side, its marker and a "+" at both ends. @param {SVGElement} element
 * @param {readonly number[]} row @param {readonly number[]} origin in pixels @param {View} view
 * @param {{shape: string, wide: number, named: Setting["named"]}} look of its ends and of its
 * band; named: what a "+" is not written over
 */
function drawSide(element, row, origin, view, { shape, wide, named: { letter, boxes } }) {
  const [band, casing, line, ends, ...pluses] = element.children;
  const length = norm(row);
  set(element, "visibility", length > 0 ? null : "hidden");
  if (!(length > 0)) return;
  const up = [row[0] / length, -row[1] / length];
  const along = [-up[1], up[0]];
  const far = 2 * Math.hypot(view.width, view.height) + Math.hypot(origin[0], origin[1]);
  const at = (/** @type {number} */ t, /** @type {number} */ h) => [
    origin[0] + t * along[0] + h * up[0],
    origin[1] + t * along[1] + h * up[1],
  ];
  set(band, "d", `M${pair(at(-far, wide / 2))}L${pair(at(far, wide / 2))}`);
  for (const path of [casing, line]) set(path, "d", `M${pair(at(-far, 0))}L${pair(at(far, 0))}`);
  const leaves = [1, -1].map(
    (way) =>
      way *
      edge(
        origin,
        along.map((x) => way * x),
        view,
      ),
  );
  set(
    ends,
    "d",
    leaves
      .map((t) => at(t, 0))
      .map(([x, y]) => markerPath(shape, x, y, 5))
      .join(""),
  );
  const inner = { ...view, width: view.width - 2 * PLUS, height: view.height - 2 * PLUS };
  const middle = at(0, 1.5 * BAND).map((x) => x - PLUS);
  pluses.forEach((plus, k) => {
    const way = k ? -1 : 1;
    const [x, y] = at(
      way *
        edge(
          middle,
          along.map((step) => way * step),
          inner,
        ),
      1.5 * BAND,
    );
    const spot = freeSpot([[x, y]], [LETTER * letter, letter], boxes, [view.width, view.height]);
    set(plus, "visibility", spot ? null : "hidden");
    set(plus, "x", x.toFixed(1));
    set(plus, "y", y.toFixed(1));
  });
}
