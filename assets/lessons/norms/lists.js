/** The ten nearest before and after, with a line from each word's place to its new one. */

import { html, readout, set, svg, text } from "../../lab/dom.js";
import { LISTED, outside } from "./scene.js";
import { valuesOf } from "./values.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./values.js").NormsLab} NormsLab */

/** @param {object} _spec @param {NormsLab} lab */
export function listsPanel(_spec, lab) {
  const { text: says, scene: { source } } = lab;
  const values = valuesOf(lab, "lists");
  const [left, right] = [listOf("left"), listOf("right")];
  const lines = Array.from({ length: LISTED }, () => svg("line", { x1: 0, x2: 100, class: "stays" }));
  const picture = svg("svg", { viewBox: `0 0 100 ${LISTED}`, preserveAspectRatio: "none", "aria-hidden": "true" }, lines);
  const root = html("section", { class: "panel lists", "aria-label": says("lists") }, [left.root, picture, right.root, values.root]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { state, was, now } = scene;
      values.draw(scene);
      set(root, "data-single", state.remedy === source.raw ? "" : null);
      text(left.head, source.remedies[source.raw].list);
      text(right.head, source.remedies[state.remedy].list);
      was.forEach(({ word, to }, at) => {
        left.rows[at].draw(source.names[word], outside(to) ? `→ #${to.toLocaleString("en-GB")}` : "");
        set(lines[at], "y1", at + 0.5);
        set(lines[at], "y2", to - 0.5);
        set(lines[at], "visibility", outside(to) ? "hidden" : null);
      });
      now.forEach(({ word, from }, at) => right.rows[at].draw(source.names[word], outside(from) ? `#${from.toLocaleString("en-GB")} →` : ""));
    },
  };
}

/** @param {"left" | "right"} side */
function listOf(side) {
  const head = html("h2");
  const rows = Array.from({ length: LISTED }, (_, at) => rowOf(side, at));
  const root = html("div", { class: side }, [head, html("ol", {}, rows.map((row) => row.root))]);
  return { root, head, rows };
}

/** A word, and where it was or goes if that is no place of the list. @param {"left" | "right"} side @param {number} at */
function rowOf(side, at) {
  const name = side === "right" ? html("output", { class: "name", "data-readout": `near:${at}` }) : html("span", { class: "name" });
  const moved = html("small");
  const root = html("li", {}, [name, moved]);
  return {
    root,
    draw: (/** @type {string} */ word, /** @type {string} */ place) => {
      if (side === "right") readout(name, null, word);
      else text(name, word);
      text(moved, place);
      set(root, "data-moved", place ? "" : null);
    },
  };
}
