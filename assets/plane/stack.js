/**
 * The layers of a plane, one on another. A layer that draws on a canvas parts those below it from those above:
 * each part is a sheet of its own, and the last is the stage.
 *
 * @import {Lab, PlaneSpec} from "./types.js"
 */

import { html, svg } from "../lab/dom.js";
import { createMarks } from "./marks.js";

/** @param {PlaneSpec} spec @param {Lab} lab */
export function stackOf(spec, lab) {
  const stack = html("div", { class: "stack" });
  /** @type {SVGElement[]} */
  const sheets = [];
  const open = () => {
    const sheet = svg("svg");
    sheets.push(sheet);
    stack.append(sheet);
  };
  const marks = () => {
    const { canvas, draw } = createMarks(lab.host);
    stack.append(canvas);
    open();
    return draw;
  };
  open();
  /** @type {import("./types.js").Named} */
  const named = { letter: lab.tokens.sizes.chart, boxes: [], own: [] };
  const setting = {
    space: spec.space,
    tokens: lab.tokens,
    text: lab.text,
    unit: spec.unit ?? 1,
    pointed: lab.pointed,
    marks,
    named,
  };
  const drawings = spec.layers.map((name) => {
    // what it shows is said by the caption and the numbers
    const group = svg("g", { class: `layer ${name}`, "aria-hidden": "true" });
    sheets[sheets.length - 1].append(group);
    return lab.lesson.layers[name](group, setting);
  });
  const stage = sheets[sheets.length - 1];
  dress(stage, {
    class: "stage",
    role: "group",
    "aria-label": spec.title,
    "aria-description": spec.caption ?? "",
    "data-layers": spec.layers.join(" "),
  });
  for (const sheet of sheets) if (sheet !== stage) dress(sheet, { class: "under", "aria-hidden": "true" });
  return { stack, sheets, stage, drawings, named };
}

/** @param {Element} element @param {Record<string, string>} attributes */
function dress(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
