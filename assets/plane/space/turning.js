/** Pointer, touch and keys turn a sphere. A finger that goes up or down scrolls the page, as everywhere. */

import { set } from "../../lab/dom.js";

/** @typedef {import("./globe.js").Turn} Turn */

const DEGREE = Math.PI / 180;
/** Parts of a full turn, as on a plane parts of its span. */
const [STEP, COARSE, FINE] = [7.2 * DEGREE, 36 * DEGREE, 1.8 * DEGREE];
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @param {SVGElement} stage @param {() => number} radius in pixels @param {(right: number, up: number) => void} turn in radians */
export function turnable(stage, radius, turn) {
  /** @type {{pointer: number, at: readonly [number, number]} | null} */
  let held = null;
  stage.addEventListener("pointerdown", (event) => {
    if (held || event.button !== 0) return;
    held = { pointer: event.pointerId, at: [event.clientX, event.clientY] };
    stage.setPointerCapture(event.pointerId);
    set(stage, "data-turning", "");
  });
  stage.addEventListener("pointermove", (event) => {
    if (held?.pointer !== event.pointerId) return;
    turn((event.clientX - held.at[0]) / radius(), (held.at[1] - event.clientY) / radius());
    held = { ...held, at: [event.clientX, event.clientY] };
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    stage.addEventListener(end, (event) => {
      if (held?.pointer !== event.pointerId) return;
      held = null;
      set(stage, "data-turning", null);
    });
  }
  stage.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? COARSE : event.altKey ? FINE : STEP;
    turn(arrow[0] * step, arrow[1] * step);
    event.preventDefault();
    event.stopPropagation();
  });
}
