/** The first page: one classifier, every cosine. */

import { scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { onPlanes } from "../../plane/lesson.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  actions: {
    /** The last label, none of the pair, points the other way, alone: another classifier. */
    "turn-arrow": ({ state: { unembeddings }, n }) => ({
      change: { unembeddings: replaced(unembeddings, n - 1, scale(unembeddings[n - 1], -1)) },
    }),
  },
  readings,
};

export const LESSON = onPlanes(OWN);
