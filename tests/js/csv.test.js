// Cells of a CSV file that a spreadsheet may open, held to the cases of lib/cosine_lab/escape.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { csv, escaped } from "../../assets/lab/csv.js";

/** @type {{cells: [string, string][]}} */
const { cells } = JSON.parse(readFileSync(new URL("../vectors/cells.json", import.meta.url), "utf8"));

test("no text is a formula, and numbers stay numbers", () => {
  for (const [text, cell] of cells) assert.equal(escaped(text), cell);
});

test("rows are lines, names are quoted where they must be, and what is undefined is nothing", () => {
  assert.equal(
    csv([
      ["=a", -1.5, NaN],
      ['b"c,d', null, undefined],
      ["e\rf", "g\nh", 0],
    ]),
    `'=a,-1.5,\r\n"b""c,d",,\r\n"e\rf","g\nh",0\r\n`,
  );
});
