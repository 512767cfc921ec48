// What a scene says of a move, held to what Python says of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { solve } from "../../assets/plane/scene.js";

/**
 * @type {{state: import("../../assets/lab/types.js").State, embeddings: number[], readings: Record<string, number |
 * null>}[]}
 */
const cases = JSON.parse(readFileSync(new URL("../vectors/effects.json", import.meta.url), "utf8"));

/** @param {number | null} a @param {number | null} b */
const near = (a, b) => (a === null || b === null ? a === b : Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(b)));

cases.forEach(({ state, embeddings, readings }, k) => {
  test(`move ${k}: rule ${state.rule}`, () => {
    const points = Float64Array.from(embeddings);
    const { pair, meter } = solve(state, { embeddings: points, points: points.length / 2, model: "softmax" }, {});
    /** @type {Record<string, number | null>} */
    const found = {
      "cos-before": pair.before,
      cos: pair.after,
      "max-dp": meter.maxDp,
      changed: meter.changed,
      "max-dcos": meter.maxDcos,
    };
    for (const [name, value] of Object.entries(readings))
      assert.ok(near(found[name], value), `${name}: ${found[name]} is not ${value}`);
  });
});
