/** What the room said, beside what is. */

import { html } from "../../lab/dom.js";
import { histogramOf } from "../../lab/exercise/histogram.js";
import { holds } from "../../lab/story/machine.js";

const BINS = 12;

/**
 * @typedef {import("../../lab/exercise/codec.js").Exercise} Exercise
 * @typedef {import("../../lab/exercise/histogram.js").Bar} Bar
 */

/** Bars with what is true marked, and a sentence where nothing is. @param {import("../../lab/text.js").Text} words @param {Exercise} exercise @param {import("./client.js").Seen} seen @param {Record<string, string>} readings as they are on the page now */
export function histogram(words, exercise, seen, readings) {
  const bars = barsOf(words, exercise, seen, readings);
  const table = histogramOf(words("room.said"), bars, { true: words("room.true"), bins: exercise.scale !== null });
  const asks = exercise.choices.length > 0 || exercise.scale !== null;
  return [
    ...(asks ? [table] : []),
    ...(asks && !bars.some((bar) => bar.true) ? [html("p", {}, [words("room.truth-undefined")])] : []),
  ];
}

/** @param {import("../../lab/text.js").Text} words @param {Exercise} exercise @param {import("./client.js").Seen} seen @param {Record<string, string>} readings @returns {Bar[]} */
function barsOf(words, exercise, seen, readings) {
  const found = Object.fromEntries(Object.entries(readings).map(([name, value]) => [name, { value: value === "" ? null : Number(value), shown: value }]));
  const skipped = seen.skipped ? [{ title: words("room.skipped"), count: seen.skipped, true: false }] : [];
  const truth = exercise.choices.findIndex((choice) => holds([choice.holds], found));
  const chosen = exercise.choices.map(({ text }, k) => ({ title: text, count: seen.answers[k] ?? 0, true: k === truth }));
  return [...chosen, ...(exercise.scale ? binned(exercise.scale, seen.answers, found[exercise.scale.reading]?.value ?? null) : []), ...skipped];
}

/** @param {import("../../lab/story/machine.js").Scale} scale @param {Record<string, number>} answers @param {number | null} truth @returns {Bar[]} */
function binned({ low, high, step }, answers, truth) {
  const width = Math.max(step, (high - low) / BINS);
  const count = Math.ceil((high - low) / width);
  const at = (/** @type {number} */ value) => Math.min(count - 1, Math.max(0, Math.floor((value - low) / width)));
  const bins = Array.from({ length: count }, (_, k) => ({ title: `${short(low + k * width)} – ${short(Math.min(high, low + (k + 1) * width))}`, count: 0, true: truth !== null && at(truth) === k }));
  for (const [answer, times] of Object.entries(answers)) bins[at(Number(answer))].count += times;
  return bins;
}

/** @param {number} value */
const short = (value) => String(Number(value.toPrecision(4))).replace("-", "−");
