/** The Translate page: nothing of its own but the cosine a reader wants. */

import { mountPlane } from "../../plane/mount.js";
import { target } from "./target.js";

/** @type {import("../../plane/kit.js").Registered<import("./vocabulary.js").Vocabulary>} */
const LESSON = { layers: { target } };

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, LESSON);
}
