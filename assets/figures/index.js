/**
 * Two buttons below a Plotly chart: save it as SVG or as PNG, in the reader's browser.
 *
 * @typedef {{figure: string, name: string, scale: number, words: Record<string, string>}} Data
 */

import { html } from "../lab/dom.js";
import { savePicture } from "../lab/export/files.js";
import { pictureOf } from "../lab/export/picture.js";

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot}} component */
export default function mount({ data, parentElement }) {
  const buttons = /** @type {("svg" | "png")[]} */ (["svg", "png"]).map((format) => {
    const button = html("button", { type: "button", "data-save": format, title: data.words[format] }, [format.toUpperCase()]);
    button.addEventListener("click", () => {
      const chart = /** @type {HTMLElement | null} */ (document.querySelector(`.st-key-${data.figure} .js-plotly-plot`));
      if (chart) savePicture(pictureOf(chart, { title: document.title, link: window.location.href }).text, data.name, format, data.scale);
    });
    return button;
  });
  parentElement.querySelector(".saves")?.remove();
  parentElement.append(html("div", { class: "saves" }, buttons));
  return () => {};
}
