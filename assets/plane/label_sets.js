/** Label sets of a sigmoid classifier, written as sign patterns: "+-+" has labels 0 and 2 on. */

import { columns } from "../lab/ems.js";
import { colour, short } from "../lab/label_styles.js";
import { signPatterns } from "../lab/maths/patterns.js";
/** @import {Feasible, Scene} from "./types.js" @import {Tokens} from "../lab/types.js" */

/** @type {WeakMap<Scene, Feasible>} */
const known = new WeakMap();

/** What can occur in a scene; computed once a frame. @param {Scene} scene @returns {Feasible} */
export function feasibleIn(scene) {
  const sets = known.get(scene) ?? listed(scene);
  known.set(scene, sets);
  return sets;
}

/** @param {Scene} scene @returns {Feasible} */
function listed({ after, before: { rows: original } }) {
  const [now, before] = [after.effective, original].map(signPatterns);
  return {
    now,
    before,
    gone: before.filter((pattern) => !now.includes(pattern)),
    fresh: now.filter((pattern) => !before.includes(pattern)),
    zero: after.effective.flatMap((row, k) => (row.every((x) => x === 0) ? [k] : [])),
  };
}

/**
 * The first label sets, all labels before none, that cannot occur.
 * @param {number} n labels @param {readonly string[]} feasible @param {number} most
 */
export function firstImpossible(n, feasible, most) {
  const can = new Set(feasible);
  const sets = [];
  for (let k = 0; k < 2 ** n && sets.length < most; k += 1) {
    const pattern = Array.from({ length: n }, (_, i) => ((k >> (n - 1 - i)) & 1 ? "-" : "+")).join("");
    if (!can.has(pattern)) sets.push(pattern);
  }
  return sets;
}

/** Numbers of the labels that are on. @param {string} pattern */
export function membersOf(pattern) {
  return [...pattern].flatMap((sign, k) => (sign === "+" ? [k] : []));
}

/** The set in full, "∅" for none. @param {string} pattern @param {readonly string[]} labels */
export function setName(pattern, labels) {
  return (
    membersOf(pattern)
      .map((k) => labels[k])
      .join(", ") || "∅"
  );
}

/**
 * The set in a few letters, "∅" for none. @param {string} pattern @param {readonly string[]} labels
 * @param {(count: number) => string} counted says that so many are on
 */
export function shortSetName(pattern, labels, counted) {
  const members = membersOf(pattern);
  const name = members.map((k) => short(labels[k])).join(" ") || "∅";
  return columns(name) > 14 ? counted(members.length) : name;
}

/**
 * The mean colour of the labels that are on; "transparent" where none is. @param {Tokens} tokens
 * @param {string} pattern
 */
export function setColour(tokens, pattern) {
  const shades = membersOf(pattern).map((k) => colour(tokens, k));
  if (shades.length === 0) return "transparent";
  const mean = [1, 3, 5].map(
    (at) => shades.reduce((sum, shade) => sum + parseInt(shade.slice(at, at + 2), 16), 0) / shades.length,
  );
  return `rgb(${mean.map(Math.round).join(" ")})`;
}
