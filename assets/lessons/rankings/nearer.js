/** One label's cosines with two others: which is nearer, and by how much. */

import { html, readout, text } from "../../lab/dom.js";
import { fixed, signed } from "../../lab/numbers.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {import("./vocabulary.js").Vocabulary["panels"]["nearer"]} spec @param {Lab} lab */
export function nearerPanel({ label, near, far }, lab) {
  const rows = [near, far].map((other) => {
    const [name, value] = [html("span"), html("output", { "data-readout": `cos:${label}-${other}` })];
    return { other, name, value, root: html("p", { class: "row" }, [name, value]) };
  });
  const [title, gap] = [html("h2"), html("output", { "data-readout": "gap" })];
  const root = html("section", { class: "panel nearer" }, [title, ...rows.map((row) => row.root), html("p", { class: "row" }, [html("span", {}, [lab.text("nearer.gap")]), gap])]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const [{ n, state }, found] = [scene, lab.reads.now()];
      // Where it is away, other labels are on show.
      const known = !root.hidden && Math.max(label, near, far) < n;
      text(title, known ? lab.text("nearer.name", { label: state.labels[label], near: state.labels[near], far: state.labels[far] }) : "");
      for (const { other, name, value } of rows) {
        text(name, known ? lab.text("nearer.cosine", { label: state.labels[label], other: state.labels[other] }) : "");
        const cosine = found[`cos:${label}-${other}`];
        readout(value, cosine, fixed(cosine));
      }
      readout(gap, found.gap, signed(found.gap));
    },
  };
}
