/**
 * Two buttons below a Plotly chart: save it as SVG or as PNG, in the reader's browser. One pressed
 * while the chart is still being drawn saves it when it is.
 *
 * @typedef {{figure: string, name: string, scale: number, words: Record<string, string>}} Data
 */

import { html } from "../lab/dom.js";
import { savePicture } from "../lab/export/files.js";
import { ofSite, pictureOfPart } from "../lab/export/parts.js";

const LOOK_MS = 100;

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot}} component */
export default function mount({ data, parentElement }) {
  const buttons = /** @type {("svg" | "png")[]} */ (["svg", "png"]).map((format) => {
    const button = html("button", { type: "button", "data-save": format, title: data.words[format] }, [format.toUpperCase()]);
    button.addEventListener("click", async () => {
      const picture = await drawn(data.figure, parentElement);
      if (picture) savePicture(picture.text, data.name, format, data.scale);
    });
    return button;
  });
  parentElement.querySelector(".saves")?.remove();
  parentElement.append(html("div", { class: "saves" }, buttons));
  return () => {};
}

/** The picture of a figure's chart, once there is one; null if its place goes before that. @param {string} figure @param {Node} place */
async function drawn(figure, place) {
  while (place.isConnected) {
    const chart = document.querySelector(`.st-key-${figure} .stPlotlyChart:has(.main-svg :is(path, text))`);
    if (chart) return pictureOfPart(ofSite(/** @type {HTMLElement} */ (chart)), { link: window.location.href });
    await new Promise((look) => window.setTimeout(look, LOOK_MS));
  }
  return null;
}
