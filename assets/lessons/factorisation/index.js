/** The spectrum with its heatmap as a component of Streamlit. */

import { mountLesson } from "../../lab/lab.js";
import { PANELS } from "../../lab/panels.js";
import { ACTIONS } from "./actions.js";
import { controlsPanel } from "./controls.js";
import { linesPanel } from "./lines.js";
import { spectrumPanel } from "./plot.js";
import { tracedPanel } from "./traced.js";
import { readings } from "./readings.js";
import { heatPanel, neighboursPanel, numbersPanel } from "./readouts.js";
import { everyItem, solve, sourceOf, thinned } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { stripPanel } from "./strip.js";

/** @type {import("../../lab/lesson.js").Registered<import("./vocabulary.js").Vocabulary, import("./scene.js").Scene>} */
const OWN = {
  panels: {
    "spectrum-controls": controlsPanel,
    gauges: stripPanel,
    heat: heatPanel,
    lines: linesPanel,
    "nearest-items": neighboursPanel,
    numbers: numbersPanel,
    traced: tracedPanel,
    "spectrum-sentence": sentencePanel,
    spectrum: spectrumPanel,
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/lesson.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  /** Rows of items are thinned while a finger moves where there are many, and all counted after. */
  solver: ({ problem }) => {
    const source = sourceOf(problem);
    const [all, some] = [everyItem(source), thinned(source)];
    return (state, coarse) => solve(state, source, coarse ? some : all);
  },
  coarse: true,
  readings,
  style: "factors",
  accepts: ({ rank, item }, { source: { most, names } }) => rank <= most && item < names.length,
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
