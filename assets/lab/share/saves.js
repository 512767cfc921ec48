/** Buttons that make files of what is on the page: picture, numbers, the lesson itself. */

import { html } from "../dom.js";
import { copyForSlide, numbersOf, savePicture, saveText } from "../export/files.js";
import { pictureOf, surfaceOf } from "../export/picture.js";
import { printed } from "../export/print.js";

const SCALE = 2; // PNG pixels a CSS pixel
/** What the site draws beside a surface, which stays behind. */
const BELOW = ".stPlotlyChart, .stTable, .stDataFrame";

/** @param {import("../text.js").Text} words @param {import("./panel.js").Of} of @param {() => string} link @param {(key: string) => void} say @param {() => void} file asks for the lesson as a file */
export function createSaves(words, { slug, title }, link, say, file) {
  const clear = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox" }));
  const picture = () => {
    const root = surfaceOf();
    return root && { root, ...pictureOf(root, { title, link: link(), transparent: clear.checked }) };
  };
  const saved = (/** @type {"svg" | "png"} */ format) => () => {
    const made = picture();
    if (made) savePicture(made.text, `cosine-lab-${slug}`, format, SCALE);
  };
  /** @type {Record<string, () => void>} */
  const acts = {
    "save-svg": saved("svg"),
    "save-png": saved("png"),
    "save-csv": () => {
      const root = surfaceOf();
      if (root) saveText(numbersOf(root), `cosine-lab-${slug}.csv`, "text/csv");
    },
    "copy-slide": async () => {
      const made = picture();
      if (made) say((await copyForSlide(made.root, made.text, link(), title)) ? "share.slide-copied" : "share.slide-not-copied");
    },
    print: () => {
      const made = picture();
      if (made) printed(made.text);
    },
    "save-lesson": () => {
      const made = document.querySelector("[data-surface]") ? null : picture();
      say(made ? "share.file.still" : document.querySelector(BELOW) ? "share.file.part" : "share.file.wait");
      // What Python draws goes along as it stands.
      if (made) saveText(`<!doctype html><meta charset="utf-8">${made.text}`, `cosine-lab-${slug}.html`, "text/html");
      else file();
    },
  };
  if (document.documentElement.hasAttribute("data-deck")) delete acts["save-lesson"]; // this is the file
  const buttons = Object.entries(acts).map(([verb, act]) => {
    const button = html("button", { type: "button", "data-action": verb, title: words(`share.${verb}.title`) }, [words(`share.${verb}`)]);
    button.addEventListener("click", act);
    return button;
  });
  return { root: html("div", { class: "saves" }, [...buttons, html("label", {}, [clear, words("share.transparent")])]) };
}
