// Which exercises the link stands for that was given to a class.
import assert from "node:assert/strict";
import { test } from "node:test";

import { differenceOf, exercisesOf, otherwise, sessionOf } from "../../assets/sources/submissions/given_link.js";
import { writeExercise } from "../../assets/sources/exercise/codec.js";

test("the address of a session's homework names the session, wherever its page lies", () => {
  assert.equal(sessionOf("https://lab.example.org/teach?session=45&lang=en#homework"), "45");
  assert.equal(sessionOf(" https://a.test/lab/exercise/teach/?session=90#homework "), "90");
  assert.equal(sessionOf("/teach"), "", "all lessons");
  assert.equal(sessionOf("https://a.test/words?x=1.a"), null);
  assert.equal(sessionOf(""), null);
});

test("a work is of the exercise of its own lesson", () => {
  const of = (/** @type {string} */ question) =>
    writeExercise({ question, choices: [], scale: null, goal: [["cos", "<", 0, 0]], hidden: [] });
  const links = ["translate", "words"].map((slug) => `${slug}?beat=exercise&x=${of(slug)}`);
  const given = links.flatMap((link) => exercisesOf(link, { translate: [], words: [], home: [] }));
  const [translate, words] = given;
  for (const each of given) assert.equal(differenceOf(given, /** @type {any} */ (each)), null);
  assert.equal(differenceOf(given, /** @type {any} */ ({ ...translate, exercise: words.exercise })), "question");
  assert.equal(differenceOf(given, /** @type {any} */ ({ ...translate, slug: "norms" })), "page");
});

test("of a work on other data it is told what was chosen otherwise, and of one that came back nothing", () => {
  const asked = writeExercise({ question: "q", choices: [], scale: null, goal: [["cos", "<", 0, 0]], hidden: [] });
  const read = (/** @type {string} */ more) =>
    exercisesOf(`words?beat=exercise&x=${asked}${more}`, { words: ["words"], home: [] });
  const [given, own, back] = ["", "&words=tea,coffee", "&view=map"].map(read);
  const of = (/** @type {typeof own} */ [work]) => /** @type {any} */ (work);
  assert.deepEqual([differenceOf(given, of(own)), otherwise(given, of(own))], ["choice", ["words"]]);
  assert.deepEqual([differenceOf(given, of(back)), otherwise(given, of(back))], [null, []]);
});
