/** Measured beside predicted. */

import { html, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

const PLACES = 3;

/** @param {import("./lab.js").PoolingLab} lab */
export function numbersPanel({ text: says }) {
  /** @type {[string, (scene: import("./scene.js").Scene) => number, number][]} */
  const rows = [
    ["mean-law", ({ law }) => law.mean, 2],
    ["spread", ({ cosines }) => cosines.sd, PLACES],
    ["spread-law", ({ law }) => law.sd, PLACES],
    ["raw-mean", ({ raw }) => raw.mean, 2],
    ["number-mean", ({ law }) => law.numberMean, 2],
    ["number-sd", ({ law }) => law.numberSd, 2],
    ["outputs", ({ left }) => left.columns, 0],
    ["mu", ({ state }) => state.mu, 2],
  ];
  const outputs = rows.map(([name]) => html("output", { "data-readout": name }));
  const pairs = rows.map(([name], at) => html("div", {}, [html("dt", {}, [says(`number-${name}`)]), html("dd", {}, [outputs[at]])]));
  return {
    root: html("section", { class: "panel numbers", "aria-label": says("numbers") }, [html("dl", {}, pairs)]),
    draw: (/** @type {import("./scene.js").Scene} */ scene) => {
      rows.forEach(([, of, places], at) => readout(outputs[at], of(scene), fixed(of(scene), places)));
    },
  };
}
