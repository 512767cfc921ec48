/** A theft in the browser against NumPy's: singular values, and the stolen shape, by its products. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { centredLogits, decomposed, rankOf, stolenRows } from "../../assets/lab/maths/theft.js";
import { dot } from "../../assets/lab/maths/vectors.js";
import { ringsIn } from "../../assets/lessons/thief/theft.js";

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

test("what an answer says of two labels lies on the ellipse about zero that three answers fix, and more are on it too", () => {
  const unembeddings = [[-0.25, 0.25], [-0.75, 0.75], [-2.25, 0.15], [-2.05, -1.05], [-0.35, -1.45]]; // prettier-ignore
  const at = (/** @type {number} */ queries) =>
    ringsIn(
      /** @type {any} */ ({
        state: { unembeddings, queries, sphere: 1, noise: 0, decimals: 12, stretch: 1 },
        pair: { i: 0, j: 1 },
      }),
    );
  assert.deepEqual(at(2).ellipse, [], "two fix none");
  const { rings } = at(9);
  for (const queries of [3, 9])
    for (const ring of rings) {
      const { ellipse } = at(queries);
      const away = ellipse.map((from, k) => far(ring, from, ellipse[(k + 1) % ellipse.length]));
      assert.ok(Math.min(...away) < 5e-3, `${queries}`);
    }
});

/** How far a point is from a segment. @param {number[]} p @param {number[]} from @param {number[]} to */
function far(p, from, to) {
  const along = to.map((each, k) => each - from[k]);
  const share = p.reduce((sum, each, k) => sum + (each - from[k]) * along[k], 0) / dot(along, along);
  const held = Math.min(Math.max(share, 0), 1);
  return Math.hypot(...p.map((each, k) => each - from[k] - held * along[k]));
}
