/** Threshold's line is written with as many decimals as its figures need. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { lineText, READINGS, sameLine, timesIn } from "../../assets/lessons/threshold/readings.js";

const over = (/** @type {Float64Array[]} */ scores, /** @type {number} */ line) =>
  scores.map((kind) => kind.filter((score) => score >= line).length);

test("a line as it is written parts the pairs as the line itself does, on a pair's score and beside it", () => {
  const kinds = [0, 1, 2].map((kind) =>
    Float64Array.from({ length: 200 }, (_, k) => ((k + 1) * 0.6180339887 + kind / 7) % 1),
  );
  const lines = kinds.flatMap((kind) => [...kind]).flatMap((score) => [score, score - 1e-5, -score]);
  for (const line of lines)
    assert.deepEqual(over(kinds, Number(lineText(kinds, line).replace("\u2212", "-"))), over(kinds, line), `${line}`);
});

test("two decimals where they are enough", () => assert.equal(lineText([Float64Array.of(0.1, 0.9)], 0.54321), "0.54"));

test("as precise in another model is the first line that is", () => {
  const of = (/** @type {number[]} */ same, /** @type {number[]} */ strangers) => ({
    scores: [same, [], strangers].map((each) => Float64Array.from(each)),
  });
  const models = [of([0.5, 0.6, 0.7], [0.1, 0.2, 0.55]), of([0.86, 0.9, 0.94], [0.82, 0.88, 0.89])];
  const scene = /** @type {any} */ ({ source: { models } }); // 3 of 4 at 0.5; here 1 of 1 or 2 of 2 alone is as much
  assert.equal(sameLine(scene), 0.9);
});

test("a stranger counts as often as it is said to, where the handle stands between", () => {
  const scores = [4, 2, 6].map((n) => new Float64Array(n));
  const scene = /** @type {any} */ ({ over: [3, 1, 5], scores, state: { times: 1.6237 } });
  assert.equal(timesIn(scene), 1.6);
  assert.equal(READINGS.precision.read(scene, "", scene), 3 / (3 + 1.6 * 5));
});
