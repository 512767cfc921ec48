/**
 * The things a reader can take hold of. A kind of handle says where it stands on a plane and what state
 * a new place means: that is its constraint. One is named `<kind>`, or `<kind>:<label number>` where
 * there is one for each label.
 *
 * @typedef {import("../lab/maths/vectors.js").Point} Point
 * @typedef {import("../lab/looks.js").Tokens} Tokens
 * @typedef {import("./scene.js").Where} Where
 * @typedef {import("./scene.js").Space} Space
 * @typedef {import("./scene.js").SpaceName} SpaceName
 * @typedef {{
 *   each?: boolean,
 *   place: (scene: Where, seen: Space, index: number) => Point,
 *   change: (scene: Where, p: Point, seen: Space, index: number) => Record<string, any>,
 *   shape?: string,
 * }} HandleKind each: one for each label, in its marker; shape: an outline about (0, 0), a disc without one
 * @typedef {import("../lab/story/stage.js").Part} Part
 * @typedef {ReturnType<typeof handle> & {part?: Part}} Handle
 */

import { space } from "./scene.js";

/** @type {Record<import("./vocabulary.js").Vocabulary["handles"], HandleKind>} */
export const HANDLES = {
  unembedding: {
    each: true,
    place: (_, seen, index) => seen.rows[index],
    change: ({ state }, p, seen, index) => ({ unembeddings: replaced(state.unembeddings, index, seen.toRow(p)) }),
  },
  probe: {
    place: (_, seen) => seen.probe,
    change: (_, p, seen) => ({ probe: seen.toProbe(p) }),
    shape: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-3 -3L3 3M-3 3L3 -3",
  },
  origin: {
    place: (_, seen) => seen.origin,
    change: (_, p) => ({ shift: [-p[0], -p[1]] }),
    shape: "M-13 0H13M0 -13V13M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
  },
  shift: {
    place: (_, seen) => seen.shift,
    change: (_, p, seen) => ({ shift: seen.toShift(p) }),
  },
};

/**
 * The handles of a plane.
 * @param {Record<string, HandleKind>} kinds those that there are @param {readonly string[]} names those wanted
 * @param {SpaceName} plane @param {number} n labels @returns {Handle[]}
 */
export function handlesOf(kinds, names, plane, n) {
  return names.flatMap((kind) =>
    kinds[kind].each ? Array.from({ length: n }, (_, index) => handle(kinds[kind], kind, plane, index)) : [handle(kinds[kind], kind, plane, -1)],
  );
}

/** The handles as a story has them: the one that leads comes first. @param {Handle[]} handles @param {import("../lab/story/stage.js").Stage | null} stage @returns {Handle[]} */
export function staged(handles, stage) {
  if (!stage) return handles;
  const parts = handles.map((each) => {
    const part = stage.partOf(each.kind, each.name);
    return part === "named" && each.index >= 0 ? { ...each, part, place: tipOf(each.plane, each.index) } : { ...each, part };
  });
  return [...parts.filter(({ part }) => part === "lead"), ...parts.filter(({ part }) => part !== "lead")];
}

/** Where the arrow of a label ends: its name stands there when nobody can take hold of it. @param {SpaceName} plane @param {number} index @returns {Handle["place"]} */
function tipOf(plane, index) {
  return (scene) => (plane === "given" ? scene.after.rows : space(plane, scene).rows)[index];
}

/** @param {HandleKind} of @param {string} kind @param {SpaceName} plane @param {number} index of its label, or −1 */
function handle(of, kind, plane, index) {
  return {
    name: index < 0 ? kind : `${kind}:${index}`,
    kind,
    index,
    plane,
    shape: of.shape,
    /** Where it is, in its plane's units. @param {Where} scene */
    place: (scene) => of.place(scene, space(plane, scene), index),
    /** The part of the state that changes when it goes to `p`. @param {Where} scene @param {Point} p */
    change: (scene, p) => of.change(scene, p, space(plane, scene), index),
  };
}

/** A list with one entry replaced. @template T @param {readonly T[]} list @param {number} index @param {T} entry */
export function replaced(list, index, entry) {
  return list.map((each, k) => (k === index ? entry : each));
}

/** What a handle is called, for a reader. @param {Handle} handle @param {string[]} labels @param {import("../lab/text.js").Text} text */
export function titleOf({ kind, index }, labels, text) {
  return text(`handle.${kind}`, { label: labels[index] ?? "" });
}
