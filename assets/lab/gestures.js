/**
 * Pointer, touch and keys on a plane: the hit test of handles, and moves of the one that is self. Knows the DOM, no
 * mathematics.
 *
 * @import {Hands, Pixel} from "./types.js"
 * @typedef {{drag: {name: string, pointer: number, from: DOMRect, offset: [number, number]} | null, pressed: Pixel |
 * null}} Drag
 */

import { zoomOf } from "./dom.js";

/** What the keys do is said at each handle (lab.js writes it). */
export const KEYS_HINT = "handle-keys";
const REACH = { mouse: 22, pen: 26, touch: 32 };
const STEP = 1 / 50;
const COARSE = 1 / 10;
const FINE = 1 / 200;
/** Which way each key moves a handle, to the right and up. @type {Record<string, [number, number]>} */
export const KEYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 1],
  PageDown: [0, -1],
};
/** Which end of its range a key moves a handle to: whether the high one. @type {Record<string, boolean>} */
export const ENDS = { Home: false, End: true };

/** Listen on a plane's svg for as long as the element lives. @param {SVGElement} svg @param {Hands} hands */
export function listen(svg, hands) {
  /** @type {Drag} */
  const self = { drag: null, pressed: null };
  svg.addEventListener("pointerdown", (event) => take(svg, hands, self, event));
  svg.addEventListener("pointermove", (event) => {
    if (self.drag?.pointer !== event.pointerId) return;
    const [x, y] = pixelOf(event, self.drag.from);
    const [width, height] = hands.size();
    hands.move(self.drag.name, [
      Math.min(Math.max(x + self.drag.offset[0], 0), width),
      Math.min(Math.max(y + self.drag.offset[1], 0), height),
    ]);
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    svg.addEventListener(end, (event) => {
      if (self.drag?.pointer !== event.pointerId) return;
      drop(svg, self);
      if (end === "pointerup") hands.settle(false);
      else hands.revert();
    });
  }
  svg.addEventListener("click", (event) => {
    const pixel = pixelOf(event, svg.getBoundingClientRect());
    if (self.pressed && Math.hypot(pixel[0] - self.pressed[0], pixel[1] - self.pressed[1]) < 4) hands.place(pixel);
    self.pressed = null;
  });
  // Only this keeps a finger on a handle from scrolling the page while swipes elsewhere still do.
  svg.addEventListener(
    "touchstart",
    (event) => {
      if (hands.nearest(pixelOf(event.changedTouches[0], svg.getBoundingClientRect()), REACH.touch))
        event.preventDefault();
    },
    { passive: false },
  );
  svg.addEventListener("keydown", (event) => press(svg, hands, self, event));
}

/**
 * A pointer goes down: on a handle a drag begins. @param {SVGElement} svg @param {Hands} hands @param {Drag} self
 * @param {PointerEvent} event
 */
function take(svg, hands, self, event) {
  if (self.drag || event.button !== 0) return;
  const from = svg.getBoundingClientRect(); // where it stood: a page that moves meanwhile moves no handle
  const pixel = pixelOf(event, from);
  const name = hands.nearest(pixel, reachOf(event.pointerType));
  self.pressed = name ? null : pixel;
  if (!name) return;
  const at = hands.pixelOf(name);
  self.drag = { name, pointer: event.pointerId, from, offset: [at[0] - pixel[0], at[1] - pixel[1]] };
  svg.setPointerCapture(event.pointerId);
  svg.classList.add("dragging");
  hands.start(name);
  event.preventDefault();
}

/** @param {SVGElement} svg @param {Drag} self */
function drop(svg, self) {
  self.drag = null;
  svg.classList.remove("dragging");
}

/**
 * Escape ends a drag where it began; arrows, Page, Home and End move the handle that has the focus.
 * @param {SVGElement} svg @param {Hands} hands @param {Drag} self @param {KeyboardEvent} event
 */
function press(svg, hands, self, event) {
  if (event.key === "Escape" && self.drag) {
    svg.releasePointerCapture(self.drag.pointer);
    drop(svg, self);
    hands.revert();
    return;
  }
  const [way, end] = [KEYS[event.key], ENDS[event.key]];
  const name = /** @type {Element} */ (event.target).getAttribute("data-handle");
  if ((!way && end === undefined) || !name || event.ctrlKey || event.metaKey) return;
  if (event.key.startsWith("Page") && svg.closest("[data-framed], [data-talk]")) return; // a clicker's
  if (way) hands.nudge(name, way[0] * stepOf(event), way[1] * stepOf(event));
  else hands.end(name, end);
  hands.settle(true);
  event.preventDefault();
  event.stopPropagation();
}

/** How far a key moves a handle, as a part of the view. @param {KeyboardEvent} event */
export function stepOf({ key, shiftKey, altKey }) {
  return shiftKey || key.startsWith("Page") ? COARSE : altKey ? FINE : STEP;
}

/** @param {string} pointerType */
function reachOf(pointerType) {
  return pointerType === "touch" ? REACH.touch : pointerType === "pen" ? REACH.pen : REACH.mouse;
}

/** @param {{clientX: number, clientY: number}} event @param {DOMRect} box of the svg @returns {[number, number]} */
function pixelOf(event, box) {
  const zoom = zoomOf();
  return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
}
