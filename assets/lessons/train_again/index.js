/**
 * Train again, as a component of Streamlit. @import {Scene} from "./scene.js"
 * @import {Outcome} from "../../lab/types.js"
 */

import { fixed } from "../../lab/numbers.js";
import { PANELS } from "../../lab/panels.js";
import { agreePanel, runsPanel } from "./panels.js";
import { overlayPanel } from "./overlay.js";
import { readings } from "./readings.js";
import { createSolver } from "./scene.js";
import { answersPanel, sentencePanel } from "./values.js";

/**
 * What the buttons of Train again do.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: Scene) => Outcome>}
 */
const ACTIONS = {
  train: ({ state, source }) => ({ change: { run: Math.min(state.run + 1, source.runs.length - 1) } }),
  "train-all": ({ source }) => ({ change: { run: source.runs.length - 1 } }),
  "show-last": ({ source }) => ({ change: { run: source.runs.length - 1 } }),
  "lay-over": () => ({ change: { lay: 1, aside: 0 } }),
  squeeze: () => ({ change: { squeeze: 3 } }),
};

/** @type {import("../../lab/types.js").Registered<import("./vocabulary.js").Vocabulary, import("./scene.js").Scene>} */
const OWN = {
  panels: { said: sentencePanel, runs: runsPanel, answers: answersPanel, overlay: overlayPanel, agree: agreePanel },
  actions: ACTIONS,
};

/** @type {import("../../lab/types.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => createSolver(problem),
  readings,
  sketch: (/** @type {Scene} */ { source, state: { run, digit } }, says) => ({
    ...{ title: says("runs-of", { digit }), caption: says("slider-run-value", { run: run + 1 }) },
    marks: source.runs[run].cosines[digit].flatMap((at, other) =>
      other === digit ? [] : [{ name: String(other), at, said: `${other}: ${fixed(at)}` }],
    ),
  }),
  style: "again",
};
