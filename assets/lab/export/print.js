/** Pictures on printed pages, one a page, which the browser can save as PDF. */

import { html } from "../dom.js";

/** Pages as wide and as high, in millimetres: a slide of 16:9, and a sheet on its side. @typedef {keyof typeof PAPERS} Paper */
export const PAPERS = { wide: [338.67, 190.5], a4: [297, 210] };
const EDGE = 8; // mm left white, since few printers reach the edge

/** @param {Paper} paper */
function styleOf(paper) {
  const [width, height] = PAPERS[paper];
  return `
@media screen { .cosine-lab-print { display: none; } }
@media print {
  @page { size: ${width}mm ${height}mm; margin: ${EDGE}mm; }
  body > :not(.cosine-lab-print) { display: none !important; }
  html, body { overflow: visible !important; height: auto !important; margin: 0 !important; background: #fff !important; }
  .cosine-lab-print > svg { display: block; width: ${width - 2 * EDGE}mm; height: ${height - 2 * EDGE - 1}mm; break-inside: avoid; }
  .cosine-lab-print > svg + svg { break-before: page; }
}`;
}

/** Print drawings, one a page. @param {readonly string[]} drawings SVG texts @param {Paper} paper */
export function printed(drawings, paper) {
  const style = html("style", {}, [styleOf(paper)]);
  const pages = drawings.map((drawing) => document.importNode(new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement, true));
  const sheet = html("div", { class: "cosine-lab-print" }, [style, ...pages]);
  document.body.append(sheet);
  window.addEventListener("afterprint", () => sheet.remove(), { once: true });
  window.print();
}
