/**
 * Three labels' cosines at once: with three labels in the plane, every planar triple of cosines has
 * an affine gauge (a translation and a linear map) with the same probabilities.
 */

import { html, set } from "../../lab/dom.js";
import { thirdCosines, tripleGauge } from "../../lab/maths/linear.js";
import { fixed, parseNumber } from "../../lab/numbers.js";
import { noted } from "../../lab/spoken.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const PAIRS = ["1, 2", "1, 3", "2, 3"];

/** @param {object} _spec @param {Lab} lab */
export function triplePanel(_spec, lab) {
  const choosers = [0, 1, 2].map((k) => select(`triple-${k + 1}`, `${lab.text("triple.label")} ${k + 1}`));
  const cosines = threeCosines(lab);
  const go = html("button", { type: "button", "data-action": "triple" }, [lab.text("triple.go")]);
  const root = html("section", { class: "panel triple" }, [
    html("h2", {}, [lab.text("triple.name")]),
    html("div", { class: "buttons" }, choosers),
    cosines.root,
    html("div", { class: "buttons" }, [go]),
    cosines.error,
    html("p", { class: "caption" }, [lab.text("triple.caption")]),
  ]);
  go.addEventListener("click", () => {
    const wanted = cosines.read();
    if (wanted) noted(cosines.error, taken(lab, choosers.map((chooser) => Number(chooser.value)), wanted));
  });
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      set(go, "disabled", scene.n < 3 ? "" : null);
      choosers.forEach((chooser, k) => offer(chooser, scene.state.labels, Math.min(k, scene.n - 1)));
    },
  };
}

/** Two cosines to type, and the third, of which the plane leaves a choice of two. @param {Lab} lab */
function threeCosines(lab) {
  const inputs = PAIRS.slice(0, 2).map((pair, k) =>
    /** @type {HTMLInputElement} */ (html("input", { type: "text", inputmode: "decimal", value: "−0.5", "data-input": `triple-cosine-${k + 1}`, "aria-label": `${lab.text("triple.cosine")} ${pair}` })),
  );
  const third = select("triple-cosine-3", lab.text("triple.third"));
  const error = html("p", { class: "error" });
  const fields = [...inputs, third].flatMap((field, k) => [html("span", {}, [`cos(${PAIRS[k]}) =`]), field]);
  /** All three cosines, or null where one is none. */
  const read = () => {
    const known = inputs.map((input) => parseNumber(input.value)).filter((c) => c !== null && c >= -1 && c <= 1);
    noted(error, known.length < 2 ? lab.text("triple.error") : "");
    if (known.length < 2) return null;
    const values = thirdCosines(.../** @type {[number, number]} */ (known));
    const key = values.join();
    if (third.dataset.values !== key) third.replaceChildren(...values.map((c) => html("option", { value: c }, [fixed(c, 3)])));
    third.dataset.values = key;
    return [.../** @type {number[]} */ (known), Number(third.value)];
  };
  inputs.forEach((input) => input.addEventListener("change", read));
  read();
  return { root: html("div", { class: "triple-grid" }, fields), error, read };
}

/** Give three labels their cosines, or say why not. @param {Lab} lab @param {number[]} labels @param {number[]} cosines */
function taken(lab, labels, cosines) {
  if (new Set(labels).size < 3) return lab.text("triple.same");
  const { state } = lab.scene;
  const gauge = tripleGauge(labels.map((k) => state.unembeddings[k]), cosines);
  if (!gauge) return lab.text("triple.impossible");
  lab.move(() => ({ linear: gauge.A, shift: gauge.v, pair: labels.slice(0, 2), rule: 0 }));
  lab.settle(false, true);
  return "";
}

/** The labels to choose from; once they are others, the choice begins anew. @param {HTMLSelectElement} chooser @param {string[]} labels @param {number} first */
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
