/** Moves a surface to where a step of a story begins. */

import { amendState, encodeState } from "../codec.js";
import { between, glide } from "./motion.js";

/** @typedef {import("../codec.js").State} State @typedef {import("./player.js").Surface} Surface */

/** Glides to where a step begins, and again. @param {Surface} surface */
export function createMover(surface) {
  /** Where the step on show began. @type {State | null} */
  let entered = null;
  let halt = () => {};
  const start = (/** @type {State} */ target) => {
    halt();
    entered = target;
    const from = surface.state();
    if (same(target, from)) return;
    if (surface.still) {
      surface.move(target);
      return surface.settle();
    }
    halt = glide((share) => {
      surface.move(between(surface.schema, from, target, share));
      if (share >= 1) surface.settle();
    });
  };
  return {
    start,
    again: () => entered && start(entered),
    /** Whether the reader has changed anything since. */
    moved: () => entered !== null && !same(entered, surface.state()),
    /** A glide under way is done at once. */
    halt: () => halt(),
    /** The step begins there, whatever the state is now. @param {State} target */
    enter: (target) => {
      entered = target;
    },
  };
}

/** @param {State} a @param {State} b */
function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** How this browser keeps a state: as links do, where the surface has no way of its own. @param {Surface} surface @returns {import("./player.js").Codec} */
export function codecOf({ schema, defaults, codec }) {
  const read = (/** @type {string} */ text) => {
    const { state, notes } = amendState(schema, defaults, text);
    return notes.length ? null : state;
  };
  return codec ?? { write: (state) => encodeState(schema, state, defaults.labels), read };
}
