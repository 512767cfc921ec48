/** How the labels' differences cut the sphere: a region is a ranking, in the colour of the label on top. */

import { colour } from "../../lab/label_styles.js";
import { differences, pairsOf, rankingOfSigns } from "../../lab/maths/braid.js";
import { maxRankings } from "../../lab/maths/counting.js";
import { orders } from "../../lab/maths/orders.js";
import { add, norm, scale } from "../../lab/maths/vectors.js";
import { rankingName, rankingOfKey, shortRanking } from "./rankings.js";

/** More labels make regions too small to see. */
const MOST = 8;
/** All orders of seven labels. */
const LISTED = 5040;
const LETTERS = 11;

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
  marks: ({ regions, rows }) =>
    rows.flatMap((_, label) => {
      const won = regions.filter(({ key }) => rankingOfKey(key)[0] === label);
      const sum = won.reduce((total, { centre }) => add(total, centre), [0, 0, 0]);
      return norm(sum) > 0 ? [{ label, at: scale(sum, 1 / norm(sum)) }] : []; // one that wins nowhere has no mark
    }),
};
