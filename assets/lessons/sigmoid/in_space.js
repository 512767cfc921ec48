/** How the labels cut the sphere: a region is a label set, in the colours of those that are on. */

import { maxSignPatterns } from "../../lab/maths/counting.js";
import { norm, scale } from "../../lab/maths/vectors.js";
import { membersOf, setColour, setName } from "../../plane/label_sets.js";
import { short } from "../../lab/label_styles.js";

const LISTED = 5000;

/** @type {import("../../plane/space/types.js").Kind} */
export const IN_SPACE = {
  words: { sphere: "set-sphere", counts: "sets-by-dimension" },
  normals: (rows) => rows.map((row) => [...row]),
  most: Infinity,
  listed: LISTED,
  formula: maxSignPatterns,
  every: (n) => 2 ** n,
  dimensions: (n) => n,
  key: (signs) => signs,
  name: setName,
  short: (key, labels) =>
    membersOf(key)
      .map((k) => short(labels[k]))
      .join(" ") || "∅",
  fill: (key, tokens) => setColour(tokens, key),
  strokes: (n) => Array.from({ length: n }, (_, k) => [k]),
  marks: ({ rows }) => rows.map((row, label) => ({ label, at: scale(row, 1 / norm(row)) })),
};
