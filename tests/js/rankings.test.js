import assert from "node:assert/strict";
import { test } from "node:test";

import { differenceCosines } from "../../assets/lab/maths/braid.js";
import { orders, rankingOf, rankingsFromCosines, whyNot } from "../../assets/lab/maths/orders.js";
import { winningLength } from "../../assets/lab/maths/winners.js";
import { counted } from "../../assets/lab/numbers.js";
import { createOrder } from "../../assets/lessons/rankings/order.js";
import { equalGap } from "../../assets/lessons/rankings/in_space.js";
import { feasibleRankings, impossibleAmong, shortRanking, turned } from "../../assets/lessons/rankings/rankings.js";
import { lifted } from "../../assets/lab/maths/lifting.js";
import { hull } from "../../assets/lab/maths/hull.js";
import { rankings } from "../../assets/lab/maths/patterns.js";
import { cosines, largestChange, scale } from "../../assets/lab/maths/vectors.js";
import { sentence } from "../../assets/lessons/rankings/panels.js";
import { seeded } from "../../assets/lab/random.js";
import { createText } from "../../assets/lab/text.js";
import { solve } from "../../assets/plane/scene.js";

const SEEDS = Array.from({ length: 40 }, (_, k) => k + 1);
const H1 = [0, 45, 90, 135, 180, 225, 315].map((a) => [
  5 * Math.cos((a * Math.PI) / 180),
  5 * Math.sin((a * Math.PI) / 180),
]);
const THRESHOLD = 5 / Math.SQRT2;
/** Unembeddings of the paper's Fig. 1. */
const C1 = [
  [1, 0.5],
  [0.5, 1],
  [-1, 0.4],
  [-0.8, -0.8],
  [0.9, -1.2],
];

/** @param {number} seed @param {number} n */
function drawn(seed, n) {
  const { normal } = seeded(seed);
  return Array.from({ length: n }, () => [normal(), normal()]);
}

/** Rows with one of them resized. @param {number[][]} W @param {number} k @param {number} length */
function resized(W, k, length) {
  return W.map((row, i) => (i === k ? scale(row, length / Math.hypot(...row)) : row));
}

/** @param {number[][]} W @param {Record<string, any>} [change] */
function sceneOf(W, change = {}) {
  const state = {
    labels: W.map((_, k) => String(k + 1)),
    reference: W,
    unembeddings: W,
    shift: [0, 0],
    turn: 0,
    size: 1,
    probe: [1, 0.1],
    pair: [0, 1],
    ...change,
  };
  return solve(
    state,
    { embeddings: new Float64Array([1, 0, 0, 1]), points: 2, model: "softmax" },
    {},
    { parts: turned },
  );
}

test("an impossible ranking comes with steps that balance, a possible one with none", () => {
  for (const seed of SEEDS) {
    const W = drawn(seed, 3 + (seed % 3));
    const scene = sceneOf(W);
    const found = feasibleRankings(scene);
    for (const ranking of found.now) assert.equal(whyNot(W, ranking), null, `seed ${seed}`);
    const cannot = impossibleAmong(W, found, 1000);
    assert.equal(found.now.length + cannot.length, orders(W.length));
    for (const ranking of cannot) {
      const proof = whyNot(W, ranking);
      assert.ok(proof, `seed ${seed}: ${ranking}`);
      const sum = proof.steps.reduce(
        (s, [a, b], k) => s.map((x, i) => x + proof.weights[k] * (W[a][i] - W[b][i])),
        [0, 0],
      );
      assert.ok(Math.hypot(...sum) < 1e-9 && proof.weights.every((w) => w > 0), `seed ${seed}: ${sum}`);
      for (const [a, b] of proof.steps) assert.equal(ranking.indexOf(b), ranking.indexOf(a) + 1);
    }
  }
});

test("of many labels a sample of the impossible is listed, those just lost first, none twice", () => {
  const short = resized(H1, 2, 2);
  const found = feasibleRankings(sceneOf(short, { reference: H1 }));
  const listed = impossibleAmong(short, found, 24).map(String);
  assert.equal(new Set(listed).size, 24);
  assert.ok(listed.every((key) => !found.keys.has(key)));
  assert.deepEqual(listed.slice(0, found.gone.length), found.gone.map(String));
  assert.deepEqual([found.now.length, found.gone.length, found.fresh.length], [28, 8, 20]);
  assert.deepEqual(found.never, [2]);
});

test("H.1: label 3 wins exactly beyond 5/√2, while no cosine moves", () => {
  assert.ok(Math.abs((winningLength(H1, 2) ?? 0) - THRESHOLD) < 1e-12);
  assert.equal(rankings(H1).length, 16);
  for (const [length, wins] of /** @type {const} */ ([
    [THRESHOLD + 1e-6, true],
    [THRESHOLD - 1e-6, false],
    [0.1, false],
  ])) {
    const W = resized(H1, 2, length);
    assert.equal(hull(W).includes(2), wins);
    assert.ok((largestChange(cosines(H1), cosines(W)) ?? 1) < 1e-12);
  }
});

test("a label wins just beyond its winning length, and not just before it", () => {
  for (const seed of SEEDS) {
    const W = drawn(seed, 5);
    W.forEach((_, k) => {
      const least = winningLength(W, k);
      if (least === null)
        return assert.ok(hull(resized(W, k, 0.01)).includes(k) && hull(resized(W, k, 50)).includes(k));
      assert.ok(hull(resized(W, k, least * (1 + 1e-6))).includes(k), `seed ${seed}, label ${k}`);
      assert.ok(!hull(resized(W, k, least * (1 - 1e-6))).includes(k) || least === 0, `seed ${seed}, label ${k}`);
    });
  }
  assert.equal(
    winningLength(
      [
        [0, 0],
        [1, 0],
      ],
      0,
    ),
    null,
  );
});

test("Theorem 5.6: the cosines of the differences give back the rankings", () => {
  const sources = [C1, H1, resized(H1, 2, 2), ...SEEDS.map((seed) => drawn(seed, 3 + (seed % 5)))];
  for (const W of sources) {
    const listed = rankingsFromCosines(/** @type {number[][]} */ (differenceCosines(W)), W.length);
    assert.deepEqual(listed.sort(), rankings(W).map(String).sort());
  }
});

test("translating, turning and resizing all rows keep those cosines and the rankings; one length does not", () => {
  const moved = [
    sceneOf(C1, { shift: [3, -2] }),
    sceneOf(C1, { turn: 40 }),
    sceneOf(C1, { size: 2.5 }),
    sceneOf(C1, { shift: [1, 1], turn: -170, size: 0.3 }),
  ];
  for (const scene of moved) {
    assert.ok((largestChange(differenceCosines(C1), differenceCosines(scene.after.rows)) ?? 1) < 1e-12);
    const { gone, fresh } = feasibleRankings(scene);
    assert.deepEqual([gone, fresh], [[], []]);
  }
  const [x, y] = sceneOf(C1, { turn: 90, size: 2 }).after.rows[0];
  assert.ok(Math.hypot(x + 1, y - 2) < 1e-12, "a quarter turn to the left, twice as long");
  const shorter = resized(C1, 0, 0.3);
  assert.ok((largestChange(differenceCosines(C1), differenceCosines(shorter)) ?? 0) > 0.1);
  assert.ok(feasibleRankings(sceneOf(shorter, { reference: C1 })).gone.length > 0);
});

test("equal unembeddings are named, and nothing is listed", () => {
  const found = feasibleRankings(
    sceneOf([
      [1, 0],
      [0, 1],
      [1, 0],
    ]),
  );
  assert.deepEqual(
    [
      found.twins,
      found.now,
      impossibleAmong(
        [
          [1, 0],
          [0, 1],
          [1, 0],
        ],
        found,
        9,
      ),
    ],
    [[0, 2], [], []],
  );
  assert.equal(largestChange(differenceCosines(C1), differenceCosines([C1[0], ...C1.slice(0, 4)])), null);
});

test("a zero unembedding has no cosine that could be said to be kept", () => {
  const words = {
    says: "{feasible}",
    zero: "zero {zero}",
    changed: "changed",
    lengths: "lengths",
    "never-one": "never {never}",
  };
  const text = createText(
    Object.fromEntries(Object.entries(words).map(([key, word]) => [`rankings-sentence.${key}`, word])),
    "en",
  );
  const told = (/** @type {number[][]} */ W) => sentence(sceneOf(W, { reference: C1 }), text);
  assert.equal(told([[0, 0], ...C1.slice(1)]), "20 changed zero 1 never 1");
  assert.equal(told(resized(C1, 0, 0.1)), "20 lengths never 1");
});

test("a probe on a line ties two labels, and one at 0 has no ranking", () => {
  assert.deepEqual(
    rankingOf(
      [
        [1, 0],
        [0, 1],
        [-1, 0],
      ],
      [1, 1],
    ),
    { order: [0, 1, 2], tie: [0, 1] },
  );
  assert.deepEqual(rankingOf(C1, [0, 0]).tie, [0, 1]);
  assert.equal(rankingOf(C1, [1, 0]).tie, null);
});

test("names and counts are short", () => {
  assert.equal(shortRanking([2, 0, 1], ["a", "b", "c"]), "c›a›b");
  assert.equal(shortRanking([0, 1], ["long name", "another"], 12), "long name…");
  assert.equal(counted(orders(12)), "479,001,600");
  assert.equal(counted(orders(26)), "4.0\u00a0×\u00a010²⁶");
});

test("an order that no input in the plane gives has gaps above zero as soon as its labels leave the plane", () => {
  for (const seed of SEEDS) {
    const W = drawn(seed, 4);
    const [flat, deep] = [0, 1].map((depth) => sceneOf(W, { space: seed, depth }));
    for (const order of impossibleAmong(W, feasibleRankings(flat), 24)) {
      const visit = { order, tried: 0, signs: 0 };
      assert.equal(equalGap(flat, visit), 0);
      const rows = lifted(W, 1, seed).map((row) => row.slice(0, 3));
      const steps = order.slice(1).map((worse, k) => rows[order[k]].map((x, i) => x - rows[worse][i]));
      const found = equalGap(deep, visit) ?? 0;
      // no x of length 1 makes all three gaps larger than the plane through their heads is far from zero
      const x = solved(steps, [found, found, found]);
      assert.ok(found > 0 && Math.abs(Math.hypot(...x) - 1) < 1e-6, `seed ${seed}: ${order}: ${found}`);
    }
  }
});

/** A · x = b by Cramer's rule. @param {number[][]} A @param {number[]} b */
function solved(A, b) {
  const det = (/** @type {number[][]} */ [p, q, r]) =>
    p[0] * (q[1] * r[2] - q[2] * r[1]) - p[1] * (q[0] * r[2] - q[2] * r[0]) + p[2] * (q[0] * r[1] - q[1] * r[0]);
  return [0, 1, 2].map((k) => det(A.map((row, i) => row.map((x, j) => (j === k ? b[i] : x)))) / det(A));
}

test("gaps of a proof are counted anew where a step begins, whatever orders were tried before", () => {
  const order = createOrder();
  const scene = sceneOf(C1);
  const cannot = impossibleAmong(C1, feasibleRankings(scene), 1000);
  assert.ok(cannot.length > 4);
  for (const each of cannot) {
    order.note(scene);
    order.ask(each);
  }
  assert.ok(order.now().signs >= 4, "a reader who tries so many orders in the step before");
  order.begin();
  order.note(scene);
  assert.equal(order.now().signs, 1);
});
