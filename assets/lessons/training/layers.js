/**
 * The layers of the Training page: how a pair came to be where it is, and where its steps go: down the loss,
 * up the cosine, along the tangent of the circle through each point, never inwards or outwards.
 *
 * @import {Draw, Setting} from "../../plane/types.js" @import {View} from "../../plane/view.js"
 */

import { set, svg, tells, text } from "../../lab/dom.js";
import { colour } from "../../lab/label_styles.js";
import { cosineGradient } from "../../lab/maths/contrast_descent.js";
import { add, norm, quarterTurn, scale } from "../../lab/maths/vectors.js";
import { arrowPath } from "../../plane/layers.js";
import { spotBeside } from "../../plane/placing.js";
import { pair as at, scaleOf, toPixels } from "../../plane/view.js";
import { trailOf } from "./descent.js";

const CORNER = 11;
const ANGLE = 30;
const CROWDED = 110; // pixels between two points with no room for words
const NAMED = 10; // pixels of a step from which on its arrow is seen, and named
const DENSEST = 2; // pixels between two drawn points of a trail

/** Where the steps went, from the first point on. @param {SVGElement} group @param {Setting} setting @returns {Draw} */
export function trail(group, setting) {
  const lines = [0, 1].map((k) => svg("path", { class: "trail", stroke: colour(setting.tokens, k) }));
  group.append(...lines);
  return ({ state }, view) => {
    const run = state.steps ? trailOf(state) : [];
    lines.forEach((line, k) =>
      set(
        line,
        "d",
        run.length && (k === 0 || state.both === 1) ? trailPath(run.map((pair) => toPixels(view, pair[k]))) : "",
      ),
    );
  };
}

/**
 * Circle, tangent, right angle, the next step, and the point after it. @param {SVGElement} group
 * @param {Setting} setting @returns {Draw}
 */
export function gradient(group, setting) {
  const angle = svg("path", { class: "theta" });
  const drawings = [0, 1].map((k) => drawingOf(k, setting));
  for (const { casing, arrow, next, factor } of drawings)
    // a step that is missing, or leads out, would answer
    for (const each of [casing, arrow, next, factor]) tells(each, "gradient:1", "length:1");
  group.append(...drawings.flatMap((drawing) => Object.values(drawing)), angle);
  return ({ state, after }, view) => {
    const rows = after.rows;
    set(angle, "d", anglePath(view, rows[0], rows[1]));
    const [one, other] = rows.map((row) => toPixels(view, row));
    const apart = Math.hypot(one[0] - other[0], one[1] - other[1]) > CROWDED;
    drawings.forEach((drawing, k) => {
      const slope = cosineGradient(rows[k], rows[1 - k]);
      const turn = slope && alongside(slope, rows[k]);
      drawCircle(drawing, rows[k], turn, view);
      drawArrow(drawing, rows[k], slope, view, {
        said: apart || k === 0 ? setting.text("layer.gradient.step") : "",
        rate: k === 1 && state.both !== 1 ? 0 : state.rate,
        named: setting.named,
      });
    });
  };
}

/** @typedef {ReturnType<typeof drawingOf>} Drawing */

/** What is drawn of one point, in the order it lies. @param {number} k @param {Setting} setting */
function drawingOf(k, { tokens }) {
  const stroke = colour(tokens, k);
  return {
    circle: svg("circle", { class: "orbit", stroke }),
    tangent: svg("path", { class: "tangent" }),
    corner: svg("path", { class: "corner" }),
    casing: svg("path", { class: "gradient-casing" }),
    arrow: svg("path", { class: "gradient", stroke, "data-gradient": k }),
    next: svg("circle", { class: "next", r: 5, stroke }),
    factor: svg("text", { class: "factor", "text-anchor": "middle", "dominant-baseline": "central" }),
  };
}

/**
 * The circle through a point, its tangent, and the right angle between them. @param {Drawing} drawing
 * @param {readonly number[]} z @param {readonly number[] | null} turn @param {View} view
 */
function drawCircle({ circle, tangent, corner }, z, turn, view) {
  const reach = norm(z) * scaleOf(view);
  place(circle, "c", toPixels(view, [0, 0]));
  set(circle, "r", reach.toFixed(2));
  set(tangent, "d", turn ? tangentPath(view, z, turn) : "");
  set(corner, "d", turn && reach > 3 * CORNER ? cornerPath(view, z, turn) : "");
}

/**
 * The next step, −η∇ of the loss, true to the axes, and where it leads.
 * @param {Drawing} drawing @param {readonly number[]} z @param {readonly number[] | null} slope @param {View} view
 * @param {{said: string, rate: number, named: Setting["named"]}} of said: its name, where there is room for it; rate: 0
 * of a point that is held
 */
function drawArrow({ casing, arrow, next, factor }, z, slope, view, { said: label, rate, named }) {
  const tip = slope && rate ? add(z, scale(slope, rate)) : null;
  const path = tip ? arrowPath(toPixels(view, z), toPixels(view, tip)) : "";
  for (const line of [arrow, casing]) set(line, "d", path);
  const moves = slope && rate * norm(slope) * scaleOf(view) > 3;
  set(next, "visibility", moves ? null : "hidden");
  const [from, to] = [z, tip ?? z].map((p) => toPixels(view, p));
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) > NAMED;
  const spot = moves && long && label ? spotBeside(label, to, [to[0] - from[0], to[1] - from[1]], named, view) : null;
  text(factor, spot ? label : "");
  if (!moves) return;
  place(next, "c", to);
  if (spot) place(factor, "", spot);
}

/**
 * The unit tangent at z that a gradient points along; either one where the gradient is gone or next to it.
 * @param {readonly number[]} slope @param {readonly number[]} z
 */
function alongside(slope, z) {
  const stretch = 1 / norm(slope);
  return Number.isFinite(stretch) ? scale(slope, stretch) : scale(quarterTurn(z), 1 / norm(z));
}

/** @param {View} view @param {readonly number[]} z @param {readonly number[]} turn */
function tangentPath(view, z, turn) {
  const reach = 3 * view.half;
  return `M${at(toPixels(view, add(z, scale(turn, -reach))))}L${at(toPixels(view, add(z, scale(turn, reach))))}`;
}

/**
 * The mark of a right angle between z and its tangent. @param {View} view @param {readonly number[]} z
 * @param {readonly number[]} turn
 */
function cornerPath(view, z, turn) {
  const side = CORNER / scaleOf(view);
  const inward = scale(z, -side / norm(z));
  const along = scale(turn, side);
  return `M${at(toPixels(view, add(z, inward)))}L${at(toPixels(view, add(add(z, inward), along)))}L${at(toPixels(view, add(z, along)))}`;
}

/**
 * The angle θ between the two, as an arc about the origin. @param {View} view @param {readonly number[]} a
 * @param {readonly number[]} b
 */
function anglePath(view, a, b) {
  if (norm(a) === 0 || norm(b) === 0) return "";
  const reach = ANGLE / scaleOf(view);
  const [from, to] = [a, b].map((z) => at(toPixels(view, scale(z, reach / norm(z)))));
  const turnsLeft = a[0] * b[1] - a[1] * b[0] > 0;
  return `M${from}A${ANGLE} ${ANGLE} 0 0 ${turnsLeft ? 0 : 1} ${to}`;
}

/** A line with a dot a step, both no denser than can be seen. @param {(readonly number[])[]} spots */
function trailPath(spots) {
  let [x, y] = spots[0];
  let path = `M${at(spots[0])}`;
  let dots = "";
  spots.forEach((spot, k) => {
    if (k > 0 && k < spots.length - 1 && Math.hypot(spot[0] - x, spot[1] - y) < DENSEST) return;
    const far = Math.hypot(spot[0] - x, spot[1] - y) > 3 * DENSEST;
    [x, y] = spot;
    path += `L${at(spot)}`;
    if (far || k === 0) dots += `M${(x - 2).toFixed(1)} ${y.toFixed(1)}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`;
  });
  return path + dots;
}

/** @param {SVGElement} element @param {"" | "c"} prefix @param {readonly number[]} spot */
function place(element, prefix, spot) {
  set(element, `${prefix}x`, spot[0].toFixed(2));
  set(element, `${prefix}y`, spot[1].toFixed(2));
}
