/** The drag surface as a component of Streamlit. */

import { mountLab } from "./host.js";
import { createLab } from "./lab.js";

/** @param {import("./host.js").Component} component */
export default function mount(component) {
  mountLab(component, createLab);
}
