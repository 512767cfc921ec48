/** The Translate page: the cosine a reader wants, and all cosines at once. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { ACTIONS } from "./actions.js";
import { othersPanel } from "./others.js";
import { rangesPanel } from "./ranges.js";
import { ruler } from "./ruler.js";
import { target } from "./target.js";
import { createPairs } from "./pairs.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = { panels: { ranges: rangesPanel, others: othersPanel }, layers: { target, ruler }, actions: ACTIONS, readings, visit: createPairs };

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
