/** What the room said, beside what is. @import {Bar, Exercise} from "../../sources/exercise/types.js" */

import { html } from "../../lab/dom.js";
import { histogramOf, numbered, wrongBy } from "../../sources/exercise/truth.js";
import { holds } from "../../lab/story/machine.js";
import { nice } from "../exercise/ranges.js";

const BINS = 12;

/** Bars with what is true marked, and a sentence where nothing is. @param {import("../../lab/types.js").Text} words @param {Exercise} exercise @param {import("./types.js").Seen} seen @param {Record<string, string>} readings as they are on the page now @param {string} none why nothing is true, as a key */
export function histogram(words, exercise, seen, readings, none) {
  const bars = barsOf(words, exercise, seen, readings);
  const table = histogramOf(words("room.said"), bars, { true: words("room.true"), bins: exercise.scale !== null });
  const asks = exercise.choices.length > 0 || exercise.scale !== null;
  return [
    ...(asks ? [table] : []),
    ...(asks && !bars.some((bar) => bar.true) ? [html("p", {}, [words(none)])] : []),
  ];
}

/** @param {import("../../lab/types.js").Text} words @param {Exercise} exercise @param {import("./types.js").Seen} seen @param {Record<string, string>} readings @returns {Bar[]} */
function barsOf(words, exercise, seen, readings) {
  const found = numbered(readings);
  const skipped = seen.skipped ? [{ title: words("room.skipped"), count: seen.skipped, true: false }] : [];
  const truth = exercise.choices.findIndex((choice) => holds([choice.holds], found));
  const chosen = exercise.choices.map(({ text }, k) => ({ title: text, count: seen.answers[k] ?? 0, true: k === truth }));
  return [...chosen, ...(exercise.scale ? binned(exercise.scale, seen.answers, found[exercise.scale.reading]?.value ?? null) : []), ...skipped];
}

/** @param {import("../../lab/story/types.js").Scale} scale @param {Record<string, number>} answers @param {number | null} truth @returns {Bar[]} */
export function binned({ low, high, step }, answers, truth) {
  const width = Math.max(step, nice((high - low) / BINS));
  const count = Math.ceil((high - low) / width - 1e-9);
  const at = (/** @type {number} */ value) => Math.min(count - 1, Math.max(0, Math.floor((value - low) / width + 1e-9)));
  const bins = Array.from({ length: count }, (_, k) => ({ title: `${short(low + k * width)} – ${short(Math.min(high, low + (k + 1) * width))}`, count: 0, true: truth !== null && at(truth) === k }));
  for (const [answer, times] of Object.entries(answers)) bins[at(Number(answer))].count += times;
  return bins;
}

/** @param {number} value */
const short = (value) => String(Number(value.toPrecision(4))).replace("-", "−");

/**
 * Wrong answers that somebody was sure of, the most frequent first; nothing where what is true is undefined.
 * @param {import("../../sources/exercise/types.js").Exercise} exercise @param {Record<string, number>} sure how often each answer was given by who was sure
 * @param {Record<string, string>} readings as they are on the page now @returns {[answer: string, count: number][]}
 */
export function confidentErrors(exercise, sure, readings) {
  const { choices, scale } = exercise;
  const wrong = wrongBy(exercise, numbered(readings));
  if (!wrong) return [];
  const named = (/** @type {string} */ answer) => (scale ? answer : (choices[Number(answer)]?.text ?? answer));
  return Object.entries(sure).filter(([answer]) => wrong(answer)).map(([answer, count]) => /** @type {[string, number]} */ ([named(answer), count])).sort(([, a], [, b]) => b - a);
}
