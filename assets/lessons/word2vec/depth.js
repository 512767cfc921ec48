/**
 * How far down the list of a word's nearest those stand that it meets: a line of all ranks, along which a handle takes
 * in more and more of them.
 *
 * @import {Lab, Scene} from "../../plane/types.js"
 * @typedef {import("./vocabulary.js").Vocabulary["panels"]["two-lists"]} Told
 */

import { html, movable, put, readout, set, sized, svg, tells, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { counted } from "../../lab/numbers.js";

const SIDE = 24;
/** Height of a row and mean width of a bold letter, in letters' sizes. */
const [ROW, LETTER] = [1.15, 0.68];
const TICKS = [1, 10, 100, 1000];

/** @param {string} kind @param {string} name */
function named(kind, name) {
  const root = movable({ class: kind, "text-anchor": "middle" });
  text(/** @type {Element} */ (root.firstChild), name);
  return root;
}

/** @param {Told} spec @param {Lab} lab */
export function depthOf({ word, met, places, of }, lab) {
  const { text: says } = lab;
  const size = { width: 600, height: 128 };
  const foot = 88;
  let letter = 16; // pixels
  const along = (/** @type {number} */ rank) => SIDE + ((size.width - 2 * SIDE) * Math.log(rank)) / Math.log(of);
  const [axis, taken] = ["axis", "taken"].map((name) => svg("path", { class: name }));
  const ticks = TICKS.map((rank) => named("tick", counted(rank)));
  const marks = met.map((name) => tells(named("met", name), "shared"));
  const dots = tells(svg("path", { class: "dots" }), "shared");
  const stage = svg("svg", { class: "depth", role: "group", "aria-label": says("two-lists.depth", { word }) }, [
    ...[axis, taken, dots],
    ...ticks,
    ...marks,
  ]);
  const grip = createGrip(stage, lab, {
    ...{ name: "depth", label: says("two-lists.depth", { word }), field: "depth", size },
    pixelOf: (rank) => [along(rank), foot],
    valueAt: ([x]) => Math.round(of ** ((x - SIDE) / (size.width - 2 * SIDE))),
  });
  stage.append(grip.root);
  const [found, depth, ranked] = ["found", "depth", "ranked"].map((name) => html("output", { "data-readout": name }));
  const nearest = [...places.keys()].sort((a, b) => places[a] - places[b]);
  /** Each name's row: the lowest in which no nearer word's name reaches it. */
  const inRows = () => {
    const [ends, rows] = [/** @type {number[]} */ ([]), places.map(() => 0)];
    for (const k of nearest) {
      const [at, half] = [along(places[k]), (letter * LETTER * met[k].length) / 2];
      const free = ends.findIndex((end) => end < at - half);
      rows[k] = free < 0 ? ends.length : free;
      ends[rows[k]] = at + half;
    }
    return rows;
  };
  const draw = (/** @type {Pick<Scene, "state">} */ { state }) => {
    letter = parseFloat(getComputedStyle(ticks[0].children[0]).fontSize);
    const [reached, row] = [places.map((rank) => rank <= state.depth), inRows()];
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(axis, "d", `M${along(1)} ${foot}H${along(of)}`);
    set(taken, "d", `M${along(1)} ${foot}H${along(state.depth)}`);
    TICKS.forEach((rank, k) => put(ticks[k], [along(rank), foot + 34]));
    set(
      dots,
      "d",
      places.map((rank, k) => (reached[k] ? `M${along(rank)} ${foot}v-${12 + letter * ROW * row[k]}` : "")).join(""),
    );
    marks.forEach((mark, k) => {
      put(mark, [along(places[k]), foot - 16 - letter * ROW * row[k]]);
      text(/** @type {Element} */ (mark.firstChild), reached[k] ? met[k] : "");
    });
    const { found: count } = lab.reads.now();
    readout(found, count, String(count));
    readout(ranked, of, counted(of));
    readout(depth, state.depth, counted(state.depth));
    const said = lab.hides("found") ? "two-lists.depth-asked" : "two-lists.depth-value"; // a voice tells no bet
    grip.draw([along(state.depth), foot], says(said, { depth: counted(state.depth), found: count ?? 0 }));
  };
  sized(stage, size, () => draw(lab.scene));
  const texts = [found, depth].map((each, k) =>
    html("p", { class: "row" }, [says(`two-lists.${["found", "looked"][k]}`), " ", each]),
  );
  const all = html("p", { hidden: "" }, [ranked]); // for a sentence
  return { root: html("div", { class: "deep" }, [stage, ...texts.reverse(), all]), draw };
}
