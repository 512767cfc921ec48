/** The Centre page: two graphs on the labels, and two switches. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { ACTIONS } from "./actions.js";
import { centre, graphs, marks, sweep } from "./layers.js";
import { neighboursPanel } from "./neighbours.js";
import { rivalsPanel } from "./rivals.js";
import { switchesPanel } from "./switches.js";
import { tieSentencePanel } from "./tie_sentence.js";
import { readings, switchedOn } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: { rivals: rivalsPanel, neighbours: neighboursPanel, switches: switchesPanel, "tie-sentence": tieSentencePanel },
  layers: { graphs, centre, marks, sweep },
  actions: ACTIONS,
  motion: { parts: switchedOn },
  readings,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
