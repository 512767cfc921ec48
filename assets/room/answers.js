/**
 * What a phone does with what its room says: what is asked, what has to be sent, what is said of it.
 *
 * @import {Question} from "../bar/room/types.js" @import {Phase, Place} from "../lab/story/types.js"
 * @import {Mine, Now} from "./types.js"
 */

import { isStep, placeIn, QUESTIONS, stateAt } from "../sources/submissions/inventory.js";

/** A text whose vectors, “(−2, 1)”, no line parts: a room takes no such blanks. @param {string} said */
export const unparted = (said) => said.replace(/\([−\d][^()]*\)/g, (vector) => vector.replaceAll(" ", "\u00a0"));

/** The bet of the step on the wall; null where it asks nothing. @param {Now} now @returns {Question | null} */
export function betOf({ choices, options, low, high, by }) {
  const scale =
    low === null || high === null ? null : { low, high, step: by ?? (high - low) / 100, reading: "", within: 0 };
  return choices.length || scale
    ? { choices: choices.map((key, k) => ({ key, text: unparted(options[k] ?? key) })), scale }
    : null;
}

/**
 * What is answered here after the room has been shown what all said: only what was counted of it. @param {Now} now
 * @param {Mine} mine
 */
export function settled({ step, revealed }, { answers, counted }) {
  if (!revealed || answers[step] === counted[step]) return answers;
  const others = Object.entries(answers).filter(([each]) => each !== step);
  return Object.fromEntries(Object.hasOwn(counted, step) ? [...others, [step, counted[step]]] : others);
}

/**
 * Where this reader is in it: what is true is told to all at once, and who comes later has given no answer.
 * @param {Now} now @param {Mine["answers"]} answers
 * @returns {Place}
 */
export function placeOf({ step, revealed }, answers) {
  const answered = Object.hasOwn(answers, step) || revealed ? { [step]: answers[step] ?? null } : {};
  return { guided: true, at: 0, answers: answered, reached: [], sealed: !revealed };
}

/**
 * What the room has to hear from here: that a phone is at this step, or its answer; null where it has heard that.
 * @param {Now} now @param {Mine} mine
 */
export function due(now, { answers, sent, id }) {
  const { step, revealed } = now;
  const answered = Object.hasOwn(answers, step);
  const phase = /** @type {Phase} */ (answered ? "told" : "asked");
  const state = isStep(step) && answered ? { state: stateAt(step, answers, id) } : {};
  const vote = { answer: answered ? answers[step] : null, phase, step, ...state };
  return revealed || sentAs(now, vote) === sent ? null : vote;
}

/**
 * What tells whether the room has heard a vote: it has none of a step that it has left and come back to.
 * @param {Now} now @param {object} vote
 */
export const sentAs = ({ moves }, vote) => `${moves} ${JSON.stringify(vote)}`;

/** What is said below the question, as a key of assets/prose/join or bar. @param {Now} now @param {Mine} mine */
export function statusOf(now, mine) {
  const { answers, refused } = mine;
  const answered = Object.hasOwn(answers, now.step);
  if (refused)
    return refused === "away" ? "phone.trying" : refused.startsWith("full") ? `room.${refused}` : "phone.trying";
  if (now.paused) return "phone.paused";
  if (isStep(now.step)) return statusAt(placeIn(now.step), now, mine);
  if (!betOf(now)) return now.question ? "" : "phone.wait";
  if (now.revealed && !answered) return "phone.late";
  if (now.revealed) return now.said ? "" : "phone.revealed";
  if (!answered) return "phone.open";
  return due(now, mine) ? "phone.sending" : "phone.sent";
}

/**
 * The same in the concept inventory, whose answers nobody is shown. @param {number} at @param {Now} now
 * @param {Mine} mine
 */
function statusAt(at, now, mine) {
  if (at > QUESTIONS) return "phone.taken";
  if (!betOf(now)) return "phone.wait";
  const answered = Object.hasOwn(mine.answers, now.step);
  if (!now.revealed && !answered) return "phone.form";
  if (due(now, mine)) return "phone.sending";
  return at === QUESTIONS && answered ? "phone.last" : "phone.wait";
}

/**
 * How long to wait before the room is asked again: longer each time that it does not answer, and never all phones at
 * once. @param {number} failed how often in a row @param {number} chance from 0 to 1
 */
export const waitFor = (failed, chance) => Math.min(2000 * 2 ** failed, 16_000) * (0.85 + 0.3 * chance);
