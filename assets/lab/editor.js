/**
 * The state under the reader's hand. It moves at once, and settles when a move is done: settled states
 * make the history and the link. Quick key presses settle together, a moment after the last.
 *
 * @import {Edits, History, Host, Start, State, Watcher} from "./types.js"
 * @typedef {{
 *   dragging: boolean, settle: (quiet: boolean, lookAfter?: boolean) => void, flush: () => void, revert: () => void,
 *   released: () => boolean,
 *   steps: ReturnType<typeof steps>, links: ReturnType<typeof links>,
 * }} Settling
 */

import { bounded, amendState, encodeState } from "./codec.js";

const STATE = "s";
const QUIET = 300;

const LONGEST = 200;

/** @template S @param {S} present @returns {History<S>} */
export function begin(present) {
  return { past: [], present, future: [] };
}

/** @template S @param {History<S>} history @param {S} present @returns {History<S>} */
export function settle(history, present) {
  if (JSON.stringify(present) === JSON.stringify(history.present)) return history;
  return { past: [...history.past, history.present].slice(-LONGEST), present, future: [] };
}

/** @template S @param {History<S>} history @returns {History<S>} */
export function undo(history) {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
  };
}

/** @template S @param {History<S>} history @returns {History<S>} */
export function redo(history) {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}

/** @param {HTMLElement} root @param {Host} host @param {Start} data @param {Watcher} watcher */
export function createEditor(root, host, data, watcher) {
  /** @type {Edits} */
  const edits = { history: begin(data.state), state: data.state, timer: 0, telling: Boolean(data.tell), done };
  function done(/** @type {boolean} */ lookAfter) {
    clearTimeout(edits.timer);
    edits.timer = 0;
    editor.dragging = false;
    edits.history = settle(edits.history, edits.state);
    edits.state = edits.history.present;
    const changed = JSON.stringify(edits.state) !== JSON.stringify(data.defaults);
    const link = changed ? encodeState(data.schema, edits.state, data.defaults.labels) : null;
    host.settled(link, edits.telling);
    watcher.settled(lookAfter);
  }
  /** @type {ReturnType<typeof moves> & Settling} */
  const editor = {
    dragging: false,
    ...moves(edits, data, watcher),
    /**
     * The move is done. @param {boolean} quiet wait for more of the same
     * @param {boolean} lookAfter bring everything into view
     */
    settle: (quiet, lookAfter = false) => {
      if (!quiet) return done(lookAfter);
      editor.dragging = false;
      clearTimeout(edits.timer);
      edits.timer = window.setTimeout(() => done(lookAfter), QUIET);
    },
    flush: () => {
      if (edits.timer) done(false);
    },
    /** Whether no hand is on the surface, and nothing on its way; what keys move is let go of at once. */
    released: () => !editor.dragging && (edits.timer > 0 || editor.resting()),
    /** Back to the last settled state. */
    revert: () => {
      editor.dragging = false;
      edits.state = edits.history.present;
      watcher.moved();
    },
    steps: steps(edits, data.defaults),
    links: links(edits, host, data, watcher, () => editor.dragging),
  };
  // Whoever leaves the surface, for the menu or the address, is done with the last key press.
  root.addEventListener("focusout", editor.flush);
  host.bus.listen("leave", editor.flush, host.gone);
  return editor;
}

/** What changes the state and what is known of it. @param {Edits} edits @param {Start} data @param {Watcher} watcher */
function moves(edits, data, watcher) {
  const go = (/** @type {State} */ next) => {
    edits.state = next;
    watcher.moved();
  };
  return {
    state: () => edits.state,
    /** Whether the last move has settled. */
    resting: () => edits.state === edits.history.present,
    /** Whether a step of the history has anything to do; any other verb has. @param {string} verb */
    possible: (verb) => {
      if (verb === "undo") return edits.history.past.length > 0;
      return verb !== "redo" || edits.history.future.length > 0;
    },
    /** Change the state now, kept within its fields' ranges. @param {Record<string, any>} change */
    move: (change) => {
      const next = bounded(data.schema, edits.state, { ...edits.state, ...change });
      go(JSON.stringify(next) === JSON.stringify(edits.state) ? edits.state : next); // what changes nothing rests
    },
    /**
     * Draw a state with all of it in view, without a move: neither history nor link know of it. @param {State} state
     */
    look: (state) => {
      edits.state = state;
      watcher.settled(true);
    },
    /**
     * Change the state now if it fits its fields' ranges as it is. @param {Record<string, any>} change
     * @returns {boolean} whether it does
     */
    attempt: (change) => {
      const next = { ...edits.state, ...change };
      const fits = JSON.stringify(bounded(data.schema, edits.state, next)) === JSON.stringify(next);
      if (fits) go(next);
      return fits;
    },
  };
}

/**
 * Back, forward, to the start; what is not settled yet is undone first. @param {Edits} edits @param {State} defaults
 * @returns {Record<"undo" | "redo" | "reset", () => void>}
 */
function steps(edits, defaults) {
  const jump = (/** @type {Edits["history"]} */ next) => {
    edits.history = next;
    edits.state = next.present;
    edits.done(true);
  };
  return {
    undo: () => jump(undo(settle(edits.history, edits.state))),
    redo: () => jump(redo(settle(edits.history, edits.state))),
    reset: () => jump(settle(settle(edits.history, edits.state), defaults)),
  };
}

/**
 * What the host asks about links. @param {Edits} edits @param {Host} host @param {Start} data @param {Watcher} watcher
 * @param {() => boolean} dragging
 */
function links(edits, host, data, watcher, dragging) {
  const read = () => amendState(data.schema, data.defaults, host.address.read(STATE), data.former);
  return {
    /** The reader went back or forward: take what the link says. */
    adoptLink: () => {
      if (dragging()) return;
      const next = read().state;
      if (JSON.stringify(next) === JSON.stringify(edits.state) || watcher.accepts?.(next) === false) return;
      edits.history = settle(edits.history, next);
      edits.state = next;
      watcher.settled(true);
    },
    /** A link that another model left in the address says nothing of this one. */
    dropForeignLink: () => {
      if (read().notes.length) edits.done(false);
    },
    /** Python wants to hear of settled states from now on, or no longer. @param {boolean} on */
    setTelling: (on) => {
      edits.telling = on;
    },
  };
}
