/** Panels of the Rescale page. @import {Lab, Scene} from "../../plane/types.js" */

import { html, readout, text, set } from "../../lab/dom.js";
import { fixed, parseNumber } from "../../lab/numbers.js";
import { RULES } from "../../lab/maths/moves.js";
import { thirdCosines, tripleGauge } from "../../lab/maths/linear.js";
import { noted } from "../../lab/live_region.js";
import { factorsOf } from "./readings.js";

/**
 * A logit in numbers, coordinate by coordinate: your input × D, a label ÷ D, and their products. @param {object} _spec
 * @param {Lab} lab
 */
export function productsPanel(_spec, lab) {
  const rows = ["input", "label", "part"].map((row) => {
    const name = html("th", { scope: "row" });
    const cells = [1, 2].map((k) => html("td", { "data-readout": `${row}:${k}` }));
    const sum = html("td", row === "part" ? { "data-readout": "product" } : {});
    return { row, name, cells, sum, root: html("tr", {}, [name, ...cells, sum]) };
  });
  const heads = ["first", "second", "sum"].map((key) => html("th", { scope: "col" }, [lab.text(`products.${key}`)]));
  const root = html("section", { class: "panel products" }, [
    html("h2", {}, [lab.text("products.name")]),
    html("table", {}, [
      html("thead", {}, [html("tr", {}, [html("td"), ...heads])]),
      html(
        "tbody",
        {},
        rows.map((row) => row.root),
      ),
    ]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const [factors, label] = [factorsOf(scene), scene.state.labels[scene.pair.i]];
      for (const { row, name, cells } of rows) {
        text(name, lab.text(`products.${row}`, { label }));
        cells.forEach((cell, k) => show(cell, factors[row][k]));
      }
      show(rows[2].sum, lab.reads.now().product);
    },
  };
}

/** @param {Element} cell @param {number | null} value */
function show(cell, value) {
  readout(cell, value, fixed(value));
}

/**
 * Which of the two representations the move acts on: only the gauge keeps the classifier.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["rule"]} spec @param {Lab} lab
 */
export function rulePanel({ matrix }, lab) {
  const buttons = RULES.map((rule, k) => {
    const button = html(
      "button",
      { type: "button", role: "radio", "data-action": `rule:${rule}`, title: lab.text(`rule.${rule}.title`) },
      [lab.text(`rule.${rule}`, { matrix })],
    );
    button.addEventListener("click", () => {
      lab.move(() => ({ rule: k }));
      lab.settle(false, true);
    });
    return button;
  });
  return {
    root: html("div", { class: "rule", role: "radiogroup", "aria-label": lab.text("rule.name") }, [
      html("span", {}, [lab.text("rule.name")]),
      ...buttons,
    ]),
    draw: (/** @type {Scene} */ scene) =>
      buttons.forEach((button, k) => set(button, "aria-checked", String(k === (scene.state.rule ?? 0)))),
  };
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
];

/**
 * Three labels' cosines at once: with three labels in the plane, every planar triple of cosines has an affine gauge (a
 * translation and a linear map) with the same probabilities. @param {object} _spec @param {Lab} lab
 */
export function triplePanel(_spec, lab) {
  const choosers = [0, 1, 2].map((k) => select(`triple-${k + 1}`, `${lab.text("triple.label")} ${k + 1}`));
  const cosines = threeCosines(lab, () => choosers.map((chooser) => lab.scene.state.labels[Number(chooser.value)]));
  const go = html("button", { type: "button", "data-action": "triple" }, [lab.text("triple.go")]);
  const root = html("section", { class: "panel triple" }, [
    html("h2", {}, [lab.text("triple.name")]),
    html("div", { class: "buttons" }, choosers),
    cosines.root,
    html("div", { class: "buttons" }, [go]),
    cosines.error,
    html("p", { class: "caption" }, [lab.text("triple.caption")]),
  ]);
  for (const chooser of choosers) chooser.addEventListener("change", cosines.name);
  go.addEventListener("click", () => {
    const wanted = cosines.read();
    if (wanted)
      noted(
        cosines.error,
        taken(
          lab,
          choosers.map((chooser) => Number(chooser.value)),
          wanted,
        ),
      );
  });
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      set(go, "disabled", scene.n < 3 ? "" : null);
      choosers.forEach((chooser, k) => offer(chooser, scene.state.labels, Math.min(k, scene.n - 1)));
      cosines.name();
    },
  };
}

/**
 * Two cosines to type, and the third, of which the plane leaves a choice of two. @param {Lab} lab
 * @param {() => string[]} chosen the labels' names
 */
function threeCosines(lab, chosen) {
  const inputs = [1, 2].map(
    (k) =>
      /** @type {HTMLInputElement} */ (
        html("input", { type: "text", inputmode: "decimal", value: "−0.5", "data-input": `triple-cosine-${k}` })
      ),
  );
  const third = select("triple-cosine-3", "");
  const error = html("p", { class: "error" });
  const fields = [...inputs, third].map((field) => ({ field, head: html("span") }));
  const name = () => {
    const labels = chosen();
    fields.forEach(({ field, head }, k) => {
      const cosine = `cos(${PAIRS[k].map((at) => labels[at]).join(", ")})`;
      text(head, `${cosine} =`);
      set(field, "aria-label", cosine);
    });
  };
  /** All three cosines, or null where one is none. */
  const read = () => {
    const known = inputs.map((input) => parseNumber(input.value)).filter((c) => c !== null && c >= -1 && c <= 1);
    noted(error, known.length < 2 ? lab.text("triple.error") : "");
    if (known.length < 2) return null;
    const values = thirdCosines(.../** @type {[number, number]} */ (known));
    const key = values.join();
    if (third.dataset.values !== key)
      third.replaceChildren(...values.map((c) => html("option", { value: c }, [fixed(c, 3)])));
    third.dataset.values = key;
    return [.../** @type {number[]} */ (known), Number(third.value)];
  };
  inputs.forEach((input) => input.addEventListener("change", read));
  read();
  return {
    root: html(
      "div",
      { class: "triple-grid" },
      fields.flatMap(({ field, head }) => [head, field]),
    ),
    error,
    read,
    name,
  };
}

/**
 * Give three labels their cosines, or say why not. @param {Lab} lab @param {number[]} labels @param {number[]} cosines
 */
function taken(lab, labels, cosines) {
  if (new Set(labels).size < 3) return lab.text("triple.same");
  const { state } = lab.scene;
  const gauge = tripleGauge(
    labels.map((k) => state.unembeddings[k]),
    cosines,
  );
  if (!gauge) return lab.text("triple.impossible");
  lab.move(() => ({ linear: gauge.A, shift: gauge.v, pair: labels.slice(0, 2), rule: 0 }));
  lab.settle(false, true);
  return "";
}

/**
 * The labels to choose from; once they are others, the choice begins anew. @param {HTMLSelectElement} chooser
 * @param {string[]} labels @param {number} first
 */
function offer(chooser, labels, first) {
  const key = labels.join("\n");
  if (chooser.dataset.names === key) return;
  chooser.dataset.names = key;
  chooser.replaceChildren(...labels.map((label, i) => html("option", { value: i }, [label])));
  chooser.value = String(first);
}

/** @param {string} name @param {string} label */
function select(name, label) {
  return /** @type {HTMLSelectElement} */ (html("select", { "data-input": name, "aria-label": label }));
}
