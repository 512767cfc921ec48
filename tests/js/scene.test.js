import assert from "node:assert/strict";
import { test } from "node:test";
import { ACTIONS as LINEAR } from "../../assets/lessons/rescale/index.js";
import { readings } from "../../assets/lessons/rescale/readings.js";
import { CORNERS, HANDLES as BASIS } from "../../assets/lessons/rescale/layers.js";
import { ACTIONS, toCosine } from "../../assets/plane/actions.js";
import { HANDLES, handlesOf } from "../../assets/plane/handles.js";
import { moveWith, RULES } from "../../assets/lab/maths/moves.js";
import { solve, space, whereOf } from "../../assets/plane/scene.js";

/** A small seeded generator (mulberry32): numbers in (−1, 1). @param {number} seed */
function generator(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** @param {number} seed @param {Record<string, any>} [change] */
function randomState(seed, change = {}) {
  const next = generator(seed);
  const point = () => [2 * next(), 2 * next()];
  const n = 2 + (seed % 6);
  const rows = Array.from({ length: n }, point);
  return {
    labels: rows.map((_, k) => String(k)),
    reference: rows,
    unembeddings: rows,
    shift: point(),
    linear: [1 + next() / 2, next() / 2, next() / 2, 1 + next() / 2],
    rule: 0,
    probe: point(),
    pair: [0, 1],
    target: next(),
    ...change,
  };
}

/** @param {number} seed @param {"softmax" | "sigmoid"} model */
function randomSource(seed, model = "softmax") {
  const next = generator(seed + 1000);
  const embeddings = Float64Array.from({ length: 200 }, () => 2 * next());
  return { embeddings, points: 100, model };
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

test("the gauge keeps every probability and every prediction", () => {
  for (const seed of SEEDS) {
    const { meter } = solve(randomState(seed), randomSource(seed), {});
    assert.ok(meter.maxDp <= 1e-12 && meter.same, `seed ${seed}: ${meter.maxDp}`);
  }
});

test("a linear gauge keeps the sigmoid, a translation does not", () => {
  for (const seed of SEEDS) {
    const source = randomSource(seed, "sigmoid");
    assert.ok(solve(randomState(seed, { shift: [0, 0] }), source, {}).meter.same);
    const shifted = randomState(seed, { shift: [1, -1], linear: [1, 0, 0, 1] });
    assert.equal(solve(shifted, source, {}).meter.same, false);
  }
});

test("moving the unembeddings alone, or both alike, is another classifier", () => {
  for (const rule of [1, 2]) {
    const state = randomState(5, { rule, linear: [3, 0, 0, 0.4] });
    assert.equal(solve(state, randomSource(5), {}).meter.same, false, RULES[rule]);
  }
});

test("a dragged unembedding is another classifier, and only then", () => {
  const state = randomState(7);
  const dragged = state.unembeddings.map((w, k) => (k ? w : [w[0] + 0.5, w[1]]));
  assert.equal(solve({ ...state, unembeddings: dragged }, randomSource(7), {}).meter.same, false);
});

test("buffers kept between frames change nothing", () => {
  const memory = {};
  const source = randomSource(3);
  for (const seed of [3, 9, 15]) {
    const kept = solve(randomState(seed), source, memory).meter;
    assert.deepEqual(kept, solve(randomState(seed), source, {}).meter);
  }
});

test("a handle put where it already is changes nothing, and goes where it is put", () => {
  const kinds = ["unembedding", "probe", "shift", "basis-1", "basis-2"];
  for (const seed of SEEDS) {
    for (const rule of [0, 1, 2]) {
      for (const plane of /** @type {const} */ (["input", "internal", "origin"])) {
        const state = randomState(seed, { rule });
        const source = randomSource(seed);
        const scene = solve(state, source, {});
        const held =
          plane === "origin"
            ? ["unembedding", "origin"]
            : plane === "input"
              ? ["unembedding", "probe", "shift"]
              : kinds;
        for (const handle of handlesOf({ ...HANDLES, ...BASIS }, held, plane, scene.n)) {
          const wanted = handle.place(scene).map((/** @type {number} */ x) => x + 0.25);
          const moved = { ...state, ...handle.change(scene, wanted) };
          const got = handle.place(solve(moved, source, {}));
          assert.ok(Math.hypot(got[0] - wanted[0], got[1] - wanted[1]) < 1e-9, `${handle.name} on ${plane}`);
        }
      }
    }
  }
});

test("make it −1, +1 and c do what they say, under any linear move", () => {
  for (const seed of SEEDS) {
    const state = randomState(seed);
    const source = randomSource(seed);
    const after = (/** @type {Record<string, any>} */ change) =>
      solve({ ...state, ...change }, source, {}).pair.after ?? NaN;
    const scene = solve(state, source, {});
    assert.ok(Math.abs(after(ACTIONS["cos-minus-one"](scene).change) + 1) < 1e-9);
    assert.ok(Math.abs(after(ACTIONS["cos-plus-one"](scene).change) - 1) < 1e-9);
    for (const c of [-1, -0.5, 0, state.target, 0.99, 1]) {
      assert.ok(Math.abs(after(toCosine(scene, c).change) - c) < 1e-9, `seed ${seed}, c ${c}`);
    }
    assert.ok(Math.abs(after(LINEAR["make-cosine-by-linear"](scene).change) - state.target) < 1e-9);
  }
});

test("D makes the cosine it can, and says so where it can't", () => {
  for (const seed of SEEDS) {
    const state = randomState(seed, { linear: [1.5, 0, 0, 0.5], shift: [0, 0] });
    const source = randomSource(seed);
    const { change, note, values } = LINEAR["make-cosine-by-scaling"](solve(state, source, {}));
    if (note) {
      assert.equal(note, "pair.not-reachable");
      assert.ok(values && Object.keys(change).length === 0);
    } else {
      const { pair, meter } = solve({ ...state, ...change }, source, {});
      assert.ok(Math.abs((pair.after ?? NaN) - state.target) < 1e-9 && meter.same);
    }
  }
});

test("coinciding unembeddings are told, not divided by", () => {
  const state = randomState(4);
  const twins = state.unembeddings.map((w, k) => (k === 1 ? state.unembeddings[0] : w));
  const scene = solve({ ...state, unembeddings: twins, reference: twins }, randomSource(4), {});
  assert.deepEqual(ACTIONS["cos-minus-one"](scene), { change: {}, note: "pair.coincide" });
});

test("a singular move is refused in a sentence", () => {
  assert.throws(() => moveWith({ linear: [1, 1, 1, 1] }), /needs an invertible matrix/);
});

test("a zero vector has no cosine", () => {
  const state = randomState(2, { linear: [1, 0, 0, 1] });
  const shift = state.unembeddings[0].map((x) => -x);
  assert.equal(solve({ ...state, shift }, randomSource(2), {}).pair.after, null);
});

test("an entry of D pulled past zero stays where its ring is told from the origin", () => {
  const state = { ...randomState(3), linear: [1, 0, 0, 1], rule: 0, shift: [0, 0] };
  const where = whereOf({
    ...state,
    ...BASIS["axis-2"].change(whereOf(state), [0, -4], space("internal", whereOf(state)), -1),
  });
  assert.ok(BASIS["axis-2"].place(where, space("internal", where), -1)[1] >= 0.3);
});

test("a corner of Rescale's rectangles is dragged along its area, to where the hand is on it, and never over an axis", () => {
  const state = { ...randomState(3), linear: [1, 0, 0, 1], rule: 0, shift: [0, 0], probe: [1.6, -0.5] };
  for (const k of /** @type {const} */ ([0, 1])) {
    const of = CORNERS[`corner-${/** @type {1 | 2} */ (k + 1)}`];
    const [x, w] = of.place(whereOf(state), space("given", whereOf(state)), -1);
    for (const p of [
      [2 * x, w],
      [x, 2 * w],
      [-x, w],
      [x, -3 * w],
      [0, 0],
    ]) {
      const where = whereOf({
        ...state,
        ...of.change(whereOf(state), /** @type {[number, number]} */ (p), space("given", whereOf(state)), -1),
      });
      const [side, height] = of.place(where, space("given", where), -1);
      assert.ok(Math.abs(side * height - x * w) < 1e-12 && side / x > 0.2, `${p}`);
    }
    const there = whereOf({
      ...state,
      ...of.change(whereOf(state), [2 * x, w / 2], space("given", whereOf(state)), -1),
    });
    of.place(there, space("given", there), -1).forEach((at, axis) =>
      assert.ok(Math.abs(at - [2 * x, w / 2][axis]) < 1e-12),
    );
  }
});

test("the cosine at 2 and ½ is that of the step's question, wherever a hand has left the rings", () => {
  const rows = [
    [1, 0.5],
    [-1, 0.4],
  ]; // cat and car
  for (const [linear, now] of /** @type {[number[], string][]} */ ([
    [[1.97, 0, 0, 0.6], "0.36"],
    [[1.78, 0, 0, 0.56], "0.34"],
    [[2, 0, 0, 0.5], "0.52"],
  ])) {
    const state = randomState(0, { reference: rows, unembeddings: rows, shift: [0, 0], linear });
    const read = readings(solve(state, randomSource(0), {}));
    assert.equal(Number(read.cos).toFixed(2), now);
    assert.equal(Number(read["cos-asked"]).toFixed(2), "0.52");
  }
});
