/** Finds the first uses of terms in text. @typedef {import("./index.js").Term} Term */

/**
 * @param {Term[]} terms
 * @returns {(text: string, met: {has: (key: string) => boolean}) => {key: string, at: number, length: number} | null}
 *   the first term in a text that was not met before
 */
export function createFinder(terms) {
  const owners = new Map(terms.flatMap(({ key, forms }) => forms.map((form) => [form.toLowerCase(), key])));
  const longest = [...owners.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longest.join("|")})(?![\\p{L}\\p{N}_])`, "giu");
  return (text, met) => {
    for (const found of text.matchAll(pattern)) {
      const key = owners.get(found[0].toLowerCase());
      if (key && !met.has(key)) return { key, at: found.index, length: found[0].length };
    }
    return null;
  };
}
