// The browser's noise, its pooling and the law of its cosines are those of lib/cosine_lab/maths.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  cosineDensity,
  counted,
  gram,
  limitCosine,
  limitSpread,
  noise,
  normalDensity,
  pairCosines,
  pool,
  shifted,
  spreadOf,
} from "../../assets/lab/maths/pooling.js";
import { between, ring, projected } from "../../assets/lessons/pooling/arrows.js";
import { createSolver } from "../../assets/lessons/pooling/scene.js";

/** @typedef {import("../../assets/lessons/pooling/types.js").State} State */
/**
 * @type {{
 * seed: number, columns: number, noise: number[], pools: {side: number, greatest: boolean, left: number[]}[], bins:
 * number,
 *   pairs: {shift: number, mean: number, sd: number, counts: number[]}[],
 *   laws: {moments: number[], shift: number, shifted: number[], cosine: number, spread: number}[],
 *   densities: {d: number, t: number, density: number}[], rows: number,
 *   moments: {max: number[][], mean: number[][]}, states: {state: State, readings: Record<string, number>}[],
 * }}
 */
const KNOWN = JSON.parse(
  readFileSync(resolve(dirname(fileURLToPath(import.meta.url)), "../vectors/pooling.json"), "utf8"),
);
for (const each of KNOWN.states) each.state.swept = 1; // all rows are pooled, as in Python
const DRAWN = { values: Float64Array.from(KNOWN.noise), columns: KNOWN.columns };

/** @param {number} found @param {number} wanted @param {string} [why] */
const near = (found, wanted, why = "") =>
  assert.ok(Math.abs(found - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted)), `${why}: ${found}, not ${wanted}`);

test("a seed draws the noise of Python", () => {
  noise(KNOWN.seed, KNOWN.noise.length).forEach((value, k) => near(value, KNOWN.noise[k]));
});

test("patches leave what they leave in Python, and those that would stick out are dropped", () => {
  for (const { side, greatest, left } of KNOWN.pools) {
    const found = pool(DRAWN, side, greatest);
    assert.equal(found.columns, Math.floor(KNOWN.columns / side));
    assert.equal(found.values.length, left.length);
    found.values.forEach((value, k) => near(value, left[k], `side ${side}`));
  }
});

test("cosines of all pairs under a common shift are those of the shifted rows", () => {
  const products = gram(DRAWN);
  for (const { shift, mean, sd, counts } of KNOWN.pairs) {
    const cosines = pairCosines(products, shift);
    near(spreadOf(cosines).mean, mean);
    near(spreadOf(cosines).sd, sd);
    assert.deepEqual([...counted(cosines, KNOWN.bins)], counts);
  }
});

test("a shift commutes with pooling", () => {
  for (const greatest of [true, false]) {
    const moved = pool({ ...DRAWN, values: DRAWN.values.map((value) => value + 0.75) }, 3, greatest).values;
    pool(DRAWN, 3, greatest).values.forEach((value, k) => near(moved[k], value + 0.75));
  }
});

test("moments, limits and densities are those of Python", () => {
  for (const law of KNOWN.laws) {
    const moved = shifted(law.moments, law.shift);
    moved.forEach((value, k) => near(value, law.shifted[k], `moment ${k + 1}`));
    near(limitCosine(moved), law.cosine);
    near(limitSpread(moved), law.spread);
  }
  for (const { d, t, density } of KNOWN.densities) near(cosineDensity(t, d), density, `d = ${d}`);
  near(normalDensity(1, 1, 2), 1 / (2 * Math.sqrt(2 * Math.PI)));
});

test("a state reads as it does in Python", () => {
  const solve = createSolver({ rows: KNOWN.rows, moments: KNOWN.moments });
  for (const { state, readings } of KNOWN.states) {
    const { cosines, raw, law, left } = solve(state);
    /** @type {Record<string, number>} */
    const found = {
      mean: cosines.mean,
      spread: cosines.sd,
      "raw-mean": raw.mean,
      "mean-law": law.mean,
      "spread-law": law.sd,
      "number-mean": law.numberMean,
      "number-sd": law.numberSd,
      outputs: left.columns,
      mu: state.mu,
    };
    assert.deepEqual(Object.keys(found).sort(), Object.keys(readings).sort());
    for (const [name, value] of Object.entries(found)) near(value, readings[name], `${JSON.stringify(state)} ${name}`);
    assert.ok(Math.abs(cosines.mean - law.mean) < 0.02 && Math.abs(cosines.sd / law.sd - 1) < 0.1, "close to its law");
  }
});

test("the law is exact for noise and for its means without a common mean, and only there", () => {
  const solve = createSolver({ rows: KNOWN.rows, moments: KNOWN.moments });
  const dimension = (/** @type {Partial<State>} */ change) =>
    solve({ ...KNOWN.states[0].state, ...change }).law.dimension;
  assert.deepEqual([dimension({}), dimension({ pool: 2, side: 4 })], [192, 48]);
  assert.deepEqual(
    [dimension({ pool: 1 }), dimension({ mu: 0.1 }), dimension({ pool: 2, mu: -1 })],
    [null, null, null],
  );
});

test("arrows are directions, and lean to the axis where the numbers share a mean", () => {
  const solve = createSolver({ rows: KNOWN.rows, moments: KNOWN.moments });
  const up = (/** @type {number} */ mu) => solve({ ...KNOWN.states[0].state, mu }).arrows;
  for (const arrow of up(0)) near(Math.hypot(...arrow), 1);
  const lean = (/** @type {number} */ mu) =>
    up(mu).reduce((sum, arrow) => sum + projected(arrow)[1], 0) / up(mu).length;
  assert.ok(Math.abs(lean(0)) < 0.2);
  assert.ok(lean(3) > 0.8 && lean(-3) < -0.8);
});

test("the camera keeps lengths, and puts the axis and its rings upright", () => {
  near(Math.hypot(...projected([0.3, -1.2, 0.5])), Math.hypot(0.3, 1.2, 0.5));
  const [right, height] = projected([1, 1, 1].map((value) => value / Math.sqrt(3)));
  near(right, 0);
  near(ring(1).up, height);
  near(ring(1).wide, 0);
  near(ring(0).wide, 1);
  assert.deepEqual(between([1, 0, 0], [0, 1, 0], 1), [0, 1, 0]);
  assert.deepEqual(between([1, 0, 0], [-1, 0, 0], 0.5), [-1, 0, 0]);
});
