/** Three numbers of the pair, as the rows came and as they are: which of them stays? */

import { html, readout } from "../../lab/dom.js";
import { cosine, dot, norm, subtract } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("../../lab/maths/vectors.js").Point} Point */

const NUMBERS = ["cosine", "dot", "distance"];

/** @param {import("./vocabulary.js").Vocabulary["panels"]["pair-numbers"]} spec @param {Lab} lab */
export function pairNumbersPanel({ unit }, lab) {
  const rows = NUMBERS.map((name) => {
    const cells = ["before", "after", "change"].map((part) => html("td", { "data-readout": `${name}-${part}` }));
    return { name, cells, root: html("tr", {}, [html("th", { scope: "row" }, [lab.text(`pair-numbers.${name}`)]), ...cells]) };
  });
  const heads = ["before", "after", "change"].map((part) => html("th", { scope: "col" }, [lab.text(`pair-numbers.${part}`)]));
  const table = html("table", {}, [html("thead", {}, [html("tr", {}, [html("td"), ...heads])]), html("tbody", {}, rows.map((row) => row.root))]);
  return {
    root: html("section", { class: "panel pair-numbers" }, [html("h2", {}, [lab.text("pair-numbers.name")]), table]),
    draw: (/** @type {Scene} */ { before, after, pair: { i, j } }) => {
      const [old, now] = [before.rows, after.rows].map((W) => numbersOf(W[i], W[j], unit));
      rows.forEach(({ cells }, k) => {
        const [p, q] = [old[k], now[k]];
        const change = p === null || q === null ? null : Math.abs(q - p);
        [p, q, change].forEach((value, at) => readout(cells[at], value, fixed(value)));
      });
    },
  };
}

/** @param {Point} a @param {Point} b @param {number} unit */
function numbersOf(a, b, unit) {
  return [cosine(a, b), dot(a, b) * unit * unit, norm(subtract(a, b)) * unit];
}
