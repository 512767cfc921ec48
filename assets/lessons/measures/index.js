/** The Measures page: one move of a list, and the table of what each keeps. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { ACTIONS } from "./actions.js";
import { amountPanel } from "./amount.js";
import { candidatesPanel } from "./candidates.js";
import { destinations, measured, tying } from "./destinations.js";
import { moveSentencePanel } from "./move_sentence.js";
import { partsOf } from "./moves.js";
import { productsPanel } from "./products.js";
import { createVisit, verdictsPanel } from "./verdicts.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    amount: amountPanel,
    "move-sentence": moveSentencePanel,
    verdicts: verdictsPanel,
    candidates: candidatesPanel,
    "tie-products": productsPanel,
  },
  actions: ACTIONS,
  layers: { destinations, measured, tying },
  motion: { parts: partsOf },
  readings, visit: createVisit,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
