/** Files that students hand in are told apart by their names. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { fileOf } from "../../assets/lab/submissions/code.js";

test("a file is called by its student and its exercise, whatever was typed", () => {
  assert.equal(fileOf("Ada Lovelace", "translate", "How many?"), "Ada-Lovelace_translate_How-many");
  assert.equal(fileOf("Zoë / 王", "home", "../../etc: \u0000*?"), "Zoë-王_home_etc");
  assert.equal(fileOf("…", "home", ""), "home");
  assert.equal(fileOf("x".repeat(99), "𝒳".repeat(99)), `${"x".repeat(40)}_${"𝒳".repeat(40)}`);
});
