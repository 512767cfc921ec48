/** The Rescale page: linear moves, what a diagonal one can reach, three cosines at once. */

import { mountPlane } from "../../plane/mount.js";
import { ACTIONS } from "./actions.js";
import { basis, HANDLES } from "./basis.js";
import { productsPanel } from "./products.js";
import { reachPanel } from "./reach.js";
import { rulePanel } from "./rule.js";
import { triplePanel } from "./triple.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
export const LESSON = {
  panels: { products: productsPanel, reach: reachPanel, rule: rulePanel, triple: triplePanel },
  layers: { basis },
  handles: HANDLES,
  actions: ACTIONS,
  readings,
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
