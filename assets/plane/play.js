/**
 * The state under the reader's hand. It moves at once, and settles when a move is done: settled states
 * make the history and the link. Quick key presses settle together, a moment after the last.
 *
 * @typedef {import("./codec.js").State} State @typedef {import("./codec.js").Field} Field
 * @typedef {{schema: Field[], state: State, defaults: State, tell?: boolean}} Start
 * @typedef {{
 *   moved: () => void, settled: (lookAfter: boolean) => void,
 *   tells?: (state: State) => boolean, accepts?: (state: State) => boolean,
 * }} Watcher told of a move and of its end; says whether Python hears of a settled state, and whether a link's state can be shown
 */

import { bounded } from "./bounds.js";
import { amendState, encodeState } from "./codec.js";
import { begin, redo, settle, undo } from "./history.js";

const QUIET = 300;

/** @param {HTMLElement} root @param {import("./data.js").Host} host @param {Start} data @param {Watcher} watcher */
export function createPlay(root, host, data, watcher) {
  let history = begin(data.state);
  let state = data.state;
  let timer = 0;
  let telling = Boolean(data.tell);

  const done = (/** @type {boolean} */ lookAfter) => {
    clearTimeout(timer);
    timer = 0;
    play.dragging = false;
    history = settle(history, state);
    state = history.present;
    const changed = JSON.stringify(state) !== JSON.stringify(data.defaults);
    host.link(changed ? encodeState(data.schema, state, data.defaults.labels) : null, watcher.tells?.(state) ?? telling);
    watcher.settled(lookAfter);
  };
  const flush = () => {
    if (timer) done(false);
  };
  const jump = (/** @type {typeof history} */ next) => {
    history = next;
    state = next.present;
    done(true);
  };
  const go = (/** @type {State} */ next) => {
    state = next;
    watcher.moved();
  };
  /** @type {Record<string, () => void>} */
  const steps = {
    undo: () => jump(undo(settle(history, state))), // what is not settled yet is undone first
    redo: () => jump(redo(settle(history, state))),
    reset: () => jump(settle(settle(history, state), data.defaults)),
  };

  const play = {
    dragging: false,
    state: () => state,
    /** Whether the last move has settled. */
    resting: () => state === history.present,
    /** Change the state now, kept within its fields' ranges. @param {Record<string, any>} change */
    move: (change) => go(bounded(data.schema, state, { ...state, ...change })),
    /** Change the state now if it fits its fields' ranges as it is. @param {Record<string, any>} change @returns {boolean} whether it does */
    attempt: (change) => {
      const next = { ...state, ...change };
      const fits = JSON.stringify(bounded(data.schema, state, next)) === JSON.stringify(next);
      if (fits) go(next);
      return fits;
    },
    /** The move is done. @param {boolean} quiet wait for more of the same @param {boolean} lookAfter bring everything into view */
    settle: (quiet, lookAfter = false) => {
      if (!quiet) return done(lookAfter);
      play.dragging = false;
      clearTimeout(timer);
      timer = window.setTimeout(() => done(lookAfter), QUIET);
    },
    flush,
    /** Back to the last settled state. */
    revert: () => {
      play.dragging = false;
      go(history.present);
    },
    steps,
    /** Whether a step of the history has anything to do; any other verb has. @param {string} verb */
    possible: (verb) => {
      if (verb === "undo") return history.past.length > 0;
      return verb !== "redo" || history.future.length > 0;
    },
    /** The reader went back or forward: take what the link says. */
    follow: () => {
      if (play.dragging) return;
      const next = amendState(data.schema, data.defaults, host.read()).state;
      if (JSON.stringify(next) === JSON.stringify(state) || watcher.accepts?.(next) === false) return;
      history = settle(history, next);
      state = next;
      watcher.settled(true);
    },
    /** A link that another model left in the address says nothing of this one. */
    claim: () => {
      if (amendState(data.schema, data.defaults, host.read()).notes.length) done(false);
    },
    /** Python wants to hear of settled states from now on, or no longer. @param {boolean} on */
    hear: (on) => {
      telling = on;
    },
  };
  // Whoever leaves the surface, for the menu or the address, is done with the last key press.
  root.addEventListener("focusout", flush);
  window.addEventListener("pagehide", () => root.isConnected && flush());
  return play;
}
