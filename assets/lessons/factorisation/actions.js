/** What a story's buttons do. */

import { EVEN } from "./scene.js";

/** @typedef {import("./scene.js").State} State */

/** @type {Record<import("./vocabulary.js").Vocabulary["actions"], (state: State, far: () => {bend: number[]}) => Partial<State>>} far: the farthest bend of the item */
export const ACTIONS = {
  "bend-far": (_, far) => ({ gauge: EVEN, bend: far().bend }),
  "weigh-first": ({ bend }) => ({ gauge: EVEN, bend: bend.map((_, at) => (at === 0 ? 3 : 0)) }),
};
