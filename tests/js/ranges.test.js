/** What the maker of an exercise need not be asked, and what it says of an exercise that is not ready. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { beside, doubtOf, faultOf, measured, nice, rangeOf } from "../../assets/bar/exercise/ranges.js";
import { binned } from "../../assets/bar/room/histogram.js";
import { aboutOf, chance, cosine, count, label, number, size, truth } from "../../assets/lab/readings.js";

const read = () => 0;
const DECLARED = {
  cos: cosine(read, { words: "pair.cosine-after" }),
  p: chance(read),
  changed: count(read, { high: (/** @type {{points: number}} */ { points }) => points }),
  steps: count(read, { high: 5000 }),
  orders: count(read),
  length: size(read),
  score: number(read),
  turn: number(read, { unit: "degrees", low: -180, high: 180, digits: 0 }),
  nearest: label(read),
  moved: truth(read),
  "length:*": size(read, { over: () => [0, 1] }),
};
const about = (/** @type {string} */ name) => aboutOf(DECLARED, name, { points: 1000 });
const ranged = (/** @type {string} */ name, /** @type {number | null} */ now = null) => {
  const found = about(name);
  assert.ok(found);
  return rangeOf(found, now);
};

test("a range is the reading's own, in steps that the page shows", () => {
  assert.deepEqual(ranged("cos"), { low: -1, high: 1, step: 0.01, within: 0.1 });
  assert.deepEqual(ranged("p"), { low: 0, high: 1, step: 0.005, within: 0.05 });
  assert.deepEqual(ranged("changed"), { low: 0, high: 1000, step: 5, within: 50 });
  assert.deepEqual(ranged("turn"), { low: -180, high: 180, step: 2, within: 18 });
});

test("a range without an end of its own reaches twice as far as what is read now", () => {
  assert.deepEqual(ranged("orders", 24), { low: 0, high: 50, step: 1, within: 3 });
  assert.deepEqual(ranged("orders"), { low: 0, high: 10, step: 1, within: 1 });
  assert.deepEqual(ranged("length", 1.2), { low: 0, high: 5, step: 0.05, within: 0.25 });
  assert.deepEqual(ranged("score", -3), { low: -10, high: 10, step: 0.1, within: 1 });
});

test("every range is one that a link takes, whatever is read", () => {
  for (const name of Object.keys(DECLARED).filter((each) => measured(about(each)))) {
    for (const now of [null, 0, 1e-9, -0.37, 7, 1e6]) {
      const { low, high, step, within } = ranged(name, now);
      assert.ok(step > 0 && (high - low) / step >= 1 && (high - low) / step <= 1e5 && within >= 0, `${name} ${now}`);
    }
  }
});

test("yes or no, and which label, are not bet on by a slider", () => {
  assert.deepEqual(
    ["cos", "nearest", "moved", "none"].map((name) => measured(about(name))),
    [true, false, false, false],
  );
});

test("a comparison begins with what is read, as it is shown", () => {
  assert.deepEqual(beside(about("cos"), -0.456789), { value: -0.46, within: 0.01 });
  assert.deepEqual(beside(about("changed"), 12), { value: 12, within: 0 });
  assert.deepEqual(beside(about("cos"), null), { value: 0, within: 0.01 });
});

test("what is declared of a kind holds for each of it", () => {
  assert.equal(about("length:1")?.at, "1");
  assert.equal(about("length:1")?.key, "length:*");
  assert.equal(about("nothing"), null);
});

test("nice steps are 1, 2 or 5 times a power of ten, and not below", () => {
  for (const value of [0.003, 0.01, 0.011, 1, 1.8, 3, 7, 999, 5000]) {
    const step = nice(value);
    assert.ok(step >= value * (1 - 1e-9) && step <= 2.5 * value, String(value));
    assert.match(step.toExponential(), /^[125]e/);
  }
});

/** @type {import("../../assets/sources/exercise/types.js").Exercise} */
const WHOLE = { question: "How many?", choices: [], scale: null, goal: [], hidden: [] };
/** @param {Partial<typeof WHOLE>} part @param {Record<string, number>} [now] */
const faulty = (part, now = {}) =>
  faultOf(
    { ...WHOLE, ...part },
    about,
    Object.fromEntries(Object.entries(now).map(([name, value]) => [name, { value, shown: "" }])),
  )?.[0] ?? null;

test("what an exercise lacks is said, one thing at a time", () => {
  const scale = { reading: "cos", low: -1, high: 1, step: 0.1, within: 0.1 };
  assert.equal(faulty({}), null);
  assert.equal(faulty({ question: " " }), "no-question");
  assert.equal(faulty({ choices: [{ text: "", holds: ["cos", "=", 0] }] }), "no-choice");
  assert.equal(faulty({ goal: [["cos", "=", NaN]] }), "no-number");
  assert.equal(faulty({ goal: [["cos", ">", 1.5]] }), "above");
  assert.equal(faulty({ choices: [{ text: "a", holds: ["changed", "=", -1] }] }), "below");
  assert.equal(faulty({ scale }), null);
  assert.equal(faulty({ scale: { ...scale, high: 1000 } }), "above");
  assert.equal(faulty({ scale: { ...scale, high: -1 } }), "no-scale");
  assert.equal(faulty({ scale: { ...scale, step: 0 } }), "no-scale");
  assert.equal(faulty({ goal: [["cos", "<", -0.5]] }, { cos: 0.3 }), null);
  assert.equal(faulty({ goal: [["cos", "<", 0.5]] }, { cos: 0.3 }), "goal-holds");
});

test("what no answer is right for is told, but where a move decides it", () => {
  const doubtful = (/** @type {Partial<typeof WHOLE>} */ part, /** @type {Record<string, number | null>} */ now) =>
    doubtOf(
      { ...WHOLE, ...part },
      Object.fromEntries(Object.entries(now).map(([name, value]) => [name, { value, shown: "" }])),
    )?.[0] ?? null;
  const scale = { reading: "cos", low: -1, high: 1, step: 0.1, within: 0.1 };
  const choices = [
    { text: "up", holds: /** @type {["cos", ">", number]} */ (["cos", ">", 0.8]) },
    { text: "down", holds: /** @type {["cos", "<", number]} */ (["cos", "<", 0.8]) },
  ];
  const goal = [/** @type {["changed", "=", number]} */ (["changed", "=", 0])];
  assert.equal(doubtful({}, {}), null);
  assert.equal(doubtful({ scale }, { cos: 0.3 }), null);
  assert.equal(doubtful({ scale }, { cos: null }), "no-value");
  assert.equal(doubtful({ scale, goal }, { cos: null }), null);
  assert.equal(doubtful({ choices }, { cos: 0.9 }), null);
  assert.equal(doubtful({ choices }, { cos: 0.8 }), "no-truth");
  assert.equal(doubtful({ choices, goal }, { cos: 0.8 }), null);
});

test("what a room said to a number has a bar of its own, or one of those that follow one another and share none", () => {
  const scale = (/** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ step) => ({
    ...{ reading: "n", low, high, step, within: 0 },
  });
  const titles = (/** @type {Parameters<typeof scale>} */ ...of) =>
    binned(scale(...of), {}, null).map(({ title }) => title);
  assert.deepEqual(titles(0, 5, 1), ["0", "1", "2", "3", "4", "5"]);
  assert.deepEqual(titles(0, 32, 1).slice(-2), ["25 – 29", "30 – 32"]);
  assert.deepEqual(titles(0, 1000, 5).slice(0, 2), ["0 – 95", "100 – 195"]);
  assert.deepEqual([titles(-1, 1, 0.01).length, titles(-1, 1, 0.01)[3]], [11, "−0.4 – −0.21"]);
  const bars = binned(scale(-1, 1, 0.01), { "-0.4": 2, 1: 3 }, -0.4);
  assert.deepEqual([bars[3].count, bars[3].true, bars[3].exactly, bars[10].count], [2, true, "−0.4", 3]);
  const few = binned(scale(0, 5, 1), { 4: 2, 5: 1 }, 5);
  assert.deepEqual(few.map((bar) => [bar.count, bar.true]).slice(-2), [
    [2, false],
    [1, true],
  ]);
});
