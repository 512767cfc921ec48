/** What a story's buttons do to the choices. */

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: import("./scene.js").Scene) => import("../../lab/lesson.js").Outcome>} */
export const ACTIONS = {
  "add-outlier": ({ state, source: { tray, names } }) => ({
    change: { added: tray.filter(({ id }) => names[id] === "hypertension").reduce((added, { bit }) => added | (1 << bit), state.added) },
  }),
};
