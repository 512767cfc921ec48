/** Moves a state to another, so that what changed is seen; at once for readers who want no motion. */

/** @import {Field, State} from "../types.js" */

const LASTS = 600;

/**
 * A state between two: numbers glide, whole numbers and labels are the target's at once.
 * @param {readonly Field[]} schema @param {State} from @param {State} to @param {number} share in [0, 1]
 * @returns {State}
 */
export function between(schema, from, to, share) {
  if (share >= 1 || from.labels.length !== to.labels.length) return to;
  const eased = share * share * (3 - 2 * share);
  const gliding = schema.filter(({ name, whole, invertible }) => !whole && !invertible && Object.hasOwn(from, name));
  return { ...to, ...Object.fromEntries(gliding.map(({ name }) => [name, mixed(from[name], to[name], eased)])) };
}

/** @param {any} a @param {any} b @param {number} share @returns {any} */
function mixed(a, b, share) {
  if (typeof a === "number") return a + (b - a) * share;
  return a.length === b.length
    ? a.map((/** @type {any} */ each, /** @type {number} */ k) => mixed(each, b[k], share))
    : b;
}

/**
 * Call `draw` with every share of the way, the last with 1. Returns what stops it short, at the end.
 * @param {(share: number) => void} draw @returns {() => void}
 */
export function glide(draw) {
  if (motionless()) return atOnce(draw);
  const began = performance.now();
  let frame = 0;
  const step = (/** @type {number} */ now) => {
    const share = Math.min(Math.max((now - began) / LASTS, 0), 1);
    frame = share < 1 ? requestAnimationFrame(step) : 0;
    draw(share);
  };
  frame = requestAnimationFrame(step);
  return () => {
    if (!frame) return;
    cancelAnimationFrame(frame);
    frame = 0;
    draw(1);
  };
}

/** Whether the reader wants no motion. */
export const motionless = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Call `draw` at the end of the way alone. @param {(share: number) => void} draw @returns {() => void} */
export function atOnce(draw) {
  draw(1);
  return () => {};
}
