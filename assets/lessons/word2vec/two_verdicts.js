/** A verdict for each plane: has the sigmoid changed, has the softmax? And how many words can win. */

import { html, readout, set, text } from "../../lab/dom.js";
import { hull } from "../../lab/maths/hull.js";
import { magnitude } from "../../lab/numbers.js";
import { HEADS } from "../../plane/heads.js";
import { feasibleIn } from "../../plane/label_sets.js";
import { likeliest, space } from "../../plane/scene.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const SAME = 1e-9;

/** @param {object} _spec @param {Lab} lab */
export function twoVerdictsPanel(_spec, lab) {
  const [sets, dp] = [["sigmoid", "sets-other"], ["softmax", "softmax-dp"]].map(([reading, quantity]) => rowOf(reading, quantity, lab));
  return {
    root: html("section", { class: "panel two-verdicts" }, [sets.root, dp.root]),
    draw: (/** @type {Scene} */ scene) => {
      const { gone, fresh } = feasibleIn(scene);
      const other = gone.length + fresh.length;
      sets.draw(other === 0, other, lab.text("two-verdicts.sets", { gone: gone.length, fresh: fresh.length }));
      const moved = changeOf(scene);
      dp.draw(moved <= SAME, moved, lab.text("two-verdicts.dp", { dp: magnitude(moved) }));
    },
  };
}

/** @param {object} _spec @param {Lab} lab */
export function winnersPanel(_spec, lab) {
  const winners = html("output", { "data-readout": "winners", "aria-live": "off" });
  const here = html("b");
  return {
    root: html("section", { class: "panel two-verdicts" }, [
      html("p", { class: "row" }, [html("span", {}, [lab.text("winners.name")]), winners]),
      html("p", { class: "row" }, [html("span", {}, [lab.text("winners.here")]), here]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const wins = hull(scene.after.rows).length;
      readout(winners, wins, lab.text("winners.of", { count: wins, all: scene.n }));
      const { rows, probe } = space("internal", scene);
      text(here, scene.state.labels[likeliest(rows, probe)]);
    },
  };
}

/** The largest change of a softmax probability over all inputs. @param {Scene} scene */
function changeOf({ after, before, n, source }) {
  const { compare, probabilities } = HEADS.softmax;
  return compare(probabilities(before.rows, source.embeddings), probabilities(after.rows, after.X), n).maxDp;
}

/** @param {string} reading @param {string} quantity @param {Lab} lab */
function rowOf(reading, quantity, lab) {
  const verdict = html("b", { class: "verdict" });
  const side = html("span", {}, [lab.text(`two-verdicts.${reading}`)]);
  const value = html("output", { "data-readout": quantity, "aria-live": "off" });
  const root = html("p", { class: "row" }, [html("span", { class: "side" }, [side, " ", verdict]), value]);
  return {
    root,
    /** @param {boolean} same @param {number} number @param {string} shown */
    draw: (same, number, shown) => {
      set(root, "data-same", String(same));
      text(verdict, lab.text(`two-verdicts.${reading}-${same ? "same" : "other"}`));
      readout(value, number, shown);
    },
  };
}
