/**
 * Numbers that a surface has beside its readings, for whoever saves or copies them.
 * @import {Numbers} from "../../lab/types.js"
 */

import { tell } from "../../hosts/browser/bus.js";

/** What the surface on show offers. @returns {Numbers} */
export function numbersHere() {
  /** @type {Numbers[]} */
  const found = [];
  tell("numbers", (numbers) => found.push(numbers));
  return { ...found[0], tables: found.flatMap(({ tables }) => tables) };
}
