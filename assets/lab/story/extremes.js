/** The least and the greatest that each reading has been since the lesson was opened: the reader's own numbers. */

/** @typedef {import("./machine.js").Readings} Readings */

/** @returns {(readings: Readings, noted?: boolean) => Readings} the readings with `<name>-least` and `<name>-greatest` beside each; noted: whether these are the reader's own */
export function createExtremes() {
  /** @type {Readings} */
  const kept = {};
  const note = (/** @type {string} */ name, /** @type {number | null} */ value, /** @type {string} */ shown, /** @type {1 | -1} */ sign) => {
    const best = kept[name]?.value ?? null; // what was never defined is shown as it is
    if (best === null || (value !== null && sign * (value - best) > 0)) kept[name] = { value, shown };
  };
  return (readings, noted = true) => {
    for (const [name, { value, shown }] of noted ? Object.entries(readings) : []) {
      note(`${name}-least`, value, shown, -1);
      note(`${name}-greatest`, value, shown, 1);
    }
    return { ...readings, ...kept };
  };
}
