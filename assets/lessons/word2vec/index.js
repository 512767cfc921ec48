/** The Word2Vec page: one set of unembeddings, read by a sigmoid and by a softmax. */

import { keep, set, svg } from "../../lab/dom.js";
import { colour, marker } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { onPlanes } from "../../plane/lesson.js";
import { rotation } from "../../lab/maths/moves.js";
import { add, dot, mean, multiply, norm, scale } from "../../lab/maths/vectors.js";
import { HANDLES, meanOnItsWay, replaced } from "../../plane/handles.js";
import { toPixels } from "../../plane/view.js";
import { companyPanel, twoListsPanel, twoVerdictsPanel, readingsSentencePanel } from "./panels.js";
import { readings } from "./readings.js";
import { trained } from "./training.js";

const QUARTER = Math.PI / 2;
/** How far out the button takes the input that calls for both words. */
const CALLED = 3;
/** The logit of the less likely of two words that an input calls for. */
const LIKELY = 4;

/**
 * The direction halfway between the pair's arrows, of length 1. @param {import("../../plane/types.js").Where} scene
 */
function between({ state: { unembeddings, pair } }) {
  const [a, b] = pair.map((/** @type {number} */ k) => scale(unembeddings[k], 1 / norm(unembeddings[k])));
  const sum = add(a, b);
  return /** @type {import("../../lab/maths/vectors.js").Point} */ (scale(sum, 1 / norm(sum)));
}

/**
 * What the buttons of Word2Vec's story do to the arrows.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/types.js").Action>}
 */
const ACTIONS = {
  "centre-words": ({ state }) => ({ change: { shift: scale(mean(state.unembeddings), -1) } }),
  "call-both": (scene) => ({ change: trained(scene, scale(between(scene), CALLED)) }),
  "find-input": (scene) => {
    const to = between(scene);
    const least = Math.min(...scene.state.pair.map((/** @type {number} */ k) => dot(to, scene.state.unembeddings[k])));
    return { change: { probe: scale(to, LIKELY / least) } };
  },
  "half-of-them": ({ source }) => {
    const twoLists = source.panels?.["two-lists"];
    const { places } = /** @type {import("./vocabulary.js").Vocabulary["panels"]["two-lists"]} */ (twoLists);
    return { change: { depth: [...places].sort((a, b) => a - b)[Math.floor(places.length / 2) - 1] } };
  },
  "turn-word": ({ state, pair }) => ({
    change: {
      unembeddings: replaced(state.unembeddings, pair.i, multiply(rotation(QUARTER), state.unembeddings[pair.i])),
    },
  }),
};

const SIZE = 5;

/**
 * Embedding k as a hollow mark of label k. @param {SVGElement} group
 * @param {import("../../plane/types.js").Setting} setting @returns {import("../../plane/types.js").Draw}
 */
function inputs(group, setting) {
  /** @type {SVGElement[]} */
  const marks = [];
  return (scene, view) => {
    const X = setting.space === "internal" ? scene.after.X : scene.source.embeddings;
    const count = Math.min(scene.n, X.length / 2);
    keep(group, marks, count, (k) => svg("path", { class: "input-mark", stroke: colour(setting.tokens, k) }));
    marks.slice(0, count).forEach((mark, k) => {
      const [x, y] = toPixels(view, [X[2 * k], X[2 * k + 1]]);
      set(mark, "d", markerPath(marker(setting.tokens, k), x, y, SIZE));
      set(mark, "data-input-mark", scene.state.labels[k]);
    });
  };
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    company: companyPanel,
    "readings-sentence": readingsSentencePanel,
    "two-lists": twoListsPanel,
    "two-verdicts": twoVerdictsPanel,
  },
  layers: { inputs },
  handles: {
    caller: { ...HANDLES.probe, told: true, change: (scene, p, space) => trained(scene, space.toProbe(p)) },
    mean: meanOnItsWay((share, whole) => ({ shift: /** @type {[number, number]} */ (scale(whole, -share)) })),
  },
  actions: ACTIONS,
  readings,
};

export const LESSON = onPlanes(OWN);
