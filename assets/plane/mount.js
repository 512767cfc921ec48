/** Mounts a lesson's planes and panels as a component of Streamlit. */

import { mountLab } from "../lab/host.js";
import { kitOf } from "./kit.js";
import { createLab } from "./lab.js";

/** @param {import("../lab/host.js").Component} component @param {import("./kit.js").Lesson} lesson */
export function mountPlane(component, lesson) {
  const kit = kitOf(lesson);
  return mountLab(component, (root, host, data) => createLab(root, host, data, kit));
}
