/**
 * What a reader takes hold of: a grip for every handle, drawn, found and described.
 *
 * @import {Handle} from "./handles.js" @import {Lab, Scene} from "./types.js" @import {View} from "./view.js"
 */

import { movable, put, set, svg, text } from "../lab/dom.js";
import { emsDrawn } from "../lab/ems.js";
import { KEYS_HINT } from "../lab/gestures.js";
import { colour, marker, short } from "../lab/label_styles.js";
import { markerPath } from "../lab/markers.js";
import { fixed } from "../lab/numbers.js";
import { titleOf } from "./handles.js";
import { boxAt, placed } from "./placing.js";
import { space } from "./scene.js";
import { toPixels } from "./view.js";

/**
 * Of a plane's grips: where each name stood, which are drawn, which of them with their label, and what that hung on.
 * @typedef {{sides: number[], on: number[], labelled: Set<number>, key: string | null}} Kept
 */

/** Mean width of a Latin letter, in units of its size. */
const LETTER = 0.6;
/** Height of a line, in units of its size. */
const LINE = 1.2;
/** Side of what a grip covers, in pixels. */
const GRIP = 20;

/**
 * Name of the handle within reach of a pixel, the nearest one; null without one. @param {Handle[]} handles
 * @param {Scene} scene @param {View} view @param {readonly number[]} pixel @param {number} reach
 */
export function nearest(handles, scene, view, pixel, reach) {
  let best = null;
  let least = reach;
  // Later handles lie on top, so they win a draw.
  for (const handle of handles) {
    if (handle.part === "named") continue;
    const [x, y] = toPixels(view, handle.place(scene));
    const distance = Math.hypot(x - pixel[0], y - pixel[1]);
    // The one that a story is about is taken wherever it can be, also on top of another.
    if (distance <= least) [best, least] = [handle.name, handle.part === "lead" ? -1 : distance];
  }
  return best;
}

/** An empty grip. */
export function createGrip() {
  return svg("g", { class: "grip", tabindex: 0, role: "slider", "aria-describedby": KEYS_HINT }, [
    svg("circle", { class: "hit", r: 22 }),
    svg("circle", { class: "focus-ring", r: 15 }),
    svg("path", { class: "shape" }),
    movable({ class: "grip-name", "text-anchor": "middle", "dominant-baseline": "central" }),
  ]);
}

/**
 * Put a grip where its handle is, in the handle's looks. @param {SVGElement} element @param {Handle} handle
 * @param {Scene} scene @param {View} view @param {Lab} lab
 */
export function drawGrip(element, handle, scene, view, lab) {
  const [x, y] = toPixels(view, handle.place(scene));
  const [shape, name] = [element.children[2], element.children[3].children[0]];
  set(element, "transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  const free = handle.part !== "named";
  // nothing is added: no v to name
  const idle = !free && handle.kind === "shift" && handle.place(scene).every((each) => each === 0);
  set(element, "data-handle", free ? handle.name : null);
  set(element, "tabindex", free ? 0 : null);
  set(element, "aria-hidden", idle ? "true" : null);
  set(element, "role", free ? "slider" : "img"); // where a label lies is said, too, where nobody can move it
  const chosen = handle.index === scene.pair.i || handle.index === scene.pair.j;
  set(element, "class", `grip ${handle.kind}${chosen ? " chosen" : ""} ${handle.part ?? ""}${idle ? " idle" : ""}`);
  set(shape, "d", shapeOf(handle, lab));
  set(shape, "fill", handle.index >= 0 ? colour(lab.tokens, handle.index) : null);
  text(
    name,
    handle.index >= 0 && !handle.told
      ? short(scene.state.labels[handle.index])
      : lab.text(`handle.${handle.kind}.grip`, handle.value && { value: fixed(handle.value(scene)) }),
  );
}

/**
 * Put the names of all grips beside them, where no arrow, no grip and no other name is; one that has no room is not
 * written. What a story's style hides is in nobody's way.
 * @param {SVGElement[]} all @param {Handle[]} handles theirs @param {Scene} scene @param {View} view
 * @param {boolean} arrows whether the plane draws arrows
 * @param {number} letter size of the text
 * @param {Kept} kept what is kept of the last time
 * @returns {Pick<import("./types.js").Named, "boxes" | "own">} boxes of the names and of the grips, which no other name
 * may cover; where each label's own name is
 */
export function nameGrips(all, handles, scene, view, arrows, letter, kept) {
  const { on, labelled } = shown(all, kept);
  const names = on.map((k) => {
    const handle = handles[k];
    const at = toPixels(view, handle.place(scene));
    const [ox, oy] = toPixels(view, space(handle.plane, scene).origin);
    const length = Math.hypot(at[0] - ox, at[1] - oy) || 1;
    const out = handle.index >= 0 && length > 1 ? [(at[0] - ox) / length, (at[1] - oy) / length] : [0.7, -0.7];
    const written = labelled.has(k) ? emsDrawn(all[k].children[3].textContent ?? "", LETTER) : 0;
    const first = handle.part === "lead" || handle.index === scene.pair.i || handle.index === scene.pair.j;
    return { at, away: handle.away ?? out, width: letter * written, height: letter, first };
  });
  const rows = arrows && handles.length ? space(handles[0].plane, scene) : null;
  const hidden = new Set(handles.flatMap(({ index }, k) => (on.includes(k) ? [] : [index])));
  const segments = rows
    ? rows.rows.flatMap((row, index) =>
        hidden.has(index) ? [] : [/** @type {const} */ ([toPixels(view, rows.origin), toPixels(view, row)])],
      )
    : [];
  const when = all[0]?.closest(".dragging") ? "moving" : "still";
  const stood = on.map((k) => kept.sides[k]);
  const spots = placed(names, { segments, size: [view.width, view.height] }, stood, when);
  /** @type {import("./types.js").Named["own"]} */
  const own = [];
  const boxes = spots.flatMap((spot, j) => {
    const { at, width } = names[j];
    const [k, [x, y]] = [on[j], at];
    kept.sides[k] = stood[j];
    const named = all[k].children[3];
    set(named, "visibility", spot ? null : "hidden");
    if (spot) put(named, spot);
    const label = handles[k].index;
    if (spot && label >= 0) own[label] = [x + spot[0], y + spot[1]];
    const name = spot ? [boxAt({ width, height: LINE * letter }, x + spot[0], y + spot[1])] : [];
    return handles[k].part === "named" ? name : [...name, boxAt({ width: GRIP, height: GRIP }, x, y)];
  });
  return { boxes, own };
}

/**
 * Which grips are drawn, and which of them with their label. While something is dragged styles are read again only
 * where what they hang on has changed: each reading has the page work out its style once more, in every frame.
 * @param {SVGElement[]} all @param {Kept} kept
 */
function shown(all, kept) {
  const root = all[0]?.closest(".cosine-lab");
  const key = root?.querySelector(".dragging")
    ? [...root.attributes, ...all.map((each) => each.attributes.getNamedItem("class"))]
        .map((each) => each?.value)
        .join()
    : null;
  if (key === null || key !== kept.key) {
    const on = [...all.keys()].filter((k) => {
      const { display, visibility } = getComputedStyle(all[k]);
      return display !== "none" && visibility !== "hidden";
    });
    const named = on.filter((k) => getComputedStyle(all[k].children[3].children[0]).display !== "none");
    Object.assign(kept, { key, on, labelled: new Set(named) });
  }
  return kept;
}

/** @type {Map<string, string>} */
const outlines = new Map();

/** A label's marker, its kind's own outline, or a disc. @param {Handle} handle @param {Lab} lab */
function shapeOf(handle, { tokens }) {
  if (handle.shape) return handle.shape;
  const [label, radius] = [handle.index >= 0 ? marker(tokens, handle.index) : "circle", tokens.sizes.handle - 1];
  const key = `${label} ${radius}`;
  const known = outlines.get(key) ?? markerPath(label, 0, 0, radius);
  outlines.set(key, known);
  return known;
}

/**
 * Tell assistive technology where a handle is; only when a move has settled. @param {SVGElement} element
 * @param {Handle} handle @param {Scene} scene @param {Lab} lab @param {{x0: number, x1: number}} box
 * @param {number} [unit] what is written for a length of 1
 */
export function describe(element, handle, scene, lab, box, unit = 1) {
  const [x, y] = handle.place(scene).map((each) => each * unit);
  const way = handle.along?.(scene);
  const now = way ? along(handle, scene, way) * unit : x;
  const [title, at] = [
    titleOf(handle, scene.state.labels, lab.text),
    way ? fixed(now) : `x ${fixed(x)}, y ${fixed(y)}`,
  ];
  const free = handle.part !== "named";
  set(element, "aria-label", free ? title : `${title}: ${at}`);
  set(element, "data-at", `${x} ${y}`);
  const words = {
    "aria-valuetext": at,
    "aria-valuenow": now.toFixed(4),
    "aria-valuemin": (way ? 0 : box.x0).toFixed(4),
    "aria-valuemax": Math.max(box.x1, way ? now : box.x1).toFixed(4),
    "aria-describedby": KEYS_HINT,
  };
  for (const [name, value] of Object.entries(words)) set(element, name, free ? value : null);
}

/**
 * How far a handle is along the line on which it stays. @param {Handle} handle @param {Scene} scene
 * @param {import("../lab/maths/vectors.js").Point} way
 */
function along(handle, scene, [x, y]) {
  const [from, at] = [space(handle.plane, scene).origin, handle.place(scene)];
  return (at[0] - from[0]) * x + (at[1] - from[1]) * y;
}
