/** What a message carries in place of a lesson's code, with files of its own in a temporary folder. */

import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, mock, test } from "node:test";
import { pathToFileURL } from "node:url";

const LOADER = new URL("../../assets/hosts/streamlit/loader.js", import.meta.url).href;
/** @type {string} */ let folder;
/** @type {any[]} */ let calls;
/** @type {number} */ let ended;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "loader-"));
  await mkdir(join(folder, "app", "static"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{"type": "module"}');
  const document = { baseURI: `${pathToFileURL(folder)}/`, createElement: () => ({}) };
  const mounted = (/** @type {any} */ component) => {
    calls.push(component.data);
    return () => (ended += 1);
  };
  Object.assign(globalThis, { document, window: { location: { search: "" } }, mounted });
});
after(() => rm(folder, { recursive: true }));

const ship = () =>
  writeFile(
    join(folder, "app", "static", "lesson.js"),
    "export const css = 'p {}'; export default (component) => globalThis.mounted(component);",
  );
/** The loader as a page gets it that has not been here before, and a parent. */
async function open() {
  [calls, ended] = [[], 0];
  const { default: mount } = await import(`${LOADER}?${Math.random()}`);
  /** @type {any[]} */ const styles = [];
  const parentElement = { append: (/** @type {any} */ each) => styles.push(each.textContent) };
  return { styles, call: (/** @type {number} */ data) => mount({ data, parentElement }) };
}
const arrived = () => new Promise((done) => setTimeout(done, 100));

test("of calls before the code is there the last alone is made, with its style once, and leaving ends it", async () => {
  await ship();
  const { call, styles } = await open();
  call(1);
  const leave = call(2);
  await arrived();
  assert.deepEqual([calls, styles], [[2], ["\np {}"]]);
  call(3);
  await arrived();
  assert.deepEqual([calls, styles.length], [[2, 3], 1]);
  leave();
  assert.equal(ended, 1);
});

test("what is gone before its code is there is not made any more", async () => {
  await ship();
  const { call } = await open();
  call(1)();
  await arrived();
  assert.deepEqual(calls, []);
});

test("a file that is not there yet is asked for again", async () => {
  await rm(join(folder, "app", "static", "lesson.js"));
  mock.timers.enable({ apis: ["setTimeout"] });
  const { call } = await open();
  call(1);
  const turn = () => new Promise((done) => setImmediate(done));
  const fail = async () => {
    for (let k = 0; k < 200; k += 1) await turn(); // the file system is asked meanwhile
  };
  await fail();
  await ship();
  mock.timers.tick(400);
  mock.timers.reset();
  await arrived();
  assert.deepEqual(calls, [1]);
});
