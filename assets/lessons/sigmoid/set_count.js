/** How many label sets can occur, and how many are others than in the original model. */

import { html, readout, tells } from "../../lab/dom.js";
import { counted } from "../../lab/numbers.js";
import { feasibleIn } from "../../plane/label_sets.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function setCountPanel(_spec, lab) {
  const now = html("output", { class: "after", "data-readout": "sets-now" });
  const other = html("output", { "data-readout": "sets-other" });
  const root = html("section", { class: "panel set-count" }, [
    html("h2", {}, [lab.text("set-count.name")]),
    html("p", { class: "large" }, [now]),
    tells(html("p", { class: "row" }, [html("span", {}, [lab.text("set-count.other")]), other]), "sets-now"),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { gone, fresh } = feasibleIn(scene);
      const { "sets-now": sets, "sets-other": others } = lab.reads.now();
      readout(now, sets, lab.text("set-count.of", { count: sets ?? 0, all: counted(2 ** scene.n) }));
      readout(other, others, lab.text("set-count.changed", { gone: gone.length, fresh: fresh.length }));
    },
  };
}
