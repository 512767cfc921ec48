/** The Translate page: the cosine a reader wants, and all cosines at once. */

import { mountPlane } from "../../plane/mount.js";
import { ACTIONS } from "./actions.js";
import { othersPanel } from "./others.js";
import { rangesPanel } from "./ranges.js";
import { target } from "./target.js";
import { VISIT } from "./pairs.js";
import { readings } from "./readings.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
export const LESSON = { panels: { ranges: rangesPanel, others: othersPanel }, layers: { target }, actions: ACTIONS, readings, visit: VISIT };

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
