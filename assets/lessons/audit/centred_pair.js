/**
 * The pair's rows less the mean of all, as two arrows at their true angle: a larger unit turns them, a move of zero
 * does not. The first lies flat, the second stands at the angle between the two.
 *
 * @import {Lab, Scene} from "../../plane/types.js"
 */

import { set, svg, tells } from "../../lab/dom.js";
import { colour } from "../../lab/label_styles.js";
import { arrowPath } from "../../plane/layers.js";
import { centredIn } from "./readings.js";

const [WIDTH, HEIGHT, LONGEST] = [260, 110, 55];
const ZERO = /** @type {const} */ ([WIDTH / 2, HEIGHT - 20]);
const READS = ["centred-before", "centred-after", "centred-rescaled"];

/** Where the two arrows end, in pixels. @param {ReturnType<typeof centredIn>[number]} pair @param {number} scale */
function tipsOf({ cosine, lengths: [first, second] }, scale) {
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine ?? 1)));
  return [
    [ZERO[0] + scale * first, ZERO[1]],
    [ZERO[0] + scale * second * Math.cos(angle), ZERO[1] - scale * second * Math.sin(angle)],
  ];
}

/** @param {Lab} lab @param {readonly string[]} names of the two */
export function centredPair(lab, names) {
  const before = names.map(() => svg("path", { class: "came" }));
  const now = names.map((_, k) => svg("path", { class: "vector", stroke: colour(lab.tokens, k) }));
  const written = names.map((name) => svg("text", { class: "row-name" }, [name]));
  let scale = 0; // of the rows as they came: what a unit stretches is seen to grow
  const stage = svg("svg", { class: "centred-pair", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" }, [
    ...before,
    ...now,
    ...written,
  ]);
  return {
    root: tells(stage, ...READS),
    draw: (/** @type {Scene} */ scene) => {
      const [came, moved] = centredIn(scene);
      scale ||= LONGEST / Math.max(...came.lengths);
      const [from, to] = [tipsOf(came, scale), tipsOf(moved, scale)];
      to.forEach((tip, k) => {
        set(before[k], "d", arrowPath(ZERO, from[k]));
        set(now[k], "d", arrowPath(ZERO, tip));
        const left = k === 0 || tip[0] < ZERO[0]; // the first is named below its arrow
        set(written[k], "text-anchor", left ? "end" : "start");
        set(written[k], "x", (tip[0] + (left ? -4 : 4)).toFixed(1));
        set(written[k], "y", (tip[1] + (k === 0 ? 16 : -5)).toFixed(1));
      });
      set(stage, "aria-label", lab.text("pair-numbers.picture"));
    },
  };
}
