/** What the room said, beside what is. @import {Bar, Exercise} from "../../sources/exercise/types.js" */

import { html } from "../../lab/dom.js";
import { histogramOf, numbered, wrongBy } from "../../sources/exercise/truth.js";
import { holds } from "../../lab/story/machine.js";
import { nice } from "../exercise/ranges.js";

const BINS = 12;

/**
 * Bars with what is true marked. @param {import("../../lab/types.js").Text} words
 * @param {import("./types.js").Question} asked @param {Pick<import("./types.js").RoomView, "answers" | "skipped">} seen
 * @param {string | number | null} truth a choice or a number; null where nothing is true yet
 * @param {Pick<import("./types.js").RoomView, "answers" | "skipped"> | null} [first] what was said in a round before
 */
export function tally(words, { choices, scale }, seen, truth, first = null) {
  const skipping = seen.skipped + (first?.skipped ?? 0) > 0;
  const barsOf = (/** @type {typeof seen} */ { answers, skipped }) => [
    ...(scale
      ? binned(scale, answers, typeof truth === "number" ? truth : null)
      : choices.map(({ key, text }) => ({ title: text, count: answers[key] ?? 0, true: key === truth }))),
    ...(skipping ? [{ title: words("room.skipped"), count: skipped, true: false }] : []),
  ];
  return histogramOf(words("room.said"), barsOf(seen), {
    true: words("room.true"),
    bins: scale !== null,
    ...(first ? { first: barsOf(first), rounds: [words("room.round-first"), words("room.round-last")] } : {}),
  });
}

/**
 * The same of an exercise, and a sentence where nothing is true. @param {import("../../lab/types.js").Text} words
 * @param {Exercise} exercise @param {import("./types.js").RoomView} view
 * @param {Record<string, string>} readings as they are on the page now
 * @param {string} none why nothing is true, as a key
 */
export function histogram(words, { choices, scale }, view, readings, none) {
  if (!choices.length && !scale) return [];
  const bins = numbered(readings);
  const right = choices.findIndex((choice) => holds([choice.holds], bins));
  const truth = scale ? (bins[scale.reading]?.value ?? null) : right < 0 ? null : String(right);
  const table = tally(words, { choices: choices.map(({ text }, k) => ({ key: String(k), text })), scale }, view, truth);
  return truth === null ? [table, html("p", {}, [words(none)])] : [table];
}

/**
 * A bar for each number that can be said, or, where these are many, for as many that follow one another: its title has
 * the first and the last of them. @param {import("../../lab/story/types.js").Scale} scale
 * @param {Record<string, number>} answers @param {number | null} truth @returns {Bar[]}
 */
export function binned({ low, high, step }, answers, truth) {
  const all = Math.round((high - low) / step) + 1;
  const each = all <= BINS + 1 ? 1 : Math.max(1, Math.round(nice((high - low) / BINS) / step));
  const count = Math.ceil(all / each);
  const number = (/** @type {number} */ k) => short(Math.min(high, low + k * step));
  const at = (/** @type {number} */ value) =>
    Math.min(count - 1, Math.max(0, Math.floor((Math.round((value - low) / step) + 1e-9) / each)));
  const bins = Array.from({ length: count }, (_, k) => ({
    title: number(k * each) + (each > 1 && k * each < all - 1 ? ` – ${number((k + 1) * each - 1)}` : ""),
    count: 0,
    true: truth !== null && at(truth) === k,
    ...(truth !== null && at(truth) === k && each > 1 ? { exactly: short(truth) } : {}),
  }));
  for (const [answer, times] of Object.entries(answers)) bins[at(Number(answer))].count += times;
  return bins;
}

/** @param {number} value */
const short = (value) => String(Number(value.toPrecision(4))).replace("-", "−");

/**
 * Wrong answers that somebody was sure of, the most frequent first; nothing where what is true is undefined.
 * @param {import("../../sources/exercise/types.js").Exercise} exercise
 * @param {Record<string, number>} sure how often each answer was given by who was sure
 * @param {Record<string, string>} readings as they are on the page now @returns {[answer: string, count: number][]}
 */
export function confidentErrors(exercise, sure, readings) {
  const { choices, scale } = exercise;
  const wrong = wrongBy(exercise, numbered(readings));
  if (!wrong) return [];
  const named = (/** @type {string} */ answer) => (scale ? answer : (choices[Number(answer)]?.text ?? answer));
  return Object.entries(sure)
    .filter(([answer]) => wrong(answer))
    .map(([answer, count]) => /** @type {[string, number]} */ ([named(answer), count]))
    .sort(([, a], [, b]) => b - a);
}
