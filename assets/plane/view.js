/** From a plane's units to pixels and back: equal aspect, y up. */

/**
 * @import {Point} from "../lab/maths/vectors.js"
 * @typedef {{centre: Point, half: number, width: number, height: number}} View
 */

/** Pixels per unit. @param {View} view */
export function scaleOf(view) {
  return Math.min(view.width, view.height) / (2 * view.half);
}

/** @param {View} view @param {readonly number[]} p @returns {Point} */
export function toPixels(view, p) {
  const k = scaleOf(view);
  return [view.width / 2 + (p[0] - view.centre[0]) * k, view.height / 2 - (p[1] - view.centre[1]) * k];
}

/** @param {View} view @param {readonly number[]} pixel @returns {Point} */
export function fromPixels(view, pixel) {
  const k = scaleOf(view);
  return [view.centre[0] + (pixel[0] - view.width / 2) / k, view.centre[1] - (pixel[1] - view.height / 2) / k];
}

/** The visible box, in units. @param {View} view */
export function boxOf(view) {
  const [x0, y0] = fromPixels(view, [0, view.height]);
  const [x1, y1] = fromPixels(view, [view.width, 0]);
  return { x0, x1, y0, y1 };
}

/** Whether a point lies in the view, with a margin of a handle. @param {View} view @param {readonly number[]} p */
export function visible(view, p) {
  const [x, y] = toPixels(view, p);
  return x >= 8 && y >= 8 && x <= view.width - 8 && y <= view.height - 8;
}

/**
 * A view that shows all points, with room around them. @param {readonly (readonly number[])[]} points
 * @param {View} view @param {number} [room] @returns {View}
 */
export function fitted(points, view, room = 1.2) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const half = Math.max(x1 - x0, y1 - y0, 1e-6) / 2;
  return { ...view, centre: [(x0 + x1) / 2, (y0 + y1) / 2], half: half * room };
}

/** Half a view about the origin, over what is shown. */
export const ROOM = 1.6;

/**
 * A view about the origin that shows all points. @param {readonly (readonly number[])[]} points @param {View} view
 * @returns {View}
 */
export function around(points, view) {
  return { ...view, centre: [0, 0], half: ROOM * Math.max(...points.map((p) => Math.hypot(...p)), 1e-6) };
}

/**
 * Whether all points lie in the middle third of a view. @param {readonly (readonly number[])[]} points
 * @param {View} view
 */
export function crowded(points, view) {
  return points.every((p) => Math.hypot(...p) < view.half / 3);
}

/**
 * A round step so that about eight of them span the view, in what is written for its units. @param {View} view
 * @param {number} unit what is written for 1
 */
export function gridStep(view, unit) {
  const rough = (2 * view.half * unit) / 8;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((k) => k * power >= rough) ?? 10;
  return factor * power;
}

/**
 * A closed path; corners that fall on one another when rounded are drawn once. @param {View} view
 * @param {readonly (readonly number[])[]} points
 */
export function polygonPath(view, points) {
  const corners = points.map((p) => pair(toPixels(view, p)));
  const distinct = corners.filter((corner, k) => corner !== corners.at(k - 1));
  return distinct.length ? `M${distinct.join("L")}Z` : "";
}

/** @param {readonly number[]} pixel */
export function pair(pixel) {
  return `${pixel[0].toFixed(2)} ${pixel[1].toFixed(2)}`;
}
