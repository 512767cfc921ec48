/** The first page: one classifier, every cosine. */

import { scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { mountPlane } from "../../plane/mount.js";
import { reasonPanel } from "./reason.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
export const LESSON = {
  panels: { reason: reasonPanel },
  actions: {
    /** The first of the pair points the other way, alone: another classifier. */
    "turn-arrow": ({ state, pair }) => ({ change: { unembeddings: replaced(state.unembeddings, pair.i, scale(state.unembeddings[pair.i], -1)) } }),
  },
  readings,
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
