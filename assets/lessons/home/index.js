/** The first page: one classifier, every cosine. */

import { scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { mountLesson } from "../../lab/lab.js";
import { onPlanes } from "../../plane/lesson.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/lesson.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  actions: {
    /** The first of the pair points the other way, alone: another classifier. */
    "turn-arrow": ({ state, pair }) => ({ change: { unembeddings: replaced(state.unembeddings, pair.i, scale(state.unembeddings[pair.i], -1)) } }),
  },
  readings,
};

export const LESSON = onPlanes(OWN);

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLesson(component, LESSON);
}
