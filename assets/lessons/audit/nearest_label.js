/** The labels nearest by cosine to the first of the pair, and who was nearest before. */

import { html, keep, readout, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { nearestIn } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const MOST = 5;

/** @param {import("./vocabulary.js").Vocabulary["panels"]["nearest-label"]} spec @param {Lab} lab */
export function nearestLabelPanel({ names, pair }, lab) {
  const [title, list] = [html("h2"), html("ol", { class: "nearest-list" })];
  const [first, before, moved] = ["nearest", "nearest-before", "nearest-moved"].map((name) => html("output", { "data-readout": name }));
  moved.hidden = true;
  const was = html("p", { class: "row" }, [html("span", {}, [lab.text("nearest-label.before")]), before, moved]);
  const is = html("p", { class: "row" }, [html("span", {}, [lab.text("nearest-label.now")]), first]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const named = (/** @type {number | null} */ label) => (label === null ? lab.text("lab.undefined") : names[label]);
  return {
    root: html("section", { class: "panel nearest-label" }, [title, was, is, list]),
    draw: (/** @type {Scene} */ scene) => {
      const [[, now], found] = [nearestIn(scene), lab.reads.now()];
      text(title, lab.text("nearest-label.name", { label: names[pair[scene.pair.i]] }));
      readout(before, found["nearest-before"], named(found["nearest-before"]));
      readout(first, found.nearest, named(found.nearest));
      readout(moved, found["nearest-moved"], "");
      keep(list, rows, Math.min(MOST, now.length), () => html("li", {}, [html("span", { class: "name" }), html("b")]));
      rows.forEach((row, k) => {
        text(row.children[0], names[now[k].label]);
        text(row.children[1], fixed(now[k].cosine));
        set(row, "data-label", now[k].label);
      });
    },
  };
}
