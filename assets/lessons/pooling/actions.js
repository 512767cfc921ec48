/** What a story's buttons do. */

import { GREATEST, MEAN } from "./scene.js";

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], () => import("../../lab/lesson.js").Outcome>} */
export const ACTIONS = {
  "keep-greatest": () => ({ change: { pool: GREATEST } }),
  "keep-mean": () => ({ change: { pool: MEAN } }),
  "mean-below-zero": () => ({ change: { mu: -1 } }),
};
