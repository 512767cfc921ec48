/** The least and the greatest that each reading has been since the lesson was opened: the reader's own numbers. */

/** @typedef {import("./machine.js").Readings} Readings */

/** @returns {(readings: Readings) => Readings} the readings with `<name>-least` and `<name>-greatest` beside each */
export function createExtremes() {
  /** @type {Record<string, {value: number, shown: string}>} */
  const kept = {};
  const note = (/** @type {string} */ name, /** @type {number} */ value, /** @type {string} */ shown, /** @type {1 | -1} */ sign) => {
    if (!(name in kept) || sign * (value - kept[name].value) > 0) kept[name] = { value, shown };
  };
  return (readings) => {
    for (const [name, { value, shown }] of Object.entries(readings)) {
      if (value === null) continue;
      note(`${name}-least`, value, shown, -1);
      note(`${name}-greatest`, value, shown, 1);
    }
    return { ...readings, ...kept };
  };
}
