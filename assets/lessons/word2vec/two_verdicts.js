/** A verdict for each plane: has the sigmoid changed, has the softmax? And how many words can win. */

import { html, readout, set, text } from "../../lab/dom.js";
import { magnitude } from "../../lab/numbers.js";
import { feasibleIn } from "../../plane/label_sets.js";
import { likeliest, space } from "../../plane/scene.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const SAME = 1e-9;

/** @param {object} _spec @param {Lab} lab */
export function twoVerdictsPanel(_spec, lab) {
  const [sets, dp] = [["sigmoid", "sets-other"], ["softmax", "softmax-dp"]].map(([reading, quantity]) => rowOf(reading, quantity, lab));
  return {
    root: html("section", { class: "panel two-verdicts" }, [sets.root, dp.root]),
    draw: (/** @type {Scene} */ scene) => {
      const { gone, fresh } = feasibleIn(scene);
      const { "sets-other": other, "softmax-dp": moved } = lab.reads.now();
      sets.draw(other === 0, other, lab.text("two-verdicts.sets", { gone: gone.length, fresh: fresh.length }));
      dp.draw((moved ?? 0) <= SAME, moved, lab.text("two-verdicts.dp", { dp: magnitude(moved) }));
    },
  };
}

/** @param {object} _spec @param {Lab} lab */
export function winnersPanel(_spec, lab) {
  const winners = html("output", { "data-readout": "winners" });
  const here = html("b");
  return {
    root: html("section", { class: "panel two-verdicts" }, [
      html("p", { class: "row" }, [html("span", {}, [lab.text("winners.name")]), winners]),
      html("p", { class: "row" }, [html("span", {}, [lab.text("winners.here")]), here]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const wins = lab.reads.now().winners;
      readout(winners, wins, lab.text("winners.of", { count: wins ?? 0, all: scene.n }));
      const { rows, probe } = space("internal", scene);
      text(here, scene.state.labels[likeliest(rows, probe)]);
    },
  };
}

/** @param {object} _spec @param {Lab} lab */
export function alikePanel(_spec, lab) {
  const value = html("output", { "data-readout": "alike" });
  return {
    root: html("section", { class: "panel two-verdicts" }, [html("p", { class: "row" }, [html("span", {}, [lab.text("alike.name")]), value])]),
    draw: (/** @type {Scene} */ scene) => {
      const { alike } = lab.reads.now();
      readout(value, alike, lab.text("winners.of", { count: alike ?? 0, all: scene.n }));
    },
  };
}

/** @param {string} reading @param {string} quantity @param {Lab} lab */
function rowOf(reading, quantity, lab) {
  const verdict = html("b", { class: "verdict" });
  const side = html("span", {}, [lab.text(`two-verdicts.${reading}`)]);
  const value = html("output", { "data-readout": quantity });
  const root = html("p", { class: "row" }, [html("span", { class: "side" }, [side, " ", verdict]), value]);
  return {
    root,
    /** @param {boolean} same @param {number | null} number @param {string} shown */
    draw: (same, number, shown) => {
      set(root, "data-same", String(same));
      text(verdict, lab.text(`two-verdicts.${reading}-${same ? "same" : "other"}`));
      readout(value, number, shown);
    },
  };
}
