/** Undo, redo, reset, the link; the cards as a picture, as CSV, and as lines for a slide. */

import { csv, inert } from "../../lab/csv.js";
import { allow, html, text } from "../../lab/dom.js";
import { savePicture, saveText } from "../../lab/export/files.js";
import { fixed } from "../../lab/numbers.js";
import { toolButton } from "../../lab/toolbox.js";
import { pictureOf, titled } from "./picture.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./lab.js").WordsLab} WordsLab */

const TOOLS = ["undo", "redo", "reset", "copy-link"];
const SAVES = ["svg", "png", "csv", "slide"];
const SCALE = 2;

/** @param {WordsLab} lab */
export function toolsPanel(lab) {
  const { text: says } = lab;
  const tools = TOOLS.map((verb) => toolButton(says, verb, () => lab.tool(verb)));
  const saves = SAVES.map((what) => toolButton(says, what, () => save(what, lab), what));
  const note = html("span", { class: "note", role: "status" });
  return {
    root: html("section", { class: "tools", "data-panel": "tools" }, [...tools, html("span", { class: "rule-off" }), ...saves, note]),
    draw: () => {
      tools.forEach((tool, at) => allow(tool, lab.possible(TOOLS[at])));
      text(note, lab.note);
    },
  };
}

/** @param {string} what @param {WordsLab} lab */
function save(what, lab) {
  const { scene, source, name, text: says } = lab;
  if (what === "csv") saveText(numbers(scene, source.names, says), `${name}.csv`, "text/csv");
  else if (what === "slide") copySlide(scene, source.names, lab);
  else savePicture(pictureOf(scene, source.names, says, getComputedStyle(lab.root)), name, what === "svg" ? "svg" : "png", SCALE);
}

/** @param {Scene} scene @param {string[]} names @param {WordsLab} lab */
async function copySlide(scene, names, { say, text: says }) {
  try {
    await navigator.clipboard.writeText(slide(scene, names, says));
    say(says("slide-copied"));
  } catch {
    say(says("slide-not-copied"));
  }
}

/** Lines as they stand on the slide of the discussion, a block a model. @param {Scene} scene @param {string[]} names @param {import("../../lab/text.js").Text} says */
export function slide({ columns, query }, names, says) {
  return columns.map(({ model, rows }) => [
    titled(model, says),
    ...rows.map((row) => `${inert(names[query])} ⇔ ${names[row.id]}\t${fixed(row.raw, 4)}\t${fixed(row.scaled, 4)}`),
  ].join("\n")).join("\n\n");
}

/** Every number on show. @param {Scene} scene @param {string[]} names @param {import("../../lab/text.js").Text} says */
export function numbers({ columns, query }, names, says) {
  const head = ["model", "cosine_source", "query", "word", "cosine", "min_max", "min_max_before_adding", "z_score", "rank", "tau", "softmax", "percentile_of_all_pairs"];
  const rows = columns.flatMap(({ model, rows: held, tau }) =>
    held.map((row) => [model.title, says(`csv.of-${model.kind}`), names[query], names[row.id], row.raw, row.scaled, row.was, row.z, row.rank, tau, row.weight, row.percentile]),
  );
  return csv([head.map((name) => says(`csv.${name}`)), ...rows]);
}
