// Readings as data: computed once and late, declared by name, and what tells what is asked.
import assert from "node:assert/strict";
import test from "node:test";

import { count, declaredAs, number, readingsOf, tellingOf, words } from "../../assets/lab/readings.js";

/** @typedef {{rows: number[]}} Scene */

/** @type {string[]} */
const read = [];
/** @type {import("../../assets/lab/readings.js").Declared<Scene>} */
const DECLARED = {
  sum: number(({ rows }) => (read.push("sum"), rows.reduce((a, b) => a + b, 0))),
  "row:*": number(({ rows }, k) => rows[Number(k)], { over: ({ rows }) => [...rows.keys()], from: ["sum"] }),
  twice: number(({ rows }) => 2 * rows[0], { from: ["row:*"] }),
  tried: count((_, _at, /** @type {{tried: number} | null} */ visit) => visit?.tried ?? null),
  said: words(["twice"]),
  lost: number(() => NaN),
};
const readings = readingsOf(DECLARED);

test("a reading is computed when it is first asked for, once a scene", () => {
  const scene = { rows: [1, 2] };
  assert.deepEqual(Object.keys(readings(scene)), ["sum", "row:0", "row:1", "twice", "tried", "said", "lost"]);
  assert.deepEqual(read, []);
  assert.equal(readings(scene).sum, 3);
  assert.equal(readings(scene).sum, 3);
  assert.deepEqual(read, ["sum"]);
  assert.deepEqual({ ...readings(scene) }, { sum: 3, "row:0": 1, "row:1": 2, twice: 2, tried: null, said: null, lost: null });
});

test("what depends on the visit is read anew when the visit says something else", () => {
  const scene = { rows: [1] };
  const visit = { tried: 2 };
  assert.equal(readings(scene, visit).tried, 2);
  assert.equal(readings(scene, visit), readings(scene, visit));
  assert.equal(readings(scene, { tried: 3 }).tried, 3);
});

test("a name is found by what it stands for", () => {
  assert.equal(declaredAs(DECLARED, "row:7"), DECLARED["row:*"]);
  assert.equal(declaredAs(DECLARED, "sum"), DECLARED.sum);
  assert.equal(declaredAs(DECLARED, "toString"), null);
});

test("what is asked is told by all that is equal to it or follows, and by nothing else", () => {
  const all = Object.keys(readings({ rows: [1, 2] }));
  assert.deepEqual(tellingOf(DECLARED, ["sum"], all).sort(), ["row:0", "row:1", "said", "sum", "twice"]);
  assert.deepEqual(tellingOf(DECLARED, ["row:1"], all).sort(), ["row:1", "said", "twice"]);
  assert.deepEqual(tellingOf(DECLARED, ["lost"], all), ["lost"]);
});
