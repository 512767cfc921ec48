import assert from "node:assert/strict";
import { test } from "node:test";
import { HANDLES as BASIS } from "../../assets/lessons/rescale/layers.js";
import { marksOf } from "../../assets/plane/class_overlay.js";
import { HANDLES, handlesOf } from "../../assets/plane/handles.js";
import { whereOf } from "../../assets/plane/scene.js";

const ROWS = [
  [1, 0],
  [0, 1],
  [-1, 0.5],
];
const BEGIN = {
  labels: ["a", "b", "c"],
  unembeddings: ROWS,
  shift: [0, 0],
  linear: [1, 0, 0, 1],
  rule: 0,
  probe: [1, 1],
  pair: [0, 1],
};

/**
 * @param {string[]} names @param {import("../../assets/plane/types.js").SpaceName} space
 * @param {Record<string, any>[]} ended
 */
function marks(names, space, ended) {
  const crowd = [{}, ...ended].map((change) => whereOf({ ...BEGIN, ...change }));
  return marksOf((n) => handlesOf({ ...HANDLES, ...BASIS }, names, space, n), crowd).map(({ at, index }) => [
    index,
    ...at,
  ]);
}

test("who moved the origin gets a mark where it is, and who moved nothing gets none", () => {
  assert.deepEqual(marks(["unembedding", "origin"], "origin", [{ shift: [-0.5, 0.25] }, {}]), [[-1, 0.5, -0.25]]);
});

test("on a plane that follows the move only what was taken itself is marked", () => {
  assert.deepEqual(marks(["probe", "unembedding", "shift"], "input", [{ shift: [2, 1] }, { probe: [3, 4] }]), [
    [-1, 2, 1],
    [-1, 3, 4],
  ]);
});

test("a label's unembedding is marked in its own colour, also one that a student added", () => {
  const other = [ROWS[0], [5, 6], ROWS[2]];
  assert.deepEqual(marks(["unembedding"], "origin", [{ unembeddings: other }]), [[1, 5, 6]]);
  const four = { labels: ["a", "b", "c", "d"], unembeddings: [...ROWS, [7, 8]] };
  assert.deepEqual(marks(["unembedding"], "origin", [four]), [[3, 7, 8]]);
});

test("a lesson's own handles are marked as well", () => {
  assert.deepEqual(marks(["basis-1"], "internal", [{ linear: [2, 0, 0.5, 1] }]), [[-1, 2, 0.5]]);
});
