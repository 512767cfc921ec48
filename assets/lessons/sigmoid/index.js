/** The Sigmoid page: which label sets can occur, and what one cosine means for them. */

import { mountPlane } from "../../plane/mount.js";
import { ACTIONS } from "./actions.js";
import { cloud } from "./cloud.js";
import { labelSetsPanel } from "./lists.js";
import { proofPanel } from "./proof.js";
import { setCountPanel } from "./set_count.js";
import { setsSentencePanel } from "./sets_sentence.js";
import { sheppardPanel } from "./sheppard.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
const LESSON = {
  panels: { "set-count": setCountPanel, "label-sets": labelSetsPanel, proof: proofPanel, "sets-sentence": setsSentencePanel, sheppard: sheppardPanel },
  layers: { cloud },
  actions: ACTIONS,
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
