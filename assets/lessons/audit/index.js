/**
 * The page of an own model: the plane of two of its rows, and what the browser can say of all of it.
 * @import {Draw, Scene, Setting} from "../../plane/types.js"
 */

import { keep, movable, put, set, svg, text } from "../../lab/dom.js";
import { colour } from "../../lab/label_styles.js";
import { ACTIONS } from "../../plane/actions.js";
import { arrowPath } from "../../plane/layers.js";
import { onPlanes } from "../../plane/lesson.js";
import { spotBeside } from "../../plane/placing.js";
import { space } from "../../plane/scene.js";
import { toPixels } from "../../plane/view.js";
import {
  nearestLabelPanel,
  pairNumbersPanel,
  pointScoresPanel,
  asSigmoidPanel,
  wholeModelPanel,
  bringYoursPanel,
} from "./panels.js";
import { readings } from "./readings.js";

const [SAME, LARGER] = [1e-6, 5];

/** More rows than these would hide the two that the plane is about. */
const FEW = 5;

/**
 * The pair's rows, and the others where they lie in its plane and are few. @param {Scene} scene
 * @param {readonly (readonly number[])[]} rows
 */
function rowsIn({ state: { labels }, source }, rows) {
  const { names = [], places = [], pair = [] } = source.panels?.["nearest-label"] ?? {};
  const others = places.flatMap((/** @type {number[]} */ [x, y, across], /** @type {number} */ k) =>
    pair.includes(k) || across > SAME ? [] : [{ name: names[k], at: [x, y] }],
  );
  return [...rows.map((at, k) => ({ name: labels[k], at })), ...(others.length > FEW ? [] : others)];
}

/**
 * Names of rows, and arrows of those beside the pair's. @param {SVGElement} group @param {Setting} setting
 * @returns {Draw}
 */
function rowNames(group, setting) {
  const [arrows, written] = [svg("g"), svg("g")];
  group.append(arrows, written);
  /** @type {SVGElement[][]} */
  const [names, lines] = [[], []];
  return (scene, view) => {
    const { rows, origin } = space(setting.space, scene);
    const [ox, oy] = toPixels(view, origin);
    const all = rowsIn(scene, rows);
    keep(written, names, all.length, () =>
      movable({ class: "row-name", "text-anchor": "middle", "dominant-baseline": "central" }),
    );
    keep(arrows, lines, all.length - rows.length, (k) =>
      svg("path", { class: "vector beside", stroke: colour(setting.tokens, rows.length + k) }),
    );
    all.slice(rows.length).forEach(({ at }, k) => set(lines[k], "d", arrowPath([ox, oy], toPixels(view, at))));
    all.forEach(({ name: label, at }, k) => {
      const [x, y] = toPixels(view, at);
      const spot = spotBeside(label, [x, y], [x - ox, y - oy], setting.named, view);
      text(names[k].children[0], spot ? label : "");
      if (spot) put(names[k], spot);
    });
  };
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    "whole-model": wholeModelPanel,
    "as-sigmoid": asSigmoidPanel,
    "nearest-label": nearestLabelPanel,
    "pair-numbers": pairNumbersPanel,
    "point-scores": pointScoresPanel,
    "bring-yours": bringYoursPanel,
  },
  layers: { "row-names": rowNames },
  actions: {
    "drag-zero": ACTIONS["cos-plus-one"],
    "other-nearest": ACTIONS["cos-plus-one"],
    "larger-unit": () => ({ change: { unit: LARGER } }),
  },
  readings,
};

export const LESSON = onPlanes(OWN);
