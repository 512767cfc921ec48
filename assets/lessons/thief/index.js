/** The Thief page: a hidden layer, what an API says of it, and what follows from that. @import {Lab, Scene} from "../../plane/types.js" */

import { html, keep, movable, put, readout, set, svg, tells, text } from "../../lab/dom.js";
import { mountOf } from "../../lab/lab.js";
import { colour, marker, short } from "../../lab/looks.js";
import { markerPath } from "../../lab/markers.js";
import { hull } from "../../lab/maths/hull.js";
import { magnitude, fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { arrowPath } from "../../plane/layers.js";
import { onPlanes } from "../../plane/lesson.js";
import { scale } from "../../lab/maths/vectors.js";
import { space } from "../../plane/scene.js";
import { pair, toPixels } from "../../plane/view.js";
import { readings } from "./readings.js";
import { errorsIn, misfitIn, pairSeen, theftIn } from "./theft.js";

const ASKED = 40; // fewer answers leave room for those to come

/** What the buttons of the thief's story do. @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/types.js").Action>} */
const ACTIONS = {
  steal: () => ({ change: { queries: ASKED } }),
  unnormalised: () => ({ change: { sphere: 0 } }),
  "move-origin": (scene) => {
    const { rows } = theftIn(scene);
    return { change: { shift: rows ? farthest(rows, scene.pair.i, scene.pair.j) : [0, 0] } };
  },
};

const [AWAY, LEAST, WIDE] = [20, 1e-12, 5]; // WIDE: the picture of all answers, whose height is 1

/** The answers, a dot for each log-probability; their singular values as bars, by their powers of ten. @param {object} _spec @param {Lab} lab */
function rankPanel(_spec, lab) {
  const rank = html("output", { class: "after", "data-readout": "rank" });
  const queries = html("output", { "data-readout": "queries" });
  const answers = svg("svg", { class: "answers", viewBox: `-.06 -.06 ${WIDE + 0.12} 1.12`, role: "img", "aria-label": lab.text("rank.answers") });
  /** @type {SVGElement[]} */
  const dots = [];
  const [deepest, asked] = [html("span", { class: "deepest" }), html("span", { class: "asked" })];
  const chart = html("div", { class: "chart" }, [html("span", {}, ["0"]), deepest, answers, html("span", { class: "query" }, [lab.text("rank.query"), " 1"]), asked]);
  const bars = tells(html("div", { class: "rank-bars" }), "rank");
  /** @type {HTMLElement[]} */
  const rows = [];
  return {
    root: html("section", { class: "panel rank" }, [html("div", { class: "headline" }, [html("span", {}, [lab.text("rank.name")]), rank]), html("p", { class: "row" }, [html("span", {}, [lab.text("rank.queries")]), queries]), chart, html("p", { class: "caption" }, [lab.text("rank.answers")]), html("h3", {}, [lab.text("rank.bars")]), bars, html("p", { class: "caption" }, [lab.text("rank.caption")])]),
    draw: (/** @type {Scene} */ scene) => {
      const found = lab.reads.now();
      const { seen, values } = theftIn(scene);
      const deep = Math.min(...seen.flat());
      text(deepest, seen.length ? fixed(deep) : "");
      text(asked, String(Math.max(seen.length, ASKED)));
      keep(answers, dots, scene.n, (k) => svg("path", { stroke: colour(lab.tokens, k) }));
      dots.forEach((path, k) => set(path, "d", seen.map((said, at) => `M${((WIDE * at) / Math.max(seen.length - 1, ASKED - 1)).toFixed(3)} ${(said[k] / deep).toFixed(3)}h0`).join("")));
      readout(rank, found.rank, fixed(found.rank, 0));
      readout(queries, found.queries, fixed(found.queries, 0));
      keep(bars, rows, values.length, (k) => html("p", { class: "rank-bar" }, [html("i"), html("output", { "data-readout": `value:${k}` })]));
      values.forEach((value, k) => {
        const share = value > 0 ? Math.log10(value / values[0] / LEAST) / -Math.log10(LEAST) : 0;
        set(rows[k].children[0], "style", `width:${(70 * Math.max(share, 0)).toFixed(1)}%`);
        readout(rows[k].children[1], found[`value:${k}`], magnitude(value));
      });
    },
  };
}

/** Readings with their names. @param {string} panel @param {Record<string, string>} names by reading, the key of its words @param {string[]} [unseen] */
const numbers = (panel, names, unseen = []) => (/** @type {object} */ _spec, /** @type {Lab} */ lab) => {
  const outputs = [...Object.keys(names), ...unseen].map((name) => html("output", { "data-readout": name }));
  const rows = Object.values(names).map((key, k) => html("p", { class: "row" }, [html("span", {}, [lab.text(key)]), outputs[k]]));
  const [title, rest] = [html("h2"), html("p", { hidden: "" }, outputs.slice(rows.length))];
  return {
    root: html("section", { class: `panel ${panel}` }, [title, ...rows, rest]),
    draw: (/** @type {Scene} */ { state: { labels }, pair: { i, j } }) => {
      const found = lab.reads.now();
      text(title, lab.text(`${panel}.name`, { a: labels[i], b: labels[j] }));
      for (const output of outputs) {
        const name = output.dataset.readout ?? "";
        readout(output, found[name], name === "rank" ? fixed(found[name], 0) : name.startsWith("cos") ? fixed(found[name]) : magnitude(found[name]));
      }
    },
  };
};

/** Errors of three kinds of cosines. */
const knownPanel = numbers("known", { rank: "known.rank", "off-raw": "known.raw", "off-differences": "known.differences" }, ["off-centred", "sphere", "queries"]);

/** The pair's cosine, and how well the stolen model fits. */
const misfitPanel = numbers("misfit", { "cos-stolen": "misfit.stolen", misfit: "misfit.off" }, ["cos-hidden", "turned"]);

/** @param {object} _spec @param {Lab} lab */
function theftSentencePanel(_spec, { text: says }) {
  return spokenSentence((/** @type {Scene} */ scene) => {
    const [{ rank }, errors, { queries }] = [theftIn(scene), errorsIn(scene), scene.state];
    if (!errors) return says("theft-sentence.none", { queries });
    return says("theft-sentence.says", { queries, rank, raw: magnitude(errors.raw), differences: magnitude(errors.differences), misfit: magnitude(misfitIn(scene)), cos: fixed(pairSeen(scene)) });
  });
}

const SLIDERS = /** @type {const} */ ([["queries", 0], ["noise", 2], ["decimals", 0]]);

/** How often the API is asked, how exact it answers, and whether its hidden vectors have one length. @param {object} _spec @param {Lab} lab */
function apiPanel(_spec, lab) {
  const sliders = SLIDERS.map(([name, digits]) => {
    const { low: min, high: max, step } = lab.field(name);
    const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range", min, max, step, "data-input": name, "aria-label": lab.text(`api.${name}`) }));
    slider.addEventListener("input", () => lab.move(() => ({ [name]: Number(slider.value) })));
    slider.addEventListener("change", () => lab.settle(false));
    return { name, digits, slider, shown: html("output") };
  });
  const sphere = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", "data-input": "sphere" }));
  sphere.addEventListener("change", () => lab.change({ sphere: Number(sphere.checked) }));
  return {
    root: html("section", { class: "panel api" }, [
      html("h2", {}, [lab.text("api.name")]),
      ...sliders.map(({ name, slider, shown }) => html("label", { class: "api-slider" }, [html("span", {}, [lab.text(`api.${name}`), " ", shown]), slider])),
      html("label", {}, [sphere, " ", lab.text("api.sphere")]),
    ]),
    draw: (/** @type {Scene} */ { state }) => {
      for (const { name, digits, slider, shown } of sliders) {
        if (Number(slider.value) !== state[name]) slider.value = String(state[name]);
        readout(shown, state[name], fixed(state[name], digits));
      }
      sphere.checked = state.sphere === 1;
    },
  };
}

/** @param {SVGElement} group @param {import("../../plane/types.js").Setting} setting @returns {import("../../plane/types.js").Draw} */
function stolen(group, { space: name, tokens }) {
  tells(group, "off-raw", "off-centred", "off-differences");
  const [edge, arrows] = [svg("path", { class: "stolen-hull" }), svg("path", { class: "stolen-arrows" })];
  const [marks, names] = [svg("g"), svg("g")];
  group.append(edge, arrows, marks, names);
  /** @type {SVGElement[][]} */
  const [shapes, texts] = [[], []];
  return (scene, view) => {
    const rows = theftIn(scene).rows ?? [];
    const spots = rows.map((row) => toPixels(view, row));
    const [ox, oy] = toPixels(view, space(name, scene).origin);
    set(edge, "d", rows.length ? `M${hull(rows).map((k) => pair(spots[k])).join("L")}Z` : "");
    set(arrows, "d", spots.map((spot) => arrowPath([ox, oy], spot)).join(""));
    keep(marks, shapes, rows.length, (k) => svg("path", { class: "mark-shape", fill: colour(tokens, k) }));
    keep(names, texts, rows.length, () => movable({ class: "stolen-name", "text-anchor": "middle", "dominant-baseline": "central" }));
    spots.forEach(([x, y], k) => {
      const length = Math.hypot(x - ox, y - oy) || 1;
      set(shapes[k], "d", markerPath(marker(tokens, k), x, y, 7));
      const within = (/** @type {number} */ at, /** @type {number} */ side) => Math.max(AWAY, Math.min(at, side - AWAY));
      put(texts[k], [within(x + (AWAY * (x - ox)) / length, view.width), within(y + (AWAY * (y - oy)) / length, view.height)]);
      text(/** @type {Element} */ (texts[k].firstChild), short(scene.state.labels[k]));
    });
  };
}

/** The hidden labels' hull, and their marks over arrows that point the same way. @type {typeof stolen} */
function hiddenHull(group, { space: name, tokens }) {
  const [edge, marks] = [svg("path", { class: "stolen-hull" }), svg("g")];
  group.append(edge, marks);
  /** @type {SVGElement[]} */
  const shapes = [];
  return (scene, view) => {
    const { rows } = space(name, scene);
    const spots = rows.map((row) => toPixels(view, row));
    set(edge, "d", `M${hull(rows).map((k) => pair(spots[k])).join("L")}Z`);
    keep(marks, shapes, rows.length, (k) => svg("path", { class: "mark-shape", fill: colour(tokens, k) }));
    spots.forEach(([x, y], k) => set(shapes[k], "d", markerPath(marker(tokens, k), x, y, 7)));
  };
}

/** Between the two, or beyond the first: whichever turns their cosine more. @param {readonly (readonly number[])[]} rows @param {number} i @param {number} j */
function farthest(rows, i, j) {
  const [a, b] = [rows[i], rows[j]];
  const acute = a[0] * b[0] + a[1] * b[1] > 0;
  return acute ? [-(a[0] + b[0]) / 2, -(a[1] + b[1]) / 2] : scale(a, -1.6); // from there both point back
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: { rank: rankPanel, known: knownPanel, misfit: misfitPanel, api: apiPanel, "theft-sentence": theftSentencePanel },
  layers: { stolen, "hidden-hull": hiddenHull },
  actions: ACTIONS,
  readings,
};

export const LESSON = onPlanes(OWN);
export const mount = mountOf(LESSON);
