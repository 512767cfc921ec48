/** What a story's buttons do. */

import { EVEN, farOf } from "./scene.js";

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: import("./scene.js").Scene) => import("../../lab/lesson.js").Outcome>} */
export const ACTIONS = {
  "bend-far": (scene) => ({ change: { gauge: EVEN, bend: farOf(scene).bend } }),
  "weigh-first": ({ state: { bend } }) => ({ change: { gauge: EVEN, bend: bend.map((_, at) => (at === 0 ? 3 : 0)) } }),
};
