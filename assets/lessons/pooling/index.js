/** Noise that is pooled before one's eyes, as a component of Streamlit. */

import { mountLesson } from "../../lab/lab.js";
import { PANELS } from "../../lab/panels.js";
import { ACTIONS } from "./actions.js";
import { arrowsPanel } from "./arrows.js";
import { controlsPanel } from "./controls.js";
import { cosinesPanel } from "./cosines.js";
import { gridPanel } from "./grid.js";
import { numbersPanel } from "./numbers.js";
import { readings } from "./readings.js";
import { createSolver } from "./scene.js";
import { sentencePanel } from "./sentence.js";

/** @type {import("../../lab/lesson.js").Registered<import("./vocabulary.js").Vocabulary, import("./scene.js").Scene>} */
const OWN = {
  panels: {
    arrows: arrowsPanel,
    cosines: cosinesPanel,
    grid: gridPanel,
    "noise-controls": controlsPanel,
    "noise-numbers": numbersPanel,
    "noise-sentence": sentencePanel,
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/lesson.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => createSolver(problem),
  readings,
  style: "pooling",
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
