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
      const picture = await drawn(data.figure, parentElement);
      if (picture) savePicture(picture, data.name, format, data.scale);
    });
    return button;
  });
  parentElement.querySelector(".saves")?.remove();
  parentElement.append(html("div", { class: "saves" }, buttons));
  return () => {};
}

/** The picture of a figure's chart, once two looks at it are alike; null if its place goes before that. @param {string} figure @param {Node} place */
async function drawn(figure, place) {
  let seen = "";
  while (place.isConnected) {
    const chart = /** @type {HTMLElement | null} */ (document.querySelector(`.st-key-${figure} .js-plotly-plot:has(.main-svg :is(path, text))`));
    const picture = chart ? pictureOf(chart, { title: document.title, link: window.location.href }).text : "";
    if (picture && picture === seen) return picture;
    seen = picture;
    await new Promise((look) => window.setTimeout(look, LOOK_MS));
  }
  return null;
}
