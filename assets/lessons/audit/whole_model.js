/** What a translation of all rows does to the whole model, under the finger. */

import { html, readout, set, text } from "../../lab/dom.js";
import { size } from "../../lab/exact.js";
import { magnitude } from "../../lab/numbers.js";
import { add, scale } from "../../lab/maths/vectors.js";
import { HEADS } from "../../plane/heads.js";

/**
 * @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene
 * @typedef {import("./vocabulary.js").Vocabulary["panels"]["whole-model"]["live"]} Live
 * @typedef {"softmax" | "sigmoid"} Kind
 */

const SAME = 1e-9;
/** Of a surface, for the panel that reads the same weights as a sigmoid. @type {WeakMap<Lab, Live>} */
const LIVE = new WeakMap();

/** @param {import("./vocabulary.js").Vocabulary["panels"]["whole-model"]} spec @param {Lab} lab */
export function wholeModelPanel({ live }, lab) {
  LIVE.set(lab, live);
  const compare = comparing(live, live.head);
  const sets = live.head === "sigmoid";
  const verdict = html("p", { class: "verdict" });
  const [changed, maxDp] = ["changed", "max-dp"].map((name) => html("output", { "data-readout": name, "aria-live": "off" }));
  const root = html("section", { class: "panel meter whole-model", "aria-label": lab.text("whole-model.name") }, [
    verdict,
    row("changed", lab.text(sets ? "whole-model.sets" : "whole-model.changed"), changed),
    row("max-dp", lab.text("whole-model.max-dp"), maxDp),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const found = compare(state.shift);
      const same = found.changed === 0 && found.maxDp <= SAME;
      set(root, "data-same", String(same));
      text(verdict, lab.text(same ? "whole-model.same" : "whole-model.different"));
      readout(changed, found.changed, `${found.changed} / ${live.points.length}`);
      size(maxDp, found.maxDp, magnitude(found.maxDp));
    },
  };
}

/** @param {object} _spec @param {Lab} lab */
export function asSigmoidPanel(_spec, lab) {
  const live = /** @type {Live} */ (LIVE.get(lab));
  const compare = comparing(live, "sigmoid");
  const changed = html("output", { "data-readout": "sets-changed", "aria-live": "off" });
  const root = html("section", { class: "panel as-sigmoid" }, [html("h2", {}, [lab.text("as-sigmoid.name")]), row("sets", lab.text("as-sigmoid.changed"), changed)]);
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const found = compare(state.shift);
      readout(changed, found.changed, `${found.changed} / ${live.points.length}`);
    },
  };
}

/** @param {string} name @param {string} what @param {HTMLElement} value */
function row(name, what, value) {
  return html("div", { class: `row ${name}` }, [html("span", { class: "what" }, [what]), value]);
}

/** The model as it came against the translated one, each from its own weights. @param {Live} live @param {Kind} kind */
function comparing({ rows, points, axes }, kind) {
  const head = HEADS[kind];
  const all = (/** @type {import("../../lab/maths/vectors.js").Rows} */ W) => Float64Array.from(points.flatMap((x) => head.at(W, x)));
  const before = all(rows);
  return (/** @type {import("../../lab/maths/vectors.js").Point} */ [x, y]) => {
    const shift = add(scale(axes[0], x), scale(axes[1], y));
    return head.compare(before, all(rows.map((each) => add(each, shift))), rows.length);
  };
}
