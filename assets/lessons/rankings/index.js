/** The Rankings page: which rankings can occur, and why others cannot. */

import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { dimensionsPanel } from "../../plane/space/dimensions.js";
import { spherePanel } from "../../plane/space/sphere.js";
import { scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { ASK, createOrder } from "./asked.js";
import { contradiction } from "./contradiction.js";
import { differencesPanel } from "./differences.js";
import { rankingHerePanel } from "./here.js";
import { IN_SPACE } from "./in_space.js";
import { rankings } from "./layer.js";
import { nearerPanel } from "./nearer.js";
import { orderPanel } from "./order.js";
import { rankingsPanel } from "./lists.js";
import { tieLinesPanel } from "./tie_lines.js";
import { turned } from "./rankings.js";
import { rankingsSentencePanel } from "./sentence.js";
import { readings } from "./readings.js";

const [THIRD, SHORT] = [2, 0.4];
/** Where all three of cat's lines have turned far. @type {[number, number]} */
const AWAY = [-3, 1];
/** The origin beyond cat, as cat is of the shipped vectors. */
const BEYOND = [-3.6, -3.4];

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    rankings: rankingsPanel,
    "ranking-here": rankingHerePanel,
    "rankings-sentence": rankingsSentencePanel,
    differences: differencesPanel,
    "order-asked": orderPanel,
    "tie-lines": tieLinesPanel,
    nearer: nearerPanel,
    "ranking-sphere": (_spec, lab) => spherePanel(lab, IN_SPACE),
    "rankings-by-dimension": (_spec, lab) => dimensionsPanel(lab, IN_SPACE),
  },
  layers: { rankings, contradiction },
  actions: {
    ...ASK,
    /** Label 3 of H.1 from length 5 to length 2: no cosine changes. */
    shorten: ({ state }) => ({ change: { unembeddings: replaced(state.unembeddings, THIRD, scale(state.unembeddings[THIRD], SHORT)) } }),
    /** Cat to the other side of zero. */
    "turn-lines": ({ state }) => ({ change: { unembeddings: replaced(state.unembeddings, 0, AWAY) } }),
    /** Where cat is nearer to car than to dog by far, and still has a length to see. */
    "bring-nearer": () => ({ change: { shift: BEYOND } }),
  },
  motion: { parts: turned },
  readings, visit: createOrder,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
