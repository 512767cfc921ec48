// Whatever text a stranger sends, reading it takes effort in proportion to its length: as in tests/unit/test_effort.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSearch } from "../../assets/ask/search.js";
import { weightsOf } from "./ask_weights.js";
import { typedOf } from "../../assets/ask/typed_pair.js";
import { amendState } from "../../assets/lab/codec.js";
import { csv } from "../../assets/lab/csv.js";
import { parseExercise } from "../../assets/sources/exercise/codec.js";
import { looks, normal, unseen } from "../../assets/lab/names.js";
import { parseNumber } from "../../assets/lab/numbers.js";
import { choice, goal, hidden, scale } from "../../assets/sources/talks/bets.js";
import { parseByHand } from "../../assets/lab/by_hand.js";
import { parseLink } from "../../assets/sources/talks/links.js";
import { parseTalk } from "../../assets/sources/talks/reading.js";

const [FEW, MANY, FACTOR, NOISE_MS] = [2000, 8000, 9, 60];
const ASK = { idle: "", synonyms: {} };
const LINE = "# T\n## One\n/translate\n";
/** @type {import("../../assets/lab/types.js").Field} */
const FIELD = {
  name: "shift",
  label: "",
  low: -9,
  high: 9,
  step: 1,
  shape: [2],
  whole: false,
  distinct: false,
  invertible: false,
  later: false,
  said: "",
  options: [],
};
/** @type {Record<string, (text: string) => unknown>} */
const ENTRIES = {
  "a name": normal,
  "what of a name is unseen": unseen,
  "how a name looks": looks,
  "a name in a cell": (text) => csv([[text]]),
  "a link's state": (text) => amendState([FIELD], { labels: ["a", "b"], shift: [0, 0] }, text),
  "a link by hand": (text) => parseByHand([FIELD], ["a", "b"], [["shift", `${text},1`]]),
  "a step's link": (text) => parseLink(text, null),
  "a choice": (text) => choice(`- ${text}`),
  "a goal": goal,
  "a number to bet on": scale,
  "what is hidden": hidden,
  "a talk's line": (text) => parseTalk(LINE + text, null),
  "a talk's notes": (text) => parseTalk(`${LINE}Notes:\n${text}`, null),
  "an exercise": parseExercise,
  "a number": parseNumber,
  "a pair in Ask": typedOf,
  "a question in Ask": createSearch(ASK, weightsOf(ASK, { low: "cosine always high" })),
};
const UNITS = [
  " ",
  "\t",
  "\n",
  "\u00a0",
  "a",
  "0",
  "猫",
  "é",
  "\u0301\u0316",
  "\u0f73",
  "- ",
  "a:",
  ": ",
  "1,",
  '"',
  "[](",
  "[a](",
  "<",
  "%",
  "%41",
  "/",
  "?",
  "=",
  "&a=",
  " and ",
  '\n"',
  ";=",
];
const AROUND = [
  ["", ""],
  ["x", "x"],
  ["a = 1", "\u0001"],
  ["http://", "#"],
  ["- a", "!"],
];

/** Milliseconds of this process's own work. @param {(text: string) => unknown} read @param {string} text */
function effort(read, text) {
  const begin = process.cpuUsage();
  try {
    read(text);
  } catch {
    // what is refused took its time as well
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

for (const [entry, read] of Object.entries(ENTRIES)) {
  test(`no text takes an effort that grows faster than its length: ${entry}`, () => {
    const slow = UNITS.flatMap((unit) =>
      AROUND.map(([before, after]) => [FEW, MANY].map((size) => before + unit.repeat(size / unit.length) + after)),
    ).filter(([few, many]) => {
      const slower = () => {
        const late = effort(read, many);
        return late > NOISE_MS && late > FACTOR * effort(read, few);
      };
      return slower() && slower() && slower(); // again: other work may have been in its way
    });
    assert.deepEqual(
      slow.map(([few]) => few.slice(0, 20)),
      [],
    );
  });
}
