/** A theft in the browser against NumPy's: singular values, and the stolen shape, by its products. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { centredLogits, decomposed, rankOf, stolenRows } from "../../assets/lab/maths/theft.js";
import { dot } from "../../assets/lab/maths/vectors.js";
import { roundIn, theftIn } from "../../assets/lessons/thief/theft.js";

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

test("three answers fix the thief's dots, which lie on a circle; a stretched shape's lie on the ellipse it is drawn as", () => {
  const unembeddings = [[-0.25, 0.25], [-0.75, 0.75], [-2.25, 0.15], [-2.05, -1.05], [-0.35, -1.45]]; // prettier-ignore
  const at = (/** @type {number} */ queries, /** @type {number} */ stretch) =>
    theftIn(/** @type {any} */ ({ state: { unembeddings, queries, sphere: 1, noise: 0, decimals: 12, stretch } }))
      .hidden;
  assert.equal(at(2, 1), null, "two fix none");
  for (const [queries, stretch] of [
    [3, 1],
    [9, 1],
    [9, 2],
  ]) {
    const round = roundIn(stretch);
    for (const spot of at(queries, stretch) ?? assert.fail()) {
      const away = round.map((from, k) => far(spot, from, round[(k + 1) % round.length]));
      assert.ok(Math.min(...away) < 5e-3, `${queries}, ${stretch}`);
    }
  }
});

/** How far a point is from a segment. @param {number[]} p @param {number[]} from @param {number[]} to */
function far(p, from, to) {
  const along = to.map((each, k) => each - from[k]);
  const share = p.reduce((sum, each, k) => sum + (each - from[k]) * along[k], 0) / dot(along, along);
  const held = Math.min(Math.max(share, 0), 1);
  return Math.hypot(...p.map((each, k) => each - from[k] - held * along[k]));
}
