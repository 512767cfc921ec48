/** The first page: one classifier, every cosine. */

import { norm, scale, subtract } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { onPlanes } from "../../plane/lesson.js";
import { space } from "../../plane/scene.js";
import { footOn } from "../../plane/snap.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  actions: {
    /** The last label, none of the pair, points the other way, alone: another classifier. */
    "turn-arrow": ({ state: { unembeddings }, before: { rows }, n }) => ({
      change: { unembeddings: replaced(unembeddings, n - 1, scale(rows[n - 1], -1)) },
    }),
  },
  readings,
  // Only on the line through both labels is a cosine −1 or +1, and no finger is as fine: one that all but is there is.
  snap: (scene, { kind }, p, reach, drawn) => {
    const [{ rows }, { i, j }] = [space("origin", scene), scene.pair];
    const along = subtract(rows[j], rows[i]);
    const foot = kind === "origin" && norm(along) > 0 ? footOn(rows[i], along, p) : p;
    return norm(subtract(foot, p)) < reach && drawn(".minus-one") ? foot : p;
  },
};

export const LESSON = onPlanes(OWN);
