// The browser's end of an exercise's link, held to the same file as lib/cosine_lab/surfaces/exercise.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readExercise, writeExercise } from "../../assets/sources/exercise/codec.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/exercises.json", import.meta.url), "utf8"));

for (const { why, text, exercise, fault } of vectors.read) {
  test(`reads what Python reads: ${why}`, () => {
    assert.deepEqual(readExercise(text), { exercise, fault });
  });
  if (exercise) {
    test(`writes what it reads: ${why}`, () => {
      assert.deepEqual(readExercise(writeExercise(exercise)), { exercise, fault: null });
    });
  }
}
