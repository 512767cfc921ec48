/** What the first step does without. */

import { dimensionsPanel } from "../../plane/space/dimensions.js";
import { spherePanel } from "../../plane/space/sphere.js";
import { differencesPanel } from "./differences.js";
import { IN_SPACE } from "./in_space.js";
import { rankingsPanel } from "./lists.js";

/**
 * @type {Pick<import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>["panels"],
 * "differences" | "rankings" | "ranking-sphere" | "rankings-by-dimension">}
 */
export const LATER = {
  differences: differencesPanel,
  rankings: rankingsPanel,
  "ranking-sphere": (_spec, lab) => spherePanel(lab, IN_SPACE),
  "rankings-by-dimension": (_spec, lab) => dimensionsPanel(lab, IN_SPACE),
};
