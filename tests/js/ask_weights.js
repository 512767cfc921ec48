import { createReader } from "../../assets/ask/search.js";

/**
 * Weights as if each entry had been learned from one text. @param {import("../../assets/ask/types.js").Terms} terms
 * @param {Record<string, string>} texts by entry @returns {import("../../assets/ask/types.js").Weights}
 */
export function weightsOf(terms, texts) {
  /** @type {Record<string, [number, number][]>} */
  const words = {};
  Object.values(texts).forEach((text, entry) => {
    for (const word of createReader(terms)(text)) (words[word] ??= []).push([entry, 1]);
  });
  return { entries: Object.keys(texts), scale: 1, bias: Object.keys(texts).map(() => 0), words };
}
