/** What a story's buttons do to the choices. */

/** The first of the remedies (lib/lessons/norms/state.py). */
const CENTRED = 0;

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], () => import("../../lab/lesson.js").Outcome>} */
export const ACTIONS = {
  centre: () => ({ change: { remedy: CENTRED } }),
  "to-mean": () => ({ change: { amount: 1 } }),
};
