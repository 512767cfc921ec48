/** What the list says, in a few numbers: for a story's questions. Free play says it in a sentence. */

import { html, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { readings } from "./readings.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./lab.js").WordsLab} WordsLab */

const PANELS = { nearest: ["nearest"], ends: ["least", "greatest"], moved: ["raw-moved", "scaled-moved"], order: ["order"] };

/** @param {WordsLab} lab */
export function findingsPanel(lab) {
  /** @type {Record<string, HTMLElement>} */
  const outputs = {};
  const sections = Object.entries(PANELS).map(([panel, names]) =>
    html("dl", { "data-panel": panel }, names.flatMap((name) => {
      outputs[name] = html("dd", { "data-readout": name });
      return [html("dt", {}, [lab.text(`finding-${name}`)]), outputs[name]];
    })),
  );
  return {
    root: html("section", { class: "findings" }, sections),
    draw: (/** @type {Scene} */ scene) => {
      const found = readings(scene);
      const { nearest } = found;
      readout(outputs.nearest, nearest, nearest === null ? "—" : lab.source.names[nearest]);
      for (const name of /** @type {const} */ (["least", "greatest"])) readout(outputs[name], found[name], fixed(found[name], 4));
      for (const name of /** @type {const} */ (["raw-moved", "scaled-moved"])) readout(outputs[name], found[name], String(found[name]));
      readout(outputs.order, found.order, fixed(found.order, 2));
    },
  };
}
