import assert from "node:assert/strict";
import test from "node:test";

import { matching } from "../../assets/talk/desk.js";

const KINDS = {
  steps: [
    ["opposite", ""],
    ["takeaway", ""],
  ],
  readings: [
    ["cos", "Cosine after the move · −1 to 1"],
    ["changed", "predictions changed · count · from 0"],
  ],
};
/** @param {string} wanted */
const found = (wanted) => matching(/** @type {any} */ (KINDS), "Translate translate", wanted);

test("a name is found by part of it, by its words, its kind and its page, all at once", () => {
  assert.deepEqual(found("predict"), { readings: [KINDS.readings[1]] });
  assert.deepEqual(found("translate readings cos"), { readings: [KINDS.readings[0]] });
  assert.deepEqual(found("steps"), { steps: KINDS.steps });
  assert.deepEqual(found(""), KINDS);
  assert.deepEqual(found("rescale"), {});
});
