/** The labels nearest by cosine to the first of the pair, and who was nearest before. */

import { html, keep, readout, set, text } from "../../lab/dom.js";
import { cosine } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";

/**
 * @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene
 * @typedef {{label: number, cosine: number}} Near
 */

const MOST = 5;

/** @param {import("./vocabulary.js").Vocabulary["panels"]["nearest-label"]} spec @param {Lab} lab */
export function nearestLabelPanel({ names, places, pair }, lab) {
  const [title, list] = [html("h2"), html("ol", { class: "nearest-list" })];
  const [first, before, moved] = ["nearest", "nearest-before", "nearest-moved"].map((name) => html("output", { "data-readout": name, "aria-live": "off" }));
  moved.hidden = true;
  const was = html("p", { class: "row" }, [html("span", {}, [lab.text("nearest-label.before")]), before, moved]);
  const is = html("p", { class: "row" }, [html("span", {}, [lab.text("nearest-label.now")]), first]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const named = (/** @type {Near[]} */ found) => (found.length ? names[found[0].label] : lab.text("lab.undefined"));
  return {
    root: html("section", { class: "panel nearest-label" }, [title, was, is, list]),
    draw: (/** @type {Scene} */ { state, pair: { i } }) => {
      const [old, now] = [[0, 0], state.shift].map((shift) => nearest(places, pair[i], shift));
      text(title, lab.text("nearest-label.name", { label: names[pair[i]] }));
      readout(before, old[0]?.label ?? null, named(old));
      readout(first, now[0]?.label ?? null, named(now));
      readout(moved, old.length && now.length ? Number(old[0].label !== now[0].label) : null, "");
      keep(list, rows, Math.min(MOST, now.length), () => html("li", {}, [html("span", { class: "name" }), html("b")]));
      rows.forEach((row, k) => {
        text(row.children[0], names[now[k].label]);
        text(row.children[1], fixed(now[k].cosine));
        set(row, "data-label", now[k].label);
      });
    },
  };
}

/** The others by falling cosine; those without an angle are nobody's neighbours. @param {readonly (readonly number[])[]} places @param {number} label @param {readonly number[]} shift @returns {Near[]} */
function nearest(places, label, [x, y]) {
  const moved = places.map(([p, q, across]) => [p + x, q + y, across]);
  const [a, b] = moved[label]; // a label of the pair lies in the plane: nothing across
  const found = moved.map((each, k) => ({ label: k, cosine: k === label ? null : cosine([a, b, 0], each) }));
  return /** @type {Near[]} */ (found.filter((each) => each.cosine !== null)).sort((p, q) => q.cosine - p.cosine);
}
