/** The unembeddings of a plane in more dimensions. */

import { seeded } from "../random.js";

/** Streams of different labels, and of different draws, are this far apart. */
const LABELS = 64;

/**
 * The rows with further coordinates: max(n, 3) in all. The first two stay; the others are depth × standard
 * normal numbers, which belong to the label and the draw.
 * @param {readonly (readonly number[])[]} rows @param {number} depth @param {number} draw a whole number
 * @returns {number[][]}
 */
export function lifted(rows, depth, draw) {
  const more = Math.max(rows.length, 3) - 2;
  return rows.map(([x, y], label) => {
    const { normal } = seeded(LABELS * draw + label);
    return [x, y, ...Array.from({ length: more }, () => depth * normal())];
  });
}
