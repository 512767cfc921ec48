/** Norms and remedies, as a component of Streamlit. */

import { mountLesson } from "../../lab/lab.js";
import { PANELS } from "../../lab/panels.js";
import { ACTIONS } from "./actions.js";
import { agreementPanel, ratedPanel } from "./agreement.js";
import { choicesPanel } from "./choices.js";
import { cloudPanel } from "./cloud.js";
import { hubsPanel } from "./hubs.js";
import { listsPanel } from "./lists.js";
import { readings } from "./readings.js";
import { solve } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { numbersPanel } from "./values.js";

/** @type {import("../../lab/lesson.js").Registered<import("./vocabulary.js").Vocabulary, import("./scene.js").Scene>} */
const OWN = {
  panels: {
    offered: choicesPanel,
    summary: sentencePanel,
    lists: listsPanel,
    agreement: agreementPanel,
    rated: ratedPanel,
    hubs: hubsPanel,
    cloud: cloudPanel,
    people: numbersPanel("people"),
    pairs: numbersPanel("pairs"),
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/lesson.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => (state) => solve(state, problem),
  readings,
  style: "norms",
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
