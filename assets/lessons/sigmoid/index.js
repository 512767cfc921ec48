/** The Sigmoid page: which label sets can occur, and what one cosine means for them. */

import { mountPlane } from "../../plane/mount.js";
import { dimensionsPanel } from "../../plane/space/dimensions.js";
import { spherePanel } from "../../plane/space/sphere.js";
import { ACTIONS } from "./actions.js";
import { cloud } from "./cloud.js";
import { IN_SPACE } from "./in_space.js";
import { labelSetsPanel } from "./lists.js";
import { proofPanel } from "./proof.js";
import { setCountPanel } from "./set_count.js";
import { setsSentencePanel } from "./sets_sentence.js";
import { sheppardPanel } from "./sheppard.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
export const LESSON = {
  panels: {
    "set-count": setCountPanel,
    "label-sets": labelSetsPanel,
    proof: proofPanel,
    "sets-sentence": setsSentencePanel,
    sheppard: sheppardPanel,
    "set-sphere": (_spec, lab) => spherePanel(lab, IN_SPACE),
    "sets-by-dimension": (_spec, lab) => dimensionsPanel(lab, IN_SPACE),
  },
  layers: { cloud },
  actions: ACTIONS,
  readings,
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
