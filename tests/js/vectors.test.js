// The browser's mathematics gives the known values of tests/vectors, to 1e-12.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** @typedef {{why: string, function: string, args: unknown[], expected: unknown}} Case */

const HERE = dirname(fileURLToPath(import.meta.url));
const VECTORS = resolve(HERE, "../vectors");
const MATHS = resolve(HERE, "../../assets/lab/maths");
const PRECISION = 1e-12;

/**
 * Largest |number| anywhere in a value.
 * @param {unknown} value
 * @returns {number}
 */
function size(value) {
  if (typeof value === "number") return Math.abs(value);
  if (value === null || typeof value !== "object") return 0;
  return Object.values(value).reduce((top, each) => Math.max(top, size(each)), 0);
}

/**
 * Where got departs from want by more than 1e-12 of `unit`, the largest number wanted (or given, if
 * that is below 1); null if nowhere.
 * @param {unknown} got
 * @param {unknown} want
 * @param {number} unit
 * @param {string} [path]
 * @returns {string | null}
 */
function departure(got, want, unit, path = "") {
  if (typeof got === "number" && typeof want === "number") {
    return Math.abs(got - want) <= PRECISION * unit ? null : `${path}: ${got} for ${want}`;
  }
  if (want === null || typeof want !== "object" || got === null || typeof got !== "object") {
    return got === want ? null : `${path}: ${JSON.stringify(got)} for ${JSON.stringify(want)}`;
  }
  const [gotKeys, wantKeys] = [Object.keys(got).sort(), Object.keys(want).sort()];
  if (String(gotKeys) !== String(wantKeys)) return `${path}: keys ${gotKeys} for ${wantKeys}`;
  const [gotEach, wantEach] = [new Map(Object.entries(got)), new Map(Object.entries(want))];
  for (const key of wantKeys) {
    const found = departure(gotEach.get(key), wantEach.get(key), unit, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What a call gives, an error as {error: its name}.
 * @param {unknown} call
 * @param {unknown[]} args
 */
function outcome(call, args) {
  assert(typeof call === "function");
  try {
    return call(...args);
  } catch (error) {
    return { error: error instanceof Error ? error.name : String(error) };
  }
}

for (const file of readdirSync(VECTORS)) {
  /** @type {{module?: string, cases: Case[]}} */
  const { module, cases } = JSON.parse(readFileSync(join(VECTORS, file), "utf8"));
  if (module === undefined) continue;
  const exported = await import(join(MATHS, `${module}.js`));
  for (const name of new Set(cases.map((each) => each.function))) {
    test(`${module}.js: ${name} gives the known values`, () => {
      for (const { why, args, expected } of cases.filter((each) => each.function === name)) {
        const unit = Math.max(size(expected), Math.min(1, size(args)));
        const found = departure(outcome(exported[name], args), expected, unit);
        assert.equal(found, null, `${why}: ${found}`);
      }
    });
  }
  test(`${module}.js: every function has known values`, () => {
    const named = new Set(cases.map((each) => each.function));
    const free = Object.keys(exported).filter((name) => typeof exported[name] === "function" && !named.has(name));
    assert.deepEqual(free, []);
  });
}
