/** The Rankings page: which rankings can occur, why others cannot, and challenges. */

import { mountPlane } from "../../plane/mount.js";
import { challengesPanel } from "./challenges.js";
import { differencesPanel } from "./differences.js";
import { rankingHerePanel } from "./here.js";
import { rankings } from "./layer.js";
import { rankingsPanel } from "./lists.js";
import { turned } from "./rankings.js";
import { rankingsSentencePanel } from "./sentence.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
const LESSON = {
  panels: {
    rankings: rankingsPanel,
    "ranking-here": rankingHerePanel,
    "rankings-sentence": rankingsSentencePanel,
    differences: differencesPanel,
    challenges: challengesPanel,
  },
  layers: { rankings },
  motion: { parts: turned },
};

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
