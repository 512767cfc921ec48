/**
 * A talk's own bets for which no answer is right where their step begins: told before the talk, not on the wall.
 * @import {Step, Talk} from "./types.js" @import {Opened} from "../../lab/types.js"
 */

import { truthOf } from "../../lab/story/machine.js";
import { beatOf } from "./story.js";

/** Whether a step has a bet of its own that no move of its own decides. @param {Step} step */
export const asksItself = ({ exercise: { choices, scale, goal }, then }) =>
  (choices.length > 0 || scale !== null) && !goal.length && !then;

/**
 * The steps that nobody can answer, counted from 0. @param {Talk} talk
 * @param {(step: Step) => {lesson: Opened, data: import("./story.js").Held} | null} open null where that is not known
 */
export const unanswerable = ({ steps }, open) =>
  steps.flatMap((step, at) => {
    const opened = asksItself(step) ? open(step) : null;
    const beat = opened && beatOf(step, "", opened.data);
    if (!opened || !beat?.bet || beat.goal.length) return []; // a move may decide it
    const { lesson } = opened;
    const state = /** @type {import("../../lab/types.js").State} */ (beat.start ?? lesson.defaults);
    const now = Object.entries(lesson.readings(lesson.scene(state))).map(([name, value]) => [
      name,
      { value, shown: "" },
    ]);
    return truthOf(beat.bet, Object.fromEntries(now)) === null ? [at] : [];
  });
