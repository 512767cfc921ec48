/** All cosines at once: where each is, where it has been, and which pairs have been opposite. */

import { html, keep, readout, set, svg, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const WIDTH = 120;

/** @param {object} _spec @param {Lab} lab */
export function rangesPanel(_spec, lab) {
  const list = html("div", { class: "range-list" });
  const [least, opposed] = ["least-cos", "opposed"].map((name) => html("output", { "data-readout": name }));
  const root = html("section", { class: "panel ranges" }, [
    html("h2", {}, [lab.text("ranges.name")]),
    list,
    html("p", { class: "row" }, [html("span", {}, [lab.text("ranges.least")]), least]),
    html("p", { class: "row" }, [html("span", {}, [lab.text("ranges.opposed")]), opposed]),
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const draw = (/** @type {Scene} */ scene) => {
    if (!lab.guided()) return; // a story's panel: what it remembers is no state of free play
    const pairs = /** @type {import("./pairs.js").Pairs} */ (lab.visit).pairs(scene);
    const found = lab.reads.now();
    keep(list, rows, pairs.length, rowOf);
    pairs.forEach((pair, k) => drawRow(rows[k], pair, scene));
    readout(least, found["least-cos"], fixed(found["least-cos"]));
    readout(opposed, found.opposed, lab.text("ranges.of", { count: found.opposed ?? 0, all: pairs.length }));
  };
  return { root, draw, settled: draw };
}

/** @param {number} _k */
function rowOf(_k) {
  return html("div", { class: "row" }, [
    html("span", { class: "pair-name" }),
    svg("svg", { viewBox: `0 0 ${WIDTH} 14`, "aria-hidden": "true" }, [
      svg("line", { class: "line", x1: place(-1), x2: place(1), y1: 7, y2: 7 }),
      svg("line", { class: "been", y1: 7, y2: 7 }),
      svg("circle", { class: "dot", cy: 7, r: 5 }),
    ]),
    html("output"),
  ]);
}

/** @param {HTMLElement} row @param {import("./pairs.js").PairNow} pair @param {Scene} scene */
function drawRow(row, { i, j, cosine, least, greatest, opposed }, { state, pair }) {
  const [name, picture, value] = row.children;
  text(name, `${state.labels[i]} · ${state.labels[j]}`);
  set(value, "data-readout", `cos:${i}-${j}`);
  readout(value, cosine, fixed(cosine));
  set(row, "data-opposed", String(opposed));
  set(row, "data-chosen", String((pair.i === i && pair.j === j) || (pair.i === j && pair.j === i)));
  set(picture.children[1], "x1", place(least).toFixed(2));
  set(picture.children[1], "x2", place(greatest).toFixed(2));
  set(picture.children[2], "cx", cosine === null ? -20 : place(cosine).toFixed(2));
}

/** @param {number} c */
function place(c) {
  return WIDTH / 2 + (WIDTH / 2 - 8) * c;
}
