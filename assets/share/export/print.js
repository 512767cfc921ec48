/** Pictures on printed pages, one a page, which the browser can save as PDF. */

import { html } from "../../lab/dom.js";

/**
 * Pages as wide and as high, in millimetres: a slide of 16:9, and a sheet on its side.
 * @import {Paper} from "./types.js"
 */
export const PAPERS = { wide: [338.67, 190.5], a4: [297, 210] };
/** Millimetres a CSS pixel, of what is as large as on screen. */
export const MM_ON_SCREEN = 25.4 / 96;
/** The same of parts, whose letters are all alike: a column of 436 pixels is 8 cm wide. */
export const MM_IN_PAPER = 80 / 436;
const EDGE = 8; // mm left white, since few printers reach the edge

/** @param {number} width @param {number} height of a page, in millimetres @param {number} edge that stays white */
function styleOf(width, height, edge) {
  return `
@media screen { .cosine-lab-print { display: none; } }
@media print {
  @page { size: ${width}mm ${height}mm; margin: ${edge}mm; }
  body > :not(.cosine-lab-print) { display: none !important; }
  html, body { overflow: visible !important; height: auto !important; margin: 0 !important; background: #fff !important; }
  .cosine-lab-print > svg { display: block; width: ${width - 2 * edge}mm; height: ${height - 2 * edge - (edge && 1)}mm; break-inside: avoid; }
  .cosine-lab-print > svg + svg { break-before: page; }
}`;
}

/** Print drawings, one a page. @param {readonly string[]} drawings SVG texts @param {Paper} paper */
export function printed(drawings, paper) {
  const [width, height] = PAPERS[paper];
  print(drawings, styleOf(width, height, EDGE));
}

/**
 * Print a picture on a page of its own size. @param {import("./types.js").Picture} picture
 * @param {number} scale millimetres a CSS pixel @param {string} name of what is printed
 */
export function printedAlone({ text, width, height }, scale, name) {
  print([text], styleOf(scale * width, scale * height, 0), name);
}

/** Let what is printed, and its file, be called so; the window's name comes after it. @param {string} name */
export function called(name) {
  const { title } = document;
  if (!name) return;
  document.title = `${name} · ${title}`;
  window.addEventListener("afterprint", () => (document.title = title), { once: true });
}

/** @param {readonly string[]} drawings @param {string} style @param {string} [name] */
function print(drawings, style, name = "") {
  const pages = drawings.map((drawing) =>
    document.importNode(new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement, true),
  );
  const sheet = html("div", { class: "cosine-lab-print" }, [html("style", {}, [style]), ...pages]);
  document.body.append(sheet);
  window.addEventListener("afterprint", () => sheet.remove(), { once: true });
  called(name);
  window.print();
}
