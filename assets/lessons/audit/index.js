/** The page of an own model: the plane of two of its rows. */

import { mountPlane } from "../../plane/mount.js";

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountPlane(component, {});
}
