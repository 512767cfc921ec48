/** The buttons of the Training page: steps. */

import { scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { MOST_STEPS, stepsToGoal } from "./descent.js";
import { race } from "./race.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("../../plane/actions.js").Outcome} Outcome */

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/actions.js").Action>} */
export const ACTIONS = {
  "step-once": ({ state }) => ({ change: { steps: state.steps + 1 } }),
  "step-hundred": ({ state }) => ({ change: { steps: state.steps + 100 } }),
  "to-goal": steppedToGoal,
  /** The first vector three times as long, in its own direction. */
  "pull-out": ({ after }) => ({ change: { unembeddings: replaced(after.rows, 0, scale(after.rows[0], 3)), steps: 0 } }),
  "play-race": () => ({ change: {}, then: race, ends: "to-goal" }),
};

/** As many steps as it takes to reach the goal, or as many as there can be. @param {Scene} scene @returns {Outcome} */
function steppedToGoal({ state, after }) {
  const left = stepsToGoal(after.rows, state, MOST_STEPS - state.steps);
  if (left === null) return { change: { steps: MOST_STEPS }, note: "descent-cosine.goal-far" };
  return { change: { steps: state.steps + left } };
}
