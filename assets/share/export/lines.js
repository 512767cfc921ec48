/** Text in lines, for pictures, in which no browser breaks them. */

import { columns } from "../../lab/ems.js";

/** A word with its blanks, or an East Asian letter, each with the marks that may not leave it. */
const PIECE = /[“‘（《]*(?:\p{Script=Han}|[^\s\p{Script=Han}“‘（《，。：；！？、）》’”]+)?[，。：；！？、）》’”]*\s*/gu;

/**
 * A text in lines that take so many columns at most, where its pieces do. @param {string} words @param {number} most
 * @returns {string[]}
 */
export function broken(words, most) {
  const pieces = words.trim().replace(/\s+/g, " ").match(PIECE)?.filter(Boolean) ?? [];
  const lines = pieces.reduce((rows, piece) => {
    const longer = (rows.at(-1) ?? "") + piece;
    return rows.length && columns(longer.trimEnd()) <= most ? [...rows.slice(0, -1), longer] : [...rows, piece];
  }, /** @type {string[]} */ ([]));
  return lines.map((line) => line.trimEnd());
}
