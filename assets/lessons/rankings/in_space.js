/**
 * How the labels' differences cut the sphere: a region is a ranking, in the colour of the label on top.
 *
 * @import {Lab, Scene} from "../../plane/types.js" @import {Order, Rows, Visit} from "./types.js"
 */

import { colour } from "../../lab/label_styles.js";
import { differences, pairsOf, rankingOfSigns } from "../../lab/maths/braid.js";
import { maxRankings } from "../../lab/maths/counting.js";
import { lifted } from "../../lab/maths/lifting.js";
import { orders } from "../../lab/maths/orders.js";
import { add, dot, norm, scale, subtract } from "../../lab/maths/vectors.js";
import { cross } from "../../lab/maths/cross.js";
import { cutOf } from "../../plane/space/cut.js";
import { proofOf } from "./order.js";
import { rankingName, rankingOfKey, shortRanking } from "./rankings.js";

/** More labels make regions too small to see. */
const MOST = 8;
/** All orders of seven labels. */
const LISTED = 5040;
const LETTERS = 11;
const SPACE = 3;
/** A depth from which nothing can be told from none. */
const FLAT = 1e-6;

/** @type {import("../../plane/space/types.js").Kind} */
export const IN_SPACE = {
  words: { sphere: "ranking-sphere", counts: "rankings-by-dimension" },
  normals: differences,
  most: MOST,
  listed: LISTED,
  formula: maxRankings,
  every: orders,
  dimensions: (n) => n - 1,
  key: (signs, n) => String(rankingOfSigns(signs, n)),
  name: (key, labels) => rankingName(rankingOfKey(key), labels),
  short: (key, labels) => shortRanking(rankingOfKey(key), labels, LETTERS),
  fill: (key, tokens) => colour(tokens, rankingOfKey(key)[0]),
  strokes: pairsOf,
  from: facing,
  marks: ({ regions, rows }) =>
    rows.flatMap((_, label) => {
      const won = regions.filter(({ key }) => rankingOfKey(key)[0] === label);
      const sum = won.reduce((total, { centre }) => add(total, centre), [0, 0, 0]);
      return norm(sum) > 0 ? [{ label, at: scale(sum, 1 / norm(sum)) }] : []; // one that wins nowhere has no mark
    }),
};

/**
 * The input of length 1 at which the three gaps of an order of four labels are equal, and how large they are: where the
 * plane through the heads of their differences is nearest to zero. @param {Rows} rows in space
 * @param {readonly number[]} order
 */
function equalAt(rows, order) {
  const [a, b, c] = order.slice(1).map((worse, k) => subtract(rows[order[k]], rows[worse]));
  const across = [cross(b, c), cross(c, a), cross(a, b)].reduce((sum, each) => add(sum, each));
  const gap = dot(a, cross(b, c)) / (norm(across) || 1);
  return { gap: Math.abs(gap), x: scale(across, Math.sign(gap) / (norm(across) || 1)) };
}

/**
 * Those gaps in a scene; null where it shows no four labels in space. @param {Scene} scene @param {Visit | null} visit
 */
export function equalGap(scene, visit) {
  const rows = scene.state.space && scene.n === SPACE + 1 ? cutOf(scene, IN_SPACE)?.rows : null;
  const proof = rows && proofOf(scene, visit);
  return proof ? equalAt(rows, proof.order).gap : null;
}

/** A story looks at where an order gets its region that has none in the plane. @param {Lab} lab */
function facing({ scene, visit, guided }) {
  const proof = guided() && scene.n === SPACE + 1 && proofOf(scene, /** @type {Order} */ (visit).now());
  if (!proof) return null;
  const { after, state } = scene;
  const rows = lifted(after.effective, state.depth || FLAT, state.space).map((row) => row.slice(0, SPACE));
  const [x, y, z] = equalAt(rows, proof.order).x;
  return { azimuth: Math.atan2(y, x), elevation: Math.asin(z) };
}
