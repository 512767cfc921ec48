/** The query that Top two's two peaks pull: its score along the curve is largest there, and nowhere else. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { aheadIn, degrees, peaked } from "../../assets/lessons/top_two/documents.js";
import { norm } from "../../assets/lab/maths/vectors.js";

/** @param {number} t */
const radians = (t) => (t * Math.PI) / 180;
const ROWS = Array.from({ length: 10 }, (_, k) => [Math.cos(radians(36 * k)), Math.sin(radians(36 * k))]);
/** @param {number} peak @param {number} other */
const pulled = (peak, other) => peaked(/** @type {any} */ ({ state: { peak, other, unembeddings: ROWS } }));

for (const [peak, other] of [
  [0, 180],
  [72, 108],
  [0, 144],
  [-18, 342],
  [200, 340],
  [30, 30],
]) {
  test(`peaks at ${peak} and ${other} degrees`, () => {
    const { query, at } = pulled(peak, other);
    assert.ok(Math.abs(norm(query) - 1) < 1e-12);
    const top = at(peak);
    assert.ok(Math.abs(at(other) - top) < 1e-12);
    for (let t = 0; t < 360; t += 1) assert.ok(at(t) <= top + 1e-12);
  });
}

test("on the curve the score is the sum of what its two circles add; in the plane it is one wave, largest where the query points", () => {
  const { at, parts } = pulled(0, 108);
  const flat = peaked(
    /** @type {any} */ ({ state: { peak: 0, other: 108, unembeddings: ROWS, placed: 0, probe: [0, 3] } }),
  );
  for (let t = 0; t < 360; t += 7) {
    assert.ok(Math.abs(parts[0](t) + parts[1](t) - at(t)) < 1e-12);
    assert.ok(Math.abs(flat.at(t) - Math.sin(radians(t))) < 1e-12);
    assert.ok(Math.abs(parts[0](t) + parts[0](t + 180)) < 1e-12);
    assert.ok(Math.abs(parts[1](t) - parts[1](t + 180)) < 1e-12);
  }
  assert.deepEqual(
    flat.scores.map((/** @type {number} */ score) => score.toFixed(9)),
    ROWS.map(([, y]) => y.toFixed(9)),
  );
});

test("nobody comes first by cosine with a document at the origin, which has no angle", () => {
  const state = { unembeddings: ROWS, placed: 0, leaders: 2, probe: [1, 0], shift: [-ROWS[1][0], -ROWS[1][1]] };
  assert.equal(aheadIn(/** @type {any} */ ({ state, n: ROWS.length, pair: { i: 1, j: 4 } }), "cosine")?.length, 8);
});

test("any two documents come first once each has a peak", () => {
  for (let a = 0; a < 10; a++) {
    for (let b = 0; b < a; b++) {
      const { scores } = pulled(degrees(ROWS[a]), degrees(ROWS[b]));
      const others = scores.filter((_, k) => k !== a && k !== b);
      assert.ok(Math.min(scores[a], scores[b]) > Math.max(...others));
    }
  }
});
