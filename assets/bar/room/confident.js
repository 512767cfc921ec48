/** Errors that many were sure of: what a class has to talk about first. */

import { holds } from "../../lab/story/machine.js";

/**
 * Wrong answers that somebody was sure of, the most frequent first; nothing where what is true is undefined.
 * @param {import("../../lab/exercise/codec.js").Exercise} exercise @param {Record<string, number>} sure how often each answer was given by who was sure
 * @param {Record<string, string>} readings as they are on the page now @returns {[answer: string, count: number][]}
 */
export function confidentErrors({ choices, scale }, sure, readings) {
  const found = Object.fromEntries(Object.entries(readings).map(([name, value]) => [name, { value: value === "" ? null : Number(value), shown: value }]));
  const truth = scale ? (found[scale.reading]?.value ?? null) : choices.findIndex((choice) => holds([choice.holds], found));
  if (truth === null || truth < 0 && !scale) return [];
  const wrong = (/** @type {string} */ answer) => (scale ? Math.abs(Number(answer) - truth) > scale.within : Number(answer) !== truth);
  const named = (/** @type {string} */ answer) => (scale ? answer : (choices[Number(answer)]?.text ?? answer));
  return Object.entries(sure).filter(([answer]) => wrong(answer)).map(([answer, count]) => /** @type {[string, number]} */ ([named(answer), count])).sort(([, a], [, b]) => b - a);
}
