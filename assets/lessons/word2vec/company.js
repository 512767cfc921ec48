/** The company that the pair's words keep in the text: what "company" means, before an arrow stands for it. */

import { html, text } from "../../lab/dom.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {import("./vocabulary.js").Vocabulary["panels"]["company"]} spec @param {Lab} lab */
export function companyPanel({ beside }, lab) {
  const rows = [0, 1].map(() => ({ word: html("b"), others: html("span") }));
  return {
    root: html("section", { class: "panel company" }, [
      html("h2", {}, [lab.text("company.name")]),
      ...rows.map(({ word, others }) => html("p", { class: "row" }, [word, " ", others])),
    ]),
    draw: (/** @type {Scene} */ { pair, state }) => {
      [pair.i, pair.j].forEach((label, at) => {
        text(rows[at].word, `${state.labels[label]}:`);
        text(rows[at].others, beside[label]?.join(", ") || "—");
      });
    },
  };
}
