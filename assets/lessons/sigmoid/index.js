/** The Sigmoid page: which label sets can occur, and what one cosine means for them. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { dimensionsPanel } from "../../plane/space/dimensions.js";
import { spherePanel } from "../../plane/space/sphere.js";
import { ACTIONS } from "./actions.js";
import { cloud } from "./cloud.js";
import { IN_SPACE } from "./in_space.js";
import { labelSetsPanel } from "./lists.js";
import { proofPanel } from "./proof.js";
import { score, scorePanel } from "./score.js";
import { setCountPanel } from "./set_count.js";
import { setsSentencePanel } from "./sets_sentence.js";
import { sheppardPanel } from "./sheppard.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    "set-count": setCountPanel,
    score: scorePanel,
    "label-sets": labelSetsPanel,
    proof: proofPanel,
    "sets-sentence": setsSentencePanel,
    sheppard: sheppardPanel,
    "set-sphere": (_spec, lab) => spherePanel(lab, IN_SPACE),
    "sets-by-dimension": (_spec, lab) => dimensionsPanel(lab, IN_SPACE),
  },
  layers: { cloud, score },
  actions: ACTIONS,
  readings,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
