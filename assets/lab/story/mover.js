/** Moves a surface to where a step of a story begins. */

import { amendState, encodeState } from "../codec.js";
import { atOnce, between, glide } from "./motion.js";
/** @import {State} from "../types.js" @import {Surface} from "./types.js" */

/**
 * A step begins where it does at once: on the way there the picture would answer what it asks.
 * @param {Surface & {gliding?: (on: boolean) => void}} surface gliding: told while it moves by itself
 */
export function createMover(surface) {
  /** Where the step on show began. @type {State | null} */
  let entered = null;
  let touched = false;
  let halt = () => {};
  let gliding = false;
  const moves = (/** @type {boolean} */ on) => {
    gliding = on;
    surface.gliding?.(on);
  };
  const go = (/** @type {State} */ target, /** @type {typeof glide} */ way) => {
    halt();
    const from = surface.state();
    if (same(target, from)) return false;
    moves(true);
    halt = way((share) => {
      if (share >= 1) moves(false);
      surface.move(between(surface.schema, from, target, share));
      if (share >= 1) surface.settle();
    });
    return true;
  };
  const put = (/** @type {State} */ target) => go(target, atOnce);
  const enter = (/** @type {State} */ target) => {
    [entered, touched] = [target, false];
  };
  const start = (/** @type {State} */ target) => {
    enter(target);
    return put(target);
  };
  return {
    /** Begin a step there; whether anything moves. */
    start,
    /** Be there within a step; whether anything moves. */
    put,
    /** Glide there within a step; whether anything moves. @param {State} target */
    carry: (target) => go(target, glide),
    again: () => entered !== null && start(entered),
    /** Whether the reader has changed anything since. */
    moved: () => entered !== null && !same(entered, surface.state()),
    /** Whether all is as the step began. */
    begins: () => entered !== null && same(entered, surface.state()),
    /** Whether nothing was elsewhere since the step began: who has come back has seen what there is to see. */
    untouched: () => {
      touched ||= !gliding && entered !== null && !same(entered, surface.state());
      return entered !== null && !touched;
    },
    /** Whether the surface moves by itself. */
    gliding: () => gliding,
    /** A glide under way is done at once. */
    halt: () => halt(),
    /** The step begins there, whatever the state is now. */
    enter,
    /** Where the step began is looked at once: its sentences quote it to who comes into the midst of it. */
    glance: () => {
      const now = surface.state();
      if (entered === null || same(entered, now)) return;
      surface.look(entered);
      surface.look(now);
    },
  };
}

/** @param {State} a @param {State} b */
export function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** How this browser keeps a state: as links do. @param {Surface} surface */
export function codecOf({ schema, defaults }) {
  return {
    write: (/** @type {State} */ state) => encodeState(schema, state, defaults.labels),
    read: (/** @type {string} */ text) => {
      const { state, notes } = amendState(schema, defaults, text);
      return notes.length ? null : state;
    },
  };
}
