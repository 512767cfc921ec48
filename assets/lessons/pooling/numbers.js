/** Measured beside predicted. */

import { html, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { READINGS, readings } from "./readings.js";

const ROWS = ["mean-law", "spread", "spread-law", "raw-mean", "number-mean", "number-sd", "outputs", "mu"];

/** @param {import("./lab.js").PoolingLab} lab */
export function numbersPanel({ text: says }) {
  const outputs = ROWS.map((name) => html("output", { "data-readout": name }));
  const pairs = ROWS.map((name, at) => html("div", {}, [html("dt", {}, [says(`number-${name}`)]), html("dd", {}, [outputs[at]])]));
  return {
    root: html("section", { class: "panel numbers", "aria-label": says("numbers") }, [html("dl", {}, pairs)]),
    draw: (/** @type {import("./scene.js").Scene} */ scene) => {
      const found = readings(scene);
      ROWS.forEach((name, at) => readout(outputs[at], found[name], fixed(found[name], READINGS[name].digits)));
    },
  };
}
