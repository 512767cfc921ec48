/**
 * What each bet was judged on, given once: when the hand that completes its step lets go, or where a move of the page's
 * own comes to rest. What is moved after that says nothing against it.
 *
 * @import {Beat, Place, Readings} from "./types.js"
 */

import { namesOf, phaseOf, truthOf, untold } from "./machine.js";

/** @param {Record<string, import("./types.js").End>} ends in what a talk's steps have ended before */
export function createVerdicts(ends) {
  const verdicts = new Map(Object.entries(ends).flatMap(([key, { told }]) => (told ? [[key, told]] : [])));
  return {
    /**
     * The readings that a bet was judged on; null while it is open. @param {Beat} beat @param {Place} place
     * @param {Readings} now @param {boolean} rests @returns {Readings | null}
     */
    of: (beat, place, now, rests) => {
      const { key, bet } = beat;
      if (!bet || !place.guided || untold(beat, place) || phaseOf(beat, place) !== "told") verdicts.delete(key);
      else if (rests && !verdicts.has(key) && truthOf(bet, now) !== null) verdicts.set(key, questionOf(beat, now));
      return verdicts.get(key) ?? null;
    },
  };
}

/** @param {Beat} beat @param {Readings} now @returns {Readings} */
function questionOf(beat, now) {
  return Object.fromEntries(
    namesOf({ ...beat, goal: [] })
      .filter((name) => Object.hasOwn(now, name))
      .map((name) => [name, now[name]]),
  );
}
