/** The curve as two circles, one gone round once and the other twice; a query's score along it, pulled by its two peaks. */

import { html, readout, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { colour, marker } from "../../lab/looks.js";
import { markerPath } from "../../lab/markers.js";
import { fixed } from "../../lab/numbers.js";
import { arrowPath } from "../../plane/layers.js";
import { degrees, ordered, peaked } from "./documents.js";
/** @typedef {import("../../plane/types.js").Scene} Scene @typedef {import("../../plane/types.js").Lab} Lab */

const [SIDE, TOP, FOOT, DOT, RADIUS] = [20, 26, 34, 7, 62];
const FIELDS = /** @type {const} */ (["peak", "other"]);

/** @param {object} _spec @param {Lab} lab */
export function peaksPanel(_spec, lab) {
  const { text: says, tokens } = lab;
  const size = { width: 620, height: 260 };
  const count = lab.scene.n;
  const { low, high } = lab.field("peak");
  const circles = [1, 2].map((turns) => circleOf(turns, lab));
  const [zero, plane, wave, rings] = ["axes", "plane", "wave", "lead-first"].map((name) => svg("path", { class: name }));
  const marks = Array.from({ length: count }, (_, k) => ({ mark: svg("path", { class: "lead-dot", fill: colour(tokens, k) }), name: svg("text", { "text-anchor": "middle" }) }));
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("peaks.chart") }, [zero, plane, wave, rings, ...marks.flatMap(({ mark, name }) => [mark, name])]);
  const x = (/** @type {number} */ t) => SIDE + ((t - low) / (high - low)) * (size.width - 2 * SIDE);
  const y = (/** @type {number} */ score) => TOP + ((1 - score) / 2) * (size.height - TOP - FOOT);
  const spot = (/** @type {number} */ t) => [x(t), y(peaked(lab.scene).at((t * Math.PI) / 180))];
  const grips = FIELDS.map((field, k) => createGrip(stage, lab, { name: field, label: says("peaks.handle", { k: k + 1 }), field, size, pixelOf: spot, valueAt: ([px]) => low + ((px - SIDE) / (size.width - 2 * SIDE)) * (high - low) }));
  stage.append(...grips.map(({ root }) => root));
  const [first, asked, ahead] = [html("output"), html("span"), html("output", { "data-readout": "peak-ahead" })];
  const draw = (/** @type {Scene} */ scene) => {
    const { state: { labels, unembeddings: rows, peak, other }, pair: { i, j } } = scene;
    const { at, scores } = peaked(scene);
    const middle = (((peak + other) / 2) * Math.PI) / 180;
    const line = (/** @type {(t: number) => number} */ of) => `M${Array.from({ length: 121 }, (_, k) => low + ((high - low) * k) / 120).map((t) => `${x(t).toFixed(1)} ${y(of((t * Math.PI) / 180)).toFixed(1)}`).join("L")}`;
    const leaders = ordered(scores).slice(0, 2);
    const spots = rows.map((/** @type {readonly number[]} */ row, /** @type {number} */ k) => [x(degrees(row)), y(scores[k])]);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(zero, "d", `M${SIDE} ${y(0).toFixed(1)}H${size.width - SIDE}`);
    set(plane, "d", line((t) => Math.cos(t - middle) / Math.SQRT2));
    set(wave, "d", line(at));
    set(rings, "d", leaders.map((k) => markerPath("circle", spots[k][0], spots[k][1], 2 * DOT)).join(""));
    marks.forEach(({ mark, name }, k) => {
      set(mark, "d", markerPath(marker(tokens, k), spots[k][0], spots[k][1], DOT));
      set(name, "x", spots[k][0].toFixed(1));
      set(name, "y", size.height - 10);
      text(name, labels[k]);
    });
    for (const circle of circles) circle.draw(scene);
    const names = leaders.map((k) => labels[k]).join(", ");
    FIELDS.forEach((field, k) => grips[k].draw(spot(scene.state[field]), says("peaks.value", { t: fixed(scene.state[field], 0), first: names })));
    text(first, names);
    text(asked, says("peaks.ahead", { a: labels[i], b: labels[j] }));
    const found = lab.reads.now()["peak-ahead"];
    readout(ahead, found, String(found));
  };
  sized(stage, size, () => draw(lab.scene));
  const row = (/** @type {(string | Node)[]} */ ...parts) => html("p", { class: "row" }, parts);
  const legend = html("p", { class: "caption" }, [says("peaks.chart")]);
  const round = html("div", { class: "circles" }, circles.map(({ root }) => root));
  const head = html("h2", {}, [says("peaks.title")]);
  return { root: html("section", { class: "panel peaks" }, [head, html("div", { class: "both" }, [round, stage]), legend, row(html("span", {}, [says("peaks.first")]), first), row(asked, ahead)]), draw };
}

/** One of the two circles: the documents' places after so many turns, and the query's part in it. @param {number} turns @param {Lab} lab */
function circleOf(turns, { text: says, tokens, scene: { n } }) {
  const [query, ...dots] = Array.from({ length: n + 1 }, (_, k) => svg("path", k ? { class: "lead-dot", fill: colour(tokens, k - 1) } : { class: "lead-query" }));
  const names = dots.map(() => svg("text", { "text-anchor": "middle", "dominant-baseline": "central" }));
  const stage = svg("svg", { viewBox: "-100 -100 200 200", role: "img", "aria-label": says(turns === 1 ? "peaks.once" : "peaks.twice") }, [svg("circle", { class: "axes", r: RADIUS }), ...dots, ...names, query]);
  return {
    root: html("div", {}, [html("h3", {}, [says(turns === 1 ? "peaks.once" : "peaks.twice")]), stage]),
    draw: (/** @type {Scene} */ scene) => {
      const found = peaked(scene);
      const [u, v] = found.query.slice(2 * turns - 2, 2 * turns);
      set(query, "d", arrowPath([0, 0], [RADIUS * u, -RADIUS * v]));
      found.angles.forEach((/** @type {number} */ t, /** @type {number} */ k) => {
        const [cos, sin] = [Math.cos(turns * t), -Math.sin(turns * t)];
        const far = RADIUS + (turns === 2 && found.angles.findIndex((/** @type {number} */ each) => Math.cos(2 * (each - t)) > 0.99) !== k ? 32 : 18);
        set(dots[k], "d", markerPath(marker(tokens, k), RADIUS * cos, RADIUS * sin, DOT));
        set(names[k], "x", (far * cos).toFixed(1));
        set(names[k], "y", (far * sin).toFixed(1));
        text(names[k], scene.state.labels[k]);
      });
    },
  };
}
