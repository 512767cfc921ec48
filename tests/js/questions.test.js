// Paper writes a number as the wall does.
import assert from "node:assert/strict";
import { test } from "node:test";

import { questionsOf } from "../../assets/handouts/questions.js";
import { cosine, count, number } from "../../assets/lab/readings.js";
import { createText } from "../../assets/lab/text.js";
import { METER } from "../../assets/plane/readings.js";
import { LESSON as WORDS } from "../../assets/lessons/words/index.js";

const DECLARED = {
  cos: cosine(() => -1),
  hubs: count(() => 0, { words: "hubs" }),
  ...METER,
  tau: number(() => 0.1, { words: "tau" }),
};

/** What paper says is right, and why, of a bet on a reading. @param {string} reading @param {number} value */
function told(reading, value) {
  const scale = { low: -1, high: 1, step: 0.01, reading, within: 0.1 };
  const bet = { about: [reading], choices: [], scale };
  const beat = { key: "a", start: {}, shows: { planes: [], panels: [], handles: [] }, bet, goal: [], actions: [] };
  const lesson = {
    ...{ defaults: {}, story: { slug: "toy", beats: [beat], next: null }, declared: DECLARED, said: WORDS.said },
    ...{ scene: () => ({ state: { [reading]: value }, meter: { changed: value, maxDp: value, points: 1000 } }) },
    ...{ readings: () => ({ [reading]: value }) },
  };
  const say = createText({ "beat.a": "?", "beat.a.after": `{${reading}}` }, "en");
  const [{ truth, reasons }] = questionsOf(/** @type {any} */ (lesson), say, []);
  return [truth, reasons[0].said];
}

test("a cosine has its decimals on paper also where it is whole, a count has none", () => {
  assert.deepEqual(told("cos", -1), ["−1.00", "−1.00"]);
  assert.deepEqual(told("cos", 0), ["0.00", "0.00"]);
  assert.deepEqual(told("hubs", 0), ["0", "0"]);
});

test("what the meter shows is written as it shows it: of how many, and to two digits", () => {
  assert.equal(told("changed", 0)[1], "0\u00a0/\u00a01000");
  assert.equal(told("changed", 713)[1], "713\u00a0/\u00a01000");
  assert.equal(told("max-dp", 0.2268)[1], "0.23");
});

test("a temperature is quoted with the digits that it is chosen with", () => {
  for (const [tau, shown] of /** @type {const} */ ([
    [0.1, "0.1"],
    [0.01, "0.01"],
  ]))
    assert.equal(told("tau", tau)[1], shown);
});
