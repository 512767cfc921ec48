import assert from "node:assert/strict";
import test from "node:test";

import { confidentErrors } from "../../assets/bar/room/histogram.js";

const EXERCISE = {
  question: "",
  choices: [
    { text: "None", holds: /** @type {const} */ (["changed", "=", 0]) },
    { text: "Some", holds: /** @type {const} */ (["changed", ">", 0]) },
    { text: "All", holds: /** @type {const} */ (["changed", "=", 1000]) },
  ],
  scale: null,
  goal: [],
  hidden: [],
};
/** @param {any} exercise @param {Record<string, number>} sure @param {string} changed */
const of = (exercise, sure, changed) => confidentErrors(exercise, sure, { changed });

test("wrong answers that somebody was sure of come first, the most frequent before", () => {
  assert.deepEqual(of(EXERCISE, { 0: 9, 1: 2, 2: 5 }, "0"), [
    ["All", 5],
    ["Some", 2],
  ]);
  assert.deepEqual(of(EXERCISE, { 0: 9 }, "0"), []);
  assert.deepEqual(of(EXERCISE, { 0: 9 }, ""), [], "what is undecided makes nobody wrong");
});

test("a number is wrong where it is farther off than the bet allows", () => {
  const asked = { ...EXERCISE, choices: [], scale: { reading: "changed", low: 0, high: 1000, step: 10, within: 50 } };
  assert.deepEqual(of(asked, { 400: 3, 370: 1, 900: 2 }, "413"), [["900", 2]]);
  assert.deepEqual(of(asked, { 400: 3 }, ""), []);
});
