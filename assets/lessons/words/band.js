/**
 * All pairs of a model's words as a histogram, with the scores of the list marked on it: from −1 to 1 for every model.
 */

import { html, keep, set, svg, tells, text } from "../../lab/dom.js";
import { columns } from "../../lab/ems.js";
import { lineOver } from "./place.js";
import { ticks } from "./trained.js";
/** @import {Column, Scene, WordsLab} from "./types.js" */

const LETTER = 9.2; // CSS pixels of a column in the widest of usual fonts
const USUAL = 14; // CSS pixels of such a font; a wall's is larger
const GAP = 3;
const LINES = 3;
const FALLBACK = 500;

/** Where a cosine stands, in percent of the scale. @param {number} cosine */
const at = (cosine) => 50 * (cosine + 1);

/** The histogram, from −1 to 1. @param {import("./types.js").Outline} band */
export function outlineOf({ low, high, density }) {
  const top = Math.max(...density);
  const step = (high - low) / density.length;
  const outline = density
    .map((height, k) => `M${at(low + k * step)} 100V${100 - (100 * height) / top}H${at(low + (k + 1) * step)}V100`)
    .join("");
  return svg("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, [
    svg("path", { d: outline }),
  ]);
}

/** @param {import("./types.js").Model} model @param {WordsLab} lab */
export function bandOf(model, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const names = html("div", { class: "mark-names" }); // what is asked of one word may be guessed by the others
  /** @type {HTMLElement[]} */
  const marks = [];
  const band = /** @type {import("./types.js").Band} */ (model.band);
  const over = lineOver({ ...model, band }, lab, outlineOf);
  const plot = html("div", { class: "plot" }, [outlineOf(band), over.drawn]);
  const root = html(
    "div",
    {
      class: band.low > 0.5 ? "band narrow" : "band",
      "data-panel": "all-pairs",
      role: "group",
      "aria-label": says("band-label", { name: model.title }),
    },
    [html("p", { class: "caption" }, [says("band")]), names, plot, ticks(), over.words],
  );
  return {
    root,
    /** @param {Column} column @param {Scene} scene */
    draw: ({ rows }, scene) => {
      const { query } = scene;
      over.draw(scene);
      const bands = rows
        .filter((row) => row.raw !== null && row.id !== query)
        .map((row) => ({ row, x: at(/** @type {number} */ (row.raw)) }))
        .sort((a, b) => a.x - b.x);
      keep(names, marks, bands.length, () => html("span", {}, [html("i"), html("b")]));
      const drawn = marks[0]
        ? parseFloat(getComputedStyle(/** @type {Element} */ (marks[0].lastChild)).fontSize)
        : USUAL;
      const lines = stacked(
        bands.map(({ x, row }) => ({ x, letters: (columns(source.names[row.id]) * drawn) / USUAL })),
        names.clientWidth || FALLBACK,
      );
      bands.forEach(({ row, x }, k) => {
        const line = lines[k];
        tells(marks[k], `raw:${model.key}:${source.names[row.id]}`);
        set(marks[k], "style", `left:${x.toFixed(3)}%;--line:${line ?? 0}`);
        set(marks[k], "data-added", row.added ? "true" : null);
        text(/** @type {Element} */ (marks[k].lastChild), line === null ? "" : source.names[row.id]);
      });
    },
  };
}

/**
 * A line for each name so that none covers another; null for a name that fits nowhere.
 * @param {{x: number, letters: number}[]} wanted from left to right @param {number} width
 */
function stacked(wanted, width) {
  const ends = new Array(LINES).fill(-Infinity);
  return wanted.map(({ x, letters }) => {
    const half = (letters * LETTER) / 2;
    const centre = Math.min(Math.max((x / 100) * width, half), width - half);
    const line = ends.findIndex((end) => end < centre - half);
    if (line < 0) return null;
    ends[line] = centre + half + GAP;
    return line;
  });
}
