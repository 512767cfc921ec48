/**
 * The page of an own model: the plane of two of its rows, and what the browser can say of all of it.
 * @import {Draw, Setting} from "../../plane/types.js"
 */

import { keep, movable, put, set, text } from "../../lab/dom.js";
import { ACTIONS } from "../../plane/actions.js";
import { onPlanes } from "../../plane/lesson.js";
import { anchorAt } from "../../plane/placing.js";
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

const OFF = 10;
const BESIDE = 18;

/** @param {SVGElement} group @param {Setting} setting @returns {Draw} */
function rowNames(group, setting) {
  /** @type {SVGElement[]} */
  const names = [];
  return (scene, view) => {
    const { rows, origin } = space(setting.space, scene);
    const [ox, oy] = toPixels(view, origin);
    keep(group, names, rows.length, () => movable({ class: "row-name" }));
    rows.forEach((row, k) => {
      const [x, y] = toPixels(view, row);
      const [name] = names[k].children;
      text(name, scene.state.labels[k]);
      const anchor = anchorAt(name, x, view.width, x < ox ? "end" : "start");
      set(name, "text-anchor", anchor);
      put(names[k], [x + (anchor === "end" ? -OFF : OFF), y + (y > oy ? BESIDE : -OFF)]);
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
  actions: { "drag-zero": ACTIONS["cos-plus-one"], "other-nearest": ACTIONS["cos-plus-one"] },
  readings,
};

export const LESSON = onPlanes(OWN);
