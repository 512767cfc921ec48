// A state that a hand wrote into a link: what is taken, to the ends of each range, and what is refused and why.
import assert from "node:assert/strict";
import { test } from "node:test";

import { nearest, parseByHand } from "../../assets/lab/by_hand.js";

const FIELD = { label: "", low: -2, high: 2, step: 0.1, shape: [], whole: false, distinct: false, invertible: false };
const field = (/** @type {string} */ name, more = {}) =>
  /** @type {any} */ ({ ...FIELD, name, said: "", options: [], ...more });
const SCHEMA = [
  field("shift", { said: "-origin", shape: [2] }),
  field("pair", { shape: [2], distinct: true, low: 0, high: 25 }),
  field("model", { options: ["glove", "minilm"], whole: true, low: 0, high: 1 }),
  field("M", { shape: [4], invertible: true }),
  field("k", { whole: true }),
];
const read = (/** @type {string} */ query) => {
  const { found, refused } = parseByHand(SCHEMA, ["cat", "dog"], new URLSearchParams(query));
  return { ...found, ...(refused.length ? { refused: refused.map(({ message }) => message) } : {}) };
};

test("both ends of a range are in it, and nothing beyond", () => {
  assert.deepEqual(read("k=2"), { k: 2 });
  assert.deepEqual(read("k=−2"), { k: -2 });
  assert.deepEqual(read("k=3"), { refused: ["talk.above"] });
  assert.deepEqual(read("k=-3"), { refused: ["talk.below"] });
});

test("the origin is the opposite of the shift, and labels and options go by word or number", () => {
  assert.deepEqual(read("origin=.5,-2"), { shift: [-0.5, 2] });
  assert.deepEqual(read("pair=dog,0"), { pair: [1, 0] });
  assert.deepEqual(read("model=minilm"), { model: 1 });
});

test("each value that cannot be taken is refused by itself, with its reason", () => {
  const wrong = {
    "pair=cat,zzz": "unknown-word",
    "pair=cat,cat": "same",
    "pair=cat": "so-many",
    "k=x": "no-number",
    "k=.5": "whole",
    "M=1,2,.5,1": "singular",
  };
  for (const [query, key] of Object.entries(wrong)) assert.deepEqual(read(query), { refused: [`talk.${key}`] }, query);
  assert.deepEqual(read("k=1&pair=a,b"), { k: 1, refused: ["talk.unknown-word"] });
});

test("the word that may be meant is the one with the fewest letters changed", () => {
  assert.equal(nearest("orign", ["probe", "origin", "pair"]), "origin");
});
