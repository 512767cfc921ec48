// The browser's end of an exercise's link, held to the same file as lib/cosine_lab/surfaces/exercise.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseExercise, writeExercise } from "../../assets/sources/exercise/codec.js";
import { wrongBy } from "../../assets/sources/exercise/truth.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/exercises.json", import.meta.url), "utf8"));

for (const { why, text, exercise, fault } of vectors.read) {
  test(`reads what Python reads: ${why}`, () => {
    assert.deepEqual(parseExercise(text), { exercise, fault });
  });
  if (exercise) {
    test(`writes what it reads: ${why}`, () => {
      assert.deepEqual(parseExercise(writeExercise(exercise)), { exercise, fault: null });
    });
  }
}

test("a number is right up to what its question allows, a choice where it is what holds first", () => {
  const asked = (/** @type {object} */ more) => /** @type {any} */ ({ choices: [], scale: null, ...more });
  const readings = /** @type {any} */ ({ cos: { value: 0.5 } });
  const number = wrongBy(asked({ scale: { reading: "cos", within: 0.25 } }), readings);
  assert.deepEqual(
    [0.25, 0.75, 0.8].map((answer) => number?.(answer)),
    [false, false, true],
  );
  const choices = [0.6, 0.4].map((value) => ({ holds: ["cos", ">", value] }));
  assert.deepEqual(
    [0, 1].map((answer) => wrongBy(asked({ choices }), readings)?.(answer)),
    [true, false],
  );
  assert.equal(wrongBy(asked({ scale: { reading: "none", within: 1 } }), readings), null);
});
