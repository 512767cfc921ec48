/**
 * Why a label's line stands at a right angle to its arrow: how far an input reaches along the arrow is what its score
 * is made of, and that is zero exactly on the line.
 *
 * @typedef {import("../../plane/layers.js").Draw} Draw @typedef {import("../../plane/layers.js").Setting} Setting
 */

import { html, readout, set, svg, text } from "../../lab/dom.js";
import { colour } from "../../lab/looks.js";
import { dot, norm, quarterTurn, scale } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { space } from "../../plane/scene.js";
import { pair, toPixels } from "../../plane/view.js";

/** The side of the sign for a right angle, in pixels. */
const CORNER = 16;

/** From the input a right angle to the arrow, and what the input reaches along it. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
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
    const at = (/** @type {number} */ a, /** @type {number} */ b) => [zero[0] + a * u[0] + b * v[0], zero[1] + a * u[1] + b * v[1]];
    set(drop, "d", `M${pair(toPixels(view, probe))}L${pair(foot)}`);
    set(reach, "d", `M${pair(zero)}L${pair(foot)}`);
    set(reach, "stroke", colour(setting.tokens, scene.pair.i));
    set(corner, "d", length > 0 ? `M${pair(at(1, 0))}L${pair(at(1, 1))}L${pair(at(0, 1))}` : "");
  };
}

/** The number itself, and on or off. @param {object} _spec @param {import("../../plane/lesson.js").Lab} lab */
export function scorePanel(_spec, lab) {
  const [name, value, state] = [html("h2"), html("output", { class: "after", "data-readout": "score" }), html("span")];
  const root = html("section", { class: "panel score" }, [name, html("p", { class: "large" }, [value, " ", state])]);
  return {
    root,
    draw: (/** @type {import("../../plane/scene.js").Scene} */ scene) => {
      const found = lab.reads.now().score ?? null;
      text(name, lab.text("score.value", { label: scene.state.labels[scene.pair.i] }));
      readout(value, found, fixed(found));
      text(state, lab.text(found !== null && found > 0 ? "score.on" : "score.off"));
    },
  };
}
