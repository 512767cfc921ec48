/** The lines between rankings, (w_i − w_j)·x = 0, each in the colours of its two labels. */

import { set, svg } from "../../lab/dom.js";
import { colour, marker } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { norm, subtract } from "../../lab/maths/vectors.js";
import { edge } from "../../plane/sectors.js";
import { pair } from "../../plane/view.js";
/** @import {View} from "../../plane/view.js" */

/** More labels than this have too many lines for markers at their ends. */
export const MOST_MARKED = 6;
const ASIDE = 7;

/**
 * The parts of all lines that belong to one label: their ground, their dashes, the markers at their ends.
 * @param {number} label @param {number} part @param {import("../../lab/types.js").Tokens} tokens
 */
export function thread(label, part, tokens) {
  const shade = colour(tokens, label);
  if (part === 2) return svg("path", { class: "braid-end", fill: shade });
  return svg("path", { class: part === 0 ? "braid" : "braid dashed", stroke: shade });
}

/**
 * @param {SVGElement[]} threads three a label @param {readonly (readonly number[])[]} rows
 * @param {readonly number[]} origin in pixels @param {View} view @param {import("../../lab/types.js").Tokens} tokens
 */
export function drawBraid(threads, rows, origin, view, tokens) {
  const drawn = threads.map(() => "");
  const far = 2 * Math.hypot(view.width, view.height) + Math.hypot(origin[0], origin[1]);
  rows.forEach((row, i) =>
    rows.slice(i + 1).forEach((other, k) => {
      const j = i + 1 + k;
      const step = subtract(row, other);
      const length = norm(step);
      if (!(length > 0)) return;
      const up = [step[0] / length, -step[1] / length];
      const along = [-up[1], up[0]];
      const at = (/** @type {number} */ t, /** @type {number} */ h) => [
        origin[0] + t * along[0] + h * up[0],
        origin[1] + t * along[1] + h * up[1],
      ];
      const line = `M${pair(at(-far, 0))}L${pair(at(far, 0))}`;
      drawn[3 * i] += line;
      drawn[3 * j + 1] += line;
      if (rows.length > MOST_MARKED) return;
      for (const way of [1, -1]) {
        const t =
          way *
          edge(
            origin,
            along.map((x) => way * x),
            view,
          );
        const [[xi, yi], [xj, yj]] = [at(t, ASIDE), at(t, -ASIDE)];
        drawn[3 * i + 2] += markerPath(marker(tokens, i), xi, yi, 4.5);
        drawn[3 * j + 2] += markerPath(marker(tokens, j), xj, yj, 4.5);
      }
    }),
  );
  threads.forEach((path, k) => set(path, "d", drawn[k]));
}
