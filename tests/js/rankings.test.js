import assert from "node:assert/strict";
import { test } from "node:test";

import { differenceCosines } from "../../assets/lab/maths/braid.js";
import { orders, rankingOf, rankingsFromCosines, whyNot } from "../../assets/lab/maths/orders.js";
import { sameWinners, winningLength } from "../../assets/lab/maths/winners.js";
import { counted } from "../../assets/lab/numbers.js";
import { goalsOf, wantedRanking } from "../../assets/lessons/rankings/goals.js";
import { feasibleRankings, impossibleAmong, shortRanking, turned } from "../../assets/lessons/rankings/rankings.js";
import { hull } from "../../assets/lab/maths/hull.js";
import { rankings } from "../../assets/lab/maths/patterns.js";
import { cosines, largestChange, scale, subtract, translate } from "../../assets/lab/maths/vectors.js";
import { sentence } from "../../assets/lessons/rankings/sentence.js";
import { seeded } from "../../assets/lab/random.js";
import { createText } from "../../assets/lab/text.js";
import { solve } from "../../assets/plane/scene.js";

const SEEDS = Array.from({ length: 40 }, (_, k) => k + 1);
const H1 = [0, 45, 90, 135, 180, 225, 315].map((a) => [5 * Math.cos((a * Math.PI) / 180), 5 * Math.sin((a * Math.PI) / 180)]);
const THRESHOLD = 5 / Math.SQRT2;
/** Unembeddings of the paper's Fig. 1. */
const C1 = [[1, 0.5], [0.5, 1], [-1, 0.4], [-0.8, -0.8], [0.9, -1.2]];

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
    labels: W.map((_, k) => String(k + 1)), reference: W, unembeddings: W, shift: [0, 0], turn: 0, size: 1,
    probe: [1, 0.1], pair: [0, 1], challenge: 0, seed: 1, claim: 0, ...change,
  };
  return solve(state, { embeddings: new Float64Array([1, 0, 0, 1]), points: 2, model: "softmax" }, {}, { parts: turned });
}

/** @param {string} key @param {string[]} labels @param {number[][]} W @param {string[]} [names] */
function challengeOf(key, labels, W, names = W.map((_, k) => String(k + 1))) {
  return { key, labels, start: { labels: names, reference: W, unembeddings: W, shift: [0, 0], turn: 0, size: 1 } };
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
      const sum = proof.steps.reduce((s, [a, b], k) => s.map((x, i) => x + proof.weights[k] * (W[a][i] - W[b][i])), [0, 0]);
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
  for (const [length, wins] of /** @type {const} */ ([[THRESHOLD + 1e-6, true], [THRESHOLD - 1e-6, false], [0.1, false]])) {
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
      if (least === null) return assert.ok(hull(resized(W, k, 0.01)).includes(k) && hull(resized(W, k, 50)).includes(k));
      assert.ok(hull(resized(W, k, least * (1 + 1e-6))).includes(k), `seed ${seed}, label ${k}`);
      assert.ok(!hull(resized(W, k, least * (1 - 1e-6))).includes(k) || least === 0, `seed ${seed}, label ${k}`);
    });
  }
  assert.equal(winningLength([[0, 0], [1, 0]], 0), null);
});

test("Theorem 5.6: the cosines of the differences give back the rankings", () => {
  const sources = [C1, H1, resized(H1, 2, 2), ...SEEDS.map((seed) => drawn(seed, 3 + (seed % 5)))];
  for (const W of sources) {
    const listed = rankingsFromCosines(/** @type {number[][]} */ (differenceCosines(W)), W.length);
    assert.deepEqual(listed.sort(), rankings(W).map(String).sort());
  }
});

test("translating, turning and resizing all rows keep those cosines and the rankings; one length does not", () => {
  const moved = [sceneOf(C1, { shift: [3, -2] }), sceneOf(C1, { turn: 40 }), sceneOf(C1, { size: 2.5 }), sceneOf(C1, { shift: [1, 1], turn: -170, size: 0.3 })];
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
  const found = feasibleRankings(sceneOf([[1, 0], [0, 1], [1, 0]]));
  assert.deepEqual([found.twins, found.now, impossibleAmong([[1, 0], [0, 1], [1, 0]], found, 9)], [[0, 2], [], []]);
  assert.equal(largestChange(differenceCosines(C1), differenceCosines([C1[0], ...C1.slice(0, 4)])), null);
});

test("a zero unembedding has no cosine that could be said to be kept", () => {
  const words = { says: "{feasible}", zero: "zero {zero}", changed: "changed", lengths: "lengths", "never-one": "never {never}" };
  const text = createText(Object.fromEntries(Object.entries(words).map(([key, word]) => [`rankings-sentence.${key}`, word])), "en");
  const told = (/** @type {number[][]} */ W) => sentence(sceneOf(W, { reference: C1 }), text);
  assert.equal(told([[0, 0], ...C1.slice(1)]), "20 changed zero 1 never 1");
  assert.equal(told(resized(C1, 0, 0.1)), "20 lengths never 1");
});

test("a probe on a line ties two labels, and one at 0 has no ranking", () => {
  assert.deepEqual(rankingOf([[1, 0], [0, 1], [-1, 0]], [1, 1]), { order: [0, 1, 2], tie: [0, 1] });
  assert.deepEqual(rankingOf(C1, [0, 0]).tie, [0, 1]);
  assert.equal(rankingOf(C1, [1, 0]).tie, null);
});

test("lose: a shorter label 3 wins the challenge, a dragged or a zero one does not", () => {
  const challenge = challengeOf("lose", ["3"], H1);
  const done = (/** @type {number[][]} */ W, change = {}) => goalsOf(challenge, sceneOf(W, { reference: H1, ...change })).map((goal) => goal.done);
  assert.deepEqual(done(H1), [true, false]);
  assert.deepEqual(done(resized(H1, 2, THRESHOLD + 0.001)), [true, false]);
  assert.deepEqual(done(resized(H1, 2, THRESHOLD - 0.001)), [true, true]);
  assert.deepEqual(done(H1.map((row, k) => (k === 2 ? [0.5, 1] : row))), [false, true]);
  assert.deepEqual(done(H1.map((row, k) => (k === 2 ? [0, 0] : row))), [false, true], "a zero row has no cosine");
  const dragged = H1.map((row, k) => (k === 2 ? [0.5, 1] : row));
  assert.deepEqual(done(dragged, { reference: dragged }), [false, true], "another original is no way round");
  const renamed = { labels: ["3", "2", "1", "4", "5", "6", "7"] };
  assert.deepEqual(done(resized(H1, 2, 1), renamed), [false, false], "other labels are another task");
});

test("nearer: a translation wins it, a dragged word does not", () => {
  const words = ["cat", "dog", "car", "house"];
  const W = [[3.44, 2.61], [4.16, 2.36], [4.55, -2.39], [3.58, -2.21]];
  const challenge = challengeOf("nearer", ["cat", "car", "dog"], W, words);
  const done = (/** @type {Record<string, any>} */ change) => goalsOf(challenge, sceneOf(W, { labels: words, ...change })).map((goal) => goal.done);
  assert.deepEqual(done({}), [false, true]);
  assert.deepEqual(done({ shift: [-3.8, -2.5] }), [true, true]);
  const pulled = [W[2], ...W.slice(1)].map(([x, y], k) => (k ? [x, y] : [x, y - 0.5]));
  assert.deepEqual(done({ unembeddings: pulled }), [true, false]);
});

test("reach: being there wins, and so does saying rightly that nobody can", () => {
  const challenge = challengeOf("reach", [], C1);
  const keys = new Set(rankings(C1).map(String));
  const seen = new Set();
  for (const seed of SEEDS) {
    const wanted = wantedRanking(C1, seed);
    const possible = keys.has(String(wanted));
    seen.add(possible);
    const at = (/** @type {Record<string, any>} */ change) => goalsOf(challenge, sceneOf(C1, { seed, ...change })).map((goal) => goal.done);
    const steps = wanted.slice(1).map((worse, k) => subtract(C1[wanted[k]], C1[worse]));
    const probe = directions().find((x) => steps.every((step) => step[0] * x[0] + step[1] * x[1] > 0));
    assert.equal(probe !== undefined, possible, `seed ${seed}`);
    if (probe) assert.deepEqual(at({ probe }), [true, true]);
    assert.deepEqual(at({ claim: 1, probe: [0, 0] }), [true, !possible]);
    assert.deepEqual(at({ claim: 1, probe: [0, 0], unembeddings: drawn(seed, 5) })[0], false);
    assert.equal(at({ shift: [2, 3] })[0], true);
  }
  assert.equal(seen.size, 2, "both kinds are asked for");
});

/** Directions close enough to meet every region of Fig. 1. */
function directions() {
  return Array.from({ length: 3600 }, (_, k) => [Math.cos((k * Math.PI) / 1800), Math.sin((k * Math.PI) / 1800)]);
}

test("the same winners everywhere: under a translation and a common size, not under a turn or a drag", () => {
  for (const seed of SEEDS) {
    const W = drawn(seed, 5);
    assert.ok(sameWinners(W, translate(W, [5, -3])) && sameWinners(W, W.map((row) => scale(row, 3))));
    assert.ok(!sameWinners(W, W.map(([x, y]) => [-y, x])));
    const k = hull(W)[0];
    assert.ok(!sameWinners(W, W.map((row, i) => (i === k ? scale(row, 1.1) : row))), `seed ${seed}`);
  }
});

test("names and counts are short", () => {
  assert.equal(shortRanking([2, 0, 1], ["a", "b", "c"]), "c›a›b");
  assert.equal(shortRanking([0, 1], ["long name", "another"], 12), "long name…");
  assert.equal(counted(orders(12)), "479,001,600");
  assert.equal(counted(orders(26)), "4.0 × 10²⁶");
});
