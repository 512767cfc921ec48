/** Words side by side under several models, as a component of Streamlit. */

import { mountLab } from "../plane/host.js";
import { createWordsLab } from "./lab.js";

/** @param {import("../plane/host.js").Component} component */
export default function mount(component) {
  mountLab(component, createWordsLab);
}
