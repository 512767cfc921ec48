/** The Word2Vec page: one set of unembeddings, read by a sigmoid and by a softmax. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { ACTIONS } from "./actions.js";
import { companyPanel } from "./company.js";
import { inputs } from "./inputs.js";
import { readingsSentencePanel } from "./readings_sentence.js";
import { alikePanel, twoVerdictsPanel, winnersPanel } from "./two_verdicts.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: { company: companyPanel, "readings-sentence": readingsSentencePanel, "two-verdicts": twoVerdictsPanel, winners: winnersPanel, alike: alikePanel },
  layers: { inputs },
  actions: ACTIONS,
  readings,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
