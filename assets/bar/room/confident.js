/** Errors that many were sure of: what a class has to talk about first. */

import { wrongBy } from "../../lab/exercise/truth.js";

/**
 * Wrong answers that somebody was sure of, the most frequent first; nothing where what is true is undefined.
 * @param {import("../../lab/exercise/codec.js").Exercise} exercise @param {Record<string, number>} sure how often each answer was given by who was sure
 * @param {Record<string, string>} readings as they are on the page now @returns {[answer: string, count: number][]}
 */
export function confidentErrors(exercise, sure, readings) {
  const { choices, scale } = exercise;
  const found = Object.fromEntries(Object.entries(readings).map(([name, value]) => [name, { value: value === "" ? null : Number(value), shown: value }]));
  const wrong = wrongBy(exercise, found);
  if (!wrong) return [];
  const named = (/** @type {string} */ answer) => (scale ? answer : (choices[Number(answer)]?.text ?? answer));
  return Object.entries(sure).filter(([answer]) => wrong(answer)).map(([answer, count]) => /** @type {[string, number]} */ ([named(answer), count])).sort(([, a], [, b]) => b - a);
}
