/**
 * Lemma 5.3 in three switches, W → WWᵀ → WWᵀN → NWWᵀN = C: at every step the feasible label sets are
 * listed again from that matrix alone, by two columns that span its column space.
 */

import { html, keep, readout, set, text } from "../../lab/dom.js";
import { mixed, short } from "../../lab/looks.js";
import { fixed } from "../../lab/numbers.js";
import { feasibleIn } from "../../plane/label_sets.js";
import { listedAt, matricesIn, STEPS } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene @typedef {import("../../lab/maths/vectors.js").Rows} Rows */

const MOST_WITH_DIGITS = 7;

/** @param {object} _spec @param {Lab} lab */
export function proofPanel(_spec, lab) {
  const columns = STEPS.map((step, k) => {
    const table = html("table", { class: "heat", "aria-label": lab.text(`proof.${step}.name`) });
    const result = html("output", { "data-readout": `proof:${step}` });
    const input = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", role: "switch", "data-action": `proof:${step}` }));
    input.addEventListener("change", () => {
      lab.move(() => ({ step: input.checked ? k : k - 1 }));
      lab.settle(false);
    });
    const head = k === 0 ? html("span", { class: "start" }, [lab.text("proof.W")]) : html("label", {}, [input, lab.text(`proof.${step}`)]);
    const shown = html("div", { class: "shown" }, [html("h3", {}, [lab.text(`proof.${step}.name`)]), html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text(`proof.${step}.name`) }, [table]), result]);
    return { step, input, table, result, shown, root: html("div", { class: "proof-step" }, [head, shown]), cells: /** @type {HTMLElement[]} */ ([]) };
  });
  const verdict = html("p", { "data-note": "proof" });
  const root = html("section", { class: "panel proof" }, [html("h2", {}, [lab.text("proof.name")]), html("div", { class: "proof-steps" }, columns.map((each) => each.root)), verdict]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { step, labels } = scene.state;
      const { now, zero } = feasibleIn(scene);
      const stuck = zero.length > 0;
      columns.forEach(({ input, table, result, shown, cells }, k) => {
        input.checked = step >= k;
        input.disabled = stuck;
        const found = listedAt(scene, k);
        set(shown, "hidden", found ? null : "");
        if (!found) return;
        drawHeat(table, cells, matricesIn(scene)[k], labels);
        const equal = found.length === now.length && found.every((pattern, at) => pattern === now[at]);
        readout(result, found.length, lab.text(k === 0 ? "proof.listed" : equal ? "proof.equal" : "proof.unequal", { count: found.length }));
        set(result, "data-equal", String(equal));
      });
      text(verdict, stuck ? lab.text("proof.zero") : step === 3 ? lab.text("proof.done", { count: now.length }) : lab.text("proof.hint"));
    },
  };
}

/** @param {HTMLElement} table @param {HTMLElement[]} cells @param {Rows} M @param {string[]} labels */
function drawHeat(table, cells, M, labels) {
  const width = M[0].length;
  const key = `${labels.join("\n")}\n${width}`;
  if (table.dataset.key !== key) {
    table.dataset.key = key;
    cells.length = 0;
    table.replaceChildren(
      ...M.map((row, i) => {
        /** @type {HTMLElement[]} */
        const made = [];
        const line = html("tr", {}, [html("th", { scope: "row", title: labels[i] }, [short(labels[i])])]);
        keep(line, made, row.length, () => html("td"));
        cells.push(...made);
        return line;
      }),
    );
  }
  const most = Math.max(...M.flat().map(Math.abs), 1e-300);
  M.flat().forEach((value, k) => {
    readout(cells[k], value, M.length > MOST_WITH_DIGITS ? "" : fixed(value));
    set(cells[k], "style", `--cell: ${mixed(Math.round((100 * value) / most) / 100)}`);
  });
}
