// First uses of terms in what is drawn: as lib/cosine_lab/prose/glossary.py finds them in Markdown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createFinder } from "../../assets/glossary/surfaces.js";

const term = (/** @type {string} */ key, /** @type {string[]} */ ...forms) => ({
  key,
  forms,
  name: key,
  sentence: "",
  picture: "",
});
const find = createFinder([
  term("set", "label sets", "label set"),
  term("label", "label"),
  term("min-max", "min–max"),
  term("sigma", "σ"),
]);

test("the longest form wins, in any case", () => {
  assert.deepEqual(find("Every Label set counts", new Set()), { key: "set", at: 6, length: 9 });
});

test("a term that was met is passed over for the next", () => {
  assert.deepEqual(find("a label set, min–max", new Set(["set"])), { key: "min-max", at: 13, length: 7 });
  assert.equal(find("a label set", new Set(["set"])), null);
});

test("where words have no spaces between them a form is found anywhere", () => {
  const chinese = createFinder([term("cosine", "余弦相似度", "cos")]);
  assert.deepEqual(chinese("它的余弦相似度是", new Set()), { key: "cosine", at: 2, length: 5 });
  assert.equal(chinese("cosh", new Set()), null);
  assert.deepEqual(createFinder([term("cosine", "余弦")])("a，余弦 b", new Set()), { key: "cosine", at: 2, length: 2 });
});

test("a part of a word is no use of it, in any alphabet", () => {
  assert.equal(find("labelled relabel σας label_1", new Set()), null);
});
