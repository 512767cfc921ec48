import assert from "node:assert/strict";
import test from "node:test";

import { commandOf } from "../../assets/hosts/browser/keys.js";

const ON = { talking: true, focus: /** @type {const} */ ("none"), typed: "" };
/** @param {string} name */
const key = (name) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });
/**
 * @param {string} name @param {Partial<typeof ON> | {focus: import("../../assets/hosts/browser/keys.js").Focus}} [now]
 */
const asked = (name, now = {}) => commandOf(key(name), { ...ON, ...now });

test("a clicker's keys step, and so do arrows and the space bar", () => {
  for (const name of ["PageDown", "ArrowRight", " "]) assert.deepEqual(asked(name), { do: "next" }, name);
  for (const name of ["PageUp", "ArrowLeft"]) assert.deepEqual(asked(name), { do: "back" }, name);
  assert.deepEqual(asked("Home"), { do: "first" });
  assert.deepEqual(asked("End"), { do: "last" });
  assert.deepEqual(asked("b"), { do: "blank" });
  assert.deepEqual(asked("Escape"), { do: "leave" });
});

test("without a talk only T is taken", () => {
  assert.deepEqual(asked("t", { talking: false }), { do: "toggle" });
  for (const name of ["PageDown", "b", "Escape", "4", "Enter"])
    assert.equal(asked(name, { talking: false }), null, name);
});

test("arrows belong to the handle that has the focus, the clicker's keys do not", () => {
  assert.equal(asked("ArrowRight", { focus: "handle" }), null);
  assert.deepEqual(asked("PageDown", { focus: "handle" }), { do: "next" });
  assert.equal(asked("Home", { focus: "slider" }), null);
  assert.equal(asked(" ", { focus: "button" }), null);
  assert.deepEqual(asked("PageDown", { focus: "button" }), { do: "next" });
  for (const name of ["t", "b", "PageDown", " ", "4"]) assert.equal(asked(name, { focus: "text" }), null, name);
});

test("a number and Enter jumps to a step, counted from one; three digits at most", () => {
  assert.deepEqual(asked("1"), { do: "type", typed: "1" });
  assert.deepEqual(asked("2", { typed: "1" }), { do: "type", typed: "12" });
  assert.deepEqual(asked("9", { typed: "123" }), { do: "type", typed: "239" });
  assert.deepEqual(asked("Enter", { typed: "12" }), { do: "jump", to: 11 });
  assert.deepEqual(asked("Enter", { typed: "0" }), { do: "jump", to: 0 });
  assert.equal(asked("Enter"), null);
});

test("keys of the browser stay the browser's", () => {
  assert.equal(commandOf({ ...key("t"), ctrlKey: true }, ON), null);
  assert.equal(commandOf({ ...key("ArrowLeft"), altKey: true }, ON), null);
  assert.equal(commandOf({ ...key("b"), metaKey: true }, ON), null);
});

test("in a file for a stage a clicker's first page begins the talk, and B is black before it", () => {
  const before = { talking: false, starts: true };
  assert.deepEqual(asked("PageDown", before), { do: "toggle" });
  assert.deepEqual(asked("b", before), { do: "blank" });
  for (const name of ["PageUp", "ArrowRight", " ", "End", "3", "Escape"]) assert.equal(asked(name, before), null);
  assert.equal(asked("PageDown", { talking: false }), null);
});
