/**
 * The things a reader can take hold of: where each is on its plane, and what state a new place means.
 * A handle is named `<kind>` or `<kind>:<label number>`.
 *
 * @typedef {import("./maths/vectors.js").Point} Point
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {"input" | "internal" | "origin" | "given"} SpaceName
 * @typedef {{name: string, kind: string, index: number, plane: SpaceName}} Handle
 */

import { space } from "./scene.js";

const LEAST_STRETCH = 0.05;

/**
 * The handles of a plane, `"unembedding"` and `"vector"` standing for one a label.
 * @param {string[]} kinds @param {SpaceName} plane @param {number} n @returns {Handle[]}
 */
export function handlesOf(kinds, plane, n) {
  return kinds.flatMap((kind) =>
    kind === "unembedding" || kind === "vector"
      ? Array.from({ length: n }, (_, index) => ({ name: `${kind}:${index}`, kind, index, plane }))
      : [{ name: kind, kind, index: -1, plane }],
  );
}

/** Where a handle is, in its plane's units. @param {Handle} handle @param {Scene} scene @returns {Point} */
export function placeOf(handle, scene) {
  const seen = space(handle.plane, scene);
  switch (handle.kind) {
    case "unembedding":
    case "vector":
      return seen.rows[handle.index];
    case "probe":
      return seen.probe;
    case "origin":
      return seen.origin;
    case "shift":
      return seen.shift;
    case "basis-1":
      return [scene.move.A[0], scene.move.A[2]];
    case "basis-2":
      return [scene.move.A[1], scene.move.A[3]];
    case "axis-1":
      return [scene.move.A[0], 0];
    case "axis-2":
      return [0, scene.move.A[3]];
    default:
      throw new RangeError(`no handle is called ${handle.kind}`);
  }
}

/**
 * The part of the state that changes when a handle goes to `p`.
 * @param {Handle} handle @param {Scene} scene @param {Point} p @returns {Record<string, any>}
 */
export function changeBy(handle, scene, p) {
  const seen = space(handle.plane, scene);
  const { state } = scene;
  switch (handle.kind) {
    case "unembedding": {
      const unembeddings = [...state.unembeddings];
      unembeddings[handle.index] = seen.toRow(p);
      return { unembeddings };
    }
    case "vector": // begins a new run where the reader took hold of it
      return { unembeddings: seen.rows.map((row, k) => (k === handle.index ? p : row)), steps: 0 };
    case "probe":
      return { probe: seen.toProbe(p) };
    case "origin":
      return { shift: [-p[0], -p[1]] };
    case "shift":
      return { shift: seen.toShift(p) };
    case "basis-1":
      return { linear: [p[0], scene.move.A[1], p[1], scene.move.A[3]] };
    case "basis-2":
      return { linear: [scene.move.A[0], p[0], scene.move.A[2], p[1]] };
    case "axis-1":
      return { linear: [Math.max(p[0], LEAST_STRETCH), 0, 0, scene.move.A[3]] };
    case "axis-2":
      return { linear: [scene.move.A[0], 0, 0, Math.max(p[1], LEAST_STRETCH)] };
    default:
      throw new RangeError(`no handle is called ${handle.kind}`);
  }
}

/** What a handle is called, for a reader. @param {Handle} handle @param {string[]} labels @param {Record<string, string>} words */
export function titleOf(handle, labels, words) {
  return (words[`handle-${handle.kind}`] ?? handle.kind).replace("{label}", labels[handle.index] ?? "");
}
