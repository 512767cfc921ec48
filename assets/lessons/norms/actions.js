/** What a story's buttons do to the choices. */

/** The first of the remedies (lib/lessons/norms/state.py). */
const CENTRED = 0;

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], () => Partial<import("./scene.js").State>>} */
export const ACTIONS = {
  centre: () => ({ remedy: CENTRED }),
};
