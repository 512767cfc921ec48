// Numbers as a reader sees them, and as a reader types them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beneath, fixed, magnitude, onScale, parseNumber, signed, typed, UNDEFINED } from "../../assets/lab/numbers.js";

test("a negative number has a true minus sign, and a rounded zero has none", () => {
  assert.deepEqual(
    [-1, 0.8, -0.001, -0, 12.345].map((x) => fixed(x)),
    ["−1.00", "0.80", "0.00", "0.00", "12.35"],
  );
});

test("a sign is said of what is not 0 as it is shown", () => {
  assert.deepEqual(
    [0.5, -0.5, 0, -0, 1e-17, -1e-17].map((x) => signed(x)),
    ["+0.50", "−0.50", "0.00", "0.00", "0.00", "0.00"],
  );
});

test("what is undefined is a dash, never NaN", () => {
  for (const value of [null, NaN, Infinity, -Infinity]) {
    assert.deepEqual([fixed(value), magnitude(value)], [UNDEFINED, UNDEFINED]);
  }
});

test("a tiny size keeps its power of ten", () => {
  const shown = [0, 0.37, 0.005, 0.0049, 2.2e-9, -3e-7];
  assert.deepEqual(shown.map(magnitude), [
    "0",
    "0.37",
    "0.01",
    "5\u00a0×\u00a010⁻³",
    "2\u00a0×\u00a010⁻⁹",
    "−3\u00a0×\u00a010⁻⁷",
  ]);
});

test("a size that rounds up to ten takes the next power", () => {
  assert.equal(magnitude(9.7e-8), "1\u00a0×\u00a010⁻⁷");
});

test("rounding is shown as 0, and the figure beneath it on demand", () => {
  assert.deepEqual([2.2e-16, -9e-13, 5e-324].map(magnitude), ["0", "0", "0"]);
  assert.deepEqual([2.2e-16, -9e-13, 5e-324].map(beneath), [
    "2.2\u00a0×\u00a010⁻¹⁶",
    "−9.0\u00a0×\u00a010⁻¹³",
    "4.9\u00a0×\u00a010⁻³²⁴",
  ]);
  assert.deepEqual([null, 0, 1e-12, 0.37].map(beneath), ["", "", "", ""]);
});

test("a typed number may have either minus sign, either decimal sign, and an exponent", () => {
  const texts = ["-0.5", "−0.5", " +.5 ", "0,5", "5.", "1e-3", "1E3", "-0"];
  assert.deepEqual(texts.map(parseNumber), [-0.5, -0.5, 0.5, 0.5, 5, 0.001, 1000, -0]);
});

test("what is no finite number is refused", () => {
  for (const text of [
    "",
    " ",
    "abc",
    "1e999",
    "∞",
    "NaN",
    "Infinity",
    "0x10",
    "1_000",
    "1.2.3",
    "1,000,5",
    "--1",
    "1e",
    ".",
    "½",
    "１",
  ]) {
    assert.equal(parseNumber(text), null, text);
  }
});

test("what is shown to be typed over is read as the same number", () => {
  for (const value of [0, 1, -0.75, 1 / 3, -1e-7, 123456.789, 1e-300, -100]) {
    const back = /** @type {number} */ (parseNumber(typed(value)));
    assert.ok(Math.abs(back - value) <= 1e-11 * Math.abs(value), `${typed(value)} for ${value}`);
  }
});

test("a scale has as many digits as its steps need, however large or small they are", () => {
  assert.deepEqual(
    [-0.5, 0, 0.5, 1].map((x) => onScale(x, 0.5)),
    ["−0.5", "0.0", "0.5", "1.0"],
  );
  assert.deepEqual(
    [-20, 0, 20].map((x) => onScale(x, 20)),
    ["−20", "0", "20"],
  );
  assert.deepEqual(
    [2e-7, 1.2e-6, -4e-7].map((x) => onScale(x, 2e-7)),
    ["2\u00a0×\u00a010⁻⁷", "1.2\u00a0×\u00a010⁻⁶", "−4\u00a0×\u00a010⁻⁷"],
  );
  assert.deepEqual(
    [5e12, 1.5e13].map((x) => onScale(x, 5e12)),
    ["5\u00a0×\u00a010¹²", "1.5\u00a0×\u00a010¹³"],
  );
});
