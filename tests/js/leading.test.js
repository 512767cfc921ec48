/**
 * Which sets some query brings first, frame by frame of a drag, and weakest leads on the curve, against linear
 * programmes.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ceiling, decided, leading, sets, weakest } from "../../assets/lab/maths/leading.js";
import { dot, norm } from "../../assets/lab/maths/vectors.js";

/** @typedef {import("../../assets/lab/maths/types.js").Decided} Decided */
/**
 * @type {{drags: {k: number, frames: {rows: number[][], led: number[][]}[]}[], curves: {m: number, harmonics: number,
 * lead: number}[]}}
 */
const { drags, curves } = JSON.parse(readFileSync(new URL("../vectors/leading.json", import.meta.url), "utf8"));

for (const { k, frames } of drags) {
  const [n, d] = [frames[0].rows.length, frames[0].rows[0].length];
  test(`${k} of ${n} documents in ${d} dimensions, one of them dragged there and back`, () => {
    /** @type {Decided[]} */
    let before = [];
    let kept = 0;
    for (const { rows, led } of [...frames, ...[...frames].reverse()]) {
      const found = sets(n, k).map((set, at) => decided(rows, set, before[at]));
      kept += found.filter((each, at) => each === before[at]).length;
      before = found;
      assert.deepEqual(
        sets(n, k).filter((_, at) => found[at].query),
        led,
      );
      assert.deepEqual(
        sets(n, k).filter((set) => leading(rows, set)),
        led,
      );
      for (const [at, set] of sets(n, k).entries()) {
        const { query } = found[at];
        if (!query) continue;
        assert.ok(Math.abs(norm(query) - 1) < 1e-9);
        const order = rows.map((_, row) => row).sort((a, b) => dot(rows[b], query) - dot(rows[a], query));
        assert.deepEqual(
          order.slice(0, k).sort((a, b) => a - b),
          set,
        );
      }
    }
    assert.ok(kept > (frames.length * sets(n, k).length) / 2, "what decided a set before mostly decides it still");
  });
}

for (const { m, harmonics, lead } of curves) {
  test(`${m} documents on the curve of ${harmonics} harmonics`, () => {
    const found = weakest(m, harmonics)?.lead ?? 0;
    assert.ok(Math.abs(found / lead - 1) < 1e-6, `${found} for ${lead}`);
  });
}

test("of a hundred documents on the curve, two with one between them have the smallest lead", () => {
  assert.equal(weakest(100, 2)?.between, 1);
});

test("a mixture that is zero for one set proves nothing of rows that have moved away", () => {
  const square = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const across = decided(square, [0, 2]);
  assert.equal(across.query, null);
  assert.equal(
    decided(
      [
        [1, 0],
        [0, 0.1],
        [-1, 0],
        [0, 2],
      ],
      [0, 2],
      across,
    ).query?.length,
    2,
  );
  assert.equal(decided(square, [0, 2], across), across);
});

test("documents that are all equally far apart, in one dimension fewer than they are, reach the ceiling", () => {
  for (const m of [3, 4, 10, 40]) {
    const corner = (/** @type {number} */ k) => Array.from({ length: m }, (_, i) => Number(i === k) - 1 / m);
    const rows = Array.from({ length: m }, (_, k) => corner(k).map((each) => each / norm(corner(k))));
    const query = rows[0].map((each, i) => each + rows[1][i]);
    const scores = rows.map((row) => dot(row, query) / norm(query));
    const lead = Math.min(scores[0], scores[1]) - Math.max(...scores.slice(2));
    assert.ok(Math.abs(lead - ceiling(m, 2)) < 1e-12, `${m}: ${lead}`);
  }
});
