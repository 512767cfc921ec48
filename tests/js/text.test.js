// Words by key say what Python's say, and are never left out silently.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createText, joined } from "../../assets/lab/text.js";

/** @type {{template: string, values: import("../../assets/lab/types.js").Values, text: string, language?: string}[]} */
const CASES = JSON.parse(readFileSync(new URL("../vectors/text.json", import.meta.url), "utf8"));

for (const { template, values, text, language = "en" } of CASES) {
  test(`“${template}” is filled as Python fills it: ${text}`, () => {
    assert.equal(createText({ key: template }, language)("key", values), text);
  });
}

test("a key without words is an error", () => {
  assert.throws(() => createText({ a: "x" }, "en")("b"), /no word is called b/);
  assert.throws(() => createText({}, "en")("toString"), /no word is called toString/);
});

test("a placeholder without its value is an error", () => {
  assert.throws(() => createText({ a: "{x}" }, "en")("a", { y: 1 }), /needs a value for x/);
});

test("a value's own braces are left as they are", () => {
  assert.equal(createText({ a: "{x} {y}" }, "en")("a", { x: "{y}", y: "1" }), "{y} 1");
});

test("a format that this language of templates has not is an error", () => {
  assert.throws(() => createText({ a: "{x:.1%}" }, "en")("a", { x: 0.5 }), /no format is called \.1%/);
});

test("a Chinese line breaks before a quotation mark, not behind a bracket, nor in a fraction, product, equation or sign", () => {
  const say = createText(
    { said: "变成 0。“{word}”与“cat”：{n} / {all}，ρ = {rho}；蓝色为 +1，{n} × {n}（“{word}”），{text}" },
    "zh",
  );
  const told = say("said", { word: "hypertension", n: 0, all: 1000, rho: "−1.00", text: "a = b / c" });
  assert.equal(
    told,
    "变成 0。\u200b“hypertension”与\u200b“cat”：0\u00a0/\u00a01000，ρ\u00a0=\u00a0−1.00；蓝色为\u00a0+1，0\u00a0×\u00a00（“hypertension”），a = b / c",
  );
});

test("sentences stand one after the other, in Chinese without a blank between them", () => {
  assert.equal(joined(["It is so.", "So is this."]), "It is so. So is this.");
  assert.equal(
    joined(["24 种排序中有 12 种可能出现。", "这就是原来的模型。"]),
    "24 种排序中有 12 种可能出现。这就是原来的模型。",
  );
});
