/** Other measures of the pair (Nielsen & Grivas, App. D): which of them did this move change? */

import { html, readout, set } from "../../lab/dom.js";
import { MEASURES } from "../../lab/maths/measures.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("../lesson.js").Lab} Lab */

/** @param {object} _spec @param {Lab} lab */
export function measuresPanel(_spec, lab) {
  const rows = MEASURES.map(({ key, formula }) => {
    const [before, after] = ["before", "after"].map((column) => html("td", { "data-readout": `${key}:${column}` }));
    const verdict = html("b", { class: "kept", "data-readout": `${key}:kept` });
    const largest = html("small", { "data-readout": `${key}:largest` });
    const head = html("th", { scope: "row" }, [lab.text(`measures.of.${key}`), html("small", {}, [formula])]);
    return { key, cells: [before, after, largest], verdict, row: html("tr", {}, [head, html("td", {}, [verdict, largest]), before, after]) };
  });
  const head = ["measure", "verdict", "before", "after"].map((word) => html("th", { scope: "col" }, [lab.text(`measures.${word}`)]));
  const root = html("section", { class: "panel" }, [
    html("h2", {}, [lab.text("measures.name")]),
    html("div", { class: "scroll" }, [
      html("table", { class: "measures" }, [html("thead", {}, [html("tr", {}, head)]), html("tbody", {}, rows.map((each) => each.row))]),
    ]),
    html("p", { class: "caption" }, [lab.text("measures.caption")]),
  ]);
  return {
    root,
    draw: () => {
      const found = lab.reads.now();
      for (const { key, cells, verdict } of rows) {
        const [before, after, largest, kept] = ["before", "after", "largest", "kept"].map((column) => found[`${key}:${column}`]);
        readout(cells[0], before, fixed(before));
        readout(cells[1], after, fixed(after));
        readout(cells[2], largest, kept ? "" : lab.text("measures.largest-change", { change: fixed(largest) }));
        readout(verdict, kept, lab.text(kept ? "measures.kept" : "measures.moved"));
        set(verdict, "data-kept", String(kept === 1));
      }
    },
  };
}
