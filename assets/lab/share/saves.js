/** Buttons that make files of what is on the page: picture, numbers, the lesson itself. */

import { html } from "../dom.js";
import { copyForSlide, numbersOf, savePicture, saveText } from "../export/files.js";
import { numbersHere } from "../export/numbers.js";
import { pictureOf, surfaceOf } from "../export/picture.js";
import { createPrints } from "./prints.js";

const SCALE = 2; // PNG pixels a CSS pixel
/** What the site draws beside a surface, which stays behind. */
const BELOW = ".stPlotlyChart, .stTable, .stDataFrame";

/** @param {import("../text.js").Text} words @param {import("./panel.js").Of} of @param {() => string} link @param {(key: string) => void} say @param {() => void} file asks for the lesson as a file */
export function createSaves(words, of, link, say, file) {
  const clear = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox" }));
  const prints = createPrints(words, of.title, link);
  const picture = () => {
    const root = surfaceOf();
    return root && { root, ...pictureOf(root, { title: of.title, link: link(), transparent: clear.checked }) };
  };
  /** @type {Record<string, () => unknown>} */
  const acts = { ...actsOf(words, of, picture, link, say, file), ...prints.acts };
  if (document.documentElement.hasAttribute("data-deck")) delete acts["save-lesson"]; // this is the file
  const buttons = Object.entries(acts).map(([verb, act]) => {
    const button = html("button", { type: "button", "data-action": verb, title: words(`share.${verb}.title`) }, [words(`share.${verb}`)]);
    button.addEventListener("click", act);
    return button;
  });
  const tables = html("span", { class: "saves" });
  const root = html("div", { class: "saves" }, [...buttons, tables, prints.choice, html("label", {}, [clear, words("share.transparent")])]);
  return {
    root,
    /** Offer what can be made of the page as it is now. */
    draw: () => {
      for (const button of buttons) button.hidden = button.dataset.action === "print-steps" && !prints.told();
      tables.replaceChildren(...numbersHere().tables.map((table) => tableButton(table, of.slug)));
    },
  };
}

/** @param {import("../export/numbers.js").Table} table @param {string} slug */
function tableButton({ key, label, title, text }, slug) {
  const button = html("button", { type: "button", "data-action": `save-csv-${key}`, title }, [label]);
  button.addEventListener("click", () => saveText(text(), `cosine-lab-${slug}-${key}.csv`, "text/csv"));
  return button;
}

/**
 * What each button makes.
 * @param {import("../text.js").Text} words @param {import("./panel.js").Of} of @param {() => {root: HTMLElement, text: string} | null} picture @param {() => string} link @param {(key: string) => void} say @param {() => void} file
 * @returns {Record<string, () => void>}
 */
function actsOf(words, { slug, title }, picture, link, say, file) {
  const name = `cosine-lab-${slug}`;
  const saved = (/** @type {"svg" | "png"} */ format) => () => {
    const made = picture();
    if (made) savePicture(made.text, name, format, SCALE);
  };
  return {
    "save-svg": saved("svg"),
    "save-png": saved("png"),
    "save-csv": () => {
      const root = surfaceOf();
      if (root) saveText(numbersOf(root, words), `${name}.csv`, "text/csv");
    },
    "copy-slide": async () => {
      const made = picture();
      if (made) say((await copyForSlide(made.root, made.text, link(), title)) ? "share.slide-copied" : "share.slide-not-copied");
    },
    "save-lesson": () => {
      const made = document.querySelector("[data-surface]") ? null : picture();
      say(made ? "share.file.still" : document.querySelector(BELOW) ? "share.file.part" : "share.file.wait");
      // What Python draws goes along as it stands.
      if (made) saveText(`<!doctype html><meta charset="utf-8">${made.text}`, `${name}.html`, "text/html");
      else file();
    },
  };
}
