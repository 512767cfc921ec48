// The spectrum's axis stands still under the finger, and after a move that stays inside it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settledSpan } from "../../assets/lessons/factorisation/plot_scale.js";
import { sizesOf } from "../../assets/lessons/factorisation/scene.js";
import { weights } from "../../assets/lab/maths/factors.js";

const weighing = (/** @type {number[]} */ ...items) =>
  /** @type {any} */ ({ sizes: { items: Float64Array.from(items), users: Float64Array.from(items) } });

test("an axis that holds all weights stays as it is after a move", () => {
  const first = settledSpan(null, weighing(1, 0.5));
  assert.deepEqual(settledSpan(first, weighing(2, 0.5)), first);
  assert.deepEqual(settledSpan(first, weighing(0, 0)), first); // a weight of 0 is nowhere on it
});

test("an axis gives way to a weight that leaves it, and comes back from one far too long", () => {
  const first = settledSpan(null, weighing(1, 0.5));
  const longer = settledSpan(first, weighing(1000, 0.5));
  assert.ok(longer[1] > 3);
  assert.deepEqual(settledSpan(longer, weighing(1, 0.5)), first);
});

test("what weight decay picks is drawn as one line: users' vectors, X A, and items' are as long in every direction", () => {
  const [sigma, balanced, even] = [[9, 4, 2], 3, 1];
  const [same, other] = [balanced, even].map((gauge) => sizesOf({ sigma }, weights(sigma, 3, 5, gauge)));
  same.items.forEach((item, i) => assert.ok(Math.abs(item - same.users[i]) < 1e-12));
  same.product.forEach((product, i) => assert.ok(Math.abs(product - same.items[i] * same.users[i]) < 1e-12));
  assert.deepEqual(same.product, other.product);
  assert.ok(other.users[0] > 8 * other.items[0]);
});
