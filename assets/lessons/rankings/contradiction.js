/** Why the order pointed at is impossible: the lines of which no input is on the asked side of all. */

import { keep, set, svg, tells } from "../../lab/dom.js";
import { whyNot } from "../../lab/maths/orders.js";
import { norm, subtract } from "../../lab/maths/vectors.js";
import { space } from "../../plane/scene.js";
import { pair, toPixels } from "../../plane/view.js";
import { canBe } from "./asked.js";
import { rankingOfKey } from "./rankings.js";

/** @typedef {import("../../plane/layers.js").Draw} Draw @typedef {import("../../plane/layers.js").Setting} Setting */

const ARROW = 34;
const HEAD = 8;
/** Where the arrows stand on a line, as parts of the smaller side. */
const ALONG = [-0.34, 0.34];

/** @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function contradiction(group, setting) {
  tells(group, "*");
  /** @type {SVGElement[]} */
  const lines = [];
  /** @type {() => void} */
  let again = () => {};
  setting.pointed.listen(() => again());
  return (scene, view) => {
    again = () => {
      const ranking = setting.pointed.key === null ? [] : rankingOfKey(setting.pointed.key);
      const { rows } = space(setting.space, scene);
      const proof = ranking.length !== scene.n || canBe(scene, ranking) ? null : whyNot(rows, ranking);
      const steps = proof?.steps ?? [];
      keep(group, lines, steps.length, () => svg("path", { class: "contradiction-line" }));
      steps.forEach(([better, worse], k) => set(lines[k], "d", side(subtract(rows[better], rows[worse]), toPixels(view, [0, 0]), view)));
    };
    again();
  };
}

/** The line that a step is decided on, with arrows to the side where it is taken. @param {readonly number[]} step @param {readonly number[]} origin in pixels @param {import("../../plane/view.js").View} view */
function side(step, origin, view) {
  const length = norm(step);
  const up = [step[0] / length, -step[1] / length];
  const along = [-up[1], up[0]];
  const at = (/** @type {number} */ t, /** @type {number} */ h) => [origin[0] + t * along[0] + h * up[0], origin[1] + t * along[1] + h * up[1]];
  const far = view.width + view.height;
  const room = Math.min(view.width, view.height);
  const arrows = ALONG.map((part) => {
    const t = part * room;
    return `M${pair(at(t, 0))}L${pair(at(t, ARROW))}M${pair(at(t - HEAD, ARROW - HEAD))}L${pair(at(t, ARROW))}L${pair(at(t + HEAD, ARROW - HEAD))}`;
  });
  return `M${pair(at(-far, 0))}L${pair(at(far, 0))}${arrows.join("")}`;
}
