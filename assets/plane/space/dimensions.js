/** How many regions labels have in 1, 2, … dimensions: listed, by Cover's formula, and all there could be. */

import { html, keep, readout, set } from "../../lab/dom.js";
import { counted, UNDEFINED } from "../../lab/numbers.js";
/** @import {Lab, Scene} from "../types.js" */

const COLUMNS = ["listed", "cover", "every"];
/** More labels than this take longer to count than a frame of a drag. */
const LIVE = 5;

/** @param {Lab} lab @param {import("./types.js").Kind} kind */
export function dimensionsPanel(lab, kind) {
  const { words } = kind;
  const heads = ["in-space.dimension", "in-space.listed", "in-space.formula", `${words.counts}.every`].map((key) =>
    html("th", { scope: "col" }, [lab.text(key)]),
  );
  const name = lab.text(`${words.counts}.name`);
  const body = html("tbody");
  const table = html("table", { "aria-label": name }, [html("thead", {}, [html("tr", {}, heads)]), body]);
  const root = html("section", { class: "panel dimensions" }, [
    html("h2", {}, [name]),
    html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": name }, [table]),
    html("p", { class: "caption" }, [lab.text(`${words.counts}.caption`, { limit: counted(kind.listed) })]),
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  /** @type {Scene | null} */
  let last = null;
  const draw = (/** @type {Scene} */ scene) => {
    set(root, "data-away", scene.state.space ? null : "");
    const dragged = scene.n > LIVE && root.closest("[data-dragging]");
    if (!scene.state.space || last === scene || dragged) return;
    last = scene;
    const readings = lab.reads.now();
    keep(body, rows, kind.dimensions(scene.n), rowOf);
    rows.forEach((row, k) => {
      [...row.children].slice(1).forEach((cell, at) => {
        const value = readings[`${COLUMNS[at]}:${k + 1}`];
        readout(cell, value, value === null ? UNDEFINED : counted(value));
      });
    });
  };
  return { root, draw, settled: draw };
}

/** @param {number} k */
function rowOf(k) {
  const cell = (/** @type {string} */ name) => html("td", { "data-readout": `${name}:${k + 1}` });
  return html("tr", {}, [html("th", { scope: "row" }, [String(k + 1)]), ...COLUMNS.map(cell)]);
}
