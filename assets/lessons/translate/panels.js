/**
 * Panels of the Translate page. @import {Lab, Scene} from "../../plane/types.js" @import {PairNow} from "./types.js"
 */

import { html, keep, readout, set, svg, tells, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { isOpposite } from "./at_once.js";

/** What a reader has met of a model. */
export function createPairs() {
  let mark = "";
  /** @type {PairNow[]} */
  let met = [];
  /** The pairs as they are now; another model, or none of a translation, begins anew. @param {Scene} scene */
  const pairs = ({ n, after, state, meter }) => {
    const now = JSON.stringify([state.labels, state.unembeddings]);
    if (mark !== now || !meter.same) met = fresh(n);
    mark = now;
    for (const pair of met) pair.cosine = after.cosines[pair.i][pair.j];
    return met;
  };
  return {
    pairs,
    note: (/** @type {Scene} */ scene) => {
      for (const pair of pairs(scene)) note(pair);
    },
    now: () => null,
  };
}

/** @param {number} n @returns {PairNow[]} */
function fresh(n) {
  return Array.from({ length: n }, (_, i) =>
    Array.from({ length: n - i - 1 }, (_each, k) => ({
      i,
      j: i + 1 + k,
      cosine: null,
      least: 1,
      greatest: -1,
    })),
  ).flat();
}

/** @param {PairNow} pair */
function note(pair) {
  if (pair.cosine === null) return;
  pair.least = Math.min(pair.least, pair.cosine);
  pair.greatest = Math.max(pair.greatest, pair.cosine);
}

/**
 * The real classifiers, each a link to the same step with it.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["others"]} spec
 * @param {import("../../plane/types.js").Lab} lab
 */
export function othersPanel({ sources, beat }, lab) {
  const links = sources.map((source) =>
    html(
      "a",
      { href: `?${addressOf(source, beat, lab.host.address.read("lang"))}`, target: "_self", "data-source": source },
      [lab.text(`others.${source}`)],
    ),
  );
  return {
    root: html("section", { class: "panel others" }, [html("h2", {}, [lab.text("others.name")]), ...links]),
    draw: () => {},
  };
}

/**
 * The address of a step with another classifier, in the reader's language. @param {string} source @param {string} beat
 * @param {string | null} language
 */
function addressOf(source, beat, language) {
  return new URLSearchParams({ source, beat, ...(language ? { lang: language } : {}) });
}

const WIDTH = 120;

/**
 * All cosines at once: where each is, where it has been, and which pairs are opposite. @param {object} _spec
 * @param {Lab} lab
 */
export function rangesPanel(_spec, lab) {
  const list = html("div", { class: "range-list" });
  const [least, opposed] = ["least-cos", "opposed"].map((name) => html("output", { "data-readout": name }));
  const root = html("section", { class: "panel ranges" }, [
    html("h2", {}, [lab.text("ranges.name")]),
    html("p", { class: "row" }, [html("span", {}, [lab.text("ranges.opposed")]), opposed]),
    html("p", { class: "row" }, [html("span", {}, [lab.text("ranges.least")]), least]),
    list,
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const draw = (/** @type {Scene} */ scene) => {
    if (!lab.guided()) return; // a story's panel: what it remembers is no state of free play
    const pairs = /** @type {import("./types.js").Pairs} */ (lab.visit).pairs(scene);
    const readings = lab.reads.now();
    keep(list, rows, pairs.length, rowOf);
    pairs.forEach((pair, k) => drawRow(rows[k], pair, scene));
    readout(least, readings["least-cos"], fixed(readings["least-cos"]));
    readout(opposed, readings.opposed, lab.text("ranges.of", { count: readings.opposed ?? 0, all: pairs.length }));
  };
  return { root, draw, settled: draw };
}

/** @param {number} _k */
function rowOf(_k) {
  return html("div", { class: "row" }, [
    html("span", { class: "pair-name" }),
    svg("svg", { viewBox: `0 0 ${WIDTH} 14`, "aria-hidden": "true" }, [
      svg("line", { class: "line", x1: place(-1), x2: place(1), y1: 7, y2: 7 }),
      tells(svg("line", { class: "been", y1: 7, y2: 7 }), "opposed", "least-cos"),
      svg("circle", { class: "dot", cy: 7, r: 5 }),
    ]),
    html("output"),
  ]);
}

/** @param {HTMLElement} row @param {import("./types.js").PairNow} pair @param {Scene} scene */
function drawRow(row, { i, j, cosine, least, greatest }, { state, pair }) {
  const [name, picture, value] = row.children;
  text(name, `${state.labels[i]} · ${state.labels[j]}`);
  set(value, "data-readout", `cos:${i}-${j}`);
  readout(value, cosine, fixed(cosine));
  set(row, "data-opposed", String(isOpposite(cosine)));
  set(row, "data-chosen", String((pair.i === i && pair.j === j) || (pair.i === j && pair.j === i)));
  set(picture.children[1], "x1", place(least).toFixed(2));
  set(picture.children[1], "x2", place(greatest).toFixed(2));
  set(picture.children[2], "cx", cosine === null ? -20 : place(cosine).toFixed(2));
}

/** @param {number} c */
function place(c) {
  return WIDTH / 2 + (WIDTH / 2 - 8) * c;
}
