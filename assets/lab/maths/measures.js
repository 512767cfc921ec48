import { cosine, dot, norm, subtract } from "./vectors.js";

/**
 * The ways of comparing two label representations.
 * Source: Nielsen & Grivas, Appendix D (other measures than the cosine).
 */

/**
 * What each measure is, in the order of display: `alike` tells where similar vectors lie on it ("high" or "low").
 * @type {readonly {key: string, formula: string, alike: "high" | "low"}[]}
 */
export const MEASURES = [
  { key: "dot", formula: "a·b", alike: "high" },
  { key: "euclidean", formula: "‖a − b‖", alike: "low" },
  { key: "normalised-euclidean", formula: "‖a/‖a‖ − b/‖b‖‖", alike: "low" },
  { key: "cosine", formula: "a·b / (‖a‖‖b‖)", alike: "high" },
];

/**
 * The measure `key` of two vectors; null where it is undefined (an angle with a zero vector) or beyond a float.
 * @param {string} key one of MEASURES
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @returns {number | null}
 */
export function measure(key, a, b) {
  const value = rawMeasure(key, a, b);
  return value === null || Number.isFinite(value) ? value : null;
}

/** @param {string} key @param {readonly number[]} a @param {readonly number[]} b */
function rawMeasure(key, a, b) {
  if (key === "dot") return dot(a, b);
  if (key === "euclidean") return norm(subtract(a, b));
  if (key === "cosine") return cosine(a, b);
  if (key === "normalised-euclidean") {
    const [lengthA, lengthB] = [norm(a), norm(b)];
    if (lengthA === 0 || lengthB === 0) return null;
    return norm(subtract(scaledToOne(a, lengthA), scaledToOne(b, lengthB)));
  }
  const known = MEASURES.map((each) => each.key).join(", ");
  throw new RangeError(`measure needs one of ${known}, got ${key}`);
}

/** @param {readonly number[]} a @param {number} length */
function scaledToOne(a, length) {
  return a.map((value) => value / length);
}
