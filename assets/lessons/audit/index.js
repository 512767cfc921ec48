/** The page of an own model: the plane of two of its rows, and what the browser can say of all of it. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { nearestLabelPanel } from "./nearest_label.js";
import { pairNumbersPanel } from "./pair_numbers.js";
import { rowNames } from "./row_names.js";
import { asSigmoidPanel, wholeModelPanel } from "./whole_model.js";
import { bringYoursPanel } from "./yours.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    "whole-model": wholeModelPanel,
    "as-sigmoid": asSigmoidPanel,
    "nearest-label": nearestLabelPanel,
    "pair-numbers": pairNumbersPanel,
    "bring-yours": bringYoursPanel,
  },
  layers: { "row-names": rowNames },
  readings,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
