/** Noise that is pooled before one's eyes, as a component of Streamlit. */

import { mountLab } from "../../lab/host.js";
import { createPoolingLab } from "./lab.js";

/** What a link asks for of the experiments below, which a story would hide. */
const EXPERIMENTS = ["panels", "law", "pool", "model", "patch_rows", "patch_columns", "row_stride", "column_stride", "dimension", "mean", "seed"];

/** @param {import("../../lab/host.js").Component} component @returns {() => void} */
export default function mount(component) {
  return mountLab(component, (root, host, data) => {
    const asked = (/** @type {string} */ name) => host.address.read(name) !== null;
    if (EXPERIMENTS.some(asked) && !asked("beat") && !asked("guide")) host.address.write("guide", "0");
    return createPoolingLab(root, host, data);
  });
}
