/** Threshold's line is written with as many decimals as its figures need. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { laid, lineText, READINGS, sameLine, timesIn } from "../../assets/lessons/threshold/readings.js";

const over = (/** @type {Float64Array[]} */ scores, /** @type {number} */ line) =>
  scores.map((kind) => kind.filter((score) => score >= line).length);

test("a line is laid with the three decimals that are written of it", () => {
  const kinds = [0, 1, 2].map((kind) =>
    Float64Array.from({ length: 200 }, (_, k) => ((k + 1) * 0.6180339887 + kind / 7) % 1),
  );
  const scene = /** @type {any} */ ({
    source: {},
    scores: kinds,
    model: { scores: kinds },
    state: { amount: 0, times: 1 },
  });
  for (const score of kinds.flatMap((kind) => [...kind].flatMap((each) => [each, each - 1e-4, -each]))) {
    const line = laid(scene, score);
    const said = lineText(line).replace("\u2212", "-");
    assert.match(said, /^-?\d\.\d{3}$/);
    assert.equal(said, Number(score.toFixed(3)).toFixed(3));
    assert.equal(laid(scene, Number(said)), line, "the same place, the same line");
  }
});

test("a line that comes back to where it began is the line that it was", () => {
  const scores = [Float64Array.of(0.5420177, 0.9, 0.95), new Float64Array(0), Float64Array.of(0.1, 0.2, 0.5412)];
  const scene = /** @type {any} */ ({ scores, model: { scores }, state: { amount: 0, times: 1 } });
  assert.deepEqual(over(scores, laid(scene, 0.5423)), [3, 0, 0]);
  assert.equal(laid(scene, 0.5423), 0.5420177);
  assert.equal(laid(scene, 0.6001), 0.6);
  assert.equal(lineText(0.5420177), "0.542");
});

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
