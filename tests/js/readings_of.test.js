// Readings as data: computed once and late, declared by name, and what tells what is asked.
import assert from "node:assert/strict";
import test from "node:test";

import { count, number, readingsOf, telling, words } from "../../assets/lab/readings.js";

import { movedRows, moveWith } from "../../assets/lab/maths/moves.js";
import { MOVES, partsOf } from "../../assets/lessons/measures/moves.js";
import { READINGS as MEASURES, readings as measures } from "../../assets/lessons/measures/readings.js";
import { READINGS as RESCALE } from "../../assets/lessons/rescale/readings.js";
import { READINGS as SIGMOID } from "../../assets/lessons/sigmoid/readings.js";
import { READINGS as WORDS } from "../../assets/lessons/words/readings.js";
import { solve } from "../../assets/plane/scene.js";

/** @typedef {{rows: number[]}} Scene */

/** @type {string[]} */
const read = [];
/** @type {import("../../assets/lab/types.js").Declared<Scene>} */
const DECLARED = {
  sum: number(({ rows }) => (read.push("sum"), rows.reduce((a, b) => a + b, 0)), { from: ["total", "row:*"] }),
  "row:*": number(({ rows }, k) => rows[Number(k)], { over: ({ rows }) => [...rows.keys()] }),
  "half:*": number(({ rows }, k) => rows[Number(k)] / 2, { over: () => [1], from: (k) => [`row:${k}`] }),
  total: number(({ rows }) => rows.reduce((a, b) => a + b, 0), { from: ["sum"] }),
  twice: number(({ rows }) => 2 * rows.reduce((a, b) => a + b, 0), { from: ["sum"] }),
  tried: count((_, _at, /** @type {{tried: number} | null} */ visit) => visit?.tried ?? null),
  said: words(["twice"]),
  lost: number(() => NaN),
};
const readings = readingsOf(DECLARED);

test("a reading is computed when it is first asked for, once a scene", () => {
  const scene = { rows: [1, 2] };
  assert.deepEqual(Object.keys(readings(scene)), [
    "sum",
    "row:0",
    "row:1",
    "half:1",
    "total",
    "twice",
    "tried",
    "said",
    "lost",
  ]);
  assert.deepEqual(read, []);
  assert.equal(readings(scene).sum, 3);
  assert.equal(readings(scene).sum, 3);
  assert.deepEqual(read, ["sum"]);
  assert.deepEqual(
    { ...readings(scene) },
    { sum: 3, "row:0": 1, "row:1": 2, "half:1": 1, total: 3, twice: 6, tried: null, said: null, lost: null },
  );
});

test("what depends on the visit is read anew when the visit says something else", () => {
  const scene = { rows: [1] };
  const visit = { tried: 2 };
  assert.equal(readings(scene, visit).tried, 2);
  assert.equal(readings(scene, visit), readings(scene, visit));
  assert.equal(readings(scene, { tried: 3 }).tried, 3);
});

test("what is asked is told by all that is equal to it or follows, and by nothing else", () => {
  const told = (/** @type {string} */ asked) =>
    ["sum", "total", "row:0", "row:1", "half:1", "twice", "said", "lost", "rower"].filter(telling(DECLARED, [asked]));
  assert.deepEqual(told("sum"), ["sum", "total", "twice", "said"]);
  assert.deepEqual(told("total"), ["sum", "total", "twice", "said"], "what is equal tells both ways");
  assert.deepEqual(told("row:1"), ["sum", "total", "row:1", "half:1", "twice", "said"]);
  assert.deepEqual(told("row:0"), ["sum", "total", "row:0", "twice", "said"], "of many only its own");
  assert.deepEqual(told("twice"), ["twice", "said"], "what it follows from tells nothing by itself");
  assert.deepEqual(told("lost"), ["lost"]);
  assert.deepEqual(told("elsewhere"), []);
});

test("what a lesson shows twice is told twice", () => {
  const scored = telling(WORDS, ["raw:e5:cat"]);
  assert.deepEqual(["nearest", "least", "scaled:e5:dog", "rank:e5:dog", "percentile:e5:cat"].map(scored), [
    true,
    true,
    true,
    true,
    true,
  ]);
  assert.deepEqual(["raw:e5:dog", "raw:glove:cat", "scaled:glove:cat", "percentile:e5:dog", "tau"].map(scored), [
    false,
    false,
    false,
    false,
    false,
  ]);
  assert.deepEqual(
    ["raw:e5:dog", "scaled:e5:dog", "greatest", "tau"].map(telling(WORDS, ["nearest"])),
    [true, true, true, false],
    "who is nearest is read off the scores",
  );
  assert.deepEqual(
    ["feasible-count", "impossible-count", "proof:gram", "sets-other"].map(telling(SIGMOID, ["sets-now"])),
    [true, true, true, false],
  );
  assert.deepEqual(
    ["*", "rank:e5:*", "rank:other:*", "tau"].map(scored),
    [true, true, false, false],
    "a picture tells all of a kind, or whatever is asked",
  );
  assert.equal(telling(WORDS, [])("*"), false);
  assert.deepEqual(["reach", "cos"].map(telling(RESCALE, ["reach-low"])), [true, false]);
  const kept = telling(MEASURES, ["kept:cosine"]);
  assert.deepEqual(
    ["few:cosine:shear", "cosine:shear", "safe:cosine", "few:euclidean:shear", "euclidean:shear"].map(kept),
    [true, true, true, false, false],
  );
  const moved = telling(MEASURES, ["few:cosine:translation"]);
  assert.deepEqual(
    ["kept:cosine", "safe:cosine", "few:cosine:rotation"].map(moved),
    [true, true, false],
    "what other moves keep is told already",
  );
});

test("turned from one label to another, x passes those between them on the hull, and never one inside it", async () => {
  const { readings: centre } = await import("../../assets/lessons/centre/readings.js");
  const lit = (/** @type {number} */ across) => {
    const rows = [
      [1.4, -1],
      [1.4, 1],
      [-0.9, 0.3],
      [across, 0],
      [-0.9, -0.3],
    ];
    const at = (/** @type {number} */ k) =>
      centre(/** @type {any} */ ({ n: 5, source: {}, state: { probe: [-1.3, 0.9 - 0.1 * k] }, after: { rows } }))
        .leader;
    return [...new Set(Array.from({ length: 19 }, (_, k) => at(k)))];
  };
  assert.deepEqual(lit(-1), [2, 3, 4]);
  assert.deepEqual(lit(-0.8), [2, 4]);
});

test("centring changes all scores of an input by one number, unit length divides each by its label's length", async () => {
  const { readings: centre, switchedOn } = await import("../../assets/lessons/centre/readings.js");
  const W = [[-0.25, 0.25], [-0.75, 0.75], [-2.25, 0.15], [-2.05, -1.05], [-0.35, -1.45]]; // prettier-ignore
  const source = { embeddings: new Float64Array([1, 0]), points: 1, model: "softmax" };
  const at = (/** @type {Record<string, number>} */ switches) => {
    const state = { labels: ["a", "b", "c", "d", "e"], unembeddings: W, pair: [0, 2], probe: [-0.4, -2], ...switches };
    const now = centre(solve(/** @type {any} */ (state), /** @type {any} */ (source), {}, { parts: switchedOn }));
    return W.map((w, k) => {
      const [score, added, divided, sum] = ["logit", "added", "divided", "sum"].map(
        (name) => now[`${name}:${k}`] ?? NaN,
      );
      return { score, added, divided, sum, length: Math.hypot(...w) };
    });
  };
  for (const share of [0.4, 1]) {
    const [first, ...rest] = at({ centre: 1, unit: 0, share });
    assert.ok(Math.abs(first.added) > 0.3);
    for (const each of rest) assert.ok(Math.abs(each.sum - each.score - first.added) < 1e-12);
    for (const { score, sum, divided, length } of at({ centre: 0, unit: 1, share })) {
      assert.ok(Math.abs(divided - length ** share) < 1e-12);
      assert.ok(Math.abs(score / sum - divided) < 1e-12);
    }
  }
  const tells = telling(centre.declared, ["changed"]);
  assert.deepEqual(
    ["logit:0", "added:0", "divided:0", "sum:0", "softmax:0"].map(tells),
    [false, true, true, true, true],
    "before the bet only what the scores were is told",
  );
});

test("a move of Measures counts as made once enough of it is, by itself, until it is taken back", async () => {
  const { createVisit } = await import("../../assets/lessons/measures/verdicts.js");
  const visit = createVisit();
  const note = (/** @type {number} */ move, /** @type {number[]} */ amounts) =>
    visit.note(/** @type {any} */ ({ state: { move, amounts } }));
  note(0, [0.5, 1, 0.5, 0.7, 0.5]); // as the page begins
  note(0, [0.1, 1, 0, 0, 0]);
  assert.deepEqual(visit.now().made, []);
  note(0, [-0.5, 1, 0, 0, 0]);
  note(4, [0, 1, 0, 0, 0]); // the next step begins
  note(4, [0, 1, 0, 0, 0.7]);
  assert.deepEqual(visit.now().made, [0, 4]);
  assert.equal(visit.now(), visit.now());
  note(4, [0, 1, 0, 0, 0]);
  assert.deepEqual(visit.now().made, [0]);
});

test("for the input of a tie both labels score the same, and every move of the story keeps that, but not the labels' own product", () => {
  const state = {
    labels: ["0", "1", "2", "3", "4"],
    unembeddings: [
      [1, 0.5],
      [0.5, 1],
      [-1, 0.4],
      [-0.8, -0.8],
      [0.9, -1.2],
    ],
    pair: [1, 2],
  };
  const source = { embeddings: Float64Array.of(1, 0), points: 1, model: "softmax" };
  const at = (/** @type {number} */ move, /** @type {number} */ amount) => {
    const amounts = MOVES.map((_, k) => (k === move ? amount : 0));
    return measures(
      solve(/** @type {any} */ ({ ...state, move, amounts }), /** @type {any} */ (source), {}, { parts: partsOf }),
    );
  };
  for (const key of ["rotation", "diagonal", "shear"]) {
    const found = at(
      MOVES.findIndex((each) => each.key === key),
      0.7,
    );
    for (const name of ["product:first", "product:second", "before:second"])
      assert.ok(
        Math.abs(/** @type {number} */ (found[name]) - /** @type {number} */ (found["before:first"])) < 1e-12,
        `${key} ${name}`,
      );
    assert.equal(
      Math.abs(/** @type {number} */ (found["product:both"]) - /** @type {number} */ (found["before:both"])) < 1e-12,
      key === "rotation",
    );
    assert.deepEqual([found.tie, found.moved], [1, 0.7]);
  }
});

test("what a rescaling says of itself is what it does to the labels", () => {
  const { at, numbers } = MOVES[MOVES.findIndex(({ key }) => key === "diagonal")];
  const { x, y } = numbers(0.7, [[1, 1]]);
  const [[across, up]] = movedRows([[1, 1]], moveWith(at([[1, 1]], 0.7)));
  assert.deepEqual(
    [x, y].map((each) => each.toFixed(9)),
    [across, up].map((each) => each.toFixed(9)),
  );
});
