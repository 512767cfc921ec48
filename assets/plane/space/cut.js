/**
 * A lesson's labels in three dimensions and more, and how they cut the sphere of directions.
 *
 * @import {Cut, Kind} from "./types.js" @import {Scene} from "../types.js"
 */

import { countRegions, sphereRegions } from "../../lab/maths/great_circles.js";
import { lifted } from "../../lab/maths/lifting.js";

const SPACE = 3;
/** @type {WeakMap<Scene, Cut | null>} */
const known = new WeakMap();

/** The labels' rows with the further coordinates of the state. @param {Scene} scene */
function rowsIn({ after, state }) {
  return lifted(after.effective, state.depth, state.space);
}

/**
 * The sphere of a scene; computed once a frame. Null where there are too many labels, or a circle is missing.
 * @param {Scene} scene @param {Kind} kind @returns {Cut | null}
 */
export function cutOf(scene, kind) {
  let cut = known.get(scene);
  if (cut === undefined) known.set(scene, (cut = made(scene, kind)));
  return cut;
}

/** @param {Scene} scene @param {Kind} kind @returns {Cut | null} */
function made(scene, kind) {
  if (scene.n > kind.most) return null;
  const rows = rowsIn(scene).map((row) => row.slice(0, SPACE));
  const normals = kind.normals(rows);
  const regions = sphereRegions(normals);
  return (
    regions && {
      rows,
      normals,
      regions: regions.map((region) => ({ ...region, key: kind.key(region.signs, scene.n) })),
    }
  );
}

/**
 * How many regions there are in 1, 2, … dimensions: the rows' first coordinates. Null where that is not listed.
 * @param {Scene} scene @param {Kind} kind
 */
export function countsOf(scene, { normals, listed, dimensions }) {
  const rows = rowsIn(scene);
  /** @type {(number | null)[]} */
  const counts = [];
  let beyond = false; // regions of fewer dimensions are parts of different ones: there are never fewer
  for (let d = 1; d <= dimensions(scene.n); d += 1) {
    const cuts = normals(rows.map((row) => row.slice(0, d)));
    const there = cuts.every((cut) => cut.some(Boolean));
    counts.push(there && !beyond ? countRegions(cuts, listed) : null);
    beyond ||= there && counts[d - 1] === null;
  }
  return counts;
}
