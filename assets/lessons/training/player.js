/**
 * Plays a run of steps: at most one a frame, the first ones slow enough to be followed, until the goal
 * is reached, nothing moves, or the reader does something else. Where the system asks for less motion
 * it goes to the end at once.
 */

import { GOAL, MOST_STEPS, stuck } from "./descent.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../lab/codec.js").State} State */

/** Frames a step, by the number of steps played. @param {number} played */
const pace = (played) => (played < 12 ? 10 : played < 40 ? 3 : 1);

/** @param {Lab} lab @param {() => boolean} present whether the page still shows it */
export function player(lab, present) {
  let frame = 0;
  let waited = 0;
  let played = 0;
  /** @type {State} */
  let start = lab.scene.state;

  const begin = () => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      lab.perform("to-goal");
      lab.settle(false, true);
      return;
    }
    [start, waited, played] = [lab.scene.state, 0, 0];
    frame = requestAnimationFrame(tick);
    lab.move(() => ({})); // shows that it plays
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    lab.settle(false, true);
  };
  const tick = () => {
    const { state, pair, after } = lab.scene;
    const ours = ["unembeddings", "rate", "both"].every((name) => state[name] === start[name]) && state.steps === start.steps + played;
    if (!ours || !present()) {
      frame = 0;
      if (present()) lab.move(() => ({}));
      return;
    }
    if ((pair.after ?? 1) >= GOAL || stuck(after.rows) || state.steps >= MOST_STEPS) return stop();
    waited += 1;
    if (waited >= pace(played)) {
      waited = 0;
      played += 1;
      lab.move((now) => ({ steps: now.state.steps + 1 }));
    }
    frame = requestAnimationFrame(tick); // asked for last, so that it finds the step drawn
  };
  return { toggle: () => (frame ? stop() : begin()), playing: () => frame !== 0 };
}
