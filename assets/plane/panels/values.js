/** Typed values for everything that can be dragged, and the labels themselves. */

import { MOST_LABELS } from "../../lab/codec.js";
import { html, set, text } from "../../lab/dom.js";
import { chip } from "../../lab/looks.js";
import { noted } from "../../lab/spoken.js";
import { coordinate, createForm, matrixEntry, renamed } from "./values_form.js";
import { insertLabel, removeLabel } from "./values_labels.js";

/**
 * @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene
 * @typedef {import("./values_form.js").Form} Form
 * @typedef {import("../vocabulary.js").Vocabulary["panels"]["values"]} Spec
 */

/** @param {Spec} spec @param {Lab} lab */
export function valuesPanel(spec, lab) {
  const body = html("tbody");
  const error = html("p", { class: "error", "data-note": "values" });
  const addLabel = html("button", { type: "button", "data-action": "add-label" }, [lab.text("values.add-label")]);
  const head = ["", "x", "y", ""].map((word) => (word ? html("th", { scope: "col" }, [word]) : html("td")));
  const root = /** @type {HTMLDetailsElement} */ (html("details", { class: "panel values" }, [
    html("summary", {}, [lab.text("values.name")]),
    html("div", { class: "scroll" }, [html("table", {}, [html("thead", {}, [html("tr", {}, head)]), body])]),
    ...(spec.labels ? [addLabel] : []),
    error,
  ]));
  const form = createForm(lab, (said) => noted(error, said));
  let built = 0;
  const draw = (/** @type {Scene} */ scene) => {
    if (!root.open) return;
    if (built !== scene.n) rebuild(body, form, () => rowsOf(spec, lab, form, scene));
    built = scene.n;
    set(addLabel, "disabled", scene.n >= MOST_LABELS ? "" : null);
    form.draw(scene);
  };
  addLabel.addEventListener("click", () => insertLabel(lab, form.say));
  root.addEventListener("toggle", () => draw(lab.scene));
  return { root, draw };
}

/** New rows; who was in a row stays at its place. @param {HTMLElement} body @param {Form} form @param {() => Node[]} rows */
function rebuild(body, form, rows) {
  const fields = () => /** @type {HTMLElement[]} */ ([...body.querySelectorAll("input, button")]);
  const at = fields().indexOf(/** @type {HTMLElement} */ (form.active(body)));
  form.clear();
  body.replaceChildren(...rows());
  if (at >= 0) fields()[Math.min(at, fields().length - 1)].focus();
}

/** Rows for what the spec names, and for as many labels as there are. @param {Spec} spec @param {Lab} lab @param {Form} form @param {Scene} scene */
function rowsOf({ points = [], matrix, diagonal, labels: editable }, lab, form, { state }) {
  const cell = (/** @type {string} */ field, /** @type {number} */ row) => [0, 1].map((axis) => coordinate(form, lab, field, row, axis));
  const own = points.filter((field) => state[field]).map((field) => rowOf(lab.text(`values.field.${field}`), cell(field, -1), ""));
  const linear = matrix
    ? [0, 2].map((k) => rowOf(`${lab.text(`values.field.${matrix}`)} ${k / 2 + 1}`, [k, k + 1].map((entry) => matrixEntry(form, lab, matrix, entry, diagonal)), ""))
    : [];
  const labels = state.labels.map((_, k) => {
    const remove = html("button", { type: "button", class: "remove" }, ["×"]);
    remove.addEventListener("click", () => removeLabel(lab, k, form.say));
    const written = html("span");
    form.follow((now) => {
      set(remove, "aria-label", `${lab.text("values.remove-label")} ${now.state.labels[k]}`);
      text(written, now.state.labels[k]);
    });
    const name = html("span", { class: "named" }, [chip(lab.tokens, k, ""), editable ? renamed(form, lab, k) : written]);
    return rowOf(name, cell("unembeddings", k), editable ? remove : "");
  });
  return [...own, ...linear, ...labels];
}

/** @param {Node | string} name @param {Node[]} cells @param {Node | string} end */
function rowOf(name, cells, end) {
  return html("tr", {}, [html("th", { scope: "row" }, [name]), ...[...cells, end].map((each) => html("td", {}, [each]))]);
}
