// The table of the Measures page: computed, and equal to what theory says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  forced,
  changeOf,
  columnOf,
  movedModel,
  randomColumn,
  sampled,
  valuesOf,
  verdicts,
} from "../../assets/lessons/measures/invariance.js";
import { switchedOn } from "../../assets/lessons/centre/readings.js";
import { MOVES } from "../../assets/lessons/measures/moves.js";
import { QUANTITIES } from "../../assets/lessons/measures/quantities.js";
import { seeded } from "../../assets/lab/random.js";

const SHARED = JSON.parse(readFileSync(new URL("../vectors/measures_moves.json", import.meta.url), "utf8"));
const PAPER = [
  [1, 0.5],
  [0.5, 1],
  [-1, 0.4],
  [-0.8, -0.8],
  [0.9, -1.2],
];
const MODEL = { W: PAPER, X: Float64Array.from({ length: 400 }, seeded(7).normal) };

/** Which moves keep what (Nielsen & Grivas, Secs. 3 and 5, App. D; and the affine invariants). */
const THEORY = {
  translation: "softmax rankings euclidean differences competition correlation whitened",
  centring: "softmax rankings euclidean differences competition correlation whitened",
  rotation: QUANTITIES.map(({ key }) => key).join(" "),
  diagonal: "softmax rankings sigmoid signs competition logits correlation whitened",
  shear: "softmax rankings sigmoid signs competition logits correlation whitened",
  "common-scale": "rankings signs cosine normalised-euclidean differences competition logits correlation whitened",
  "row-scaling": "signs cosine normalised-euclidean logits",
  "unit-length": "signs cosine normalised-euclidean logits",
};
const kept = (/** @type {{kept: boolean}[]} */ changes) =>
  QUANTITIES.filter((_, row) => changes[row].kept)
    .map(({ key }) => key)
    .join(" ");
const TABLE = MOVES.map((_, column) => randomColumn(column, 12));

test("the moves are those of Python, in its order", () => {
  assert.deepEqual(
    MOVES.map(({ key }) => key),
    SHARED.moves,
  );
});

test("random instances keep exactly what theory says, for every move", () => {
  assert.deepEqual(Object.fromEntries(MOVES.map(({ key }, column) => [key, kept(TABLE[column])])), THEORY);
});

test("safe is what every move that keeps the softmax keeps", () => {
  const { allowed, safe } = verdicts(QUANTITIES.map((_, row) => TABLE.map((column) => column[row].kept)));
  assert.deepEqual(
    MOVES.filter((_, k) => allowed[k]).map(({ key }) => key),
    ["translation", "centring", "rotation", "diagonal", "shear"],
  );
  assert.deepEqual(
    QUANTITIES.filter((_, k) => safe[k]).map(({ key }) => key),
    ["softmax", "rankings", "competition", "correlation", "whitened"],
  );
});

test("the same seeds draw the same instances, different columns different ones", () => {
  assert.deepEqual(randomColumn(0, 3), randomColumn(0, 3));
  assert.notDeepEqual(seeded(1).normal(), seeded(2).normal());
});

test("normal numbers have mean 0 and variance 1, uniform ones lie in [0, 1)", () => {
  const { normal, uniform } = seeded(3);
  const drawn = Array.from({ length: 20000 }, normal);
  const mean = drawn.reduce((sum, x) => sum + x, 0) / drawn.length;
  const variance = drawn.reduce((sum, x) => sum + (x - mean) ** 2, 0) / drawn.length;
  assert(Math.abs(mean) < 0.03 && Math.abs(variance - 1) < 0.04);
  const flat = Array.from({ length: 1000 }, uniform);
  assert(Math.min(...flat) >= 0 && Math.max(...flat) < 1);
});

test("an amount of nothing changes nothing", () => {
  const before = valuesOf(MODEL);
  for (const { key, at } of MOVES) {
    assert.equal(kept(columnOf(MODEL, before, at(PAPER, 0))), THEORY.rotation, key);
  }
});

test("the whole amount of centring and of unit length is centring and unit length", () => {
  const whole = Object.fromEntries(
    MOVES.filter((move) => move.whole).map(({ key, at }) => [key, movedModel(MODEL, at(PAPER, 1)).W]),
  );
  const total = whole.centring.reduce(([x, y], row) => [x + row[0], y + row[1]], [0, 0]);
  assert(Math.hypot(...total) < 1e-12);
  for (const row of whole["unit-length"]) assert(Math.abs(Math.hypot(...row) - 1) < 1e-12);
});

test("a zero row stays zero at unit length", () => {
  const state = {
    labels: ["a", "b"],
    unembeddings: [
      [0, 0],
      [3, 4],
    ],
    pair: [0, 1],
    centre: 0,
    unit: 1,
  };
  assert.deepEqual(
    movedModel({ W: state.unembeddings, X: MODEL.X }, switchedOn(state)).W.map((row) =>
      row.map((x) => Math.round(x * 1e12) / 1e12),
    ),
    [
      [0, 0],
      [0.6, 0.8],
    ],
  );
});

test("both switches centre first", () => {
  const state = {
    labels: ["a", "b"],
    unembeddings: [
      [1, 0],
      [3, 0],
    ],
    pair: [0, 1],
    centre: 1,
    unit: 1,
  };
  assert.deepEqual(movedModel({ W: state.unembeddings, X: MODEL.X }, switchedOn(state)).W, [
    [-1, 0],
    [1, 0],
  ]);
});

test("a value that appears or vanishes is a change, and one undefined throughout is none", () => {
  assert.deepEqual(changeOf([null, 0.5], [0.1, 0.5]), { kept: false, change: 0, undefined: true });
  assert.deepEqual(changeOf([null, 0.5], [null, 0.75]), { kept: false, change: 0.25, undefined: false });
  assert(changeOf([null], [null]).kept);
});

test("sets are compared by what is in one only", () => {
  assert.deepEqual(changeOf(new Set(["a", "b"]), new Set(["b", "c", "d"])), {
    kept: false,
    change: 3,
    undefined: false,
  });
});

test("a sample is spread evenly over all embeddings", () => {
  const X = Float64Array.from({ length: 2 * 1797 }, (_, k) => k);
  const sample = sampled(X);
  assert.equal(sample.length, 400);
  assert.deepEqual([sample[0], sample[1], sample[398] % 2, sample[398] > 3570], [0, 1, 0, true]);
  assert.deepEqual(sampled(X.slice(0, 6)), X.slice(0, 6));
});

test("every quantity has its words", () => {
  const words = readFileSync(new URL("../../assets/prose/measures/en.md", import.meta.url), "utf8");
  for (const { key } of QUANTITIES) assert.match(words, new RegExp(`^- verdicts\\.what-${key}: \\S`, "m"));
});

test("the whitened centred cosine of three labels in the plane is −½ whatever the model, that of five is not", () => {
  for (const W of [
    [
      [1, 0],
      [0, 3],
      [-2, 1],
    ],
    [
      [4, 4],
      [1, -1],
      [0, 2],
    ],
  ]) {
    QUANTITIES.forEach(({ key }) => assert.equal(forced(key, W), key === "whitened" ? -0.5 : null, key));
  }
  const five = [
    [1, 0],
    [0, 3],
    [-2, 1],
    [1, 1],
    [0, -2],
  ];
  QUANTITIES.forEach(({ key }) => assert.equal(forced(key, five), null, key));
  assert.equal(
    forced("whitened", [
      [0, 0],
      [1, 1],
      [3, 3],
    ]),
    null,
  );
});
