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

/** pandas._libs.parsers.STR_NA_VALUES: what `read_csv` takes for a missing value. */
const PANDAS = "-1.#IND 1.#QNAN 1.#IND -1.#QNAN #N/A N/A n/a NA <NA> #NA NULL null NaN -NaN nan -nan None".split(" ");

test("an answer is no missing value to who reads the table", () => {
  const texts = [...PANDAS, "#N/A N/A"];
  const read = csv(texts.map((text) => [text]))
    .split("\r\n")
    .slice(0, -1);
  assert.equal(read.length, texts.length);
  for (const [at, cell] of read.entries()) {
    assert.ok(!texts.includes(cell) && cell !== "", cell);
    assert.ok(cell.includes(texts[at]), cell);
  }
  assert.equal(csv([[null, "", "Some"]]), ",,Some\r\n", "what is empty stays so");
});
