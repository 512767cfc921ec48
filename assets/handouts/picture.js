/** What a lesson starts from, on paper: arrows with their marks and names, and dots. */

import { numbersOf } from "../lab/base64.js";
import { html, svg } from "../lab/dom.js";
import { marker } from "../lab/label_styles.js";
import { markerPath } from "../lab/markers.js";
/** @import {Picture, Points} from "./types.js" */

/** How wide the tinted side of a line is. */
const TINTED = 9;
/** Of so many dots one is drawn. */
const THINNED = 5;
const HALF = 100;
const WIDE = 140;
const ROOM = 1.25;
const SAME = 1e-9;
const LETTERS = 8;
const PASSES = 40;
const NEAR = 25;
/** All is drawn in the ink of the letters: paper often has no colours, and a board has chalk. */
const INK = `
.sketch { stroke: currentColor; fill: none; stroke-width: 1.4; }
.sketch :is(.axis, .link) { stroke-width: .5; }
.sketch :is(.axis, .dot) { opacity: .4; }
.sketch .moved { stroke-width: 1; stroke-dasharray: 3 2; }
.sketch :is(text, .tip, .dot, circle) { fill: currentColor; stroke: none; }
.sketch :is(.tip.moved, .origin circle) { fill: var(--st-background-color, #fff); stroke: currentColor; stroke-width: 1; }
.sketch .tip.moved { stroke-dasharray: none; }
.sketch .origin { stroke-width: 1; }
.sketch .on { fill: currentColor; stroke: none; opacity: .15; }
.sketch text { stroke: var(--st-background-color, #fff); stroke-width: 2; paint-order: stroke; }`;

/**
 * What a lesson's story begins with; null for one without arrows. What its first bet asks of two arrows that are not
 * yet drawn is not drawn on paper either; of lines whose sectors it counts, it shows the first.
 * @param {any} data what its page is sent
 * @returns {Picture | null}
 */
export function begun({ defaults, story, layout, embeddings }) {
  const [first] = story?.beats ?? [];
  const { labels, unembeddings: rows, pair } = { ...defaults, ...first?.start };
  if (!rows) return null;
  const dotted = layout.planes?.[0]?.layers?.includes("embeddings");
  const numbers = dotted ? numbersOf(embeddings) : [];
  const points = Array.from({ length: Math.ceil(numbers.length / 2 / THINNED) }, (_, k) => [
    ...numbers.slice(2 * THINNED * k, 2 * THINNED * k + 2),
  ]);
  const asked = first?.bet?.scale?.reading;
  const hidden = first?.bet?.still && asked === "cos" ? pair : [];
  return { labels, rows, points, hidden, lined: asked === "sets-now" ? 0 : null };
}

/**
 * Heights of names that would lie on one another, moved apart. @param {readonly number[]} heights @param {number} gap
 */
export function spread(heights, gap) {
  const places = [...heights];
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  for (let pass = 0; pass < PASSES; pass += 1)
    for (let n = 1; n < order.length; n += 1) {
      const [above, below] = [order[n - 1], order[n]];
      const over = Math.max(places[above] + gap - places[below], 0) / 2;
      places[above] -= over;
      places[below] += over;
    }
  return places;
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
 * Arrows have marks and names, and no colour of their own: paper is printed in black.
 * @param {Picture} picture @param {import("../lab/types.js").Tokens} tokens
 * @param {Points} [moved] the arrows after a move, which are dashed
 */
export function pictureOf({ labels, rows, points, hidden, lined }, tokens, moved = rows) {
  const { origin: other, tips } = afterMove(rows, moved);
  const size = ROOM * Math.max(...[rows, tips, [other]].flat(2).map(Math.abs), 1e-9);
  const at = (/** @type {readonly number[]} */ [x, y]) => [(HALF * x) / size, (-HALF * y) / size];
  const dots = points.filter((point) => point.every((x) => Math.abs(x) < size)).map(at);
  const drawn = rows.flatMap((row, k) =>
    moved === rows && hidden.includes(k) ? [] : [{ k, from: at([0, 0]), to: at(row) }],
  );
  const dashed = tips.flatMap((tip, k) =>
    moved === rows || rows[k].every((x, c) => Math.abs(x - moved[k][c]) < SAME)
      ? []
      : [{ k, from: at(other), to: at(tip) }],
  );
  const [x0, y0] = at(other);
  const originAt = (/** @type {number} */ x, /** @type {number} */ y) =>
    svg("g", { class: "origin", transform: `translate(${x} ${y})` }, [
      svg("circle", { r: 4 }),
      svg("path", { d: "M-4 0H4M0-4V4" }),
    ]);
  const axes = [
    svg("line", { x1: -HALF, x2: HALF, y1: 0, y2: 0, class: "axis" }),
    svg("line", { y1: -HALF, y2: HALF, x1: 0, x2: 0, class: "axis" }),
  ];
  return figure([
    ...(lined === null ? [] : lineOf(at(rows[lined]))),
    ...axes,
    ...dots.map(([x, y]) => svg("circle", { cx: x, cy: y, r: 0.9, class: "dot" })),
    ...dashed.flatMap((each) => arrowOf(each, tokens, "moved")),
    ...drawn.flatMap((each) => arrowOf(each, tokens, "arrow")),
    ...namesOf(x0 || y0 ? drawn : [...drawn, ...dashed], labels),
    originAt(0, 0),
    ...(x0 || y0 ? [originAt(x0, y0)] : []),
  ]);
}

/** A label's line through zero, with the side tinted on which it is on. @param {readonly number[]} tip */
function lineOf([x, y]) {
  const [u, v] = [x, y].map((each) => each / (Math.hypot(x, y) || 1));
  const [a, b] = [-HALF, HALF].map((far) => [-far * v, far * u]);
  const side = [a, b, [b[0] + TINTED * u, b[1] + TINTED * v], [a[0] + TINTED * u, a[1] + TINTED * v]];
  return [
    svg("path", { d: `M${side.map((each) => each.map((c) => c.toFixed(1)).join(" ")).join("L")}Z`, class: "on" }),
    svg("line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1] }),
  ];
}

/** A drawing of its own ink. @param {Node[]} drawn */
export const figure = (drawn) =>
  html("figure", {}, [
    svg("svg", { viewBox: `${-WIDE} ${-HALF} ${2 * WIDE} ${2 * HALF}`, class: "sketch", "aria-hidden": "true" }, [
      svg("style", {}, [INK]),
      ...drawn,
    ]),
  ]);

/** @typedef {{k: number, from: number[], to: number[]}} Arrow */

/** @param {Arrow} arrow @param {import("../lab/types.js").Tokens} tokens @param {string} kind */
const arrowOf = ({ k, from: [x1, y1], to: [x2, y2] }, tokens, kind) => [
  svg("line", { x1, y1, x2, y2, class: kind }),
  svg("path", { d: markerPath(marker(tokens, k), x2, y2, 3.4), class: `tip ${kind}` }),
];

/** Names beside the tips, on either side. @param {Arrow[]} arrows @param {readonly string[]} labels */
function namesOf(arrows, labels) {
  return [true, false].flatMap((onLeft) => {
    const beside = arrows.filter(({ to: [x] }) => x < 0 === onLeft);
    const heights = spread(
      beside.map(({ to: [, y] }) => y),
      LETTERS,
    );
    const [outer, anchor, off] = onLeft ? [Math.min, "end", -6] : [Math.max, "start", 6];
    return beside.map(({ k, to: [own] }, n) => {
      const tips = beside.filter(({ to: [x, y] }) => Math.abs(y - heights[n]) < LETTERS && Math.abs(x - own) < NEAR);
      const x = outer(own, ...tips.map(({ to: [tip] }) => tip)) + off;
      return svg("text", { x, y: heights[n] + 3, "text-anchor": anchor, "font-size": LETTERS }, [labels[k]]);
    });
  });
}
