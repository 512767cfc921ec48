// The factors' weights, cosines and separation are those of lib/cosine_lab/maths, and predictions stay.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { auc, nearest, separation } from "../../assets/lab/maths/clusters.js";
import {
  bends,
  compared,
  cosineTable,
  EXPONENTS,
  knots,
  place,
  shrinkage,
  splitWeights,
  unitRows,
  weights,
} from "../../assets/lab/maths/factors.js";

/**
 * @typedef {{cosines: (number | null)[][], separation: (number | null)[] | null}} Panel
 * @typedef {{rank: number, lam: number, bend: number[], product: number[], panels: Record<string, Panel>}} Case
 */
const FILE = resolve(dirname(fileURLToPath(import.meta.url)), "../vectors/factors.json");
/** @type {{groups: number[], sigma: number[], V: number[][], users: number[][], cases: Case[]}} */
const KNOWN = JSON.parse(readFileSync(FILE, "utf8"));
const NAMES = ["V", "V f^½", "V f", "V (f σ)^½", "V σ", "V σ⁻¹"];
const EVEN = 1;
const { sigma, groups } = KNOWN;
const of = { sigma, V: /** @type {any} */ (Float64Array.from(KNOWN.V.flat())), width: sigma.length };
const scores = /** @type {any} */ (Float64Array.from(KNOWN.users.flat()));
const items = groups.map((_, item) => item);

const near = (/** @type {number | null} */ found, /** @type {number | null} */ wanted, /** @type {string} */ why) => {
  if (wanted === null || found === null) assert.equal(found, wanted, why);
  else assert.ok(Math.abs(found - wanted) <= 1e-9, `${why}: ${found}, not ${wanted}`);
};
const heldTo = (/** @type {Float64Array} */ now, /** @type {Panel} */ panel, /** @type {string} */ why) => {
  const table = cosineTable(unitRows(of, now, items), items.length);
  panel.cosines
    .flat()
    .forEach((wanted, at) => near(Number.isNaN(table[at]) ? null : table[at], wanted, `${why}, cosine ${at}`));
  if (!panel.separation) return;
  const split = separation(table, groups);
  [split.within, split.between, split.auc, split.undefined].forEach((found, at) =>
    near(found, /** @type {number[]} */ (panel.separation)[at], why),
  );
};

for (const { rank, lam, bend, product, panels } of KNOWN.cases) {
  test(`rank ${rank}, λ ${lam}: every gauge has the cosines of Python`, () => {
    NAMES.forEach((name, gauge) => heldTo(weights(sigma, rank, lam, gauge).items, panels[name], name));
    heldTo(weights(sigma, rank, lam, EVEN, bend).items, panels.bent, "bent");
    heldTo(splitWeights(sigma, rank, lam), panels.split, "objective (2)");
  });

  test(`rank ${rank}, λ ${lam}: no gauge and no bend moves a prediction`, () => {
    const even = weights(sigma, rank, lam, EVEN);
    even.product.forEach((f, i) => near(f, product[i], "f"));
    EXPONENTS.forEach((_, gauge) => {
      const kept = compared(of, scores, weights(sigma, rank, lam, gauge, bend), even, items);
      assert.ok(kept.largest > 0);
      assert.ok(kept.difference <= 1e-10, `gauge ${gauge}: ${kept.difference}`);
    });
  });
}

test("a direction without variance belongs to no prediction", () => {
  assert.equal(shrinkage(0, 0), 0);
  const { items: b, users: a } = weights([2, 0], 2, 0, 5);
  assert.deepEqual([b[1], a[1]], [0, 0]);
});

test("handles stand on every direction, or ever fewer of many, and bend what lies between", () => {
  assert.deepEqual(knots(3, 12), [0, 1, 2]);
  assert.deepEqual(knots(50, 12), [0, 1, 2, 3, 4, 5, 7, 11, 16, 24, 34, 49]);
  assert.deepEqual(knots(1, 12), [0]);
  assert.deepEqual(bends([0, 2, 4], [0, 1, -1], 5), [0, 0.5, 1, 0, -1]);
  assert.deepEqual(bends([0], [2], 1), [2]);
  assert.equal(place([0, 2, 6], 4), 1.5);
});

test("ties count half, the lowest index goes first, and what has no angle is left out", () => {
  assert.equal(auc(Float64Array.of(1, 0.5), Float64Array.of(0.5, 0)), 0.875);
  assert.equal(auc(Float64Array.of(), Float64Array.of(1)), null);
  assert.deepEqual(nearest(Float64Array.of(1, 0.5, NaN, 0.5, 0.9), 0, 3), [4, 1, 3]);
  assert.deepEqual(separation(Float64Array.of(1, 0.25, 0.25, 1), null), {
    within: null,
    between: 0.25,
    auc: null,
    undefined: 0,
  });
});
