/** What a translation of all rows does to the whole model, under the finger. */

import { html, readout, set, text } from "../../lab/dom.js";
import { size } from "../../lab/exact.js";
import { magnitude } from "../../lab/numbers.js";
import { answer } from "../../lab/spoken.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const SAME = 1e-9;

/** @param {import("./vocabulary.js").Vocabulary["panels"]["whole-model"]} spec @param {Lab} lab */
export function wholeModelPanel({ live }, lab) {
  const sets = live.head === "sigmoid";
  const verdict = html("p", { class: "verdict" });
  const [changed, maxDp] = ["changed", "max-dp"].map((name) => html("output", { "data-readout": name }));
  const root = html("section", { class: "panel meter whole-model", "aria-label": lab.text("whole-model.name") }, [
    verdict,
    row("changed", lab.text(sets ? "whole-model.sets" : "whole-model.changed"), changed),
    row("max-dp", lab.text("whole-model.max-dp"), maxDp),
  ]);
  return {
    root,
    draw: () => {
      const { changed: count, "max-dp": dp } = lab.reads.now();
      const same = count === 0 && (dp ?? 0) <= SAME;
      set(root, "data-same", String(same));
      text(verdict, lab.text(same ? "whole-model.same" : "whole-model.different"));
      readout(changed, count, `${count} / ${live.points.length}`);
      size(maxDp, dp, magnitude(dp));
    },
    settled: () => answer(root, () => lab.text(sets ? "whole-model.said-sets" : "whole-model.said", { changed: changed.textContent ?? "" })),
  };
}

/** @param {object} _spec @param {Lab} lab */
export function asSigmoidPanel(_spec, lab) {
  const changed = html("output", { "data-readout": "sets-changed" });
  const root = html("section", { class: "panel as-sigmoid" }, [html("h2", {}, [lab.text("as-sigmoid.name")]), row("sets", lab.text("as-sigmoid.changed"), changed)]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const count = lab.reads.now()["sets-changed"];
      readout(changed, count, `${count} / ${scene.source.panels?.["whole-model"].live.points.length}`);
    },
  };
}

/** @param {string} name @param {string} what @param {HTMLElement} value */
function row(name, what, value) {
  return html("div", { class: `row ${name}` }, [html("span", { class: "what" }, [what]), value]);
}
