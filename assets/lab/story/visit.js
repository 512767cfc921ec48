/**
 * What each reading has been in this visit, for sentences with the reader's own numbers: `<name>-least` and
 * `<name>-greatest` since the lesson was opened, `<name>-begun` when the step on show began, and `<step>-<name>`
 * when the goal of that step was last held, `<step>-<name>-least` with what it had been until then. They are history,
 * and the sentences that quote them say so.
 */

/** @import {Moment, Readings} from "./types.js" */

const BEGUN = "-begun";

/** @param {Readings} kept what each has been before the page was loaded */
export function createVisit(kept) {
  const totals = { ...kept };
  /** @type {{readings: Readings, moment: string}} */
  let last = { readings: {}, moment: "" };
  const note = (/** @type {string} */ name, /** @type {Readings[string]} */ reading, /** @type {1 | -1} */ sign) => {
    const best = totals[name]?.value ?? null; // what was never defined is shown as it is
    if (best === null || (reading.value !== null && sign * (reading.value - best) > 0)) totals[name] = reading;
  };
  return {
    /** Another step is on its way: where it begins is not known yet. */
    turn: () => {
      for (const name of Object.keys(totals)) if (name.endsWith(BEGUN)) delete totals[name];
      last = { readings: {}, moment: "" };
    },
    /** Note the readings of a moment. @param {Readings} readings @param {Moment} moment */
    note: (readings, { begun, held: reached }) => {
      const moment = `${begun} ${reached}`;
      for (const [name, reading] of Object.entries(readings)) {
        if (reading === last.readings[name] && moment === last.moment) continue;
        if (begun || !Object.hasOwn(totals, name + BEGUN)) totals[name + BEGUN] = reading;
        note(`${name}-least`, reading, -1);
        note(`${name}-greatest`, reading, 1);
        if (reached === null) continue;
        totals[`${reached}-${name}`] = reading;
        for (const end of ["least", "greatest"]) totals[`${reached}-${name}-${end}`] = totals[`${name}-${end}`];
      }
      last = { readings, moment };
    },
    /** All that is to be known once the page is loaded anew: where the step on show begins is read again. */
    kept: () => Object.fromEntries(Object.entries(totals).filter(([name]) => !name.endsWith(BEGUN))),
    /**
     * The readings with what they have been beside them, or as they were when the goal of this step was last held;
     * before a step begins it begins with what there is. @param {Readings} readings @param {string | null} [of]
     * @returns {Readings}
     */
    beside: (readings, of = null) => ({
      ...Object.fromEntries(
        Object.entries(readings).map(([name, each]) => [name, (of && totals[`${of}-${name}`]) || each]),
      ),
      ...Object.fromEntries(
        Object.entries(readings).flatMap(([name, each]) =>
          ["begun", "least", "greatest"].map((when) => [`${name}-${when}`, each]),
        ),
      ),
      ...totals,
    }),
  };
}
