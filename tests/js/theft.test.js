/** A theft in the browser against NumPy's: singular values, and the stolen shape, by its products. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { centredLogits, decomposed, rankOf, stolenRows } from "../../assets/lab/maths/theft.js";
import { dot } from "../../assets/lab/maths/vectors.js";

/** @type {{answers: number[][], values: number[], gram: number[][]}[]} */
const CASES = JSON.parse(readFileSync(new URL("../vectors/theft.json", import.meta.url), "utf8"));
const near = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b));

for (const { answers, values, gram } of CASES) {
  test(`${answers[0].length} labels, ${answers.length} queries`, () => {
    const logits = centredLogits(answers);
    const found = decomposed(logits, answers[0].length);
    assert.ok(found.values.every((each, k) => near(each, values[k])));
    assert.equal(rankOf(found.values), 2);
    const stolen = stolenRows(logits, found.vectors);
    assert.ok(stolen?.rows.every((a, i) => stolen.rows.every((b, j) => near(dot(a, b), gram[i][j]))));
    assert.ok(stolen?.hidden.every((x) => near(dot(x, x), 1)));
  });
}

test("answers that are all alike, or too few, fix no shape", () => {
  assert.equal(rankOf(decomposed([], 3).values), 0);
  assert.equal(stolenRows([], decomposed([], 3).vectors), null);
  const [alike] = CASES[1].answers;
  const logits = centredLogits([alike, alike, alike]);
  assert.equal(stolenRows(logits, decomposed(logits, 5).vectors), null);
});
