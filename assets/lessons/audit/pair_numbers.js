/** Three numbers of the pair, as the rows came and as they are: which of them stays? */

import { html, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { NUMBERS } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const PARTS = ["before", "after", "change"];

/** @param {object} _spec @param {Lab} lab */
export function pairNumbersPanel(_spec, lab) {
  const rows = NUMBERS.map((name) => {
    const cells = PARTS.map((part) => html("td", { "data-readout": `${name}-${part}` }));
    return { name, cells, root: html("tr", {}, [html("th", { scope: "row" }, [lab.text(`pair-numbers.${name}`)]), ...cells]) };
  });
  const heads = PARTS.map((part) => html("th", { scope: "col" }, [lab.text(`pair-numbers.${part}`)]));
  const table = html("table", {}, [html("thead", {}, [html("tr", {}, [html("td"), ...heads])]), html("tbody", {}, rows.map((row) => row.root))]);
  return {
    root: html("section", { class: "panel pair-numbers" }, [html("h2", {}, [lab.text("pair-numbers.name")]), table]),
    draw: () => {
      const found = lab.reads.now();
      for (const { name, cells } of rows) {
        PARTS.forEach((part, at) => readout(cells[at], found[`${name}-${part}`], fixed(found[`${name}-${part}`])));
      }
    },
  };
}
