/**
 * Numbers that a surface has beside its readings, for whoever saves or copies them.
 * @import {Numbers} from "../../lab/types.js"
 */

import { emit } from "../../hosts/browser/bus.js";

/** What the surface on show offers. @returns {Numbers} */
export function numbersHere() {
  /** @type {Numbers[]} */
  const offers = [];
  emit("numbers", (numbers) => offers.push(numbers));
  return { ...offers[0], tables: offers.flatMap(({ tables }) => tables) };
}
