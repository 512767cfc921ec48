// The browser's end of the URL codec, held to the same file as lib/cosine_lab/links.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { amendState, encodeState, labelError } from "../../assets/lab/codec.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/codec.json", import.meta.url), "utf8"));

for (const { why, state, link } of vectors.encoded) {
  test(`writes the link of Python: ${why}`, () => {
    assert.equal(encodeState(vectors.schema, state, vectors.default.labels), link);
  });
}

// assert.deepStrictEqual tells −0 from 0, as the vectors do.
for (const { why, state, notes, link } of vectors.amended) {
  test(`reads what Python reads: ${why}`, () => {
    const amended = amendState(vectors.schema, vectors.default, link);
    assert.deepStrictEqual({ ...amended.state }, state);
    assert.deepStrictEqual(amended.notes, notes);
  });
}

test("labels that differ only by case are different, those that look alike are not", () => {
  assert.equal(labelError(["a", "A", "\u00e9"]), null);
  assert.equal(labelError(["a b", "a\u00a0b"])?.key, "label-twice");
  assert.equal(labelError(["❤", "❤\ufe0f"])?.key, "label-twice");
});
