/**
 * Numbers that a surface has beside its readings, for whoever saves or copies them.
 *
 * @typedef {{key: string, label: string, title: string, text: () => string}} Table a CSV file of its own; key: part of its name
 * @typedef {{tables: Table[], slide?: () => string[][]}} Numbers slide: what goes on a slide instead of the readings
 */

import { hear, tell } from "../signals.js";

/** Have these numbers saved and copied with what is on show. @param {Numbers} numbers @param {AbortSignal} gone */
export function offerNumbers(numbers, gone) {
  hear("numbers", (give) => give(numbers), gone);
}

/** What the surface on show offers. @returns {Numbers} */
export function numbersHere() {
  /** @type {Numbers[]} */
  const found = [];
  tell("numbers", (numbers) => found.push(numbers));
  return found[0] ?? { tables: [] };
}
