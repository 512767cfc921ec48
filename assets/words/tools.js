/** Undo, redo, reset, the link, talk mode; the cards as a picture, as CSV, and as lines for a slide. */

import { savePicture, saveText } from "../figures/save.js";
import { allow, html, text } from "../plane/dom.js";
import { fixed } from "../plane/numbers.js";
import { pictureOf, titled } from "./picture.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./lab.js").WordsLab} WordsLab */

const TOOLS = ["undo", "redo", "reset", "copy-link", "talk"];
const SAVES = ["svg", "png", "csv", "slide"];
const SCALE = 2;

/** @param {WordsLab} lab */
export function toolsPanel(lab) {
  const { words } = lab;
  const press = (/** @type {string} */ verb, /** @type {() => void} */ action) => {
    const button = html("button", { type: "button", "data-action": verb, title: words[`${verb}-title`] ?? "" }, [words[verb]]);
    button.addEventListener("click", action);
    return button;
  };
  const tools = TOOLS.map((verb) => press(verb, () => lab.tool(verb)));
  const saves = SAVES.map((what) => press(what, () => save(what, lab)));
  const note = html("span", { class: "note", role: "status" });
  return {
    root: html("section", { class: "tools" }, [...tools, html("span", { class: "rule-off" }), ...saves, note]),
    draw: () => {
      tools.forEach((tool, at) => allow(tool, lab.possible(TOOLS[at])));
      text(note, lab.note);
    },
  };
}

/** @param {string} what @param {WordsLab} lab */
function save(what, lab) {
  const { scene, source, name, words } = lab;
  if (what === "csv") saveText(csv(scene, source.names), `${name}.csv`, "text/csv");
  else if (what === "slide") copySlide(scene, source.names, lab);
  else savePicture(pictureOf(scene, source.names, words, getComputedStyle(lab.root)), name, what === "svg" ? "svg" : "png", SCALE);
}

/** @param {Scene} scene @param {string[]} names @param {WordsLab} lab */
async function copySlide(scene, names, { say, words }) {
  try {
    await navigator.clipboard.writeText(slide(scene, names, words));
    say(words["slide-copied"]);
  } catch {
    say(words["slide-not-copied"]);
  }
}

/** Lines as they stand on the slide of the discussion, a block a model. @param {Scene} scene @param {string[]} names @param {Record<string, string>} words */
export function slide({ columns, query }, names, words) {
  return columns.map(({ model, rows }) => [
    titled(model, words),
    ...rows.map((row) => `${names[query]} ⇔ ${names[row.id]}\t${fixed(row.raw, 4)}\t${fixed(row.scaled, 4)}`),
  ].join("\n")).join("\n\n");
}

/** Every number on show, RFC 4180; nothing where undefined. @param {Scene} scene @param {string[]} names */
export function csv({ columns, query }, names) {
  const head = ["model", "cosine_source", "query", "word", "cosine", "min_max", "min_max_before_adding", "z_score", "rank", "tau", "softmax", "percentile_of_all_pairs"];
  const rows = columns.flatMap(({ model, rows: held, tau }) =>
    held.map((row) => [model.title, model.kind, names[query], names[row.id], row.raw, row.scaled, row.was, row.z, row.rank, tau, row.weight, row.percentile]),
  );
  const cell = (/** @type {string | number | null} */ value) => {
    const shown = value === null ? "" : String(value);
    return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
  };
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
