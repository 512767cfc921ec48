// Training under the hand is skip-gram's step for pairs that meet.
import assert from "node:assert/strict";
import { test } from "node:test";

import { cosine } from "../../assets/lab/maths/vectors.js";
import { trained } from "../../assets/lessons/word2vec/training.js";

const scene = /** @type {any} */ ({
  state: {
    probe: [1, 0],
    pair: [0, 2],
    unembeddings: [
      [0, 0.5],
      [3, 3],
      [0.4, -0.3],
    ],
  },
});

test("a step adds a part of the input to both words' arrows: more of it where the label is less on", () => {
  const {
    unembeddings: [first, other, second],
  } = trained(scene, [1.0001, 0]);
  const parts = [first[0], second[0] - 0.4];
  assert.deepEqual(other, [3, 3]);
  assert.deepEqual([first[1], second[1]], [0.5, -0.3]);
  assert.ok(Math.abs(parts[0] / parts[1] - (1 + Math.exp(0.4)) / 2) < 1e-3);
});

test("it takes as long a way in one move as in several, and a hand that rests trains nothing", () => {
  const once = trained(scene, [3, 0]).unembeddings;
  const halfway = { state: { ...scene.state, ...trained(scene, [2, 0]) } };
  const twice = trained(/** @type {any} */ (halfway), [3, 0]).unembeddings;
  twice.forEach((row, k) => row.forEach((each, at) => assert.ok(Math.abs(each - once[k][at]) < 1e-9)));
  assert.deepEqual(trained(scene, scene.state.probe).unembeddings, scene.state.unembeddings);
  const { unembeddings: begun } = scene.state;
  assert.ok(Number(cosine(once[0], once[2])) > Number(cosine(begun[0], begun[2])) + 0.5);
});
