/** What a story's buttons do to the choices. */

import { taus } from "./trained.js";

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: import("./scene.js").Scene) => import("../../lab/lesson.js").Outcome>} */
export const ACTIONS = {
  "low-tau": ({ source }) => ({ change: { tau: taus(source)[0] } }),
  "add-outlier": ({ state, source: { tray, names } }) => ({
    change: { added: tray.filter(({ id }) => names[id] === "hypertension").reduce((added, { bit }) => added | (1 << bit), state.added) },
  }),
};
