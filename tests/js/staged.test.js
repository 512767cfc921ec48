// Where the names of labels stand that nobody can take hold of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HANDLES, handlesOf, staged } from "../../assets/plane/handles.js";

test("names stay at arrows that are drawn as they are given, wherever the origin goes", () => {
  const stage = /** @type {any} */ ({ partOf: () => "named" });
  const scene = /** @type {any} */ ({
    state: { unembeddings: [[1, 2]], probe: [0, 0] },
    move: { shift: [3, 0] },
    after: { rows: [[4, 2]] },
  });
  const at = (/** @type {boolean} */ still) =>
    staged(handlesOf(HANDLES, ["unembedding"], "given", 1), stage, still)[0].place(scene);
  assert.deepEqual(at(true), [1, 2]);
  assert.deepEqual(at(false), [4, 2]);
});
