/**
 * What waits for free play asks for it until it is there: an ask can be lost where the page is drawn anew meanwhile.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import mount from "../../assets/hosts/streamlit/lazy_mount.js";

/** @type {Record<string, string>} */ let dataset = {};
let [asked, resting] = [0, true];
const setTriggerValue = () => void (asked += 1);

beforeEach(() => {
  [dataset, asked, resting] = [{}, 0, true];
  mock.timers.enable({ apis: ["setInterval"] });
  const document = { documentElement: { dataset }, querySelector: () => (resting ? {} : null) };
  class Watch {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { document, location: { pathname: "/norms" }, MutationObserver: Watch });
});
afterEach(() => mock.timers.reset());

test("it asks at once where the page is open and no story guides, and again once the page rests without an answer", () => {
  dataset.opened = "norms";
  const leave = mount({ setTriggerValue });
  assert.equal(asked, 1);
  resting = false; // the answer is being computed
  mock.timers.tick(60_000);
  assert.equal(asked, 1);
  resting = true;
  mock.timers.tick(6000);
  assert.equal(asked, 2);
  leave();
  mock.timers.tick(60_000);
  assert.equal(asked, 2);
});

test("it asks late on a page without a surface, and never while a story guides", () => {
  mount({ setTriggerValue });
  assert.equal(asked, 0);
  mock.timers.tick(6000);
  assert.equal(asked, 1);
  dataset.guided = "2";
  mock.timers.tick(60_000);
  assert.equal(asked, 1);
});
