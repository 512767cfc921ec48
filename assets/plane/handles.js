/**
 * The things a reader can take hold of. A kind of handle says where it stands on a plane and what state a new place
 * means: that is its constraint. One is named `<kind>`, or `<kind>:<label number>` where there is one for each label.
 *
 * @import {HandleKind, SpaceName, Where} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 * @import {Part} from "../lab/story/types.js" @typedef {ReturnType<typeof handle> & {part?: Part}} Handle
 */

import { dot, mean, norm, scale } from "../lab/maths/vectors.js";
import { space } from "./scene.js";

/** As short as a hand makes an arrow, in parts of what it was. */
const LEAST = 0.1;

/** @type {Record<import("./vocabulary.js").Vocabulary["handles"], HandleKind>} */
export const HANDLES = {
  unembedding: {
    each: true,
    place: (_, plane, index) => plane.rows[index],
    change: ({ state }, p, plane, index) => ({ unembeddings: replaced(state.unembeddings, index, plane.toRow(p)) }),
  },
  length: {
    each: true,
    told: true,
    place: (_, plane, index) => plane.rows[index],
    change: ({ state }, p, { rows }, index) => ({
      unembeddings: replaced(state.unembeddings, index, scale(state.unembeddings[index], partOf(rows[index], p))),
    }),
    along: (_, { rows }, index) => towards(rows[index]),
  },
  probe: {
    place: (_, plane) => plane.probe,
    change: (_, p, plane) => ({ probe: plane.toProbe(p) }),
    shape: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-3 -3L3 3M-3 3L3 -3",
  },
  origin: {
    place: (_, plane) => plane.origin,
    change: (_, p) => ({ shift: [-p[0], -p[1]] }),
    shape: "M-13 0H13M0 -13V13M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
  },
  shift: {
    place: (_, plane) => plane.shift,
    change: (_, p, plane) => ({ shift: plane.toShift(p) }),
  },
};

/** Parts of a way that only rounding leaves. */
const ROUNDING = 1e-9;

/** The direction of a vector. @param {readonly number[]} row */
export const towards = (row) => /** @type {Point} */ (scale(row, 1 / (norm(row) || 1)));

/** @param {number} share @returns {number} */
export const whole = (share) => (share > 1 - ROUNDING ? 1 : Math.max(share, 0));

/**
 * The mean of all labels, which takes all along on its way to zero.
 * @param {(share: number, mean: Point) => ReturnType<HandleKind["change"]>} change what so much of the way comes to
 * @returns {HandleKind}
 */
export const meanOnItsWay = (change) => ({
  told: true,
  place: (_, { rows }) => mean(rows),
  change: ({ state }, p) => {
    const m = mean(state.unembeddings);
    return change(whole(1 - dot(p, m) / (dot(m, m) || 1)), m);
  },
  along: ({ state }) => towards(mean(state.unembeddings)),
  end: () => [0, 0],
  shape: "M-11 0H11M0 -11V11M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
});

/**
 * The handles of a plane.
 * @param {Record<string, HandleKind>} kinds those that there are @param {readonly string[]} names those wanted
 * @param {SpaceName} plane @param {number} n labels @returns {Handle[]}
 */
export function handlesOf(kinds, names, plane, n) {
  return names.flatMap((kind) =>
    kinds[kind].each
      ? Array.from({ length: n }, (_, index) => handle(kinds[kind], kind, plane, index))
      : [handle(kinds[kind], kind, plane, -1)],
  );
}

/**
 * The handles as a story has them: the one that leads comes first. @param {Handle[]} handles
 * @param {import("../lab/story/types.js").Stage | null} stage
 * @param {boolean} [still] whether the plane draws arrows as they are given @returns {Handle[]}
 */
export function staged(handles, stage, still = false) {
  if (!stage) return handles.filter(({ told: storyOnly }) => !storyOnly);
  const parts = handles.map((each) => {
    const part = stage.partOf(each.kind, each.name, each.told);
    return part === "named" && each.index >= 0
      ? { ...each, part, place: tipOf(each.plane, each.index, still) }
      : { ...each, part };
  });
  const here = parts.filter(({ part, told: storyOnly }) => part !== "named" || !storyOnly);
  return [...here.filter(({ part }) => part === "lead"), ...here.filter(({ part }) => part !== "lead")];
}

/**
 * Where the arrow of a label ends: its name stands there when nobody can take hold of it. @param {SpaceName} plane
 * @param {number} index @param {boolean} still @returns {Handle["place"]}
 */
function tipOf(plane, index, still) {
  return (scene) => (plane === "given" && !still ? scene.after.rows : space(plane, scene).rows)[index];
}

/** @param {HandleKind} of @param {string} kind @param {SpaceName} plane @param {number} index of its label, or −1 */
function handle(of, kind, plane, index) {
  return {
    name: index < 0 ? kind : `${kind}:${index}`,
    kind,
    index,
    plane,
    shape: of.shape,
    told: of.told,
    away: of.away,
    value: of.value,
    /** Where it is, in its plane's units. @param {Where} scene */
    place: (scene) => of.place(scene, space(plane, scene), index),
    /** The direction of the line on which it stays, if it stays on one. */
    along:
      of.along &&
      ((/** @type {Where} */ scene) =>
        /** @type {NonNullable<HandleKind["along"]>} */ (of.along)(scene, space(plane, scene), index)),
    end: of.end && ((/** @type {Where} */ scene) => of.end?.(space(plane, scene), index)),
    /** The part of the state that changes when it goes to `p`. @param {Where} scene @param {Point} p */
    change: (scene, p) => of.change(scene, p, space(plane, scene), index),
  };
}

/** How far a point reaches along a row, in lengths of it. @param {readonly number[]} row @param {Point} p */
function partOf(row, p) {
  const part = dot(row, p) / dot(row, row);
  return part > LEAST ? part : LEAST;
}

/** A list with one entry replaced. @template T @param {readonly T[]} list @param {number} index @param {T} entry */
export function replaced(list, index, entry) {
  return list.map((each, k) => (k === index ? entry : each));
}

/**
 * What a handle is called, for a reader. @param {Handle} handle @param {string[]} labels
 * @param {import("../lab/types.js").Text} text
 */
export function titleOf({ kind, index }, labels, text) {
  return text(`handle.${kind}`, { label: labels[index] ?? "" });
}
