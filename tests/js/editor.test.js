// What an editor listens for ends with its lab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createBus } from "../../assets/hosts/browser/bus.js";
import { createEditor } from "../../assets/lab/editor.js";

const FIELD = {
  name: "x",
  label: "x",
  low: -9,
  high: 9,
  step: 1,
  shape: [],
  whole: false,
  distinct: false,
  invertible: false,
  later: false,
  said: "",
  options: [],
};
const START = { labels: ["a", "b"], x: 0 };

/** An editor on a host of its own, which hears of every link. */
function opened() {
  /** @type {(string | null)[]} */
  const links = [];
  Object.assign(globalThis, { window: { setTimeout: globalThis.setTimeout } });
  const between = new EventTarget();
  const bus = createBus(() => between);
  const end = new AbortController();
  const root = /** @type {any} */ (new EventTarget());
  const host = /** @type {any} */ ({
    gone: end.signal,
    bus,
    address: { read: () => null },
    settled: (/** @type {string | null} */ text) => links.push(text),
  });
  const editor = createEditor(
    root,
    host,
    { schema: [FIELD], state: START, defaults: START },
    { moved: () => {}, settled: () => {} },
  );
  return { editor, end, links, leave: () => bus.emit("leave", {}) };
}

test("a key press that has not settled yet settles when the page is left", () => {
  const { editor, links, leave } = opened();
  editor.move({ x: 1 });
  editor.settle(true);
  assert.deepEqual(links, []);
  leave();
  assert.equal(links.length, 1);
});

test("an editor whose lab is gone hears nothing of the page any more", () => {
  const { editor, end, links, leave } = opened();
  editor.move({ x: 1 });
  editor.settle(true);
  end.abort();
  leave();
  assert.deepEqual(links, []);
  editor.flush();
});

test("a change that leaves a field's range is kept within it by a hand, and not made at all by a button", () => {
  const { editor } = opened();
  editor.move({ x: 12 });
  assert.equal(editor.state().x, 9);
  assert.equal(editor.attempt({ x: 12 }), false);
  assert.equal(editor.attempt({ x: -3 }), true);
  assert.equal(editor.attempt({ x: -12 }), false);
  assert.equal(editor.state().x, -3);
});
