/** Norms and remedies, as a component of Streamlit. */

import { mountLab } from "../../lab/host.js";
import { createNormsLab } from "./lab.js";

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  return mountLab(component, createNormsLab);
}
