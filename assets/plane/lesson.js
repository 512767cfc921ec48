/**
 * A lesson on planes: what it brings, with all that two lessons or more show on a plane and beside it. Nothing here
 * knows a lesson.
 *
 * @import {Lab, Own, PlaneLesson, Registered, Scene} from "./types.js"
 * @import {Vocabulary as Shared} from "./vocabulary.js"
 */

import { html, onShow, readout, set, svg } from "../lab/dom.js";
import { colour, marker, mixed, short } from "../lab/label_styles.js";
import { markerPath } from "../lab/markers.js";
import { fixed } from "../lab/numbers.js";
import { PANELS as COMMON } from "../lab/panels.js";
import { ACTIONS } from "./actions.js";
import { HANDLES } from "./handles.js";
import { landscape, levels } from "./landscape.js";
import { axes, embeddings, mean, shift, vectors } from "./layers.js";
import { regions } from "./layers_regions.js";
import { ruler } from "./layers_ruler.js";
import { signs } from "./layers_signs.js";
import { barsPanel, measuresPanel, meterPanel } from "./panels/numbers.js";
import { lengthsPanel } from "./panels/lengths.js";
import { pairPanel } from "./panels/pair.js";
import { presetsPanel, reasonPanel, sentencePanel } from "./panels/sentence.js";
import { valuesPanel } from "./panels/values.js";
import { createPlane } from "./plane.js";
import { solve, sourceOf } from "./scene.js";

const MOST_WITH_DIGITS = 12;

/** @param {object} _spec @param {Lab} lab */
function matrixPanel(_spec, lab) {
  const table = html("table", { class: "matrix", "aria-label": lab.text("matrix.name") });
  const root = html("section", { class: "panel" }, [
    html("h2", {}, [lab.text("matrix.name")]),
    html("p", { class: "caption" }, [lab.text("matrix.caption")]),
    html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text("matrix.name") }, [table]),
  ]);
  /** @type {Element[][]} */
  let cells = [];
  let names = "";
  table.addEventListener("click", (event) => {
    const cell = /** @type {Element} */ (event.target).closest("[data-pair]");
    if (!cell) return;
    const pair = /** @type {string} */ (cell.getAttribute("data-pair")).split(",").map(Number);
    lab.move(() => ({ pair }));
    lab.settle(false);
  });
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      if (names !== labels.join("\n")) {
        names = labels.join("\n");
        cells = built(table, labels, lab);
      }
      cells.forEach((row, i) => row.forEach((cell, j) => i !== j && drawCell(cell, i, j, scene)));
    },
  };
}

/** The cells of a new table. @param {HTMLElement} table @param {string[]} labels @param {Lab} lab */
function built(table, labels, { tokens }) {
  const dense = labels.length > MOST_WITH_DIGITS;
  const sign = (/** @type {number} */ k) =>
    svg("svg", { width: 14, height: 14, "aria-hidden": "true" }, [
      svg("path", { d: markerPath(marker(tokens, k), 7, 7, 4.5), fill: colour(tokens, k), class: "marker" }),
    ]);
  set(table, "class", dense ? "matrix dense" : "matrix");
  const head = labels.map((label, k) =>
    html("th", { scope: "col", title: label }, [
      sign(k),
      html("span", dense ? { class: "spoken" } : {}, [short(label)]),
    ]),
  );
  const cells = labels.map((_row, i) =>
    labels.map((_column, j) =>
      html("td", i === j ? { class: "diagonal" } : { "data-pair": `${Math.min(i, j)},${Math.max(i, j)}` }),
    ),
  );
  const rows = labels.map((label, i) =>
    html("tr", {}, [html("th", { scope: "row", title: label }, [sign(i), short(label)]), ...cells[i]]),
  );
  table.replaceChildren(html("thead", {}, [html("tr", {}, [html("td"), ...head])]), html("tbody", {}, rows));
  return cells;
}

/** @param {Element} cell @param {number} i @param {number} j @param {Scene} scene */
function drawCell(cell, i, j, { n, after, before, pair }) {
  const value = (i < j ? after : before).cosines[i][j];
  readout(cell, value, n > MOST_WITH_DIGITS ? "" : fixed(value));
  set(cell, "style", `--cell: ${value === null ? "transparent" : mixed(Math.round(value * 100) / 100)}`);
  const chosen = Math.min(i, j) === Math.min(pair.i, pair.j) && Math.max(i, j) === Math.max(pair.i, pair.j);
  set(cell, "class", chosen ? "chosen" : null);
}

/** @param {object} _spec @param {Lab} lab */
function inSpacePanel(_spec, lab) {
  const input = /** @type {HTMLInputElement} */ (
    html("input", { type: "checkbox", role: "switch", "data-action": "in-space" })
  );
  input.addEventListener("change", () => {
    lab.move(() => ({ space: Number(input.checked) }));
    lab.settle(false);
  });
  return {
    root: html("label", { class: "in-space" }, [input, lab.text("in-space.switch")]),
    draw: (/** @type {Scene} */ { state }) => {
      input.checked = state.space > 0;
    },
  };
}

/** @type {Registered<Shared>["panels"]} */
const PANELS = {
  plane: createPlane,
  pair: pairPanel,
  meter: meterPanel,
  bars: barsPanel,
  reason: reasonPanel,
  ...COMMON,
  lengths: lengthsPanel,
  matrix: matrixPanel,
  measures: measuresPanel,
  values: valuesPanel,
  presets: presetsPanel,
  sentence: sentencePanel,
  "in-space": inSpacePanel,
};

/** @type {Registered<Shared>["layers"]} */
const LAYERS = { axes, regions, embeddings, vectors, shift, mean, landscape, levels, ruler, signs };

/** Which label the input has, where a hand can be on it. @param {Scene} scene @param {Lab} lab */
function labelOfProbe({ after: { probe }, state: { labels } }, { root, text }) {
  return onShow(root.querySelector('[data-handle="probe"]'))
    ? text("handle.probe.label", { label: labels[probe.indexOf(Math.max(...probe))] })
    : "";
}

/** A lesson on planes, with what planes share. @param {Own} own @returns {PlaneLesson} */
export function onPlanes({ panels, layers, handles, actions, motion = {}, visit, readings, snap }) {
  return {
    solver: (data) => {
      const source = sourceOf(data);
      /** @type {import("./types.js").Memory} */
      const memory = {};
      return (state) => solve(state, source, memory, motion);
    },
    panels: { ...PANELS, ...panels },
    layers: { ...LAYERS, ...layers },
    handles: { ...HANDLES, ...handles },
    actions: { ...ACTIONS, ...actions },
    ...{ motion, visit, readings, snap },
    picture: labelOfProbe,
  };
}
