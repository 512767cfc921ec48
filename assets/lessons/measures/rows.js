/** One measure under four moves that keep the classifier: a row of the table that a story fills. */

import { html, readout, set, text } from "../../lab/dom.js";
import { MOVES } from "./moves.js";
import { ALLOWED, few } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {string} key of a quantity @returns {(spec: object, lab: Lab) => import("../../plane/lesson.js").Panel} */
export function rowPanel(key) {
  return (_spec, lab) => {
    const kept = html("output", { "data-readout": `kept:${key}` });
    const cells = ALLOWED.map((column) => cellOf(key, MOVES[column].key, lab));
    const root = html("section", { class: "panel few" }, [
      html("h2", {}, [lab.text(`verdicts.what-${key}`)]),
      html("dl", {}, cells.flatMap(({ name, value }) => [name, value])),
      html("p", { class: "kept" }, [kept]),
    ]);
    const draw = (/** @type {Scene} */ scene) => {
      if (!lab.guided()) return;
      const visit = /** @type {import("./readings.js").Visit} */ (lab.visit.now());
      const changes = few(scene, key, visit);
      const count = lab.reads.now()[`kept:${key}`];
      changes.forEach((change, k) => {
        cells[k].draw(change, count !== null && visit.made.includes(ALLOWED[k]));
        cells[k].mark(ALLOWED[k] === scene.state.move);
      });
      readout(kept, count, lab.text("lab.few.kept", { count: changes.filter((change) => change.kept).length, all: ALLOWED.length }));
    };
    return { root, draw, settled: draw };
  };
}

/** @param {string} key @param {string} move @param {Lab} lab */
function cellOf(key, move, lab) {
  const name = html("dt", {}, [lab.text(`lab.move.${move}`)]);
  const value = html("dd", { "data-readout": `few:${key}:${move}` });
  return {
    name,
    value,
    /** @param {import("./invariance.js").Change} change @param {boolean} done */
    draw: (change, done) => {
      set(value, "data-kept", done ? String(change.kept) : null);
      readout(value, done ? change.change : null, !done ? "…" : change.kept ? lab.text("lab.few.stays") : lab.text("lab.few.changes"));
    },
    /** @param {boolean} chosen */
    mark: (chosen) => {
      text(name, lab.text(`lab.move.${move}`));
      set(name, "data-chosen", String(chosen));
    },
  };
}
