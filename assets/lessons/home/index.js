/** The first page: one classifier, every cosine. */

import { mountPlane } from "../../plane/mount.js";
import { reasonPanel } from "./reason.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
const LESSON = { panels: { reason: reasonPanel } };

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
