/** Measured beside predicted. */

import { html, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

const ROWS = ["mean-law", "spread", "spread-law", "raw-mean", "number-mean", "number-sd", "outputs", "mu"];

/** @param {object} _spec @param {import("../../lab/lab.js").Lab<import("./scene.js").Scene>} lab */
export function numbersPanel(_spec, { text: says, reads }) {
  const outputs = ROWS.map((name) => html("output", { "data-readout": name }));
  const pairs = ROWS.map((name, at) => html("div", {}, [html("dt", {}, [says(`number-${name}`)]), html("dd", {}, [outputs[at]])]));
  return {
    root: html("section", { class: "panel numbers", "aria-label": says("numbers") }, [html("dl", {}, pairs)]),
    draw: () => {
      const found = reads.now();
      ROWS.forEach((name, at) => readout(outputs[at], found[name], fixed(found[name], reads.declared[name].digits)));
    },
  };
}
