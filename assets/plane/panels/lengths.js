/** The length of every unembedding, by itself: it moves along its ray, so no cosine and no line changes. */

import { html, keep, readout, set, text } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";
import { norm, scale } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { space } from "../scene.js";
/** @import {Lab, Scene} from "../types.js" */

/** Sliders are logarithmic, from a twentieth to twenty. */
const FARTHEST = 20;

/**
 * With `wins`, a tick shows the length a label must exceed to win.
 * @param {import("../vocabulary.js").Vocabulary["panels"]["lengths"]} spec @param {Lab} lab
 */
export function lengthsPanel({ wins }, lab) {
  const list = html("div", { class: "length-list" });
  const unit = html("button", { type: "button", "data-action": "unit-lengths" }, [lab.text("lengths.unit")]);
  unit.addEventListener("click", () => {
    lab.move((scene) => resized(scene, () => 1));
    lab.settle(false, true);
  });
  /** @type {HTMLElement[]} */
  const rows = [];
  const winners = html("output", { "data-readout": "winners" });
  const caption = html("p", { class: "caption" }, [winners]);
  return {
    root: html("section", { class: "panel lengths" }, [
      html("div", { class: "headline" }, [html("h2", {}, [lab.text("lengths.name")]), unit]),
      list,
      ...(wins ? [caption] : []),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const readings = lab.reads.now();
      keep(list, rows, scene.n, (k) => rowOf(lab, k, Boolean(wins)));
      rows.forEach((row, k) => {
        drawRow(row, lab, scene.state.labels[k], readings[`length:${k}`] ?? 0);
        if (wins) drawTick(row.children[1].children[1], readings[`winning-length:${k}`], lab);
      });
      if (!wins) return;
      readout(winners, readings.winners, lab.text("lengths.winners", { count: readings.winners ?? 0, n: scene.n }));
    },
  };
}

/** @param {Lab} lab @param {number} k @param {boolean} wins */
function rowOf(lab, k, wins) {
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min: -1, max: 1, step: 0.005, "data-input": `length:${k}` })
  );
  slider.addEventListener("input", () => {
    const length = FARTHEST ** Number(slider.value);
    lab.move((scene) => resized(scene, (now, i) => (i === k ? length : now)));
  });
  slider.addEventListener("change", () => lab.settle(true, true));
  const tick = html("span", { class: "winning-length", "data-readout": `winning-length:${k}` });
  return html("div", { class: "row" }, [
    chip(lab.tokens, k, ""),
    html("span", { class: "slide" }, [slider, ...(wins ? [tick] : [])]),
    html("span", { class: "slot" }, [html("output", { "data-readout": `length:${k}` })]),
  ]);
}

/** @param {HTMLElement} row @param {Lab} lab @param {string} label @param {number} length */
function drawRow(row, lab, label, length) {
  const slider = /** @type {HTMLInputElement} */ (row.children[1].children[0]);
  text(/** @type {Element} */ (row.querySelector(".name")), label);
  set(slider, "aria-label", `${lab.text("lengths.length")} ${label}`);
  set(slider, "aria-valuetext", fixed(length));
  set(slider, "disabled", length > 0 ? null : "");
  const at = String(length > 0 ? Math.log(length) / Math.log(FARTHEST) : -1);
  const focused = /** @type {ShadowRoot} */ (row.getRootNode()).activeElement === slider;
  if (!focused || Math.abs(Number(slider.value) - Number(at)) > 0.01) slider.value = at;
  readout(row.children[2].children[0], length, fixed(length));
}

/**
 * Where on its slider a label begins to win; nowhere for one that wins at any length, or beyond the ends.
 * @param {Element} tick @param {number | null} least @param {Lab} lab
 */
function drawTick(tick, least, lab) {
  const at = least ? Math.log(least) / Math.log(FARTHEST) : Infinity;
  readout(tick, least, "");
  set(tick, "hidden", Math.abs(at) > 1 ? "" : null);
  set(tick, "style", `--at: ${((at + 1) / 2).toFixed(4)}`);
  set(tick, "title", lab.text("lengths.winning", { length: fixed(least) }));
}

/**
 * Every unembedding as long as `wanted` says, where it has a direction. @param {Scene} scene
 * @param {(now: number, k: number) => number} wanted
 */
function resized(scene, wanted) {
  const { rows, toRow } = space("internal", scene);
  const unembeddings = rows.map((row, k) => {
    const now = norm(row);
    const length = wanted(now, k);
    return now > 0 && length !== now
      ? toRow(/** @type {any} */ (scale(row, length / now)))
      : scene.state.unembeddings[k];
  });
  return { unembeddings };
}
