/**
 * Label sets of a sigmoid classifier, written as sign patterns: "+-+" has labels 0 and 2 on.
 */

import { colour, short } from "./looks.js";

/** @typedef {import("./looks.js").Tokens} Tokens */

/** Numbers of the labels that are on. @param {string} pattern */
export function membersOf(pattern) {
  return [...pattern].flatMap((sign, k) => (sign === "+" ? [k] : []));
}

/** The set in full, "∅" for none. @param {string} pattern @param {readonly string[]} labels */
export function setName(pattern, labels) {
  return membersOf(pattern).map((k) => labels[k]).join(", ") || "∅";
}

/** The set in a few letters, "∅" for none. @param {string} pattern @param {readonly string[]} labels @param {string} counted how to say that so many are on */
export function shortSetName(pattern, labels, counted) {
  const members = membersOf(pattern);
  const name = members.map((k) => short(labels[k])).join(" ") || "∅";
  return [...name].length > 14 ? counted.replace("{count}", String(members.length)) : name;
}

/** The mean colour of the labels that are on; "transparent" where none is. @param {Tokens} tokens @param {string} pattern */
export function setColour(tokens, pattern) {
  const shades = membersOf(pattern).map((k) => colour(tokens, k));
  if (shades.length === 0) return "transparent";
  const mean = [1, 3, 5].map((at) => shades.reduce((sum, shade) => sum + parseInt(shade.slice(at, at + 2), 16), 0) / shades.length);
  return `rgb(${mean.map(Math.round).join(" ")})`;
}
