// Undo and redo: a plain value, never changed in place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, redo, settle, undo } from "../../assets/lab/editor.js";

const moved = ["b", "c"].reduce((history, state) => settle(history, state), begin("a"));

test("undo goes back over settled states and stops at the first", () => {
  assert.equal(undo(moved).present, "b");
  assert.equal(undo(undo(moved)).present, "a");
  assert.deepEqual(undo(undo(undo(moved))), undo(undo(moved)));
});

test("redo takes back what undo took, and stops at the last", () => {
  assert.deepEqual(redo(undo(moved)), moved);
  assert.deepEqual(redo(redo(undo(undo(moved)))), moved);
  assert.deepEqual(redo(moved), moved);
});

test("a new move forgets what was undone", () => {
  const turned = settle(undo(moved), "d");
  assert.deepEqual(turned, { past: ["a", "b"], present: "d", future: [] });
  assert.equal(redo(turned), turned);
});

test("a move that changes nothing is no move", () => {
  const history = begin({ shift: [0, 1] });
  assert.equal(settle(history, { shift: [0, 1] }), history);
});

test("a history is not changed in place", () => {
  const before = JSON.stringify(moved);
  undo(moved);
  settle(moved, "z");
  redo(undo(moved));
  assert.equal(JSON.stringify(moved), before);
});

test("the last 200 moves are kept", () => {
  let history = begin(0);
  for (let k = 1; k <= 300; k += 1) history = settle(history, k);
  for (let k = 0; k < 300; k += 1) history = undo(history);
  assert.deepEqual([history.present, history.future.length], [100, 200]);
});
