/** The Rescale page: linear moves, what a diagonal one can reach, three cosines at once. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { ACTIONS } from "./actions.js";
import { areas, CORNERS } from "./areas.js";
import { basis, HANDLES } from "./basis.js";
import { productsPanel } from "./products.js";
import { reachPanel } from "./reach.js";
import { rulePanel } from "./rule.js";
import { triplePanel } from "./triple.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: { products: productsPanel, reach: reachPanel, rule: rulePanel, triple: triplePanel },
  layers: { areas, basis },
  handles: { ...HANDLES, ...CORNERS },
  actions: ACTIONS,
  readings,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
