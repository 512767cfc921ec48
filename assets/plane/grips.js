/**
 * What a reader takes hold of: a grip for every handle, drawn, found and described.
 *
 * @typedef {import("./handles.js").Handle} Handle
 * @typedef {import("./lab.js").Lab} Lab
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./view.js").View} View
 */

import { set, svg, text } from "./dom.js";
import { placeOf, titleOf } from "./handles.js";
import { colour, marker, short } from "./looks.js";
import { markerPath } from "./markers.js";
import { fixed } from "./numbers.js";
import { space } from "./scene.js";
import { toPixels } from "./view.js";

/** Name of the handle within reach of a pixel, the nearest one; null without one. @param {Handle[]} handles @param {Scene} scene @param {View} view @param {readonly number[]} pixel @param {number} reach */
export function nearest(handles, scene, view, pixel, reach) {
  let best = null;
  let least = reach;
  // Later handles lie on top, so they win a draw.
  for (const handle of handles) {
    const [x, y] = toPixels(view, placeOf(handle, scene));
    const distance = Math.hypot(x - pixel[0], y - pixel[1]);
    if (distance <= least) [best, least] = [handle.name, distance];
  }
  return best;
}

/** An empty grip. */
export function createGrip() {
  return svg("g", { class: "grip", tabindex: 0, role: "slider", "aria-roledescription": "point" }, [
    svg("circle", { class: "hit", r: 22 }),
    svg("circle", { class: "focus-ring", r: 15 }),
    svg("path", { class: "shape" }),
    svg("text", { class: "grip-name", "text-anchor": "middle", "dominant-baseline": "central" }),
  ]);
}

/** Put a grip where its handle is, in the handle's looks. @param {SVGElement} element @param {Handle} handle @param {Scene} scene @param {View} view @param {Lab} lab */
export function drawGrip(element, handle, scene, view, lab) {
  const [x, y] = toPixels(view, placeOf(handle, scene));
  const [shape, name] = [element.children[2], element.children[3]];
  set(element, "transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  set(element, "data-handle", handle.name);
  const chosen = handle.index === scene.pair.i || handle.index === scene.pair.j;
  set(element, "class", `grip ${handle.kind}${chosen ? " chosen" : ""}`);
  set(shape, "d", shapeOf(handle, lab));
  set(shape, "fill", handle.index >= 0 ? colour(lab.tokens, handle.index) : null);
  text(name, handle.index >= 0 ? short(scene.state.labels[handle.index]) : (lab.words[`grip-${handle.kind}`] ?? ""));
  const [ox, oy] = toPixels(view, space(handle.plane, scene).origin);
  const length = Math.hypot(x - ox, y - oy) || 1;
  const away = handle.index >= 0 && length > 1 ? [(x - ox) / length, (y - oy) / length] : [0.7, -0.7];
  set(name, "x", (away[0] * 21).toFixed(1));
  set(name, "y", (away[1] * 21).toFixed(1));
}

/** @param {Handle} handle @param {Lab} lab */
function shapeOf(handle, lab) {
  switch (handle.kind) {
    case "unembedding":
    case "vector":
      return markerPath(marker(lab.tokens, handle.index), 0, 0, lab.tokens.sizes.handle - 1);
    case "origin":
      return "M-13 0H13M0 -13V13M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0";
    case "probe":
      return "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-3 -3L3 3M-3 3L3 -3";
    default:
      return markerPath("circle", 0, 0, lab.tokens.sizes.handle - 1);
  }
}

/** Tell assistive technology where a handle is; only when a move has settled. @param {SVGElement} element @param {Handle} handle @param {Scene} scene @param {Lab} lab @param {{x0: number, x1: number}} box */
export function describe(element, handle, scene, lab, box) {
  const [x, y] = placeOf(handle, scene);
  set(element, "aria-label", titleOf(handle, scene.state.labels, lab.words));
  set(element, "aria-valuetext", `x ${fixed(x)}, y ${fixed(y)}`);
  set(element, "aria-valuenow", x.toFixed(4));
  set(element, "aria-valuemin", box.x0.toFixed(4));
  set(element, "aria-valuemax", box.x1.toFixed(4));
}
