/** What a length does, and what it tells, as a component of Streamlit. */

import { choiceRow, choiceRows } from "../../lab/widgets.js";
import { counted, fixed } from "../../lab/numbers.js";
import { PANELS } from "../../lab/panels.js";
import { spokenSentence } from "../../lab/live_region.js";
import { contextPanel, droppedPanel } from "./context.js";
import { informedPanel } from "./informed.js";
import { meansPanel } from "./means.js";
import { readings, SENTENCES } from "./readings.js";
import { createSolver } from "./scene.js";
import { stretchedPanel } from "./stretched.js";
import { unlistedPanel } from "./unlisted.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./stretched.js").LengthLab} LengthLab */

/** Which word, and which of the text. @param {object} _spec @param {LengthLab} lab */
function choicesPanel(_spec, lab) {
  const { names, words, text } = lab.scene.source;
  const offered = { word: words.map(({ row }) => names[row]), topic: text.topics.map((k) => text.words[k]) };
  return choiceRows(
    Object.entries(offered).map(([field, titles]) =>
      choiceRow(
        lab,
        field,
        titles.map((title, at) => ({ title, change: { [field]: at } })),
      ),
    ),
  );
}

/** What the lengths come to. @param {object} _spec @param {LengthLab} lab */
const sentencePanel = (_spec, { text: says }) =>
  spokenSentence((/** @type {Scene} */ { state, source, word, inLists, told }) =>
    says("say", {
      word: source.names[word.row],
      factor: fixed(state.factor),
      lists: inLists,
      cosine: word.cosine,
      topic: source.text.words[source.text.topics[state.topic]],
      share: fixed(state.share),
      told: fixed(told),
    }),
  );

/** @type {import("../../lab/types.js").Registered<import("./vocabulary.js").Vocabulary, Scene>} */
const OWN = {
  panels: {
    "length-choices": choicesPanel,
    "length-said": sentencePanel,
    stretched: stretchedPanel,
    unlisted: unlistedPanel,
    informed: informedPanel,
    context: contextPanel,
    dropped: droppedPanel,
    means: meansPanel,
  },
  actions: {
    "twice-as-long": () => ({ change: { factor: 2 } }),
    "length-to-zero": () => ({ change: { share: 0 } }),
    "to-dot": () => ({ change: { power: 0 } }),
    "to-half": () => ({ change: { less: 0.5 } }),
  },
};

/** @type {import("../../lab/types.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => createSolver(problem),
  readings,
  said: SENTENCES,
  sketch: (/** @type {Scene} */ { state, inLists, word }, says) => ({
    ...{ title: says("stretched"), caption: `${counted(state.factor)} ${says("factor")}`, low: 0 },
    marks: [
      { name: "dot", at: inLists },
      { name: "cosine", at: word.cosine },
    ].map(({ name, at }) => ({ name, at, said: `${says(`legend-${name}`)} ${counted(at)}` })),
  }),
  style: "length",
};
