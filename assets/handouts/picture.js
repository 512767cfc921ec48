/** What a lesson starts from, on paper: arrows with their marks and names, and dots. */

import { numbersOf } from "../lab/base64.js";
import { html, svg } from "../lab/dom.js";
import { colour, marker } from "../lab/label_styles.js";
import { markerPath } from "../lab/markers.js";
/** @import {Picture, Points} from "./types.js" */

/** Of so many dots one is drawn. */
const THINNED = 5;
const HALF = 100;
const ROOM = 1.25;
const SAME = 1e-9;

/**
 * What a lesson's story begins with; null for one without arrows. @param {any} data what its page is sent
 * @returns {Picture | null}
 */
export function begun({ defaults, story, layout, embeddings }) {
  const { labels, unembeddings: rows } = { ...defaults, ...story?.beats[0].start };
  if (!rows) return null;
  const dotted = layout.planes?.[0]?.layers?.includes("embeddings");
  const numbers = dotted ? numbersOf(embeddings) : [];
  const points = Array.from({ length: Math.ceil(numbers.length / 2 / THINNED) }, (_, k) => [
    ...numbers.slice(2 * THINNED * k, 2 * THINNED * k + 2),
  ]);
  return { labels, rows, points };
}

/**
 * Where the move puts a second origin, with the arrows from it: a translation leaves the tips and moves the origin.
 * @param {Points} rows @param {Points} moved
 */
function afterMove(rows, moved) {
  const [[x, y]] = rows.map(([a, b], k) => [a - moved[k][0], b - moved[k][1]]);
  const translated = rows.every(([a, b], k) => Math.hypot(a - moved[k][0] - x, b - moved[k][1] - y) < SAME);
  return translated ? { origin: [x, y], tips: rows } : { origin: [0, 0], tips: moved };
}

/**
 * @param {Picture} picture @param {import("../lab/types.js").Tokens} tokens
 * @param {Points} [moved] the arrows after a move, which are dashed
 */
export function pictureOf({ labels, rows, points }, tokens, moved = rows) {
  const { origin: other, tips } = afterMove(rows, moved);
  const size = ROOM * Math.max(...[rows, tips, [other]].flat(2).map(Math.abs), 1e-9);
  const at = (/** @type {readonly number[]} */ [x, y]) => [(HALF * x) / size, (-HALF * y) / size];
  const dots = points.filter((point) => point.every((x) => Math.abs(x) < size)).map(at);
  const arrows = rows.flatMap((row, k) => {
    const [x, y] = at(row);
    const left = x < 0;
    return [
      svg("line", { x1: 0, y1: 0, x2: x, y2: y, stroke: colour(tokens, k), "stroke-width": 1.6 }),
      svg("path", { d: markerPath(marker(tokens, k), x, y, 3.4), fill: colour(tokens, k) }),
      svg("text", { x: x + (left ? -6 : 6), y: y + 3, "text-anchor": left ? "end" : "start", "font-size": 8 }, [
        labels[k],
      ]),
    ];
  });
  const axes = [
    svg("line", { x1: -HALF, x2: HALF, y1: 0, y2: 0, class: "axis" }),
    svg("line", { y1: -HALF, y2: HALF, x1: 0, x2: 0, class: "axis" }),
  ];
  const [x0, y0] = at(other);
  const dashed = tips.map((tip, k) => {
    const [x2, y2] = at(tip);
    return svg("line", { x1: x0, y1: y0, x2, y2, stroke: colour(tokens, k), "stroke-width": 1.2, class: "moved" });
  });
  const originAt = (/** @type {number} */ x, /** @type {number} */ y) =>
    svg("g", { class: "origin", transform: `translate(${x} ${y})` }, [
      svg("circle", { r: 4 }),
      svg("path", { d: "M-4 0H4M0-4V4" }),
    ]);
  const view = `${-1.4 * HALF} ${-HALF} ${2.8 * HALF} ${2 * HALF}`;
  return html("figure", {}, [
    svg("svg", { viewBox: view, "aria-hidden": "true" }, [
      ...axes,
      ...dots.map(([x, y]) => svg("circle", { cx: x, cy: y, r: 0.9, class: "dot" })),
      ...(moved === rows ? [] : dashed),
      ...arrows,
      originAt(0, 0),
      ...(x0 || y0 ? [originAt(x0, y0)] : []),
    ]),
  ]);
}
