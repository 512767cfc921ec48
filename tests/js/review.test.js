// The second visit: every kind of problem has one right answer, which an independent check finds as well.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createText } from "../../assets/lab/text.js";
import { createKeeper, recall } from "../../assets/lab/story/memory.js";
import { calendar } from "../../assets/review/index.js";
import { errors } from "../../assets/review/memory.js";
import { chosen, MAKERS, problemOf, TEN } from "../../assets/review/problems.js";
import { CHOICES, PLACES, STAYS } from "./review_checks.js";

const prose = readFileSync(new URL("../../assets/prose/review/en.md", import.meta.url), "utf8");
const say = createText(Object.fromEntries([...prose.matchAll(/^- ([\w.-]+): (.+)$/gm)].map(([, key, text]) => [key, text])), "en");
const words = (/** @type {import("../../assets/review/types.js").Said} */ [key, values]) => say(key, values);
/** @param {string} text */
const numbers = (text) => (text.match(/(?<![\w.])−?\d+(?:\.\d+)?/g) ?? []).map((each) => Number(each.replace("−", "-")));
const SEEDS = Array.from({ length: 200 }, (_, k) => `s${k}`);

for (const slug of Object.keys(MAKERS)) {
  test(`${slug}: one right answer for 200 seeds, told apart, in words that are there`, () => {
    const asked = new Set();
    const places = new Set();
    for (const seed of SEEDS) {
      const problem = problemOf(slug, seed, say);
      const { choices, place } = problem;
      const all = [problem.asked, problem.why, ...choices.flatMap(({ text, said }) => [text, said]), ...(place ? [place.said(place.start), place.said(place.solved)] : []), ...(problem.table?.head ?? [])];
      const told = all.map(words);
      for (const each of told) assert.doesNotMatch(each, /NaN|undefined|—|Infinity/, `${seed}: ${each}`);
      asked.add(problem.asked[0]);
      if (place) {
        assert.ok(place.goal(place.solved) && !place.goal(place.start) && PLACES[slug]({ problem, words, numbers }), seed);
        continue;
      }
      assert.equal(choices.filter(({ right }) => right).length, 1, seed);
      assert.deepEqual(choices.map(({ right }) => right), CHOICES[slug]({ problem, words, numbers }), `${seed}: ${words(problem.asked)}`);
      assert.ok(choices.length >= 3 && new Set(choices.map(({ text }) => words(text))).size === choices.length, seed);
      places.add(choices.findIndex(({ right }) => right));
      assert.deepEqual(problemOf(slug, seed, say).asked, problem.asked);
    }
    if (!PLACES[slug]) assert.equal(places.size, problemOf(slug, "s0", say).choices.length > 3 ? 4 : 3, "the right answer stands anywhere");
  });
}

test("of training again, “depends on the run” is right about as often as a label that is nearest in every run", () => {
  const right = SEEDS.map((seed) => problemOf("train_again", seed, say).choices.find((choice) => choice.right)?.text[0]);
  const share = right.filter((key) => key === "train_again.depends").length / SEEDS.length;
  assert.ok(share > 0.4 && share < 0.6, String(share));
});

test("choices that are numbers differ by two of their last digit at least", () => {
  for (const slug of ["rescale", "words"]) {
    for (const seed of SEEDS) {
      const found = problemOf(slug, seed, say).choices.map(({ text }) => numbers(words(text))[0]).sort((p, q) => p - q);
      for (const [k, each] of found.entries()) assert.ok(!k || each - found[k - 1] > 0.0199, `${slug} ${seed}: ${found}`);
    }
  }
});

test("nobody is right who always says that predictions stay and cosines change", () => {
  const all = Object.keys(MAKERS).flatMap((slug) => SEEDS.slice(0, 40).map((seed) => STAYS(problemOf(slug, seed, say))));
  const share = all.filter(Boolean).length / all.length;
  assert.ok(share > 0.2 && share < 0.5, String(share));
});

test("a seed gives ten different lessons, the same every time, and errors come first", () => {
  assert.deepEqual(chosen("abc"), chosen("abc"));
  assert.notDeepEqual(chosen("abc"), chosen("abd"));
  assert.equal(new Set(chosen("abc")).size, TEN);
  assert.deepEqual(chosen("abc", ["pooling", "no", "home"]).slice(0, 2), ["pooling", "home"]);
});

test("confident errors come before others, and what went right is not asked first", () => {
  const missed = /** @type {Record<string, any>} */ ({ home: { wrong: { a: true }, sure: { a: "guess" } }, words: { wrong: { a: true }, sure: { a: "sure" } }, norms: { wrong: { a: false }, sure: { a: "sure" } } });
  const visit = { seed: "", results: { pooling: { tries: 2, right: true }, audit: { tries: 1, right: true } } };
  assert.deepEqual(errors(["home", "norms", "words", "pooling", "audit"], visit, (slug) => missed[slug] ?? null), ["words", "home", "pooling"]);
});

test("the calendar's file is one event a week later, in lines of at most 75 octets", () => {
  const address = `https://example.org/review?seed=${"a".repeat(90)}`;
  const text = calendar({ address, title: "Ten, mixed; problems", about: "Où\n\\ ⊕ ".repeat(20), now: new Date("2026-03-25T10:00:00Z") });
  assert.ok(text.endsWith("END:VCALENDAR\r\n"));
  const lines = text.split("\r\n");
  for (const line of lines) assert.ok(new TextEncoder().encode(line).length <= 75, line);
  const whole = text.replaceAll("\r\n ", "").split("\r\n");
  for (const name of ["VERSION", "PRODID", "UID", "DTSTAMP", "DTSTART", "SUMMARY", "URL"]) assert.equal(whole.filter((line) => line.startsWith(`${name}:`)).length, 1);
  assert.ok(whole.includes(`URL:${address}`) && whole.includes("SUMMARY:Ten\\, mixed\\; problems"));
  assert.ok(whole.some((line) => /^DTSTART:202604(01)T\d{6}Z$/.test(line)), text);
});

test("a wrong answer is kept once what is true is told, until another answer is given", () => {
  const held = /** @type {Record<string, string>} */ ({});
  const store = /** @type {any} */ ({ read: (/** @type {string} */ key) => held[key] ?? null, write: (/** @type {string} */ key, /** @type {string} */ value) => (held[key] = value) });
  const bet = /** @type {import("../../assets/lab/story/types.js").Bet} */ ({ about: ["n"], choices: [{ key: "none", holds: [["n", "=", 0]] }, { key: "some", holds: [["n", ">", 0]] }], scale: null });
  const beat = /** @type {import("../../assets/lab/story/types.js").Beat} */ ({ key: "asked", start: null, shows: { planes: [], panels: [], handles: [] }, bet, goal: [], actions: [] });
  const keeper = createKeeper({ slug: "toy", beats: [beat], next: null }, store);
  const place = (/** @type {string} */ answer) => ({ guided: true, at: 0, answers: { asked: answer }, reached: [] });
  const judge = (/** @type {string} */ answer, /** @type {number | null} */ value) => {
    keeper.note(place(answer), false);
    keeper.judge(beat, place(answer), { n: { value, shown: "" } });
    return recall(store, "toy")?.wrong?.asked;
  };
  assert.equal(judge("some", null), undefined);
  assert.equal(judge("some", 0), true);
  assert.equal(judge("some", 3), true, "the first time stands");
  assert.equal(judge("none", 0), false);
});
