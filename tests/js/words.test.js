// The Words page's live part: what scaling does to a list, and what it leaves alone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { createText } from "../../assets/lab/text.js";
import { entries } from "../../assets/lessons/words/entries.js";
import { placed, principalPlane } from "../../assets/lessons/words/map.js";
import { OUTLIER, readings } from "../../assets/lessons/words/readings.js";
import { solve, sourceOf } from "../../assets/lessons/words/scene.js";
import { placeOf, quantile } from "../../assets/lessons/words/place.js";
import { quantileOf } from "../../assets/lessons/words/trained.js";
import { numbers, slide } from "../../assets/lessons/words/panels.js";

/** @typedef {import("../../assets/lessons/words/types.js").Scene} Scene */

const NAMES = ["cat", "mouse", "house", "clock", "kitten", "treaty"];
const CAT = [1, 0.8895, 0.8798, 0.8619, 0.9259, 0.81];
const START = { labels: [], query: 0, own: 1, added: 0, models: 1, tau: 0, place: 50, removed: 0 };

/** @param {number[]} values */
const packed = (values) => Float64Array.from(values);

/** A table whose first row and column are these scores. @param {number[]} scores */
function table(scores) {
  const size = scores.length;
  return packed(
    Array.from({ length: size * size }, (_, at) => {
      const [row, column] = [Math.floor(at / size), at % size];
      return row === column ? 1 : row === 0 ? scores[column] : column === 0 ? scores[row] : 0.8;
    }),
  );
}

/** @param {string} key @param {number} bit @param {Float64Array} cosines @param {number | null} tau */
function model(key, bit, cosines, tau) {
  return {
    key,
    title: key,
    kind: /** @type {const} */ ("computed"),
    bit,
    tau,
    says: "",
    facts: "",
    cosines,
    percentiles: null,
    band: null,
  };
}

const SOURCE = sourceOf({
  names: NAMES,
  count: 4,
  tray: [
    { bit: 0, id: 4 },
    { bit: 2, id: 5 },
  ],
  models: [
    model("narrow", 0, table(CAT), 0.01),
    model("quoted", 1, packed(Array.from({ length: 36 }, (_, at) => (at < 4 ? CAT[at] : NaN))), null),
  ],
});

/** @param {Scene} scene @param {"raw" | "scaled" | "was" | "rank" | "weight"} field @param {number} [column] */
function by(scene, field, column = 0) {
  return Object.fromEntries(scene.columns[column].rows.map((row) => [NAMES[row.id], row[field]]));
}

test("min-max keeps the order, gives the query the one and the last the zero", () => {
  const scene = solve(START, SOURCE);
  assert.equal(scene.columns[0].rho, 1);
  const { cat, mouse, clock } = by(scene, "scaled");
  assert.deepEqual([cat, clock], [1, 0]);
  assert(Math.abs(Number(mouse) - (0.8895 - 0.8619) / (1 - 0.8619)) < 1e-12);
  assert.deepEqual(by(scene, "rank"), { cat: 1, mouse: 2, house: 3, clock: 4 });
});

test("where no model that is chosen knows a word of the list, the first of all stands there", () => {
  const none = model("none", 1, packed(new Array(36).fill(NaN)), null);
  const source = sourceOf({ names: NAMES, count: 4, tray: [], models: [model("chinese", 0, table(CAT), null), none] });
  const shown = (/** @type {number} */ models) =>
    solve({ ...START, models }, source).columns.map((column) => column.model.key);
  assert.deepEqual(shown(2), ["chinese"]);
  assert.deepEqual(shown(3), ["chinese", "none"]);
  const quoted = sourceOf({
    names: NAMES,
    count: 4,
    tray: [],
    models: [model("chinese", 0, table(CAT), null), { ...none, kind: "quoted" }],
  });
  assert.deepEqual(
    solve({ ...START, models: 2 }, quoted).columns.map((column) => column.model.key),
    ["none"],
  );
});

test("an outlier moves every scaled score but the ends, and no cosine", () => {
  const [before, after] = [solve(START, SOURCE), solve({ ...START, added: 4 }, SOURCE)];
  for (const name of ["cat", "mouse", "house", "clock"]) assert.equal(by(before, "raw")[name], by(after, "raw")[name]);
  for (const name of ["mouse", "house", "clock"])
    assert(Number(by(after, "scaled")[name]) > Number(by(before, "scaled")[name]));
  assert.deepEqual(by(after, "was").mouse, by(before, "scaled").mouse);
  assert.equal(by(after, "scaled").treaty, 0);
});

test("a word between the ends moves nothing: the last slide cannot be right", () => {
  const [before, after] = [solve(START, SOURCE), solve({ ...START, added: 1 }, SOURCE)];
  for (const name of ["cat", "mouse", "house", "clock"])
    assert.equal(by(before, "scaled")[name], by(after, "scaled")[name]);
});

test("without the query the nearest gets the one", () => {
  const scene = solve({ ...START, own: 0 }, SOURCE);
  assert.equal(by(scene, "scaled").mouse, 1);
  assert(!("cat" in by(scene, "scaled")));
});

test("a symmetric cosine has two scaled values", () => {
  const { partner } = solve(START, SOURCE).columns[0];
  assert(partner);
  assert.equal(NAMES[partner.id], "mouse");
  assert.notEqual(partner.there, partner.back);
});

test("equal scores have no scale", () => {
  const [column] = solve(
    { ...START, query: 1, own: 0 },
    sourceOf({
      names: NAMES.slice(0, 2),
      count: 2,
      tray: [],
      models: [model("one", 0, packed([1, 0.5, 0.5, 1]), 0.01)],
    }),
  ).columns;
  assert.equal(column.equal, true);
  assert.equal(column.rho, null);
  assert.deepEqual(
    column.rows.map((row) => [row.raw, row.scaled, row.z]),
    [[0.5, null, null]],
  );
});

test("the weights are of the other words and sum to one; without a temperature there are none", () => {
  const weights = by(solve(START, SOURCE), "weight");
  assert.equal(weights.cat, null);
  assert(Math.abs(Number(weights.mouse) + Number(weights.house) + Number(weights.clock) - 1) < 1e-12);
  const quoted = solve({ ...START, models: 2 }, SOURCE);
  assert.deepEqual(by(quoted, "weight").mouse, null);
  assert.notEqual(by(solve({ ...START, models: 2, tau: 1 }, SOURCE), "weight").mouse, null);
});

test("a quoted model is silent on other queries, and a link to no model here shows the first", () => {
  const { columns } = solve({ ...START, models: 3, query: 2 }, SOURCE);
  assert.equal(columns.length, 2);
  assert.equal(columns[1].partner, null);
  assert.equal(solve({ ...START, models: 64 }, SOURCE).columns[0].model.key, "narrow");
});

test("a query beyond a shorter list is its last word", () => {
  assert.equal(solve({ ...START, query: 20 }, SOURCE).query, 3);
});

test("slide and CSV hold what is on show", () => {
  const scene = solve(START, SOURCE);
  assert.deepEqual(slide(scene, NAMES, createText({ computed: "computed" }, "en"))[2], [
    "cat ⇔ mouse",
    "0.8895",
    "0.1999",
  ]);
  const lines = numbers(
    scene,
    ["a,b", ...NAMES.slice(1)],
    /** @type {any} */ ((/** @type {string} */ key) => key.slice(4)),
  ).split("\r\n");
  assert.equal(lines.length, 6);
  assert(lines[2].startsWith('narrow,of-computed,"a,b",mouse,0.8895,'));
});

test("a quoted model's min-max is not called quoted on a slide", () => {
  const quoted = sourceOf({
    names: NAMES,
    count: 4,
    tray: [],
    models: [{ ...model("e5-base", 0, table(CAT), null), kind: "quoted" }],
  });
  const shown = slide(solve(START, quoted), NAMES, createText({ "quoted-cosines": "cosines quoted" }, "en"));
  assert.deepEqual(shown[0], ["e5-base (cosines quoted)"]);
});

test("what a longer list moves is found by asking again without it", () => {
  const alone = readings(solve({ ...START, own: 0 }, SOURCE));
  assert.deepEqual(
    [alone.nearest, alone.least, alone.greatest, alone["raw-moved"], alone["scaled-moved"]],
    [1, 0.8619, 0.8895, 0, 0],
  );
  const within = readings(solve({ ...START, own: 0, added: 1 }, SOURCE));
  assert.deepEqual(
    [within.nearest, within["raw-moved"], within["scaled-moved"]],
    [4, 0, 2],
    "kitten takes the 1: mouse and house move, the least stays",
  );
  const beneath = readings(solve({ ...START, own: 0, added: 4 }, SOURCE));
  assert.deepEqual(
    [beneath.least, beneath["raw-moved"], beneath["scaled-moved"]],
    [0.81, 0, 2],
    "treaty takes the 0: clock and house move, the greatest stays",
  );
});

test("one line over two models has the same share of the pairs of each below it, and finds a cosine's place again", () => {
  const of = (/** @type {number} */ to) => ({
    ...{ low: -to, high: to, density: [1], middle: [], deviation: 0, rows: 2 },
    marks: Float32Array.from({ length: 1000 }, (_, k) => (to * (k - 499)) / 500),
  });
  const [narrow, wide] = [of(0.1), of(0.9)];
  for (const place of [0.1, 50, 50.04, 98.6, 100]) {
    assert.ok(Math.abs(9 * quantile(narrow, place) - quantile(wide, place)) < 1e-6);
    assert.ok(Math.abs(placeOf(wide, quantile(wide, place)) - place) < 1e-6);
  }
  assert.equal(quantile(wide, 0), -0.9);
  assert.deepEqual(
    [-0.9, 1].map((cosine) => placeOf(wide, cosine)),
    [0, 100],
  );
});

test("vectors with a common part have high cosines, and none once all of it is taken away", () => {
  const rows = [2, -2].flatMap((x) => [1, -1].map((y) => [5, x, y, ...new Array(13).fill(0)]));
  const source = { ...SOURCE, untrained: Float32Array.from(rows.flat()) };
  const at = (/** @type {number} */ removed) => readings(solve({ ...START, removed }, source));
  assert.equal(
    Number(at(0)["untrained-mean"]).toFixed(4),
    ((25 - 4 + 1 + (25 + 4 - 1) + (25 - 4 - 1)) / 90).toFixed(4),
  );
  assert.ok(Math.abs(Number(at(1)["untrained-mean"]) + 1 / 3) < 1e-6);
  assert.equal(at(1).cone, at(0).cone);
});

test("the cosine of the word that may join the list is told before it does, so that its score can be worked out", () => {
  const source = { ...SOURCE, names: NAMES.map((name) => (name === "treaty" ? OUTLIER : name)) };
  const before = readings(solve({ ...START, own: 0 }, source));
  assert.equal(before.joins, 0.81);
  assert.equal(before["raw:narrow:hypertension"], undefined);
  const [clock, mouse] = [Number(before["raw:narrow:clock"]), Number(before["raw:narrow:mouse"])];
  const after = readings(solve({ ...START, own: 0, added: 4 }, source));
  assert.ok(Math.abs(Number(after["then:narrow:clock"]) - (clock - 0.81) / (mouse - 0.81)) < 1e-12);
  assert.equal(readings(solve(START, SOURCE)).joins, null, "a list without it");
});

test("a share of a histogram's pairs lies below its quantile", () => {
  const band = { low: -1, high: 1, density: [1, 0, 2, 1] };
  assert.deepEqual(
    [0.25, 0.5, 0.75, 1].map((share) => quantileOf(band, share)),
    [-0.5, 0.25, 0.5, 1],
  );
});

test("a softmax is sure of a gap that shrinks with τ, and what is bet on is told at the smallest τ alone", () => {
  const run = (/** @type {number | null} */ tau, /** @type {number[]} */ means) => ({ tau, means, counts: [[1], [1]] });
  const source = { ...SOURCE, trained: [run(null, [0.8, 0.6]), run(0.01, [0.9, 0.7]), run(0.1, [0.9, -0.1])] };
  const [wide, narrow] = [0.1, 0.01].map((tau) => readings(solve({ ...START, tau }, source)));
  assert.deepEqual([wide["digits-gap"], wide["sure-then"]], [1, null]);
  const sure = 1 / (1 + Math.exp(-Number(wide["sure-gap"]) / 0.1));
  assert.ok(Math.abs(sure - 0.99) < 1e-9);
  assert.ok(Math.abs(Number(wide["sure-gap"]) / Number(narrow["sure-gap"]) - 10) < 1e-9);
  assert.equal(narrow["sure-then"], narrow["sure-gap"]);
});

test("a line is parted as Python parts it, and what is left out is said", () => {
  for (const { typed, names: wanted, notes } of JSON.parse(
    readFileSync(new URL("../vectors/entries.json", import.meta.url), "utf8"),
  )) {
    const found = entries(typed);
    assert.deepEqual([found.names, found.notes.map(({ key }) => key)], [wanted, notes], typed);
  }
});

test("a map keeps the distances of words in a plane, and no name covers another where there is room", () => {
  const angles = [0, 0.4, 1.9, 4];
  const { points = [], shares = [] } = principalPlane(angles.map((a) => angles.map((b) => Math.cos(a - b)))) ?? {};
  for (const [i, a] of angles.entries())
    for (const [j, b] of angles.entries())
      assert(
        Math.abs(
          Math.hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]) ** 2 - 2 * (1 - Math.cos(a - b)),
        ) < 1e-9,
      );
  assert(Math.abs(shares[0] + shares[1] - 1) < 1e-9);
  assert.equal(
    principalPlane([
      [1, 1],
      [1, 1],
    ]),
    null,
  );
  assert.deepEqual(
    placed(
      ["a", "b", "c"],
      [
        [-0.8, 0.6],
        [0.8, 0.6],
        [-0.8, -0.6],
      ],
    ),
    ["top", "top", "top"],
  );
  assert.equal(
    new Set(
      placed(
        ["cat", "Cat", "CAT"],
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ),
    ).size,
    3,
  );
});
