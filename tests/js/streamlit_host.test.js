/** What lives on a page of Streamlit beside a lesson: what stays mounted, and what Python writes to the address. */

import assert from "node:assert/strict";
import { before, mock, test } from "node:test";

import { staying } from "../../assets/hosts/streamlit/persistent_mount.js";

/** @type {any[]} */ const heard = [];
/** @type {{lang?: string, dir?: string, dataset: Record<string, string>}} */
const page = { dataset: {} };

before(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const window = { dispatchEvent: (/** @type {CustomEvent} */ event) => heard.push([event.type, event.detail]) };
  Object.assign(globalThis, { window, document: { documentElement: page } });
});

test("what stays is told of its language's later words, and built anew, once, in another", () => {
  /** @type {string[]} */ const said = [];
  const parentElement = /** @type {any} */ ({ append: (/** @type {any} */ root) => said.push(`+${root.name}`) });
  const mount = staying((/** @type {{language: string, k: number}} */ data, gone, { told }) => {
    told((now) => said.push(`${data.language} told ${now.k}`));
    gone.addEventListener("abort", () => said.push(`${data.language} gone`));
    return /** @type {any} */ ({ name: data.language, remove: () => said.push(`-${data.language}`) });
  });
  const call = (/** @type {string} */ language, /** @type {number} */ k) =>
    mount({ data: { language, k }, parentElement });
  call("en", 1);
  call("en", 2);
  const leave = call("zh", 3);
  call("zh", 4);
  leave();
  call("zh", 5);
  assert.deepEqual(said, ["+en", "en told 2", "en gone", "-en", "+zh", "zh told 4", "zh gone", "-zh", "+zh"]);
});

test("a page learns its language at every call, and of each writing once", async () => {
  const { default: mount } = await import("../../assets/hosts/streamlit/url_sync.js");
  const call = (/** @type {number} */ writings, keepsState = true, language = "en") =>
    mount({ data: { language, dir: "ltr", writings, keepsState } });
  call(0);
  assert.deepEqual([page.lang, page.dir, heard], ["en", "ltr", []], "nothing is written yet");
  call(1);
  call(1, true, "zh");
  call(2, false);
  call(2, false);
  assert.deepEqual(heard, [
    ["cosine-lab:written", true],
    ["cosine-lab:written", false],
  ]);
  assert.equal(page.lang, "en");
  mock.timers.tick(6000);
  assert.equal(page.dataset.opened, "", "a page without a surface says so itself");
});
