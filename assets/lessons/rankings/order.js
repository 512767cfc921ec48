/**
 * The order that a reader has put the labels in: no part of the state, for it changes no number of the
 * model. It begins as the probe's ranking and is forgotten when the labels are others.
 *
 * @import {Rows} from "./types.js" @import {Lab} from "../../plane/types.js"
 */

import { html, readout, text } from "../../lab/dom.js";
import { pairsOf } from "../../lab/maths/braid.js";
import { rankingOf, whyNot } from "../../lab/maths/orders.js";
import { dot, norm, subtract } from "../../lab/maths/vectors.js";
import { MOST_MARKED } from "./braid.js";
import { feasibleRankings, impossibleAmong } from "./rankings.js";

/** @import {Scene} from "../../plane/types.js" */

/** @import {Order} from "./types.js" */

const SAME = 1e-9;
const TURNED = Math.PI / 60; // seen by the eye
const READINGS = ["tie-lines", "feasible-count", "lines-turned"];

/** The angle of each two labels' line, in [0, π); null where they are at one place. @param {Rows} rows */
function angles(rows) {
  return pairsOf(rows.length).map(([i, j]) => {
    const step = subtract(rows[i], rows[j]);
    return norm(step) > 0 ? (Math.atan2(step[1], step[0]) + Math.PI) % Math.PI : null;
  });
}

/** The angle between two lines. @param {number} a @param {number} b */
function between(a, b) {
  const off = Math.abs(a - b) % Math.PI;
  return Math.min(off, Math.PI - off);
}

/** How many different lines there are. @param {Rows} rows */
export function linesOf(rows) {
  /** @type {number[]} */
  const lines = [];
  for (const angle of angles(rows))
    if (angle !== null && !lines.some((other) => between(angle, other) < SAME)) lines.push(angle);
  return lines.length;
}

/** How many pairs' lines stand plainly otherwise than before. @param {Rows} before @param {Rows} after */
export function turnedLines(before, after) {
  const now = angles(after);
  return angles(before).filter((angle, k) => angle !== null && now[k] !== null && between(angle, now[k]) > TURNED)
    .length;
}

/** @param {object} _spec @param {Lab} lab */
export function tieLinesPanel(_spec, lab) {
  const values = READINGS.map((name) => html("dd", { "data-readout": name }));
  const list = html(
    "dl",
    {},
    READINGS.flatMap((name, k) => [html("dt", {}, [lab.text(`tie-lines.${name}`)]), values[k]]),
  );
  const drawn = html("p");
  return {
    root: html("section", { class: "panel tie-lines" }, [list, drawn]),
    draw: (/** @type {Scene} */ { n }) => {
      const readings = lab.reads.now();
      text(drawn, lab.text(`tie-lines.${n > MOST_MARKED ? "colours" : "marks"}`));
      READINGS.forEach((name, k) => readout(values[k], readings[name], String(readings[name] ?? "—")));
    },
  };
}

/** What a reader has asked of the labels on show. */
export function createOrder() {
  /**
   * @type {{labels: string, order: number[], tried: Set<string>, signs: Set<string>}} signs: which gaps of a proof were
   * above zero
   */
  const visit = { labels: "", order: [], tried: new Set(), signs: new Set() };
  /** @type {import("./types.js").Visit} the same as long as it says the same */
  let record = { order: [], tried: 0, signs: 0 };
  /** The order now, best first. @param {Scene} scene @returns {readonly number[]} */
  const order = ({ after, state }) => {
    const labels = JSON.stringify(state.labels);
    if (labels !== visit.labels)
      Object.assign(visit, { labels, order: rankingOf(after.rows, state.probe).order, tried: new Set() });
    visit.tried.add(String(visit.order));
    return visit.order;
  };
  return {
    order,
    note: (/** @type {Scene} */ scene) => {
      order(scene);
      const proof = proofOf(scene, visit);
      if (proof) visit.signs.add(`${proof.order}:${proof.gaps.map((gap) => gap > 0)}`);
    },
    /** Another order. @param {readonly number[]} next */
    ask: (next) => {
      visit.order = [...next];
    },
    /** A step begins: gaps are counted anew. @param {boolean} [afresh] the same step: its order is the input's again */
    begin: (afresh) => {
      visit.signs.clear();
      if (afresh) visit.labels = "";
    },
    /** Whether an order has been asked about. @param {readonly number[]} each */
    tried: (each) => visit.tried.has(String(each)),
    now: () => {
      const signs = visit.signs.size;
      if (String(record.order) !== String(visit.order) || record.tried !== visit.tried.size || record.signs !== signs)
        record = { order: visit.order, tried: visit.tried.size, signs };
      return record;
    },
  };
}

/**
 * The order with the label at one place put at another. @param {readonly number[]} order @param {number} from
 * @param {number} to
 */
export function movedTo(order, from, to) {
  const rest = order.filter((_, k) => k !== from);
  return [...rest.slice(0, to), order[from], ...rest.slice(to)];
}

/** Whether some input gives an order. @param {Scene} scene @param {readonly number[]} order */
export function canBe(scene, order) {
  return feasibleRankings(scene).keys.has(String(order));
}

/** @type {Record<"impossible-order", (scene: Scene, visit: Order) => import("../../lab/types.js").Outcome>} */
export const ASK = {
  "impossible-order": (scene, visit) => {
    const [first] = impossibleAmong(scene.after.rows, feasibleRankings(scene), 1);
    if (first) visit.ask(first);
    return { change: {} };
  },
};

/**
 * An order that no input gives, the one asked for or else the first, and the gaps in it that balance; null where there
 * is none. @param {Scene} scene @param {Pick<import("./types.js").Visit, "order"> | null} visit
 */
export function proofOf(scene, visit) {
  const wanted = visit && visit.order.length === scene.n && !canBe(scene, visit.order) ? visit.order : null;
  const [order] = wanted ? [wanted] : impossibleAmong(scene.after.rows, feasibleRankings(scene), 1);
  const proof = order && whyNot(scene.after.rows, order);
  if (!proof) return null;
  const logits = scene.after.rows.map((row) => dot(row, scene.state.probe));
  return { order, ...proof, gaps: proof.steps.map(([a, b]) => logits[a] - logits[b]) };
}
