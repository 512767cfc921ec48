/** Who can tie with one label for the top, beside how like it they are in cosine. */

import { html, keep, readout, set } from "../../lab/dom.js";
import { chip } from "../../lab/looks.js";
import { fixed } from "../../lab/numbers.js";
import { graphsIn } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {import("./vocabulary.js").Vocabulary["panels"]["rivals"]} spec @param {Lab} lab */
export function rivalsPanel({ label }, lab) {
  const body = html("tbody");
  const heads = ["rivals.other", "rivals.cosine", "rivals.ties", "rivals.inputs"].map((key) => html("th", { scope: "col" }, [lab.text(key)]));
  const title = html("h2");
  const root = html("section", { class: "panel rivals" }, [title, html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), body])]);
  /** @type {HTMLElement[]} */
  const rows = [];
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { n, state } = scene;
      const [{ C }, found] = [graphsIn(scene), lab.reads.now()];
      const others = Array.from({ length: n }, (_, j) => j).filter((j) => j !== label && label < n);
      others.sort((a, b) => (C[label][b] ?? -2) - (C[label][a] ?? -2));
      title.replaceChildren(lab.text("rivals.name", { label: state.labels[label] ?? "" }));
      keep(body, rows, others.length, () => html("tr", {}, [html("th", { scope: "row" }), html("td"), html("td"), html("td")]));
      others.forEach((j, k) => {
        const [name, cosine, ties, inputs] = rows[k].children;
        name.replaceChildren(chip(lab.tokens, j, state.labels[j]));
        set(cosine, "data-readout", `cos-with:${j}`);
        set(ties, "data-readout", `ties:${j}`);
        const [near, can] = [found[`cos-with:${j}`], found[`ties:${j}`]];
        set(inputs, "data-readout", `inputs:${j}`);
        readout(inputs, found[`inputs:${j}`], String(found[`inputs:${j}`]));
        set(ties, "data-can", String(can === 1));
        readout(cosine, near, fixed(near));
        readout(ties, can, lab.text(can ? "rivals.yes" : "rivals.no"));
      });
    },
  };
}
