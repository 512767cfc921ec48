/**
 * Two buttons below a Plotly chart: save it as SVG or as PNG, in the reader's browser. One pressed
 * while the chart is still being drawn saves it when it is.
 *
 * @typedef {{figure: string, name: string, scale: number, words: Record<string, string>}} Data
 */

import { html } from "../lab/dom.js";
import { savePicture } from "../lab/export/files.js";
import { pictureOf } from "../lab/export/picture.js";

const LOOK_MS = 100;

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot}} component */
export default function mount({ data, parentElement }) {
  const buttons = /** @type {("svg" | "png")[]} */ (["svg", "png"]).map((format) => {
    const button = html("button", { type: "button", "data-save": format, title: data.words[format] }, [format.toUpperCase()]);
    button.addEventListener("click", async () => {
      const chart = await drawn(data.figure, parentElement);
      if (chart) savePicture(pictureOf(chart, { title: document.title, link: window.location.href }).text, data.name, format, data.scale);
    });
    return button;
  });
  parentElement.querySelector(".saves")?.remove();
  parentElement.append(html("div", { class: "saves" }, buttons));
  return () => {};
}

/** The chart of a figure once it has been drawn; null if its place goes before it. @param {string} figure @param {Node} place */
async function drawn(figure, place) {
  for (;;) {
    const chart = /** @type {HTMLElement | null} */ (document.querySelector(`.st-key-${figure} .js-plotly-plot:has(.main-svg)`));
    if (chart || !place.isConnected) return chart;
    await new Promise((look) => window.setTimeout(look, LOOK_MS));
  }
}
