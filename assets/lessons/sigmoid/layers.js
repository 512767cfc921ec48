/** Layers of the Sigmoid page: the cloud @import {Draw, Setting} from "../../plane/types.js" */

import { set, svg, html, readout, text } from "../../lab/dom.js";
import { markerPath } from "../../lab/markers.js";
import { space } from "../../plane/scene.js";
import { toPixels, pair } from "../../plane/view.js";
import { colour } from "../../lab/label_styles.js";
import { dot, norm, quarterTurn, scale } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";

const DOT = 1.9;

/**
 * Embeddings, darker where both labels of the pair are on. @param {SVGElement} group @param {Setting} setting
 * @returns {Draw}
 */
export function cloud(group, setting) {
  const [some, both] = ["cloud", "cloud both"].map((name) => svg("path", { class: name }));
  group.append(some, both);
  return (scene, view) => {
    const X = setting.space === "internal" ? scene.after.X : scene.source.embeddings;
    const [a, b] = [scene.pair.i, scene.pair.j].map((k) => space(setting.space, scene).rows[k]);
    const drawn = ["", ""];
    for (let k = 0; k < X.length; k += 2) {
      const on = a[0] * X[k] + a[1] * X[k + 1] > 0 && b[0] * X[k] + b[1] * X[k + 1] > 0;
      const [x, y] = toPixels(view, [X[k], X[k + 1]]);
      if (x < -5 || y < -5 || x > view.width + 5 || y > view.height + 5) continue;
      drawn[Number(on)] += markerPath("circle", x, y, DOT);
    }
    set(some, "d", drawn[0]);
    set(both, "d", drawn[1]);
  };
}

/** The side of the sign for a right angle, in pixels. */
const CORNER = 16;

/**
 * From the input a right angle to the arrow, and what the input reaches along it. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function score(group, setting) {
  const [drop, reach, corner] = ["drop", "reach", "corner"].map((name) => svg("path", { class: `score-${name}` }));
  group.append(drop, corner, reach);
  return (scene, view) => {
    const { rows, probe } = space(setting.space, scene);
    const row = rows[scene.pair.i];
    const length = norm(row);
    const along = length > 0 ? scale(row, 1 / length) : [1, 0];
    const foot = toPixels(view, scale(along, dot(probe, along)));
    const zero = toPixels(view, [0, 0]);
    const [u, v] = [along, quarterTurn(along)].map(([x, y]) => [CORNER * x, -CORNER * y]);
    const at = (/** @type {number} */ a, /** @type {number} */ b) => [
      zero[0] + a * u[0] + b * v[0],
      zero[1] + a * u[1] + b * v[1],
    ];
    set(drop, "d", `M${pair(toPixels(view, probe))}L${pair(foot)}`);
    set(reach, "d", `M${pair(zero)}L${pair(foot)}`);
    set(reach, "stroke", colour(setting.tokens, scene.pair.i));
    set(corner, "d", length > 0 ? `M${pair(at(1, 0))}L${pair(at(1, 1))}L${pair(at(0, 1))}` : "");
  };
}

/** The number itself, and on or off. @param {object} _spec @param {import("../../plane/types.js").Lab} lab */
export function scorePanel(_spec, lab) {
  const [name, value, state] = [html("h2"), html("output", { class: "after", "data-readout": "score" }), html("span")];
  const root = html("section", { class: "panel score" }, [name, html("p", { class: "large" }, [value, " ", state])]);
  return {
    root,
    draw: (/** @type {import("../../plane/types.js").Scene} */ scene) => {
      const scoreNow = lab.reads.now().score ?? null;
      const title = lab.text("score.value", { label: scene.state.labels[scene.pair.i] });
      text(name, title);
      set(value, "aria-label", title);
      readout(value, scoreNow, fixed(scoreNow));
      text(state, lab.text(scoreNow !== null && scoreNow > 0 ? "score.on" : "score.off"));
    },
  };
}
