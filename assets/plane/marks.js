/**
 * Points by the hundred, drawn on a canvas in a plane's stack: as elements a thousand marks are a thousand outlines to
 * lay out and paint again with every frame. What a canvas shows stays known as data, and can be had as SVG.
 *
 * @import {Look, Marks, Sheet} from "./types.js"
 */

import { svg } from "../lab/dom.js";
import { offerDrawing } from "../lab/canvases.js";
import { markerPath } from "../lab/markers.js";
import { scaleOf, toPixels } from "./view.js";

const RADIUS = 2.2;
const EDGE = { width: 0.5, opacity: 0.6 };
/** Half the side of a stamp, in pixels: the widest marker with its outline. */
const ROOM = 5;
/** Dots a pixel on paper. */
const PRINTED = 4;
/** More marks than this that change at once are painted with all others. */
const FEW = 60;

/** @type {WeakMap<Element, Marks>} */
const drawn = new WeakMap();

/** The marks that a canvas shows. @param {Element} canvas */
export function marksOf(canvas) {
  return drawn.get(canvas) ?? null;
}

/** A canvas, and how marks get onto it. @param {Pick<import("../lab/types.js").Host, "bus" | "gone">} host */
export function createMarks({ bus, gone }) {
  const canvas = document.createElement("canvas");
  canvas.className = "marks";
  canvas.setAttribute("aria-hidden", "true");
  offerDrawing(canvas, () => {
    const marks = marksOf(canvas);
    return marks && marksAsSvg(marks);
  });
  const stamps = stamping();
  const draw = (/** @type {Marks} */ marks, dots = window.devicePixelRatio) => {
    const before = marksOf(canvas);
    const { sheet, fresh } = stamps(marks, dots);
    const changed = fresh || !before ? null : changes(before, marks);
    drawn.set(canvas, marks);
    if (changed) repaint(canvas, marks, sheet, dots, changed);
    else paint(canvas, marks, sheet, dots);
  };
  bus.listen(
    "print",
    ({ on }) => {
      const marks = marksOf(canvas);
      if (marks) draw(marks, on ? PRINTED : window.devicePixelRatio);
    },
    gone,
  );
  return { canvas, draw };
}

/**
 * The points that have another look, where that is all that differs and there are few; else null. @param {Marks} before
 * @param {Marks} now
 */
function changes(before, now) {
  if (before.still !== now.still || !now.still || before.view !== now.view || before.points !== now.points) return null;
  const marks = [];
  for (let k = 0; k < now.kinds.length && marks.length <= FEW; k += 1)
    if (before.kinds[k] !== now.kinds[k]) marks.push(k);
  return marks.length <= FEW ? marks : null;
}

/** The same marks as elements: one path a look. @param {Marks} marks */
export function marksAsSvg(marks) {
  const paths = marks.looks.map(() => "");
  each(marks, (x, y, kind) => (paths[kind] += markerPath(marks.looks[kind].shape, x, y, RADIUS)));
  const outline = { stroke: marks.edge, "stroke-width": EDGE.width, "stroke-opacity": EDGE.opacity };
  return svg(
    "g",
    { class: "marks", ...outline },
    marks.looks.map(({ fill }, kind) => svg("path", { fill, d: paths[kind] })),
  );
}

/** Every point in view, in pixels. @param {Marks} marks @param {(x: number, y: number, kind: number) => void} act */
function each({ points, kinds, view }, act) {
  const { width, height, centre } = view;
  const scale = scaleOf(view);
  const [left, top] = [width / 2 - centre[0] * scale, height / 2 + centre[1] * scale];
  for (let k = 0; k < kinds.length; k += 1) {
    const x = left + points[2 * k] * scale;
    const y = top - points[2 * k + 1] * scale;
    if (x >= -ROOM && y >= -ROOM && x <= width + ROOM && y <= height + ROOM) act(x, y, kinds[k]);
  }
}

/** @param {HTMLCanvasElement} canvas @param {Marks} marks @param {Sheet} sheet @param {number} dots a pixel */
function paint(canvas, marks, sheet, dots) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const [width, height] = [Math.round(marks.view.width * dots), Math.round(marks.view.height * dots)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  else context.clearRect(0, 0, width, height);
  each(marks, (x, y, kind) => stamp(context, sheet, x, y, kind, dots));
}

/**
 * Paint again around some points, with all that lies there. @param {HTMLCanvasElement} canvas @param {Marks} marks
 * @param {Sheet} sheet @param {number} dots @param {readonly number[]} changed
 */
function repaint(canvas, marks, sheet, dots, changed) {
  const context = canvas.getContext("2d");
  if (!context || !changed.length) return;
  const spots = changed.map((k) => toPixels(marks.view, [marks.points[2 * k], marks.points[2 * k + 1]]));
  const around = new Path2D();
  for (const [x, y] of spots) around.rect(...square(x, y, dots));
  context.save();
  context.clip(around);
  for (const [x, y] of spots) context.clearRect(...square(x, y, dots));
  each(marks, (x, y, kind) => {
    if (spots.some((spot) => Math.abs(spot[0] - x) < 2 * ROOM + 1 && Math.abs(spot[1] - y) < 2 * ROOM + 1))
      stamp(context, sheet, x, y, kind, dots);
  });
  context.restore();
}

/**
 * The whole dots that a mark may touch. @param {number} x @param {number} y @param {number} dots
 * @returns {[number, number, number, number]}
 */
function square(x, y, dots) {
  const side = Math.ceil(2 * ROOM * dots) + 1;
  return [Math.floor((x - ROOM) * dots), Math.floor((y - ROOM) * dots), side, side];
}

/**
 * @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {number} x @param {number} y
 * @param {number} kind @param {number} dots
 */
function stamp(context, sheet, x, y, kind, dots) {
  const side = sheet.height;
  context.drawImage(sheet, kind * side, 0, side, side, (x - ROOM) * dots, (y - ROOM) * dots, side, side);
}

/** The sheet of stamps, made again only where looks or dots are others. */
function stamping() {
  let known = "";
  /** @type {Sheet} */
  let sheet;
  return (/** @type {Marks} */ { looks, edge }, /** @type {number} */ dots) => {
    const key = JSON.stringify([looks, edge, dots]);
    const fresh = key !== known;
    if (fresh) sheet = sheetOf(looks, edge, dots);
    known = key;
    return { sheet, fresh };
  };
}

/** @param {readonly Look[]} looks @param {string} edge @param {number} dots @returns {Sheet} */
function sheetOf(looks, edge, dots) {
  const side = Math.ceil(2 * ROOM * dots);
  const picture = new OffscreenCanvas(side * looks.length, side);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (picture.getContext("2d"));
  looks.forEach(({ shape, fill }, kind) => {
    const outline = new Path2D(markerPath(shape, ROOM, ROOM, RADIUS));
    context.setTransform(dots, 0, 0, dots, kind * side, 0);
    Object.assign(context, { fillStyle: fill, strokeStyle: edge, lineWidth: EDGE.width, globalAlpha: 1 });
    context.fill(outline);
    context.globalAlpha = EDGE.opacity;
    context.stroke(outline);
  });
  return picture.transferToImageBitmap();
}
