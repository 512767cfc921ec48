/** Keeping a state within what its fields may hold. */

/** @typedef {import("./codec.js").Field} Field @typedef {import("./codec.js").State} State */

import { fieldFits } from "./codec.js";

/**
 * Numbers kept in their fields' ranges, so that a drag far outside stops at the edge; a field that
 * then still does not fit keeps its last value.
 * @param {Field[]} schema @param {State} before @param {State} after @returns {State}
 */
export function bounded(schema, before, after) {
  const kept = { ...after };
  for (const field of schema) {
    const { name, low, high } = field;
    if (after[name] === before[name]) continue;
    const value = clamped(after[name], low, high);
    kept[name] = fieldFits(field, [value].flat(2), after.labels.length) ? value : before[name];
  }
  return kept;
}

/** @param {any} value @param {number} low @param {number} high @returns {any} */
function clamped(value, low, high) {
  if (Array.isArray(value)) return value.map((each) => clamped(each, low, high));
  return Math.min(Math.max(value, low), high);
}
