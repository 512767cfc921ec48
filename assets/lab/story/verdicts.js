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
      else if (verdicts.has(key)) verdicts.set(key, shownNow(verdicts.get(key) ?? {}, now));
      else if (rests && truthOf(bet, now) !== null) verdicts.set(key, questionOf(beat, now));
      return verdicts.get(key) ?? null;
    },
  };
}

/**
 * As the page writes them, where it did not yet when they were read. @param {Readings} verdict @param {Readings} now
 * @returns {Readings}
 */
function shownNow(verdict, now) {
  const late = Object.entries(verdict).filter(([name, { value, shown }]) => !shown && now[name]?.value === value);
  return late.length ? { ...verdict, ...Object.fromEntries(late.map(([name]) => [name, now[name]])) } : verdict;
}

/** @param {Beat} beat @param {Readings} now @returns {Readings} */
function questionOf(beat, now) {
  return Object.fromEntries(
    namesOf({ ...beat, goal: [] })
      .filter((name) => Object.hasOwn(now, name))
      .map((name) => [name, now[name]]),
  );
}
