/** Input from outside that is not accepted: the key of the sentence that says why, and its values. */
export class Refused extends Error {
  /** @param {string} key @param {import("./types.js").Values} [values] */
  constructor(key, values = {}) {
    super(key);
    this.values = values;
  }
}
