/** Centring and unit length as switches, and what each of them changes by itself, whether on or off. */

import { html, readout, set } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { KEPT } from "../../plane/readings.js";
import { CHANGED, SETTINGS } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function switchesPanel(_spec, lab) {
  const rows = Object.entries(SETTINGS).map(([key, on]) => {
    const cells = CHANGED.map((column) => html("td", { "data-readout": `${key}:${column}` }));
    const input = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", role: "switch", "data-action": key }));
    const name = key === "both" ? html("span", {}, [lab.text("switches.both")]) : html("label", {}, [input, lab.text(`switches.${key}`)]);
    input.addEventListener("change", () => {
      lab.move(() => ({ [key]: Number(input.checked) }));
      lab.settle(false, true);
    });
    return { key, on, cells, input, row: html("tr", {}, [html("th", { scope: "row" }, [name]), ...cells]) };
  });
  const head = [html("td"), ...CHANGED.map((column) => html("th", { scope: "col", title: lab.text(`switches.changes-${column}.title`) }, [lab.text(`switches.changes-${column}`)]))];
  const root = html("section", { class: "panel switches" }, [
    html("h2", {}, [lab.text("switches.name")]),
    html("table", {}, [html("thead", {}, [html("tr", {}, head)]), html("tbody", {}, rows.map(({ row }) => row))]),
  ]);
  /** @type {unknown} */
  let shownFor;
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { state } = scene;
      for (const { key, on, input, row } of rows) {
        if (key !== "both") input.checked = Boolean(state[key]);
        set(row, "data-on", String(Object.entries(on).every(([name, value]) => state[name] === value)));
      }
      if (shownFor === state.unembeddings) return;
      shownFor = state.unembeddings;
      const found = lab.reads.now();
      for (const { cells, key } of rows) {
        cells.forEach((cell, k) => {
          const change = found[`${key}:${CHANGED[k]}`] ?? 0;
          readout(cell, change, k === 0 ? fixed(change) : String(change));
          set(cell, "data-kept", String(change <= KEPT));
        });
      }
    },
  };
}
