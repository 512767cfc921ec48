/**
 * An exercise in a link's parameter `x`: twin of lib/cosine_lab/surfaces/exercise.py, held to
 * tests/vectors/exercises.json.
 *
 * @import {Exercise} from "./types.js" @import {Comparison, Scale} from "../../lab/story/types.js"
 */

import { fromBase64, toBase64 } from "../../lab/base64.js";
import { normal, unseen } from "../../lab/names.js";

export const PARAMETER = "x";
export const LONGEST_QUESTION = 280;
export const LONGEST_CHOICE = 40;
export const MOST_CHOICES = 4;
export const MOST_GOALS = 4;
/** Of the whole address, which a QR code has to hold. */
export const LONGEST_ADDRESS = 2000;
export const VERSION = "1";
export const LONGEST = 1800;
export const FEWEST_CHOICES = 2;
export const MOST_HIDDEN = 24;
const MOST_STEPS = 100_000;
const MOST = 1e300;
const READING = /^[A-Za-z][A-Za-z0-9:.-]{0,39}$/;
export const HIDDEN = /^(?:(?:plane|panel|handle):[a-z][a-z0-9-]{0,29}|labels|vote)$/;
const TEXT = /^([1-9][0-9]{0,5})\.([A-Za-z0-9_-]+)$/;
const KEYS = ["q", "c", "n", "g", "h"];
const RELATIONS = ["<", "<=", "=", ">=", ">"];

/** The text of the link's parameter. @param {Exercise} exercise */
export function writeExercise({ question, choices, scale, goal, hidden }) {
  const fields = {
    q: question,
    ...(choices.length ? { c: choices.map(({ text, holds }) => [text, ...holds]) } : {}),
    ...(scale ? { n: [scale.reading, scale.low, scale.high, scale.step, scale.within] } : {}),
    ...(goal.length ? { g: goal } : {}),
    ...(hidden.length ? { h: hidden } : {}),
  };
  return `${VERSION}.${toBase64(new TextEncoder().encode(JSON.stringify(fields)))}`;
}

/**
 * The exercise of a link, or the key of why there is none, as in assets/prose/exercise. Total.
 * @param {string} text
 * @returns {{exercise: Exercise, fault: null} | {exercise: null, fault: "too-long" | "version" | "broken"}}
 */
export function parseExercise(text) {
  const none = (/** @type {"too-long" | "version" | "broken"} */ fault) => ({ exercise: null, fault });
  if (text.length > LONGEST) return none("too-long");
  const match = TEXT.exec(text);
  if (!match) return none("broken");
  if (match[1] !== VERSION) return none("version");
  try {
    return {
      exercise: exerciseOf(
        JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(fromBase64(match[2]))),
      ),
      fault: null,
    };
  } catch {
    return none("broken");
  }
}

/** @param {any} fields @returns {Exercise} */
function exerciseOf(fields) {
  need(fields !== null && typeof fields === "object" && !Array.isArray(fields));
  need(Object.keys(fields).every((key) => KEYS.includes(key)) && !("c" in fields && "n" in fields));
  const choices = all(fields, "c", MOST_CHOICES).map(choiceOf);
  need(!choices.length || choices.length >= FEWEST_CHOICES);
  need(new Set(choices.map(({ text }) => text)).size === choices.length);
  const hidden = all(fields, "h", MOST_HIDDEN);
  need(hidden.every((each) => typeof each === "string" && HIDDEN.test(each)));
  const scale = "n" in fields ? scaleOf(fields.n) : null;
  return {
    question: checkedText(fields.q, LONGEST_QUESTION),
    choices,
    scale,
    goal: all(fields, "g", MOST_GOALS).map(comparison),
    hidden,
  };
}

/** @param {Record<string, any>} fields @param {string} key @param {number} most @returns {any[]} */
function all(fields, key, most) {
  const values = fields[key] ?? (Object.hasOwn(fields, key) ? null : []);
  need(Array.isArray(values) && values.length <= most);
  return values;
}

/**
 * An answer in words and when it is right; throws where it is none, as those below. @param {any} text
 * @returns {{text: string, holds: Comparison}}
 */
export function choiceOf(text) {
  need(Array.isArray(text));
  return { text: checkedText(text[0], LONGEST_CHOICE), holds: comparison(text.slice(1)) };
}

/** @param {any} text @returns {Comparison} */
export function comparison(text) {
  need(Array.isArray(text) && (text.length === 3 || text.length === 4));
  const [reading, is, value, within = 0] = text;
  need(RELATIONS.includes(is) && number(within) >= 0);
  return [readingOf(reading), is, number(value), within];
}

/** @param {any} text @returns {Scale} */
export function scaleOf(text) {
  need(Array.isArray(text) && text.length === 5);
  const [low, high, step, within] = text.slice(1).map(number);
  const steps = step > 0 ? (high - low) / step : Infinity;
  need(steps >= 1 && steps <= MOST_STEPS && within >= 0);
  return { reading: readingOf(text[0]), low, high, step, within };
}

/** @param {any} value @returns {string} */
function readingOf(value) {
  need(typeof value === "string" && READING.test(value));
  return value;
}

/** @param {any} value @returns {number} */
function number(value) {
  need(typeof value === "number" && Math.abs(value) <= MOST);
  return value;
}

/** @param {any} value @param {number} longest @returns {string} */
function checkedText(value, longest) {
  need(typeof value === "string" && !unseen(value));
  const text = normal(value);
  const length = [...text].length;
  need(length > 0 && length <= longest);
  return text;
}

/** @param {boolean} fine */
function need(fine) {
  if (!fine) throw new Error("no exercise");
}
