/** The length of every unembedding, by itself: it moves along its ray, so no cosine and no line changes. */

import { html, keep, readout, set, text } from "../dom.js";
import { chip } from "../looks.js";
import { norm, scale } from "../maths/vectors.js";
import { fixed } from "../numbers.js";
import { winningLength } from "../rankings.js";
import { space } from "../scene.js";
import { filled } from "../sentence.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** Sliders are logarithmic, from a twentieth to twenty. */
const FARTHEST = 20;

/** With `wins`, a tick shows the length a label must exceed to win. @param {{words: Record<string, string>, wins?: boolean}} spec @param {Lab} lab */
export function lengthsPanel({ words, wins }, lab) {
  const list = html("div", { class: "length-list" });
  const unit = html("button", { type: "button", "data-action": "unit-lengths" }, [words["unit-lengths"]]);
  unit.addEventListener("click", () => {
    lab.move((scene) => resized(scene, () => 1));
    lab.settle(false, true);
  });
  const root = html("section", { class: "panel lengths" }, [html("div", { class: "headline" }, [html("h3", {}, [words.lengths]), unit]), list]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const make = (/** @type {number} */ k) => {
    const slider = html("input", { type: "range", min: -1, max: 1, step: 0.005, "data-input": `length:${k}` });
    slider.addEventListener("input", () => {
      const length = FARTHEST ** Number(/** @type {HTMLInputElement} */ (slider).value);
      lab.move((scene) => resized(scene, (now, i) => (i === k ? length : now)));
    });
    slider.addEventListener("change", () => lab.settle(true, true));
    const tick = html("span", { class: "winning-length", "data-readout": `winning-length:${k}` });
    return html("div", { class: "row" }, [chip(lab.tokens, k, ""), html("span", { class: "slide" }, [slider, ...(wins ? [tick] : [])]), html("output", { "data-readout": `length:${k}`, "aria-live": "off" })]);
  };
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      keep(list, rows, scene.n, make);
      rows.forEach((row, k) => {
        const length = norm(scene.after.rows[k]);
        const slider = /** @type {HTMLInputElement} */ (row.children[1].children[0]);
        text(/** @type {Element} */ (row.querySelector(".name")), labels[k]);
        set(slider, "aria-label", `${words.length} ${labels[k]}`);
        set(slider, "aria-valuetext", fixed(length));
        set(slider, "disabled", length > 0 ? null : "");
        const at = String(length > 0 ? Math.log(length) / Math.log(FARTHEST) : -1);
        if (/** @type {ShadowRoot} */ (row.getRootNode()).activeElement !== slider || Math.abs(Number(slider.value) - Number(at)) > 0.01) slider.value = at;
        readout(row.children[2], length, fixed(length));
        if (wins) drawTick(row.children[1].children[1], winningLength(scene.after.rows, k), words);
      });
    },
  };
}

/** Where on its slider a label begins to win; nowhere for one that wins at any length, or beyond the ends. @param {Element} tick @param {number | null} least @param {Record<string, string>} words */
function drawTick(tick, least, words) {
  const at = least ? Math.log(least) / Math.log(FARTHEST) : Infinity;
  readout(tick, least, "");
  set(tick, "hidden", Math.abs(at) > 1 ? "" : null);
  set(tick, "style", `--at: ${((at + 1) / 2).toFixed(4)}`);
  set(tick, "title", filled(words["winning-length"] ?? "", { length: fixed(least) }));
}

/** Every unembedding as long as `wanted` says, where it has a direction. @param {Scene} scene @param {(now: number, k: number) => number} wanted */
function resized(scene, wanted) {
  const { rows, toRow } = space("internal", scene);
  const unembeddings = rows.map((row, k) => {
    const now = norm(row);
    const length = wanted(now, k);
    return now > 0 && length !== now ? toRow(/** @type {any} */ (scale(row, length / now))) : scene.state.unembeddings[k];
  });
  return { unembeddings };
}
