/** Which table, which of its words, which remedy. */

import { html, set } from "../../lab/dom.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./values.js").NormsLab} NormsLab */

/** @param {object} _spec @param {NormsLab} lab */
export function choicesPanel(_spec, lab) {
  const { source } = lab.scene;
  const rows = [
    rowOf(lab, "vectors", source.models.map(({ title }) => title)),
    rowOf(lab, "query", source.queries.map((word) => source.names[word])),
    rowOf(lab, "remedy", source.remedies.map(({ title }) => title)),
  ];
  return {
    root: html("section", { class: "choices" }, rows.map((row) => row.root)),
    draw: (/** @type {Scene} */ { state }) => rows.forEach((row) => row.draw(state)),
  };
}

/** @param {NormsLab} lab @param {"vectors" | "query" | "remedy"} field @param {string[]} titles */
function rowOf(lab, field, titles) {
  const buttons = titles.map((title, at) => {
    const button = html("button", { type: "button", "data-choose": `${field}:${at}` }, [title]);
    button.addEventListener("click", () => lab.change({ [field]: at }));
    return button;
  });
  const name = lab.text(field);
  return {
    root: html("div", { class: "group", role: "group", "aria-label": name }, [html("span", { class: "group-name" }, [name]), ...buttons]),
    /** @param {import("./scene.js").State} state */
    draw: (state) => buttons.forEach((button, at) => set(button, "aria-pressed", String(at === state[field]))),
  };
}
