// Who is close and who competes, on the paper's Fig. 2 and where things coincide.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ahead, extremes, graphsOf, pairDifference } from "../../assets/lab/maths/graphs.js";

const CASES = resolve(dirname(fileURLToPath(import.meta.url)), "../vectors/cases.json");
/** @type {{id: string, W: number[][], tie_for_top_pairs: number[][]}[]} */
const KNOWN = JSON.parse(readFileSync(CASES, "utf8")).cases;
const known = (/** @type {string} */ id) =>
  /** @type {{W: number[][], tie_for_top_pairs: number[][]}} */ (KNOWN.find((each) => each.id === id));

test("label 2 of Fig. 2 left is close to 3 and 4 and competes with 1 and 3", () => {
  const { W, tie_for_top_pairs } = known("C2_centered");
  const graphs = graphsOf(W);
  assert.deepEqual(
    [graphs.close[2], graphs.tie[2]],
    [
      [3, 4],
      [1, 3],
    ],
  );
  assert.deepEqual(graphs.tiePairs, tie_for_top_pairs);
  assert.deepEqual(ahead(W, 2, 4), [3]);
  assert.deepEqual(ahead(W, 1, 2), []);
});

test("the two triangles that are close in Fig. 2 right are not the hexagon that competes", () => {
  const { W } = known("C3_centered_unit");
  const graphs = graphsOf(W);
  const { never, can } = extremes(graphs);
  assert.deepEqual(graphs.closePairs.map(String).sort(), ["0,4", "0,5", "1,2", "1,3", "2,3", "4,5"]);
  assert.equal(pairDifference(graphs.closePairs, graphs.tiePairs), 4);
  assert(never && can);
  assert(Math.abs(never.cosine - 0.805) < 1e-10 && Math.abs(can.cosine + 0.805) < 1e-10);
  assert.deepEqual([ahead(W, 1, 3), ahead(W, 0, 4)], [[2], [5]]);
});

test("five unit vectors with zero sum stay within their bound", () => {
  const { never, can } = extremes(graphsOf(known("C3_five_label_variant").W));
  assert.deepEqual([never?.i, never?.j, can?.i, can?.j], [1, 4, 1, 2]);
  assert(never && never.cosine <= -0.25 && never.cosine > -0.285);
});

test("the hexagons are close alike and compete otherwise", () => {
  const [A, B] = ["A", "B"].map((name) => graphsOf(known(`centered_same_cos_${name}`).W));
  assert.deepEqual(A.close, B.close);
  assert.deepEqual(B.tiePairs, [
    [0, 2],
    [0, 4],
    [2, 4],
  ]);
  assert.deepEqual(ahead(known("centered_same_cos_B").W, 1, 3), [2]);
});

test("equal cosines go to the lowest index, and beyond a right angle nobody is close", () => {
  assert.deepEqual(
    graphsOf([
      [1, 0],
      [1, 1],
      [1, -1],
      [2, 2],
      [-1, 0],
    ]).close,
    [[1, 2], [3, 0], [0], [1, 0], []],
  );
});

test("a zero row is close to nobody, and nobody to it", () => {
  const { close } = graphsOf([
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  assert.deepEqual(close, [[], [2], [1]]);
});

test("rows that coincide, or lie on one edge, have nobody strictly ahead of them", () => {
  assert.deepEqual(
    ahead(
      [
        [1, 1],
        [1, 1],
        [-1, 0],
      ],
      0,
      1,
    ),
    [],
  );
  assert.deepEqual(
    ahead(
      [
        [0, 1],
        [1, 1],
        [2, 1],
        [1, -1],
      ],
      0,
      2,
    ),
    [],
  );
});
