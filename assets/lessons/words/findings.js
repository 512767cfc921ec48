/** What the list says, in a few numbers: for a story's questions. Free play says it in a sentence. */

import { html, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {string[]} names of readings @returns {(spec: object, lab: import("../../lab/lab.js").Lab<Scene>) => import("../../lab/lesson.js").Panel} */
export function findingsPanel(...names) {
  return (_spec, lab) => {
    const outputs = names.map((name) => html("dd", { "data-readout": name }));
    return {
      root: html("dl", {}, names.flatMap((name, k) => [html("dt", {}, [lab.text(`finding-${name}`)]), outputs[k]])),
      draw: (/** @type {Scene} */ { source }) => {
        const found = lab.reads.now();
        const shown = (/** @type {string} */ name) => {
          if (name === "nearest") return found.nearest === null ? "—" : source.names[found.nearest];
          return fixed(found[name], lab.reads.declared[name].digits);
        };
        names.forEach((name, k) => readout(outputs[k], found[name], shown(name)));
      },
    };
  };
}
