// A run of gradient steps on a cosine, as the Training page shows it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ACTIONS, HANDLES } from "../../assets/lessons/training/index.js";
import { MOST_STEPS, numbersOf, stepsToGoal, trailOf, walked } from "../../assets/lessons/training/descent.js";
import { handlesOf } from "../../assets/plane/handles.js";
import { solve } from "../../assets/plane/scene.js";
import { around, crowded, visible } from "../../assets/plane/view.js";

const CASES = JSON.parse(readFileSync(new URL("../vectors/learned_cases.json", import.meta.url), "utf8")).descent;
const SOURCE = /** @type {const} */ ({ embeddings: new Float64Array(0), points: 0, model: "softmax" });
const START = (CASES.start_degrees * Math.PI) / 180;

/** @param {number[][]} unembeddings @param {Record<string, any>} [change] */
function state(unembeddings, change = {}) {
  return { labels: ["z₁", "z₂"], unembeddings, pair: [0, 1], rate: 1, steps: 0, both: 0, ...change };
}

/** @param {number} norm */
function opened(norm) {
  return state([
    [norm * Math.cos(START), norm * Math.sin(START)],
    [norm, 0],
  ]);
}

test("steps to cosine .99 rise with the square of the norm: 6, 31, 313, 2795", () => {
  for (const [norm, steps] of CASES.steps_to_cosine) {
    const start = opened(norm);
    assert.equal(stepsToGoal(start.unembeddings, start, MOST_STEPS), steps);
    const { change } = ACTIONS["to-goal"](solve(start, SOURCE, {}, { rows: walked }));
    assert.equal(change.steps, steps);
    const cosine = (/** @type {number} */ T) =>
      solve({ ...start, steps: T }, SOURCE, {}, { rows: walked }).pair.after ?? NaN;
    assert.ok(cosine(steps) >= 0.99 && cosine(steps - 1) < 0.99);
  }
});

test("every step makes the norm what the law says, measured to the last digit but one", () => {
  for (const both of [0, 1]) {
    for (let steps = 0; steps <= 40; steps += 1) {
      const { each } = numbersOf(
        solve(
          state(
            [
              [-0.4, 0.9],
              [0.7, 0.3],
            ],
            { steps, both, rate: 0.6 },
          ),
          SOURCE,
          {},
          { rows: walked },
        ),
      );
      for (const { law, measured, held } of each) {
        if (held) assert.equal(law, null);
        else assert.ok(Math.abs((law ?? 0) - (measured ?? 0)) <= 1e-15 * 8, `step ${steps}`);
      }
    }
  }
});

test("opposite vectors stay: the loss is 2, the gradient 0, and no goal is in reach", () => {
  const start = state([
    [-0.8, -0.6],
    [0.8, 0.6],
  ]);
  const stopped = solve({ ...start, steps: 100, both: 1 }, SOURCE, {}, { rows: walked });
  assert.deepEqual(stopped.after.rows, start.unembeddings);
  const { loss, stuck, each } = numbersOf(stopped);
  assert.deepEqual([loss, stuck, each[0].gradient, each[1].gradient], [2, true, 0, 0]);
  assert.equal(stepsToGoal(start.unembeddings, start, MOST_STEPS), null);
});

test("a zero vector has no gradient, and steps leave it where it is", () => {
  const scene = solve(
    state(
      [
        [0, 0],
        [1, 0],
      ],
      { steps: 5 },
    ),
    SOURCE,
    {},
    { rows: walked },
  );
  const { theta, loss, each } = numbersOf(scene);
  assert.deepEqual([theta, loss, each[0].gradient, each[0].law, scene.pair.after], [null, null, null, null, null]);
  assert.deepEqual(scene.after.rows[0], [0, 0]);
});

test("a run made longer step by step is the run made at once", () => {
  const start = opened(2);
  const long = trailOf({ ...start, steps: 60 });
  trailOf(opened(3));
  for (let steps = 0; steps <= 60; steps += 1) assert.deepEqual(trailOf({ ...start, steps }).at(-1), long[steps]);
});

test("a vector taken hold of after some steps begins a new run there", () => {
  const scene = solve({ ...opened(1), steps: 3 }, SOURCE, {}, { rows: walked });
  const [handle] = handlesOf(HANDLES, ["vector"], "internal", scene.n);
  assert.equal(handle.name, "vector:0");
  assert.deepEqual(handle.place(scene), scene.after.rows[0]);
  const change = handle.change(scene, [0.5, 0.25]);
  assert.deepEqual(change, { unembeddings: [[0.5, 0.25], scene.after.rows[1]], steps: 0 });
});

test("a view about the origin shows all, and is left where things are too small in it", () => {
  const view = around(
    [
      [30, 0],
      [-3, 4],
    ],
    { centre: [9, 9], half: 1, width: 300, height: 400 },
  );
  assert.deepEqual(view.centre, [0, 0]);
  assert.ok(visible(view, [30, 0]) && visible(view, [-3, 4]));
  assert.ok(
    crowded(
      [
        [3, 0],
        [0, 4],
      ],
      view,
    ) && !crowded([[30, 0]], view),
  );
});

test("a race is run, not jumped to its end", () => {
  const { change, then } = ACTIONS["play-race"](solve(opened(30), SOURCE, {}, { rows: walked }));
  assert.deepEqual(change, {});
  assert.equal(typeof then, "function");
});
