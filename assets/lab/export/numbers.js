/** Numbers that a surface has beside its readings, for whoever saves or copies them. @import {Numbers} from "./types.js" */

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
