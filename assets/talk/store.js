/**
 * The talk on the desk: every change can be undone, and is kept in this browser.
 *
 * @import {Fault, Step, Talk} from "../sources/talks/types.js"
 */

import { begin, redo, settle, undo } from "../lab/editor.js";
import { keepMine, mine, onMine } from "../sources/talks/playing.js";
import { parseTalk } from "../sources/talks/reading.js";
import { writeTalk } from "../sources/talks/writing.js";

/** @param {string} title of an empty talk @param {string[]} pages @param {AbortSignal} gone */
export function createStore(title, pages, gone) {
  const first = mine(title);
  let history = begin(first.talk);
  let saved = true;
  /** @type {(() => void)[]} */
  const watchers = [];
  const take = (/** @type {typeof history} */ next) => {
    history = next;
    saved = keepMine(history.present);
    watchers.forEach((act) => act());
  };
  onMine(() => {
    const { talk, faults } = mine(title);
    if (faults.length) return;
    history = settle(history, talk);
    watchers.forEach((act) => act());
  }, gone);
  return {
    /** The text that this browser held, where it is no talk. */
    broken: first.faults.length ? first.text : null,
    talk: () => history.present,
    kept: () => saved,
    can: () => ({ undo: history.past.length > 0, redo: history.future.length > 0 }),
    undo: () => take(undo(history)),
    redo: () => take(redo(history)),
    /** Change the talk, if it is one afterwards. @param {Talk} talk @returns {Fault[]} what is wrong with it */
    put: (talk) => {
      const { talk: parsed, faults } = parseTalk(writeTalk(talk), pages);
      if (!faults.length) take(settle(history, parsed));
      return faults;
    },
    /** @param {() => void} act */
    watch: (act) => watchers.push(act),
  };
}

/**
 * The talk with its steps in another order, or fewer. @param {Talk} talk @param {(steps: Step[]) => void} change
 * @returns {Talk}
 */
export function changed(talk, change) {
  const steps = [...talk.steps];
  change(steps);
  return { ...talk, steps };
}
