/** The Measures page: one move of a list, and the table of what each keeps. */

import { mountPlane } from "../../plane/mount.js";
import { amountPanel } from "./amount.js";
import { destinations } from "./destinations.js";
import { moveSentencePanel } from "./move_sentence.js";
import { partsOf } from "./moves.js";
import { verdictsPanel } from "./verdicts.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
const LESSON = {
  panels: { amount: amountPanel, "move-sentence": moveSentencePanel, verdicts: verdictsPanel },
  layers: { destinations },
  motion: { parts: partsOf },
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
