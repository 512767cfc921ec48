/**
 * The sphere drawn: regions in colours, great circles, names where there is room, marked directions.
 *
 * @import {Cut, Drawing, Eye, Kind, Look} from "./types.js" @import {Lab} from "../types.js"
 */

import { keep, movable, put, set, svg, text } from "../../lab/dom.js";
import { ems } from "../../lab/ems.js";
import { colour, marker, short } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { dot } from "../../lab/maths/vectors.js";
import { pair } from "../view.js";
import { axesOf, front, lifted, outline, projected } from "./globe.js";

/** Part of the smaller side that the radius takes. */
const FILLED = 0.46;
/** Height of a line, width of a Latin letter, in its size; pixels of a mark with air around it. */
const [LINE, LETTER, CLEAR] = [1.15, 0.6, 12];
/** The plane above is where the third coordinate is 0. */
const PLANE = [0, 0, 1];

/** @param {number} width @param {number} height */
export const radiusOf = (width, height) => FILLED * Math.min(width, height);

/** @param {SVGElement} stage @param {Lab} lab @param {Kind} kind @returns {Drawing} */
export function drawingOf(stage, { tokens, pointed }, kind) {
  const ground = svg("circle", { class: "globe" });
  const [areas, threads, names, marks] = ["globe-regions", "globe-circles", "globe-names", "globe-marks"].map((name) =>
    svg("g", { class: name }),
  );
  const equator = svg("path", { class: "equator" });
  stage.append(ground, areas, threads, equator, names, marks);
  /** @type {SVGElement[][]} */
  const [paths, circles, written, points] = [[], [], [], []];
  const light = () => paths.forEach((path) => set(path, "data-pointed", String(path.dataset.key === pointed.key)));
  pointed.listen(light);
  const region = () => {
    const path = svg("path", { class: "globe-region" });
    pointed.from(path, () => path.dataset.key ?? null);
    return path;
  };
  return (/** @type {Cut} */ cut, /** @type {Look} */ look) => {
    const { axes, eye } = eyeOf(cut, look);
    set(stage, "viewBox", `0 0 ${look.width} ${look.height}`);
    for (const [name, value] of [
      ["cx", look.width / 2],
      ["cy", look.height / 2],
      ["r", eye.radius],
    ])
      set(ground, String(name), value);
    keep(areas, paths, cut.regions.length, region);
    cut.regions.forEach(({ key, pieces }, k) => {
      const outlines = pieces
        .map((piece) => closed(outline(piece.map((corner) => projected(axes, corner))), eye))
        .join("");
      for (const [name, value] of [
        ["d", outlines],
        ["data-key", key],
        ["fill", kind.fill(key, tokens)],
        ["data-region", kind.name(key, look.labels)],
      ])
        set(paths[k], name, value);
    });
    light();
    const strokes = kind
      .strokes(look.labels.length)
      .flatMap((labels, circle) => labels.map((label, at) => ({ label, at, circle })));
    keep(threads, circles, strokes.length, () => svg("path", { class: "globe-circle" }));
    strokes.forEach(({ label, at, circle }, k) => {
      for (const [name, value] of [
        ["d", line(front(eye.normals[circle]), eye)],
        ["stroke", colour(tokens, label)],
        ["class", at ? "globe-circle dashed" : "globe-circle"],
      ])
        set(circles[k], name, value);
    });
    set(equator, "d", line(front(projected(axes, PLANE)), eye));
    const taken = drawMarks(marks, points, kind.marks(cut), axes, eye, look, tokens);
    keep(names, written, cut.regions.length, () =>
      movable({ class: "globe-name", "text-anchor": "middle", "dominant-baseline": "central" }),
    );
    cut.regions.forEach((each, k) => {
      const name = kind.short(each.key, look.labels);
      const spot = projected(axes, each.centre);
      const fits = hasRoom(name, spot, each.signs, eye, look.letter, taken);
      put(written[k], eye.at(spot));
      text(written[k].children[0], fits ? name : "");
    });
  };
}

/** The region in the middle of what is seen. @param {Cut} cut @param {import("./types.js").Turn} turn */
export function middleOf(cut, turn) {
  return regionAt(cut, axesOf(turn)[2]);
}

/** @param {Cut} cut @param {readonly number[]} direction */
function regionAt({ normals, regions }, direction) {
  const signs = signsOf(normals, direction);
  return regions.find((region) => region.signs === signs);
}

/** @param {readonly (readonly number[])[]} normals @param {readonly number[]} direction */
function signsOf(normals, direction) {
  return normals.map((normal) => (dot(normal, direction) > 0 ? "+" : "-")).join("");
}

/** @param {Cut} cut @param {Look} look */
function eyeOf({ normals }, { width, height, turn }) {
  const axes = axesOf(turn);
  const radius = radiusOf(width, height);
  /** @type {Eye} */
  const eye = {
    radius,
    at: ([x, y]) => [width / 2 + radius * x, height / 2 - radius * y],
    normals: normals.map((normal) => projected(axes, normal)),
  };
  return { axes, eye };
}

/** @param {readonly (readonly number[])[]} points @param {Eye} eye */
function line(points, { at }) {
  return points.length ? `M${points.map((p) => pair(at(p))).join("L")}` : "";
}

/** @param {readonly (readonly number[])[]} points @param {Eye} eye */
function closed(points, eye) {
  return points.length ? `${line(points, eye)}Z` : "";
}

/**
 * Those in front; gives their pixels. @param {SVGElement} group @param {SVGElement[]} points
 * @param {import("./types.js").Mark[]} marks @param {import("./types.js").Axes} axes @param {Eye} eye
 * @param {Look} look @param {import("../../lab/types.js").Tokens} tokens
 */
function drawMarks(group, points, marks, axes, eye, { labels, letter }, tokens) {
  const spots = marks.map((mark) => ({ ...mark, spot: projected(axes, mark.at) })).filter(({ spot }) => spot[2] > 0);
  keep(group, points, spots.length, () =>
    svg("g", {}, [svg("path", { class: "marker" }), svg("text", { class: "grip-name", "text-anchor": "middle" })]),
  );
  return spots.map(({ label, spot }, k) => {
    const [shape, name] = points[k].children;
    put(points[k], eye.at(spot));
    set(shape, "d", markerPath(marker(tokens, label), 0, 0, 7));
    set(shape, "fill", colour(tokens, label));
    text(name, short(labels[label]));
    const half = Math.max(CLEAR, (letter * ems(short(labels[label]), LETTER)) / 2);
    const [x, y] = eye.at(spot);
    set(name, "y", y > CLEAR + letter ? -CLEAR : CLEAR + letter); // above it, or below at the rim
    return [x - half, y - CLEAR - letter, x + half, y + CLEAR + letter];
  });
}

/**
 * Whether a name lies inside its region, and over no mark. @param {string} name @param {readonly number[]} spot
 * @param {string} signs @param {Eye} eye @param {number} letter @param {number[][]} taken
 */
function hasRoom(name, spot, signs, { at, radius, normals }, letter, taken) {
  if (spot[2] <= 0) return false;
  const [width, height] = [letter * ems(name, LETTER), LINE * letter];
  const [x, y] = at(spot);
  if (
    taken.some(
      ([x0, y0, x1, y1]) => x - width / 2 < x1 && x0 < x + width / 2 && y - height / 2 < y1 && y0 < y + height / 2,
    )
  )
    return false;
  return [-0.5, 0.5].every((a) =>
    [-0.5, 0.5].every((b) => {
      const corner = lifted(spot[0] + (a * width) / radius, spot[1] + (b * height) / radius);
      return corner !== null && signsOf(normals, corner) === signs;
    }),
  );
}
