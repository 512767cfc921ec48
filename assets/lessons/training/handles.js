/** The two vectors of the Training page. */

import { replaced } from "../../plane/handles.js";

/** @type {Record<import("./vocabulary.js").Vocabulary["handles"], import("../../plane/handles.js").HandleKind>} */
export const HANDLES = {
  vector: {
    each: true,
    place: (_, seen, index) => seen.rows[index],
    // Begins a new run where the reader took hold of it.
    change: (_, p, seen, index) => ({ unembeddings: replaced(seen.rows, index, p), steps: 0 }),
  },
};
