/**
 * The Rankings page: which rankings can occur, and why others cannot.
 * @import {Draw, Setting} from "../../plane/types.js"
 */

import { keep, set, svg, tells } from "../../lab/dom.js";
import { whyNot } from "../../lab/maths/orders.js";
import { onPlanes } from "../../plane/lesson.js";
import { space } from "../../plane/scene.js";
import { add, norm, scale, subtract } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { pair, toPixels } from "../../plane/view.js";
import { ASK, canBe, createOrder, tieLinesPanel } from "./order.js";
import { rankingHerePanel, nearerPanel, orderPanel, rankingsSentencePanel } from "./panels.js";
import { LATER } from "./later.js";
import { rankings } from "./layer.js";
import { proofPanel, round } from "./proof.js";
import { rankingOfKey, turned } from "./rankings.js";
import { readings } from "./readings.js";

const [THIRD, SHORT] = [2, 2];
/** Where all three of cat's lines have turned far. @type {[number, number]} */
const AWAY = [-3, 1];

const ARROW = 34;
const HEAD = 8;
/** How many differences long the line of equal directions is drawn, for the plane has room there, and where on it the
 * button goes. */
const [FAR, NEAR] = [0.4, 0.1];
/** Where the arrows stand on a line, as parts of the smaller side. */
const ALONG = [-0.34, 0.34];

/** @param {SVGElement} group @param {Setting} setting @returns {Draw} */
function contradiction(group, setting) {
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
      steps.forEach(([better, worse], k) =>
        set(lines[k], "d", side(subtract(rows[better], rows[worse]), toPixels(view, [0, 0]), view)),
      );
    };
    again();
  };
}

/**
 * The line that a step is decided on, with arrows to the side where it is taken. @param {readonly number[]} step
 * @param {readonly number[]} origin in pixels @param {import("../../plane/view.js").View} view
 */
function side(step, origin, view) {
  const length = norm(step);
  const up = [step[0] / length, -step[1] / length];
  const along = [-up[1], up[0]];
  const at = (/** @type {number} */ t, /** @type {number} */ h) => [
    origin[0] + t * along[0] + h * up[0],
    origin[1] + t * along[1] + h * up[1],
  ];
  const far = view.width + view.height;
  const room = Math.min(view.width, view.height);
  const arrows = ALONG.map((part) => {
    const t = part * room;
    return `M${pair(at(t, 0))}L${pair(at(t, ARROW))}M${pair(at(t - HEAD, ARROW - HEAD))}L${pair(at(t, ARROW))}L${pair(at(t + HEAD, ARROW - HEAD))}`;
  });
  return `M${pair(at(-far, 0))}L${pair(at(far, 0))}${arrows.join("")}`;
}

/**
 * The v that lays the two labels that are to be nearer in one direction:
 * −w of the first and on along their difference.
 * @param {import("../../plane/types.js").Scene} scene @param {number} t in differences
 */
function alikeAt({ source, state }, t) {
  const { label = 0, near = 0 } = source.panels?.nearer ?? {};
  const [a, b] = [label, near].map((k) => state.unembeddings[k] ?? state.unembeddings[0]);
  return add(scale(a, -1), scale(subtract(b, a), t));
}

/** Such places, as a line. @param {SVGElement} group @returns {Draw} */
function alike(group) {
  const line = svg("path", { class: "alike-line" });
  group.append(line);
  return (scene, view) =>
    set(line, "d", `M${[NEAR / 2, FAR].map((t) => pair(toPixels(view, alikeAt(scene, t)))).join("L")}`);
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    "ranking-here": rankingHerePanel,
    "rankings-sentence": rankingsSentencePanel,
    "order-asked": orderPanel,
    "order-proof": proofPanel,
    "tie-lines": tieLinesPanel,
    nearer: nearerPanel,
    ...LATER,
  },
  layers: { rankings, contradiction, alike },
  actions: {
    ...ASK,
    "go-round": round,
    /** Label 3 of H.1 from length 5 to length 2: no cosine changes. */
    shorten: ({ state: { unembeddings } }) => ({
      change: {
        unembeddings: replaced(unembeddings, THIRD, scale(unembeddings[THIRD], SHORT / norm(unembeddings[THIRD]))),
      },
    }),
    /** Cat to the other side of zero. */
    "turn-lines": ({ state }) => ({ change: { unembeddings: replaced(state.unembeddings, 0, AWAY) } }),
    lift: () => ({ change: { depth: 1 } }),
    /** Where cat is nearer to car than to dog by far, and still has a length to see. */
    "bring-nearer": (scene) => ({ change: { shift: alikeAt(scene, NEAR) } }),
  },
  motion: { parts: turned },
  readings,
  visit: createOrder,
};

export const LESSON = onPlanes(OWN);
