// How many pairs can be opposite at once: a place that lies between the labels of each.
import assert from "node:assert/strict";
import { test } from "node:test";

import { atOnce, mostOf } from "../../assets/lessons/translate/at_once.js";

const PENTAGON = [
  [1, 0.5],
  [0.5, 1],
  [-1, 0.4],
  [-0.8, -0.8],
  [0.9, -1.2],
];

test("diagonals of the paper's five labels cross in twos", () => {
  assert.equal(atOnce(PENTAGON), 2);
  assert.equal(mostOf(PENTAGON)?.at.length, 5);
});

test("three labels have no crossing, two in one place no line, opposite corners of a hexagon three", () => {
  assert.equal(atOnce(PENTAGON.slice(0, 3)), 1);
  assert.equal(atOnce([[1, 1], [1, 1]]), 0); // prettier-ignore
  const hexagon = Array.from({ length: 6 }, (_, k) => [Math.cos((k * Math.PI) / 3), Math.sin((k * Math.PI) / 3)]);
  assert.equal(atOnce(hexagon), 3);
  assert.equal(atOnce(Array.from({ length: 11 }, (_, k) => [k, k * k])), null);
});
