import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ANSWERS } from "../../assets/ask/answers.js";
import { knobOf, stateOf } from "../../assets/ask/panel.js";
import { cellsOf, typedOf } from "../../assets/ask/typed_pair.js";
import { createReader, createSearch, scoreNamed } from "../../assets/ask/search.js";
import { weightsOf } from "./ask_weights.js";

const terms = { idle: "my is gives", synonyms: { beyondone: ["> 1", "greater than 1"] } };
const find = createSearch(
  terms,
  weightsOf(terms, {
    low: "余弦相似度 总是 高于 0.7",
    line: "应该用哪个阈值",
    upgrade: "upgrade old",
    rounding: "beyondone 1.0000001",
    zero: "nan",
    "lesson:pooling": "pooling",
    none: "banana cake",
  }),
);

test("a question in Chinese, without spaces between its words, finds what shares pairs of characters with it", () => {
  assert.equal(find("我的余弦相似度为什么总是这么高？")[0], "low");
  assert.equal(find("阈值怎么选")[0], "line");
  assert.deepEqual(find("长"), []);
  assert.equal(find("my cosine is 余弦")[0], "low");
});

test("words are found by their stem, with a letter too few, by synonyms and by the kind of number", () => {
  for (const typed of ["upgrading", "Upgraded it", "upgrdae upgraed old", "olds"])
    assert.equal(find(typed)[0], "upgrade", typed);
  for (const typed of ["score > 1", "GREATER than 1", "1.0000002"]) assert.equal(find(typed)[0], "rounding", typed);
  for (const [typed, key] of [
    ["maxPooling", "lesson:pooling"],
    ["cosineSim() gives NaN", "zero"],
  ])
    assert.equal(find(typed)[0], key, typed);
});

test("what a text means is no mean, though their words have one stem", () => {
  const read = createReader(terms);
  assert.notDeepEqual(read("meaning"), read("mean"));
  assert.deepEqual(read("means"), read("mean"));
});

test("where most of what is typed is unknown, nothing fits", () => {
  for (const typed of ["", "zzzz", "my is", "how to bake an old cherry bread with nuts", "__proto__", "constructor"])
    assert.deepEqual(find(typed), [], typed);
});

test("words that speak for none of the entries, and most so, find nothing", () => {
  assert.deepEqual(find("an old banana cake"), []);
  assert.equal(find("an old upgraded banana")[0], "upgrade");
});

test("pairs of words count besides the words; the best three are shown, and what is as good nearly", () => {
  /** @type {import("../../assets/ask/types.js").Weights} */
  const weights = {
    entries: ["a", "b", "c", "d", "e"],
    scale: 100,
    bias: [-90, -90, -100, -120, -150],
    words: { dot: [[0, 80]], product: [], "dot product": [[1, 200]] },
  };
  const search = createSearch({ idle: "", synonyms: {} }, weights);
  assert.deepEqual(search("dot"), ["a", "b", "c"]);
  assert.deepEqual(search("dot product"), ["b", "a", "c"]);
  assert.deepEqual(search("product"), ["a", "b", "c", "d"]);
});

test("a title that names a store chooses its score", () => {
  const conventions = JSON.parse(readFileSync(new URL("../../assets/ask/conventions.json", import.meta.url), "utf8"));
  for (const [typed, key] of [
    ["pgvector", "pgvector-cosine"],
    ["convert a pgvector distance", "pgvector-cosine"],
    ["convert <#> in pgvector", "pgvector-ip"],
    ["Chroma l2", "chroma-l2"],
    ["IndexFlatL2", "faiss-l2"],
    ["my store", null],
    ["NumPy", null],
  ])
    assert.equal(scoreNamed(conventions, typed ?? ""), key, typed ?? "");
});

test("numbers may be typed with full-width signs", () => {
  assert.deepEqual(typedOf("［１，２］"), { values: [1, 2] });
  assert.deepEqual(typedOf("3；−4"), { values: [3, -4] });
});

test("semicolons make a comma a decimal comma; between blanks alone it is asked for", () => {
  const of = (/** @type {string} */ text) =>
    /** @type {any} */ (typedOf(text)).values ?? /** @type {any} */ (typedOf(text)).fault;
  for (const text of ["0,12; 0,5; 0,7", "[0,12;0,5;0,7]", "0,12；0,5；0,7", "0.12; 0.5; 0.7", ",12; 5e-1; 0,7;"])
    assert.deepEqual(of(text), [0.12, 0.5, 0.7], text);
  for (const text of ["1,2,3", "1, 2, 3", "1, 2\n3", "1 2 3", "1.0,2.0\n3.0", "1,2,3\n", "1;2;3"])
    assert.deepEqual(of(text), [1, 2, 3], text);
  for (const text of ["0,12 0,5 0,7", "0,12\n0,5", "−1,5 2"]) assert.equal(of(text), "fault.comma", text);
  for (const text of ["1, 2; 3, 4", "1.000,5; 2", "1,2,3; 4"]) assert.equal(of(text), "fault.number", text);
  assert.equal(cellsOf([0.12, -0.5, 1 / 3, 4]), "0.12, −0.5, 0.3333, …");
});

test("a vector may be pasted as NumPy and PyTorch show it, and nothing else is read of it", () => {
  const shapes = [
    "array([1., -2.5])",
    "np.array([[1., -2.5]], dtype=float32)",
    "array([ 1. ,\n       -2.5], dtype=float32)",
    "tensor([ 1.0000, -2.5000], device='cuda:0', grad_fn=<SelectBackward0>)",
    "[np.float32(1.0), float64(-2.5)]",
    "[[1 -2.5]]",
    "torch.tensor([1e0, -25e-1])",
  ];
  for (const shape of shapes) assert.deepEqual(typedOf(shape), { values: [1, -2.5] }, shape);
  for (const cut of ["[0.1 0.2 ... 0.3]", "array([0.1, 0.2, ..., 0.3], dtype=float32)", "0.1, 0.2 … 0.3"])
    assert.deepEqual(typedOf(cut), { fault: "fault.cut" });
  for (const wrong of [
    "array([1, alert(2)])",
    "array([[1, 2], [3, 4]])",
    "eval([1, 2])",
    "tensor([1, 2]) + tensor([3, 4])",
    "float64(float64(1)) 2",
  ])
    assert.equal(/** @type {{fault: string}} */ (typedOf(wrong)).fault, "fault.number", wrong);
  assert.equal("fault" in typedOf(`array(${"[".repeat(99_999)}${"(".repeat(99_000)}`), true);
});

test("a mean that is the zero vector has no cosine, and its own sentence", () => {
  const mine = { title: "mine", names: ["one", "other"], a: [1, 0], b: [-10, 0], others: {} };
  const { numbers, told } = ANSWERS.average({ models: [], mine }, 10);
  assert.deepEqual([numbers["mean-a"], numbers["mean-b"], numbers.units, told], [null, null, null, "average-zero"]);
  const usual = ANSWERS.average({ models: [], mine: { ...mine, b: [0, 10] } }, 10);
  assert.equal(usual.told, undefined);
  assert.ok(Math.abs(Number(usual.numbers["mean-a"]) - Math.SQRT1_2) < 1e-9);
});

test("a link holds what was turned, if it can be and is not so anyway", () => {
  const knob = { at: 0.7, from: -1, to: 1 };
  const score = (/** @type {string} */ key) => ({ key, source: "", call: "", form: "dot", better: "", length: "" });
  const conventions = { sources: {}, forms: {}, scores: [score("first"), score("other")] };
  const of = (/** @type {string} */ address, key = "always") =>
    stateOf(
      (name) => new URLSearchParams(address).get(name),
      key,
      key === "always" ? knob : undefined,
      conventions,
    ).toString();
  assert.equal(of("at=0.6"), "at=0.6");
  for (const idle of ["", "at=0.7", "at=2", "at=<b>", "at=1e999", "score=other&value=3"]) assert.equal(of(idle), "");
  assert.equal(of("score=other&value=0.43", "translate"), "score=other&value=0.43");
  for (const idle of ["at=0.6", "score=first", "score=no", "value=NaN", `value=${"1".repeat(41)}`])
    assert.equal(of(idle, "translate"), "");
  assert.deepEqual(
    [knobOf("−1", knob), knobOf("1.1", knob), knobOf(null, knob), knobOf("1", undefined)],
    [-1, null, null, null],
  );
});
