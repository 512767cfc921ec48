/**
 * What an exercise's maker knows without asking: the range of a reading to bet on, a number to compare it with, and
 * what an exercise lacks. @import {Declares, Fault} from "./types.js" @import {About} from "../../lab/types.js"
 * @import {Exercise} from "../../sources/exercise/types.js"
 */

import { holds, truthOf } from "../../lab/story/machine.js";

/** As many places as a slider has, about. */
const PLACES = 200;
const OFF = 0.05; // of the range, and still right
const WHOLE = ["count", "steps", "label", "truth"];

/** A number without what floating point adds. @param {number} value */
const round = (value) => Number(value.toPrecision(12));

/** The least of 1, 2, 5, 10, 20 … that is not below. @param {number} value */
export function nice(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return round(power * ([1, 2, 5].find((each) => each * power >= value * (1 - 1e-9)) ?? 10));
}

/**
 * Whether a slider makes sense for a reading: not for a yes or no, nor for a name's number. @param {About | null} about
 */
export const measured = (about) => about !== null && about.unit !== "truth" && about.unit !== "label";

/**
 * The range to bet in, in steps that the page shows; where it has no end of its own, about twice what is read now.
 * @param {About} about @param {number | null} now
 */
export function rangeOf({ unit, low, high, digits }, now) {
  const whole = WHOLE.includes(unit);
  const reach = nice(Math.max(2 * Math.abs(now ?? 0), whole ? 10 : 1));
  const from = low ?? -reach;
  const to = Math.max(high ?? Math.max(reach, 2 * from), from + 10 ** -digits);
  const step = Math.max(nice((to - from) / PLACES), whole ? 1 : 10 ** -digits);
  return { low: from, high: to, step, within: round(Math.round((OFF * (to - from)) / step) * step) };
}

/**
 * What to compare a reading with, to begin with: what it is now, as the page shows it. @param {About | null} about
 * @param {number | null} now
 */
export function beside(about, now) {
  const digits = about?.digits ?? 2;
  const value = Math.max(now ?? 0, about?.low ?? -Infinity);
  return { value: round(Number(value.toFixed(digits))), within: digits ? 10 ** -digits : 0 };
}

/**
 * What is wrong with an exercise, before a link is made of it. @param {Exercise} exercise @param {Declares} about
 * @param {import("../../lab/story/types.js").Readings} now @returns {Fault | null}
 */
export function faultOf({ question, choices, scale, goal }, about, now) {
  if (!question.trim()) return ["no-question", {}];
  if (choices.some(({ text }) => !text.trim())) return ["no-choice", {}];
  const compared = [...choices.map((each) => each.holds), ...goal];
  if (
    ![
      ...compared.flatMap(([, , value, within = 0]) => [value, within]),
      ...(scale ? [scale.low, scale.high, scale.step, scale.within] : []),
    ].every(Number.isFinite)
  )
    return ["no-number", {}];
  const outside = [
    ...compared.map(([name, , value]) => beyond(about(name), name, value, value)),
    ...(scale ? [beyond(about(scale.reading), scale.reading, scale.low, scale.high)] : []),
  ];
  const [first] = outside.filter((each) => each !== null);
  if (first) return first;
  if (scale && !(scale.step > 0 && scale.high - scale.low >= scale.step)) return ["no-scale", {}];
  return goal.length && holds(goal, now) ? ["goal-holds", {}] : null;
}

/**
 * Why no answer is right as the page stands, where no move is to be reached that may change it.
 * @param {Exercise} exercise @param {import("../../lab/story/types.js").Readings} now @returns {Fault | null}
 */
export function doubtOf({ choices, scale, goal }, now) {
  const bet = { about: [], scale, choices: choices.map(({ text, holds: one }) => ({ key: text, holds: [one] })) };
  if (goal.length || !(scale || choices.length) || truthOf(bet, now) !== null) return null;
  return scale ? ["no-value", { name: scale.reading }] : ["no-truth", {}];
}

/**
 * @param {About | null} about @param {string} name @param {number} least @param {number} most @returns {Fault | null}
 */
function beyond(about, name, least, most) {
  const { low = null, high = null } = about ?? {};
  if (low !== null && least < low) return ["below", { name, low }];
  return high !== null && most > high ? ["above", { name, high }] : null;
}
