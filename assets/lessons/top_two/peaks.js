/**
 * A circle, or the curve as two, gone round once and twice; a query's score along it, pulled by its peaks on the curve.
 */

import { html, keep, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { colour, marker } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { fixed } from "../../lab/numbers.js";
import { arrowPath } from "../../plane/layers.js";
import { degrees, ordered, peaked } from "./documents.js";
/** @typedef {import("../../plane/types.js").Scene} Scene @typedef {import("../../plane/types.js").Lab} Lab */

const [SIDE, TOP, FOOT, DOT, RADIUS] = [20, 26, 34, 7, 62];
const flat = (/** @type {Scene} */ { state }) => state.placed === 0;

/** @param {object} _spec @param {Lab} lab */
export function peaksPanel(_spec, lab) {
  const { text: says } = lab;
  const circles = [1, 2].map((turns) => circleOf(turns, lab));
  const wave = waveOf(lab);
  const [whose, first, caption] = [html("span"), html("output"), html("small")];
  const root = html("section", { class: "panel peaks" }, [
    html("h2", {}, [says("peaks.title")]),
    html("div", { class: "both" }, [
      html(
        "div",
        { class: "circles" },
        circles.map((each) => each.root),
      ),
      wave.root,
    ]),
    caption,
    html("p", { class: "row" }, [whose, first]),
  ]);
  const draw = (/** @type {Scene} */ scene) => {
    for (const part of [...circles, wave]) part.draw(scene);
    set(circles[1].root, "style", flat(scene) ? "visibility: hidden" : null); // its room is kept
    set(circles[0].head, "style", flat(scene) ? "visibility: hidden" : null);
    text(caption, says(flat(scene) ? "peaks.plane" : "peaks.chart"));
    // in the plane it is the query that is drawn there
    text(whose, says(flat(scene) ? "peaks.first" : "peaks.first-of"));
    text(first, says("peaks.names", { names: leadersOf(scene).map((k) => scene.state.labels[k]) }));
  };
  return { root, draw };
}

/** The two documents that come first. @param {Scene} scene @returns {number[]} */
const leadersOf = (scene) => ordered(peaked(scene).scores).slice(0, 2);

/** Where angles and scores stand in the chart. @param {Lab} lab */
function chartOf(lab) {
  const size = { width: 620, height: 260 };
  const { low, high } = lab.field("peak");
  const x = (/** @type {number} */ t) => SIDE + ((t - low) / (high - low)) * (size.width - 2 * SIDE);
  const y = (/** @type {number} */ score) => TOP + ((1 - score) / 2) * (size.height - TOP - FOOT);
  const pixelOf = (/** @type {number} */ t) => [x(t), y(peaked(lab.scene).at(t))];
  const valueAt = (/** @type {readonly number[]} */ [px]) =>
    low + ((px - SIDE) / (size.width - 2 * SIDE)) * (high - low);
  const line = (/** @type {(t: number) => number} */ of) => {
    const along = Array.from({ length: 121 }, (_, k) => low + ((high - low) * k) / 120);
    return `M${along.map((t) => `${x(t).toFixed(1)} ${y(of(t)).toFixed(1)}`).join("L")}`;
  };
  return { size, x, y, pixelOf, valueAt, line };
}

/** The score, with a handle at each peak on the curve, and there what each circle adds to it. @param {Lab} lab */
function waveOf(lab) {
  const { text: says, tokens } = lab;
  const { size, x, y, pixelOf, valueAt, line } = chartOf(lab);
  const [zero, wave, rings] = ["axes", "wave", "lead-first"].map((of) => svg("path", { class: of }));
  const waves = ["part", "part twice"].map((of) => svg("path", { class: of }));
  const documents = marksOf(tokens);
  const marks = [zero, ...waves, wave, rings, documents.root];
  const root = svg("svg", { class: "stage", role: "group", "aria-label": says("peaks.title") }, marks);
  const grips = /** @type {const} */ (["peak", "other"]).map((field, k) => {
    const label = says("peaks.handle", { k: k + 1 });
    return createGrip(root, lab, { name: field, label, field, size, pixelOf, valueAt, shown: () => !flat(lab.scene) });
  });
  root.append(...grips.map((grip) => grip.root));
  const draw = (/** @type {Scene} */ scene) => {
    const { labels, unembeddings: rows, peak, other } = scene.state;
    const { at, parts, scores } = peaked(scene);
    const leaders = leadersOf(scene);
    const ring = (/** @type {number} */ k) => markerPath("circle", x(degrees(rows[k])), y(scores[k]), 2 * DOT);
    set(root, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(zero, "d", `M${SIDE} ${y(0).toFixed(1)}H${size.width - SIDE}`);
    waves.forEach((path, k) => set(path, "d", flat(scene) ? "" : line(parts[k])));
    set(wave, "d", line(at));
    set(rings, "d", leaders.map(ring).join(""));
    const { dots, names } = documents.of(rows.length);
    dots.forEach((dot, k) => {
      set(dot, "d", markerPath(marker(tokens, k), x(degrees(rows[k])), y(scores[k]), DOT));
      set(names[k], "x", x(degrees(rows[k])).toFixed(1));
      set(names[k], "y", size.height - 15);
      text(names[k], labels[k]);
    });
    const valuesAt = (/** @type {number} */ t) => ({ first: leaders.map((k) => labels[k]), t: fixed(t, 0) });
    for (const grip of grips) set(grip.root, "display", flat(scene) ? "none" : null);
    [peak, other].forEach((t, k) => grips[k].draw(pixelOf(t), says("peaks.value", valuesAt(t))));
  };
  sized(root, size, () => draw(lab.scene));
  return { root, draw };
}

/** Documents, each a mark and a name. @param {import("../../lab/types.js").Tokens} tokens */
function marksOf(tokens) {
  const [marks, texts] = [svg("g"), svg("g")];
  /** @type {[SVGElement[], SVGElement[]]} */
  const [dots, names] = [[], []];
  return {
    root: svg("g", {}, [marks, texts]),
    of: (/** @type {number} */ n) => ({
      dots: keep(marks, dots, n, (k) => svg("path", { class: "lead-dot", fill: colour(tokens, k) })),
      names: keep(texts, names, n, () => svg("text", { "text-anchor": "middle", "dominant-baseline": "central" })),
    }),
  };
}

/** A circle: the documents after so many turns, the query's part in it. @param {number} turns @param {Lab} lab */
function circleOf(turns, { text: says, tokens }) {
  const query = svg("path", { class: "lead-query" });
  const documents = marksOf(tokens);
  const sentence = says(turns === 1 ? "peaks.once" : "peaks.twice");
  const parts = [svg("circle", { class: "axes", r: RADIUS }), documents.root, query];
  const stage = svg("svg", { viewBox: "-116 -116 232 232", role: "img", "aria-label": sentence }, parts);
  const head = html("h3", {}, [sentence]);
  return {
    head,
    root: html("div", {}, [head, stage]),
    draw: (/** @type {Scene} */ scene) => {
      const peak = peaked(scene);
      const [u = 0, v = 0] = peak.query.slice(2 * turns - 2, 2 * turns);
      set(query, "d", arrowPath([0, 0], [RADIUS * u, -RADIUS * v]));
      const { dots, names } = documents.of(peak.angles.length);
      peak.angles.forEach((/** @type {number} */ t, /** @type {number} */ k) => {
        const [cos, sin] = [Math.cos(turns * t), -Math.sin(turns * t)];
        const met = [...peak.angles.keys()].filter((each) => Math.cos(turns * (peak.angles[each] - t)) > 0.99);
        const wide = 9 * (met.length - 1) * Math.abs(cos); // further out at the sides, where names stand in a row
        set(dots[k], "d", markerPath(marker(tokens, k), RADIUS * cos, RADIUS * sin, DOT));
        set(names[k], "x", ((RADIUS + 25 + wide) * cos).toFixed(1));
        set(names[k], "y", ((RADIUS + 25) * sin).toFixed(1));
        text(names[k], met[0] === k ? met.map((each) => scene.state.labels[each]).join(" ") : "");
      });
    },
  };
}
