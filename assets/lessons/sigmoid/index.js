/**
 * The Sigmoid page: which label sets can occur, and what one cosine means for them.
 * @import {Action} from "../../plane/types.js"
 */

import { onPlanes } from "../../plane/lesson.js";
import { dimensionsPanel } from "../../plane/space/dimensions.js";
import { spherePanel } from "../../plane/space/sphere.js";
import { rotation } from "../../lab/maths/moves.js";
import { multiply, scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { cloud, score, scorePanel } from "./layers.js";
import { IN_SPACE } from "./in_space.js";
import { labelSetsPanel, sheppardPanel } from "./lists.js";
import { proofPanel, labelsOn, setCountPanel, setsSentencePanel } from "./panels.js";
import { readings } from "./readings.js";
import { snap } from "./snap.js";

const THRICE = 3;
const QUARTER = Math.PI / 2;
/** Far enough that all arrows lie in one half of the plane. */
const V = [-1.8, 0.6];

/** @param {(row: readonly number[]) => readonly number[]} change @returns {Action} */
const ofFirst =
  (change) =>
  ({ state, pair }) => ({
    change: { unembeddings: replaced(state.unembeddings, pair.i, change(state.unembeddings[pair.i])) },
  });

/**
 * What the buttons of Sigmoid's story do to the arrows.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>}
 */
const ACTIONS = {
  "cross-line": ({ state }) => ({ change: { probe: scale(state.probe, -1) } }),
  longer: ofFirst((row) => scale(row, THRICE)),
  "turn-arrow": ofFirst((row) => multiply(rotation(QUARTER), row)),
  "translate-labels": () => ({ change: { shift: V } }),
};

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    "set-count": setCountPanel,
    score: scorePanel,
    "label-sets": labelSetsPanel,
    proof: proofPanel,
    "sets-sentence": setsSentencePanel,
    sheppard: sheppardPanel,
    "set-sphere": (_spec, lab) => spherePanel(lab, IN_SPACE),
    "sets-by-dimension": (_spec, lab) => dimensionsPanel(lab, IN_SPACE),
  },
  layers: { cloud, score },
  actions: ACTIONS,
  readings,
  snap,
};

export const LESSON = { ...onPlanes(OWN), picture: labelsOn };
