/** The Training page: gradient steps on the cosine of two vectors. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { ACTIONS } from "./actions.js";
import { descentCosinePanel } from "./cosine.js";
import { descentCurvesPanel } from "./curves.js";
import { walked } from "./descent.js";
import { HANDLES } from "./handles.js";
import { gradient, trail } from "./layers.js";
import { descentNumbersPanel } from "./numbers.js";
import { racePanel } from "./race.js";
import { descentRunPanel } from "./run.js";
import { descentSentencePanel } from "./sentence.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    "descent-cosine": descentCosinePanel,
    "descent-numbers": descentNumbersPanel,
    "descent-run": descentRunPanel,
    "descent-sentence": descentSentencePanel,
    "descent-curves": descentCurvesPanel,
    race: racePanel,
  },
  layers: { gradient, trail },
  handles: HANDLES,
  actions: ACTIONS,
  motion: { rows: walked },
  readings,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
