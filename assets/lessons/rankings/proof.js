/**
 * Why no input gives an order: gaps that it asks for add up to zero, each times its weight, at every input.
 * @import {Lab, Scene} from "../../plane/types.js"
 */

import { html, keep, readout, set, text } from "../../lab/dom.js";
import { fixed, signed } from "../../lab/numbers.js";
import { joined } from "../../lab/text.js";
import { multiply } from "../../lab/maths/vectors.js";
import { rotation } from "../../lab/maths/moves.js";
import { proofOf } from "./order.js";
import { rankingName } from "./rankings.js";

const HEADS = ["gap", "value", "weight", "product"];
const SAME = 1e-9;
const AROUND = 24;

/** @param {object} _spec @param {Lab} lab */
export function proofPanel(_spec, lab) {
  const visit = /** @type {import("./types.js").Order} */ (lab.visit);
  const [name, body] = [html("p", { class: "proof-order" }), html("tbody")];
  const [met, sum, equal] = ["gaps-met", "gap-sum", "equal-gap"].map((each) =>
    html("output", { "data-readout": each }),
  );
  const heads = HEADS.map((head) => html("th", { scope: "col" }, [lab.text(`order-proof.${head}`)]));
  const foot = html("tr", {}, [
    html("th", { scope: "row", colspan: 3 }, [lab.text("order-proof.sum")]),
    html("td", {}, [sum]),
  ]);
  const table = html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), body, html("tfoot", {}, [foot])]);
  const root = html("section", { class: "panel proof" }, [
    html("h2", {}, [lab.text("order-proof.name")]),
    name,
    table,
    html("p", {}, [joined([lab.text("order-proof.met"), ""]), met]),
    html("p", { class: "in-space" }, [joined([lab.text("order-proof.each"), ""]), equal]),
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const light = lab.pointed.chooser();
  const draw = (/** @type {Scene} */ scene) => {
    const proof = root.hidden || !lab.guided() ? null : proofOf(scene, visit.now());
    light(proof && String(proof.order));
    if (!proof) return;
    const { labels } = scene.state;
    const { "gaps-met": count, "gap-sum": total, "equal-gap": alike = null } = lab.reads.now();
    text(name, rankingName([...proof.order], labels));
    set(root, "data-in-space", alike === null ? null : "");
    const lines = linesOf(proof, alike);
    keep(body, rows, lines.length, () =>
      html("tr", {}, [html("th", { scope: "row" }), ...HEADS.slice(1).map(() => html("td"))]),
    );
    lines.forEach(({ better, worse, gap, weight }, k) => {
      const texts = [`${labels[better]} − ${labels[worse]}`, signed(gap), fixed(weight), signed(gap * weight)];
      texts.forEach((each, at) => text(rows[k].children[at], each));
      set(rows[k], "data-met", String(gap > 0));
    });
    readout(met, count, lab.text("order-proof.of", { count: count ?? 0, all: lines.length }));
    readout(equal, alike, signed(alike));
    readout(sum, total, fixed(Math.abs(total ?? 0) < SAME ? 0 : total));
  };
  return { root, draw, settled: draw };
}

/**
 * The gaps of a proof with their weights; in space all that the order asks for, where they are alike.
 * @param {NonNullable<ReturnType<typeof proofOf>>} proof @param {number | null} alike
 */
function linesOf({ order, steps, gaps, weights }, alike) {
  return alike === null
    ? steps.map(([better, worse], k) => ({ better, worse, gap: gaps[k], weight: weights[k] }))
    : order.slice(1).map((worse, k) => ({ better: order[k], worse, gap: alike, weight: 0 }));
}

/**
 * Once round with the input, to where most gaps are above zero. @param {Scene} scene
 * @param {import("./types.js").Order} visit
 */
export function round(scene, visit) {
  const places = Array.from({ length: AROUND }, (_, k) => ({
    probe: multiply(rotation((2 * Math.PI * k) / AROUND), scene.state.probe),
  }));
  const met = places.map(({ probe }) => {
    const there = { ...scene, state: { ...scene.state, probe } };
    visit.note(there);
    return proofOf(there, visit.now())?.gaps.filter((gap) => gap > 0).length ?? 0;
  });
  return { change: places[met.indexOf(Math.max(...met))] };
}
