/**
 * What a lesson's story asks, and what turns out: it is walked by its own buttons, and its readings answer.
 *
 * @typedef {{ask: string, choices: string[], truth: string | null}} Question truth: null where it is seen in the lesson alone
 * @typedef {import("../lab/opened.js").Opened} Opened @typedef {import("../lab/story/machine.js").Beat} Beat
 */

import { holds, shownOf, truthOf } from "../lab/story/machine.js";

/** @param {Opened} lesson @param {import("../lab/text.js").Text} say the lesson's words @returns {Question[]} */
export function questionsOf(lesson, say) {
  const found = [];
  let state = lesson.defaults;
  /** @type {Record<string, any>} */
  const given = {};
  for (const beat of lesson.story?.beats ?? []) {
    if (beat.start) state = { ...lesson.defaults, ...Object.assign(given, beat.start) };
    const before = lesson.scene(state);
    const began = readAt(lesson, before);
    const after = moved(lesson, beat, before);
    if (beat.bet) found.push(questionOf(beat, began, readAt(lesson, after), say));
    state = after.state;
  }
  return found;
}

/** The scene after what a step waits for is done. @param {Opened} lesson @param {Beat} beat @param {any} scene */
function moved(lesson, { goal, actions }, scene) {
  let now = scene;
  for (const verb of actions) {
    if (goal.length && holds(goal, readAt(lesson, now))) break;
    now = lesson.scene(lesson.pressed(verb, now));
  }
  return now;
}

/** Readings as a sheet of paper has them, taken before another scene is solved. @param {Opened} lesson @param {any} scene */
function readAt(lesson, scene) {
  return Object.fromEntries(Object.entries(lesson.readings(scene)).map(([name, value]) => [name, { value, shown: written(value) }]));
}

/** @param {Beat} beat @param {ReturnType<typeof readAt>} began @param {ReturnType<typeof readAt>} now @param {import("../lab/text.js").Text} say @returns {Question} */
function questionOf({ key, bet }, began, now, say) {
  const { choices, scale } = /** @type {NonNullable<Beat["bet"]>} */ (bet);
  const truth = truthOf(/** @type {NonNullable<Beat["bet"]>} */ (bet), now);
  const worded = (/** @type {string} */ choice) => say(`beat.${key}.bet.${choice}`);
  const told = truth === null ? null : scale ? written(Number(truth)) : worded(String(truth));
  return { ask: say(`beat.${key}`, shownOf(began)), choices: choices.map((choice) => worded(choice.key)), truth: told };
}

/** A number as a sheet of paper has it. @param {number | null} value */
function written(value) {
  if (value === null) return "—";
  return (Number.isInteger(value) ? String(value) : value.toFixed(2)).replace("-", "−");
}
