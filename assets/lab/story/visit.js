/**
 * What each reading has been in this visit, for sentences with the reader's own numbers: `<name>-least` and
 * `<name>-greatest` since the lesson was opened, `<name>-begun` when the step on show began, and `<step>-<name>`
 * when the goal of that step was last held. They are history, and the sentences that quote them say so.
 */

import { UNDEFINED } from "../numbers.js";

/**
 * @typedef {import("./machine.js").Readings} Readings
 * @typedef {{begun: boolean, held: string | null}} Moment begun: the step stands as it began; held: the step whose goal the readings hold
 */

/** @type {Readings[string]} */
const UNKNOWN = { value: null, shown: UNDEFINED };

export function createVisit() {
  /** @type {Readings} */
  const kept = {};
  /** @type {{readings: Readings, moment: string}} */
  let last = { readings: {}, moment: "" };
  const note = (/** @type {string} */ name, /** @type {Readings[string]} */ reading, /** @type {1 | -1} */ sign) => {
    const best = kept[name]?.value ?? null; // what was never defined is shown as it is
    if (best === null || (reading.value !== null && sign * (reading.value - best) > 0)) kept[name] = reading;
  };
  return {
    /** Note the readings of a moment. @param {Readings} readings @param {Moment} moment */
    note: (readings, { begun, held }) => {
      const moment = `${begun} ${held}`;
      for (const [name, reading] of Object.entries(readings)) {
        if (reading === last.readings[name] && moment === last.moment) continue;
        note(`${name}-least`, reading, -1);
        note(`${name}-greatest`, reading, 1);
        if (begun) kept[`${name}-begun`] = reading;
        else kept[`${name}-begun`] ??= UNKNOWN; // the page was loaded in the middle of a step
        if (held !== null) kept[`${held}-${name}`] = reading;
      }
      last = { readings, moment };
    },
    /** The readings with what they have been beside them. @param {Readings} readings @returns {Readings} */
    beside: (readings) => ({ ...readings, ...kept }),
  };
}
