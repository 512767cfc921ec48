/** Panels of the Sigmoid page. */

import { html, keep, readout, set, text, tells } from "../../lab/dom.js";
import { mixed, short } from "../../lab/label_styles.js";
import { fixed, counted, magnitude } from "../../lab/numbers.js";
import { feasibleIn } from "../../plane/label_sets.js";
import { spokenSentence } from "../../lab/live_region.js";
import { dot } from "../../lab/maths/vectors.js";
import { listedAt, matricesIn, STEPS } from "./readings.js";
/**
 * @import {Lab, Scene} from "../../plane/types.js" @import {Rows} from "../../lab/maths/vectors.js"
 * @import {Text} from "../../lab/types.js"
 */

const MOST_WITH_DIGITS = 7;

/**
 * Lemma 5.3 in three switches, W → WWᵀ → WWᵀN → NWWᵀN = C: at every step the feasible label sets are listed again from
 * that matrix alone, by two columns that span its column space. @param {object} _spec @param {Lab} lab
 */
export function proofPanel(_spec, lab) {
  const columns = STEPS.map((step, k) => {
    const table = html("table", { class: "heat", "aria-label": lab.text(`proof.${step}.name`) });
    const result = html("output", { "data-readout": `proof:${step}` });
    const input = /** @type {HTMLInputElement} */ (
      html("input", { type: "checkbox", role: "switch", "data-action": `proof:${step}` })
    );
    input.addEventListener("change", () => {
      lab.move(() => ({ step: input.checked ? k : k - 1 }));
      lab.settle(false);
    });
    const head =
      k === 0
        ? html("span", { class: "start" }, [lab.text("proof.W")])
        : html("label", {}, [input, lab.text(`proof.${step}`)]);
    const box = html("div", { class: "shown" }, [
      html("h3", {}, [lab.text(`proof.${step}.name`)]),
      html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text(`proof.${step}.name`) }, [
        table,
      ]),
      result,
    ]);
    return {
      step,
      input,
      table,
      result,
      shown: box,
      root: html("div", { class: "proof-step" }, [head, box]),
      cells: /** @type {HTMLElement[]} */ ([]),
    };
  });
  const verdict = html("p", { "data-note": "proof" });
  const root = html("section", { class: "panel proof" }, [
    html("h2", {}, [lab.text("proof.name")]),
    html(
      "div",
      { class: "proof-steps" },
      columns.map((each) => each.root),
    ),
    verdict,
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { step, labels } = scene.state;
      const { now, zero } = feasibleIn(scene);
      const stuck = zero.length > 0;
      columns.forEach(({ input, table, result, shown: box, cells }, k) => {
        input.checked = step >= k;
        input.disabled = stuck;
        const proof = listedAt(scene, k);
        set(box, "hidden", proof ? null : "");
        if (!proof) return;
        drawHeat(table, cells, matricesIn(scene)[k], labels);
        const equal = proof.length === now.length && proof.every((pattern, at) => pattern === now[at]);
        readout(
          result,
          proof.length,
          lab.text(k === 0 ? "proof.listed" : equal ? "proof.equal" : "proof.unequal", { count: proof.length }),
        );
        set(result, "data-equal", String(equal));
      });
      text(
        verdict,
        stuck
          ? lab.text("proof.zero")
          : step === 3
            ? lab.text("proof.done", { count: now.length })
            : lab.text("proof.hint"),
      );
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

/**
 * How many label sets can occur, and how many are others than in the original model. @param {object} _spec
 * @param {Lab} lab
 */
export function setCountPanel(_spec, lab) {
  const now = html("output", { class: "after", "data-readout": "sets-now" });
  const other = html("output", { "data-readout": "sets-other" });
  const most = html("output", { "data-readout": "most-on" });
  const root = html("section", { class: "panel set-count" }, [
    html("h2", {}, [lab.text("set-count.name")]),
    html("p", { class: "large" }, [now]),
    tells(html("p", { class: "row" }, [html("span", {}, [lab.text("set-count.other")]), other]), "sets-now"),
    html("p", { class: "row most" }, [html("span", {}, [lab.text("set-count.most")]), most]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { gone, fresh } = feasibleIn(scene);
      const { "sets-now": sets, "sets-other": others, "most-on": together } = lab.reads.now();
      readout(now, sets, lab.text("set-count.of", { count: sets ?? 0, all: counted(2 ** scene.n) }));
      readout(most, together, String(together));
      readout(other, others, lab.text("set-count.changed", { gone: gone.length, fresh: fresh.length }));
    },
  };
}

const SAME = 1e-9;

/**
 * What can be said of a sigmoid's label sets in one sentence, spoken once a move has settled. @param {object} _spec
 * @param {{text: Text}} lab
 */
export function setsSentencePanel(_spec, { text }) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, text));
}

/** On the side of which labels the input is, as the plane shows. @param {Scene} scene @param {{text: Text}} lab */
export function labelsOn({ after: { rows }, state: { probe, labels } }, { text }) {
  const on = labels.filter((_, k) => dot(probe, rows[k]) > 0);
  return text(on.length ? "sets-sentence.on" : "sets-sentence.none-on", { on });
}

/** @param {Scene} scene @param {Text} text */
function sentence(scene, text) {
  const { meter, n } = scene;
  const { now, gone, fresh, zero } = feasibleIn(scene);
  const same = meter.maxDcos <= SAME && meter.changed === 0 && !gone.length && !fresh.length;
  const key = zero.length ? "zero" : meter.same ? "same" : same ? "lengths" : "changed";
  const values = {
    feasible: now.length,
    all: counted(2 ** n),
    impossible: counted(2 ** n - now.length),
    changed: meter.changed,
    points: meter.points,
    gone: gone.length,
    fresh: fresh.length,
    dp: magnitude(meter.maxDp),
    dcos: fixed(meter.maxDcos),
    zero: zero.map((k) => scene.state.labels[k]),
  };
  return `${text("sets-sentence.says", values)} ${text(`sets-sentence.${key}`, values)}`;
}
