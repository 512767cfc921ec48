/** Norms' strip: the story of a page that Python draws; and its challenges. */

import { mountLab } from "../../lab/host.js";
import { createBelow } from "../../lab/story/below.js";
import { createPage } from "../../lab/story/page.js";

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  const data = { ...component.data, ...component.data.told[0] }; // why it comes so: lib/surfaces/strip.py
  return mountLab({ ...component, data }, data.below ? createBelow : createPage);
}
