// The browser's end of a talk's file, held to the same vectors as lib/cosine_lab/talks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LONGEST, LONGEST_LINE } from "../../assets/sources/talks/model.js";
import { parseTalk } from "../../assets/sources/talks/reading.js";
import { writeTalk } from "../../assets/sources/talks/writing.js";

const json = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const { pages, read, misnamed } = json("../vectors/talks.json");
const known = json("../../assets/talks/names.json");

for (const { why, text, faults, talk, written } of read) {
  test(`reads what Python reads: ${why}`, () => {
    const found = parseTalk(text, pages);
    assert.deepEqual(
      found.faults.map(({ key, line }) => [key, line]),
      faults,
    );
    if (talk) assert.deepEqual(found.talk, talk);
  });
  if (talk) {
    test(`writes what Python writes: ${why}`, () => {
      assert.equal(writeTalk(talk), written);
      assert.deepEqual(parseTalk(written, pages), { talk, faults: [] });
    });
  }
}

test("a file or a line that is too long is told, not read", () => {
  assert.equal(parseTalk(`# a\n${"é".repeat(LONGEST / 2)}`, pages).faults[0].key, "talk.too-long");
  const long = parseTalk(`# ${"a".repeat(LONGEST_LINE - 2)}`, pages).faults;
  assert.ok(long.every(({ key }) => key !== "talk.line"));
  assert.deepEqual(parseTalk(`# a\n${"a".repeat(LONGEST_LINE + 1)}`, pages).faults, [
    { key: "talk.line", line: 2, values: { most: LONGEST_LINE } },
  ]);
});

test("what no page has is told as Python tells it, and the nearest name with it", () => {
  const { faults } = parseTalk(misnamed.text, Object.keys(known), known);
  assert.deepEqual(
    faults.map(({ key, line, values }) => ({ key, values: { ...values, line } })),
    misnamed.faults,
  );
});
