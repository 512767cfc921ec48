// One set of unembeddings, read by a sigmoid and by a softmax, in a sentence.
import assert from "node:assert/strict";
import { test } from "node:test";

import { createText } from "../../assets/lab/text.js";
import { readings } from "../../assets/lessons/word2vec/panels.js";
import { solve } from "../../assets/plane/scene.js";

const W = [
  [2, 0],
  [0, 2],
  [-2, -1],
  [0.2, 0.2],
];
const TIMES = [
  [1, 3.25, 0, 1],
  [3.25, 1, 0.04, 1],
  [0, 0.04, 1, 1],
  [1, 1, 1, 1],
];
const WORDS = Object.fromEntries(
  Object.entries({
    meet: "{a} {b} {cosine}: {times} times.",
    apart: "{a} {b} {cosine}: never.",
    says: "{feasible} of {all}, {winners} of {n}.",
    zero: "zero: {zero}.",
    gauge: "gauge {gone} {fresh} {dcos}",
    lengths: "lengths",
    changed: "changed {gone} {fresh} {dcos}",
  }).map(([key, word]) => [`readings-sentence.${key}`, word]),
);

/** @param {Record<string, any>} change */
function said(change) {
  const state = {
    labels: ["a", "b", "c", "d"],
    reference: W,
    unembeddings: W,
    shift: [0, 0],
    probe: [1, 1],
    pair: [0, 1],
    ...change,
  };
  return readings(
    solve(state, { embeddings: new Float64Array([1, 0, 0, 1]), points: 2, model: "sigmoid" }, {}),
    createText(WORDS, "en"),
    TIMES,
  );
}

test("a model as trained is told by its pair, its label sets and its winners", () => {
  assert.equal(said({}), "a b 0.00: 3.3 times. 8 of 16, 3 of 4.");
  assert.match(said({ pair: [1, 2] }), /^b c −0\.45: 0\.04 times\./);
  assert.match(said({ pair: [0, 2] }), /^a c −0\.89: never\./);
});

test("a translation is named as the softmax's gauge, lengths as no matter to cosines", () => {
  assert.match(said({ shift: [0.5, -0.7] }), /times\. gauge \d+ \d+ 0\.\d\d 8 of 16, 3 of 4\.$/);
  assert.match(said({ unembeddings: [[4, 0], ...W.slice(1)] }), /times\. lengths 8/);
  assert.match(said({ unembeddings: [[2, 1], ...W.slice(1)] }), /times\. changed \d+ \d+ 0\.\d\d/);
});

test("a zero unembedding is named, and nothing is counted", () => {
  assert.match(said({ unembeddings: [[0, 0], ...W.slice(1)] }), /^a b —: 3\.3 times\. changed .* zero: a\.$/);
});
