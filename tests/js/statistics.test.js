import assert from "node:assert/strict";
import test from "node:test";

import { discrimination, FEWEST, gainInterval, gainOf, kr20, mean } from "../../assets/collect/statistics.js";
import { seeded } from "../../assets/lab/random.js";

test("the normalised gain is Hake's: what was gained of what could be", () => {
  assert.equal(gainOf(0.4, 0.7), (0.7 - 0.4) / 0.6);
  assert.equal(gainOf(0.5, 0.25), -0.5);
  assert.equal(gainOf(0, 1), 1);
  for (const [before, after] of [
    [1, 1],
    [null, 0.5],
    [0.5, null],
  ])
    assert.equal(gainOf(before, after), null);
  assert.equal(mean([]), null);
});

test("an interval needs ten students, and holds the true gain about as often as it says", () => {
  const nine = Array.from({ length: FEWEST - 1 }, () => 0.5);
  assert.equal(gainInterval(nine, nine, true), null);
  const { uniform } = seeded(7);
  const scores = (/** @type {number} */ share) =>
    Array.from({ length: 40 }, () => Array.from({ length: 12 }, () => Number(uniform() < share)));
  const trials = 60;
  const held = Array.from({ length: trials }, () => {
    const [before, after] = [scores(0.4), scores(0.7)].map((all) => all.map((each) => mean(each) ?? 0));
    const [low, high] = gainInterval(before, after, false) ?? [NaN, NaN];
    return low <= 0.5 && 0.5 <= high;
  });
  const share = held.filter(Boolean).length / trials;
  assert.ok(share >= 0.88 && share <= 1, `held in ${share}`);
});

test("students in pairs are drawn together: where each gains alike, nothing is uncertain", () => {
  const before = Array.from({ length: 20 }, (_, k) => k / 40);
  const after = before.map((each) => each + (1 - each) / 2);
  const [low, high] = gainInterval(before, after, true) ?? [NaN, NaN];
  assert.ok(Math.abs(low - 0.5) < 1e-9 && Math.abs(high - 0.5) < 1e-9);
  const [least, most] = gainInterval(before, after, false) ?? [NaN, NaN];
  assert.ok(most - least > 0.05);
});

test("discrimination is the correlation with the other answers, and undefined where nothing varies", () => {
  const right = [
    [true, true, true],
    [true, true, false],
    [false, true, false],
    [false, false, false],
  ];
  // own 1 1 0 0; others right 2 1 1 0: covariance .25, variances .25 and .5
  assert.ok(Math.abs((discrimination(right, 0) ?? 0) - 0.25 / Math.sqrt(0.25 * 0.5)) < 1e-12);
  // scores 3 2 1 0, variance 1.25; p q of the questions .25, .1875, .1875
  assert.ok(Math.abs((kr20(right) ?? 0) - 1.5 * (1 - 0.625 / 1.25)) < 1e-12);
  assert.equal(kr20([]), null);
  assert.equal(kr20([right[1], right[1]]), null, "nobody differs");
  assert.equal(
    discrimination(
      [
        [true, false],
        [true, true],
      ],
      0,
    ),
    null,
  );
  assert.equal(discrimination([], 0), null);
});
