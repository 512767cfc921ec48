/** The query that Top two's two peaks pull: its score along the curve is largest there, and nowhere else. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { degrees, peaked } from "../../assets/lessons/top_two/documents.js";
import { norm } from "../../assets/lab/maths/vectors.js";

/** @param {number} t */
const radians = (t) => (t * Math.PI) / 180;
const ROWS = Array.from({ length: 10 }, (_, k) => [Math.cos(radians(36 * k)), Math.sin(radians(36 * k))]);
/** @param {number} peak @param {number} other */
const pulled = (peak, other) => peaked(/** @type {any} */ ({ state: { peak, other, unembeddings: ROWS } }));

for (const [peak, other] of [[0, 180], [72, 108], [0, 144], [-18, 342], [200, 340], [30, 30]]) {
  test(`peaks at ${peak} and ${other} degrees`, () => {
    const { query, at } = pulled(peak, other);
    assert.ok(Math.abs(norm(query) - 1) < 1e-12);
    const top = at(peak);
    assert.ok(Math.abs(at(other) - top) < 1e-12);
    for (let t = 0; t < 360; t += 1) assert.ok(at(t) <= top + 1e-12);
  });
}

test("any two documents come first once each has a peak", () => {
  for (let a = 0; a < 10; a++) {
    for (let b = 0; b < a; b++) {
      const { scores } = pulled(degrees(ROWS[a]), degrees(ROWS[b]));
      const others = scores.filter((_, k) => k !== a && k !== b);
      assert.ok(Math.min(scores[a], scores[b]) > Math.max(...others));
    }
  }
});
