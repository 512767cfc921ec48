/** Words side by side under several models, as a component of Streamlit. */

import { amendState } from "../../lab/codec.js";
import { mountLab } from "../../lab/host.js";
import { createLab } from "../../lab/lab.js";
import { PANELS } from "../../lab/panels.js";
import { ACTIONS } from "./actions.js";
import { choicesPanel } from "./choices.js";
import { columnsPanel } from "./columns.js";
import { findingsPanel } from "./findings.js";
import { readings } from "./readings.js";
import { solve, sourceOf } from "./scene.js";
import { sentencePanel } from "./sentence.js";
import { trainedPanel } from "./trained.js";

/** @type {import("../../lab/lesson.js").Registered<import("./vocabulary.js").Vocabulary, import("./scene.js").Scene>} */
const OWN = {
  panels: {
    choices: choicesPanel,
    saying: sentencePanel,
    scores: columnsPanel,
    nearest: findingsPanel("nearest"),
    ends: findingsPanel("least", "greatest"),
    moved: findingsPanel("raw-moved", "scaled-moved"),
    order: findingsPanel("order"),
    trained: trainedPanel,
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/lesson.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => {
    const source = sourceOf(problem);
    return (state) => solve(state, source);
  },
  readings,
  style: "words",
  heard: "query",
};

/**
 * What the reader chose last, by mount: it outlives another list of words. Python's own copy of the
 * address may be older, as it hears of another query only, and it writes that copy with another list.
 *
 * @type {WeakMap<object, string | null>}
 */
const chosen = new WeakMap();
const watched = new WeakSet();

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  const { parentElement } = component;
  forgetOnReturn(parentElement);
  return mountLab(component, (root, host, data) => {
    const link = (/** @type {string | null} */ text, /** @type {boolean | undefined} */ tell) => {
      chosen.set(parentElement, text);
      host.link(text, tell);
    };
    const kept = chosen.get(parentElement);
    const state = kept === undefined ? data.state : amendState(data.schema, data.defaults, kept).state;
    if (kept !== undefined) host.link(kept, false);
    return createLab(root, { ...host, link }, { ...data, state }, LESSON);
  });
}

/** Whoever goes back or forward wants what the address says. @param {HTMLElement | ShadowRoot} parent */
function forgetOnReturn(parent) {
  if (watched.has(parent)) return;
  watched.add(parent);
  const forget = () => (parent.isConnected ? chosen.delete(parent) : window.removeEventListener("popstate", forget));
  window.addEventListener("popstate", forget);
}
