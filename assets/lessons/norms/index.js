/** Hubs and remedies: who is near a word, before and after a remedy, and how far people agree. */

import { fixed } from "../../lab/numbers.js";
import { PANELS } from "../../lab/panels.js";
import { bestSlope } from "./cone.js";
import { createDesk } from "./desk.js";
import { choicesPanel } from "./line.js";
import { listsPanel, sentencePanel } from "./lists.js";
import { cloudPanel, hubsPanel } from "./panels.js";
import { ratedPairsPanel } from "./rated_pairs.js";
import { agreementPanel, ratedPanel } from "./ratings.js";
import { readings, waysIn } from "./readings.js";
import { solve } from "./scene.js";
import { slopePanel } from "./slope.js";
import { numbersPanel, SENTENCES } from "./values.js";
import { LATER } from "./later.js";

/**
 * What a story's buttons do to the choices.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: import("./types.js").Scene) =>
 * import("../../lab/types.js").Outcome>}
 */
const ACTIONS = {
  "lay-line": (scene) => ({ change: { slope: bestSlope(scene) } }),
  subtract: () => ({ change: { amount: 1 } }),
  "to-mean": () => ({ change: { amount: 1 } }),
};

/** @type {import("../../lab/types.js").Registered<import("./vocabulary.js").Vocabulary, import("./types.js").Scene>} */
const OWN = {
  panels: {
    offered: choicesPanel,
    summary: sentencePanel,
    lists: listsPanel,
    agreement: agreementPanel,
    rated: ratedPanel,
    "rated-pairs": ratedPairsPanel,
    hubs: hubsPanel,
    slope: slopePanel,
    cloud: cloudPanel,
    people: numbersPanel("people"),
    pairs: numbersPanel("pairs"),
    ...LATER,
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/types.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem, schema }) => {
    const [remedies, measures] = ["remedy", "measure"].map(
      (name) => schema.find((/** @type {{name: string}} */ field) => field.name === name).options,
    );
    const source = { ...problem, remedies, measures };
    source.desk = createDesk(source);
    return (state) => solve(state, source);
  },
  readings,
  said: SENTENCES,
  sketch: (/** @type {import("./types.js").Scene} */ scene, says) => ({
    ...{ title: says("rated"), caption: says("agreement-axis"), low: -1, high: 1 },
    marks: waysIn(scene).map(({ word, after }) => ({
      ...{ name: scene.source.names[word], at: after ?? 0 },
      said: `${scene.source.names[word]} ${fixed(after)}`,
    })),
  }),
  style: "norms",
};
