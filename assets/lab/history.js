/** Undo and redo of settled states: a plain value, never changed in place. */

/**
 * @template S
 * @typedef {{past: S[], present: S, future: S[]}} History
 */

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
