/** Ellipses about zero: each goes through all points; one point or two leave many, three leave one. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { ellipsesThrough, outlineOf } from "../../assets/lab/maths/ellipses.js";
import { seeded } from "../../assets/lab/random.js";
import { ellipsesIn, theftIn } from "../../assets/lessons/thief/theft.js";

/** What an ellipse makes of a point: 1 where it goes through it. @param {readonly number[]} ellipse */
const on =
  ([a, b, c]) =>
  (/** @type {readonly number[]} */ [x, y]) =>
    a * x * x + 2 * b * x * y + c * y * y;
const near = (/** @type {number} */ value) => Math.abs(value - 1) < 1e-9;
const isEllipse = (/** @type {readonly number[]} */ [a, b, c]) => a > 0 && a * c - b * b > 0;

/** Three points, not near to one another, of an ellipse drawn at random. @param {() => number} normal */
function drawn(normal) {
  const [angle, long] = [normal(), 1 + 0.2 * normal()];
  const p = [long * Math.cos(angle), long * Math.sin(angle)];
  const q = [-0.5 * p[1] + 0.2 * p[0], 0.5 * p[0] + 0.2 * p[1]];
  return [0.2, 1.4, 2.3].map((t) => p.map((each, k) => Math.cos(t) * each + Math.sin(t) * q[k]));
}

test("every ellipse goes through every point; one point or two leave many, three leave one", () => {
  const { normal } = seeded(5);
  for (let run = 0; run < 50; run += 1) {
    const points = drawn(normal);
    for (const n of [1, 2, 3]) {
      const some = points.slice(0, n);
      const found = ellipsesThrough(some);
      assert.equal(found.length === 1, n === 3, `${n} points`);
      assert.ok(found.every(isEllipse));
      assert.ok(
        found.every((each) => some.map(on(each)).every(near)),
        `${n} points`,
      );
      assert.equal(new Set(found.map((each) => each.map((x) => x.toFixed(6)).join())).size, found.length);
    }
  }
});

test("one point leaves two numbers free: no second point is on all of its ellipses", () => {
  const found = ellipsesThrough([[-1.3, 0.2]]);
  const [first, ...others] = found.map(on);
  for (const spot of outlineOf(found[0]))
    if (Math.abs(spot[0] * 0.2 + spot[1] * 1.3) > 1e-9) {
      assert.ok(near(first(spot)));
      assert.ok(others.some((each) => !near(each(spot))));
    }
});

test("an outline is of its ellipse; no point, points in a line with zero, and those of a hyperbola have none", () => {
  const ellipse = [2, -0.5, 0.75];
  assert.ok(outlineOf(ellipse).map(on(ellipse)).every(near));
  assert.deepEqual(ellipsesThrough([]), []);
  assert.deepEqual(ellipsesThrough([[1, 2], [2, 4]]), []); // prettier-ignore
  assert.deepEqual(ellipsesThrough([[1, 0], [2, 1], [-2, 1]]), []); // prettier-ignore
});

test("the thief's ellipses go through its dots: many through one or two, and the circle through three or more", () => {
  const unembeddings = [[-0.25, 0.25], [-0.75, 0.75], [-2.25, 0.15], [-2.05, -1.05], [-0.35, -1.45]]; // prettier-ignore
  const at = (/** @type {number} */ queries) =>
    /** @type {any} */ ({ state: { unembeddings, queries, sphere: 1, noise: 0, decimals: 12, stretch: 1 } });
  for (const queries of [0, 1, 2, 3, 4, 10]) {
    const [{ dots }, ellipses] = [theftIn(at(queries)), ellipsesIn(at(queries))];
    assert.equal(dots.length, queries);
    assert.ok(ellipses.every((each) => dots.map(on(each)).every(near)));
    if (queries > 2) assert.equal(ellipses.length, 1);
    else assert.equal(ellipses.length > 1, queries > 0);
    if (queries >= 3) [1, 0, 1].forEach((each, k) => assert.ok(Math.abs(ellipses[0][k] - each) < 1e-9));
  }
});
