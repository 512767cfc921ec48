/** Files that students hand in are told apart by their names. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { codesIn, fileOf, LONGEST_OF_MANY, sealed } from "../../assets/sources/submissions/code.js";

test("a file is called by its student and its exercise, whatever was typed", () => {
  assert.equal(fileOf("Ada Lovelace", "translate", "How many?"), "Ada-Lovelace_translate_How-many");
  assert.equal(fileOf("Zoë / 王", "home", "../../etc: \u0000*?"), "Zoë-王_home_etc");
  assert.equal(fileOf("…", "home", ""), "home");
  assert.equal(fileOf("x".repeat(99), "𝒳".repeat(99)), `${"x".repeat(40)}_${"𝒳".repeat(40)}`);
});

test("each code of a file is a work of its own, and a file of one or none stays as it is", async () => {
  const [ada, ben] = [await sealed({ n: "Ada" }), await sealed({ n: "Ben" })];
  const pieces = async (/** @type {string} */ text) => {
    const found = await codesIn({ source: "class.txt", read: async () => text });
    return Promise.all(found.map(async ({ source, read }) => [source, (await read()).trim()]));
  };
  assert.deepEqual(await pieces(`Ada, Ben:\n${ada}\n\n${ben}\n`), [
    ["class.txt (1)", ada],
    ["class.txt (2)", ben],
  ]);
  for (const text of [`Ada: ${ada}`, "nothing", "", `${ada} ${"x".repeat(LONGEST_OF_MANY)} ${ben}`]) {
    assert.deepEqual(await pieces(text), [["class.txt", text.trim()]]);
  }
  const named = async (/** @type {string} */ text) =>
    (await codesIn({ source: "a", read: async () => text })).map(({ name = "" }) => name);
  const [wrapped, hidden] = [`${ada.slice(0, 9)}\n${ada.slice(9)}`, "Ada\u202eLovelace"];
  const both = ["Ada Lovelace", "王小明"];
  for (const [text, ...names] of [
    [`Ada Lovelace: ${ada}\n王小明：${ben}`, ...both],
    [`Ada Lovelace, https://form.test/?code=${ada}\n王小明\t${ben}`, ...both],
    [`${ada} Ada Lovelace\n${ben}（王小明`, ...both],
    [`Ada Lovelace: ${ada}; 王小明: ${ben}`, ...both],
    [`${ada} Ada Lovelace, ${ben} 王小明`, ...both],
    [`Work of Tuesday:\n 1. Ada Lovelace ${wrapped}\n 2. ${ben}, 王小明.\n`, "Ada Lovelace", "王小明."],
    [`1. ${ada}\n22) ${ben}\n1234567 ${ada}`, "", "", "1234567"],
    [`Ada Lovelace: ${wrapped}`, "Ada Lovelace"],
    [`${hidden}: ${ada}\n${"x".repeat(81)}: ${ben} ${"=".repeat(9999)}`, "", ""],
    ["Ada Lovelace: no code", ""],
  ])
    assert.deepEqual(await named(text), names, text);
  const broken = { source: "a", read: () => Promise.reject(new Error("no text")) };
  assert.deepEqual(await codesIn(broken), [broken]);
});
