/** The Top two page: which documents some query brings first together. */

import { keep, movable, put, set, svg, tells, text } from "../../lab/dom.js";
import { colour, marker, short } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { add, norm, quarterTurn, scale, subtract } from "../../lab/maths/vectors.js";
import { arrowPath } from "../../plane/layers.js";
import { onPlanes } from "../../plane/lesson.js";
import { spotBeside } from "../../plane/placing.js";
import { space } from "../../plane/scene.js";
import { pair, toPixels } from "../../plane/view.js";
import { CURVE, TEN, aheadIn, degrees, documentsIn, firstOf, ordered, scoresIn } from "./documents.js";
import {
  bothListsPanel,
  documentsPanel,
  firstOnShow,
  leadersPanel,
  leadSentencePanel,
  placingPanel,
} from "./panels.js";
import { peaksPanel } from "./peaks.js";
import { readings } from "./readings.js";
import { weakestPanel } from "./weakest.js";

const [DOT, RING, AHEAD] = [7, 15, 11];

/**
 * In a story the third coordinate is seen from above: documents leave the circle, and the sets are a solid's edges.
 * @param {SVGElement} group @param {import("../../plane/types.js").Setting} setting
 * @returns {import("../../plane/types.js").Draw}
 */
function leads(group, setting) {
  const [all, below, side, front, query] = [
    "lead-sets",
    "lead-sets under",
    "lead-side",
    "lead-front",
    "lead-query",
  ].map((name) => svg("path", { class: name }));
  const [first, ahead, chosen] = ["lead-first", "lead-ahead", "lead-asked"].map((name) => svg("path", { class: name }));
  const [dots, names] = [svg("g"), svg("g", { class: "lead-names" })];
  group.append(side, ...[below, all].map((each) => tells(each, "pairs-now")), chosen, front, first, ahead, dots, names);
  group.append(query);
  /** @type {SVGElement[][]} */
  const [marks, texts] = [[], []];
  return (scene, view) => {
    const { rows, origin, probe } = space(setting.space, scene);
    const { D, led } = documentsIn(scene);
    const solid = scene.state.placed === 1 && group.closest("[data-guided]") !== null;
    const spots = (solid ? D : rows).map((row) => toPixels(view, row));
    const scores = scoresIn(scene);
    const under = (/** @type {readonly number[]} */ each) => solid && each.reduce((sum, k) => sum + D[k][2], 0) < 0;
    [all, below].forEach((path, low) => {
      const some = (led ?? []).filter((each) => under(each) === Boolean(low));
      set(path, "d", some.map((each) => `M${each.map((k) => pair(spots[k])).join("L")}Z`).join(""));
    });
    set(group, "data-solid", solid ? "" : null);
    keep(names, texts, solid ? rows.length : 0, () =>
      movable({ "text-anchor": "middle", "dominant-baseline": "central" }),
    );
    texts.slice(0, solid ? rows.length : 0).forEach((each, k) => {
      const label = short(scene.state.labels[k]);
      const [x, y] = toPixels(view, origin);
      put(each, spotBeside(label, spots[k], [spots[k][0] - x, spots[k][1] - y], setting.named, view) ?? spots[k]);
      text(/** @type {Element} */ (each.firstChild), label);
    });
    set(chosen, "d", `M${pair(spots[scene.pair.i])}L${pair(spots[scene.pair.j])}`);
    keep(dots, marks, rows.length, (k) => svg("path", { class: "lead-dot", fill: colour(setting.tokens, k) }));
    rows.forEach((_, k) => set(marks[k], "d", markerPath(marker(setting.tokens, k), spots[k][0], spots[k][1], DOT)));
    set(query, "d", arrowPath(toPixels(view, origin), toPixels(view, [origin[0] + probe[0], origin[1] + probe[1]])));
    const circles = (/** @type {readonly number[]} */ some, /** @type {number} */ r) =>
      some.map((k) => markerPath("circle", spots[k][0], spots[k][1], r)).join("");
    set(first, "d", scores ? circles(ordered(scores.plain).slice(0, scene.state.leaders), RING) : "");
    set(ahead, "d", circles(aheadIn(scene) ?? [], AHEAD));
    if (!scores || scene.state.placed) return [front, side].forEach((path) => set(path, "d", ""));
    const u = scale(probe, 1 / norm(probe));
    const reach = Math.min(scores.plain[scene.pair.i], scores.plain[scene.pair.j]);
    const far = 4 * view.half;
    const at = (/** @type {number} */ t, /** @type {number} */ s) =>
      pair(toPixels(view, [t * u[0] - s * u[1], t * u[1] + s * u[0]]));
    set(front, "d", `M${at(reach, -far)}L${at(reach, far)}`);
    set(side, "d", `M${at(reach, -far)}L${at(reach, far)}L${at(far, far)}L${at(far, -far)}Z`);
  };
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    leaders: leadersPanel,
    documents: documentsPanel,
    placing: placingPanel,
    peaks: peaksPanel,
    weakest: weakestPanel,
    "both-lists": bothListsPanel,
    "lead-sentence": leadSentencePanel,
  },
  layers: { leads },
  handles: {
    /** From the origin, wherever that is. */
    query: {
      place: (_, { origin, probe }) => add(origin, probe),
      change: (_, p, { origin }) => ({ probe: subtract(p, origin) }),
    },
  },
  actions: {
    /** To where the pair has one score: square to the line through both, on the side where they score more. */
    "tie-pair": ({ state, pair: { i, j } }) => {
      const [a, b] = [state.unembeddings[i], state.unembeddings[j]];
      const across = quarterTurn(subtract(b, a));
      const side = across[0] * (a[0] + b[0]) + across[1] * (a[1] + b[1]) < 0 ? -1 : 1;
      return { change: { probe: scale(across, (side * norm(state.probe)) / (norm(across) || 1)) } };
    },
    "on-curve": () => ({ change: { placed: CURVE } }),
    "on-both": ({ state: { unembeddings: rows }, pair: { i, j } }) => ({
      change: { placed: CURVE, peak: degrees(rows[i]), other: degrees(rows[j]) },
    }),
    hundred: () => ({ change: { many: 100 } }),
    "all-ten": () => ({ change: firstOf(TEN) }),
  },
  readings,
};

export const LESSON = { ...onPlanes(OWN), picture: firstOnShow, sketched: "lead" };
