// Room for what a step may come to is kept from its question on.
import assert from "node:assert/strict";
import { test } from "node:test";

import { supposed } from "../../assets/lab/story/reserve_height.js";
import { missed } from "../../assets/lab/story/machine.js";

/** @type {any} */
const SCALE = { about: ["x"], choices: [], scale: { reading: "x", low: 0, high: 1, step: 0.1, within: 0.1 } };
/** @type {any} */
const CHOICES = {
  about: ["x"],
  scale: null,
  choices: [
    { key: "less", holds: [["x", "<", 2]] },
    { key: "more", holds: [["x", ">=", 2]] },
  ],
};
const OPEN = { x: { value: null, shown: "—" } };

test("while nothing decides a bet, each answer is told as a wrong one, which takes the most room", () => {
  for (const [answer, what] of /** @type {const} */ ([
    [0, "low"],
    [1, "high"],
  ]))
    assert.equal(missed(SCALE, answer, supposed(SCALE, answer, OPEN)), what);
  assert.equal(supposed(SCALE, 0, OPEN).x.shown, "1.0000"); // “it is 1.” would keep less room than “it is 0.8112.” takes
  for (const answer of ["less", "more"]) assert.equal(missed(CHOICES, answer, supposed(CHOICES, answer, OPEN)), answer);
});

test("what is not known yet is as wide as a number, and what decides a bet already is left as it is", () => {
  assert.equal(supposed(null, undefined, OPEN).x.shown, "0.0000");
  const known = { x: { value: 3, shown: "3.00" } };
  assert.deepEqual(supposed(CHOICES, "less", known), known);
});
