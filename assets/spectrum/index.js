/** The spectrum with its heatmap as a component of Streamlit. */

import { mountLab } from "../plane/host.js";
import { createSpectrumLab } from "./lab.js";

/** @param {import("../plane/host.js").Component} component */
export default function mount(component) {
  mountLab(component, createSpectrumLab);
}
