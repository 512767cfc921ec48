/** Typed values for everything that can be dragged, and the labels themselves. */

import { MOST_LABELS, FEWEST_LABELS, labelError } from "../../lab/codec.js";
import { html, set, text } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";
import { noted } from "../../lab/live_region.js";
import { coordinate, createForm, matrixEntry, renamed, labelComplaint } from "./values_form.js";
/** @import {Form, Spec} from "./types.js" @import {Lab, Scene} from "../types.js" */

/** Labels that come and go: every row that the state holds for them comes and goes as well. */
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const TURN = 2.4; // radians from one new row to the next: none lies on another

/** @param {Lab} lab @param {(message: string) => void} say */
function insertLabel(lab, say) {
  const { state } = lab.scene;
  const name = LETTERS.find((letter) => !state.labels.includes(letter)) ?? String(state.labels.length + 1);
  const labels = [...state.labels, name];
  const wrong = labelError(labels);
  say(wrong ? labelComplaint(lab, wrong) : "");
  if (wrong) return;
  const angle = labels.length * TURN;
  lab.move(() => ({ labels, ...perLabel(state, (rows) => [...rows, [Math.cos(angle), Math.sin(angle)]]) }));
  lab.settle(false, true);
}

/** @param {Lab} lab @param {number} k @param {(message: string) => void} say */
function removeLabel(lab, k, say) {
  const { state } = lab.scene;
  const without = (/** @type {any[]} */ list) => list.filter((_, other) => other !== k);
  const labels = without(state.labels);
  const wrong = state.labels.length <= FEWEST_LABELS ? labelError(labels) : null;
  say(wrong ? labelComplaint(lab, wrong) : "");
  if (wrong) return;
  const rest = state.pair.map((/** @type {number} */ i) => (i > k ? i - 1 : i));
  const pair = state.pair.includes(k) ? [0, 1] : rest;
  lab.move(() => ({ labels, ...perLabel(state, without), pair }));
  lab.settle(false, true);
}

/**
 * The rows a state holds for its labels, changed alike. @param {import("../../lab/types.js").State} state
 * @param {(rows: any[]) => any[]} change
 */
function perLabel(state, change) {
  const fields = ["unembeddings", "reference"].filter((field) => state[field]);
  return Object.fromEntries(fields.map((field) => [field, change(state[field])]));
}

/** @param {Spec} spec @param {Lab} lab */
export function valuesPanel(spec, lab) {
  const body = html("tbody");
  const error = html("p", { class: "error", "data-note": "values" });
  const addLabel = html("button", { type: "button", "data-action": "add-label" }, [lab.text("values.add-label")]);
  const head = ["", "x", "y", ""].map((word) => (word ? html("th", { scope: "col" }, [word]) : html("td")));
  const root = /** @type {HTMLDetailsElement} */ (
    html("details", { class: "panel values" }, [
      html("summary", {}, [lab.text("values.name")]),
      html("div", { class: "scroll" }, [html("table", {}, [html("thead", {}, [html("tr", {}, head)]), body])]),
      ...(spec.labels ? [addLabel] : []),
      error,
    ])
  );
  const form = createForm(lab, (sentence) => noted(error, sentence));
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

/**
 * New rows; who was in a row stays at its place. @param {HTMLElement} body @param {Form} form
 * @param {() => Node[]} rows
 */
function rebuild(body, form, rows) {
  const fields = () => /** @type {HTMLElement[]} */ ([...body.querySelectorAll("input, button")]);
  const at = fields().indexOf(/** @type {HTMLElement} */ (form.active(body)));
  form.clear();
  body.replaceChildren(...rows());
  if (at >= 0) fields()[Math.min(at, fields().length - 1)].focus();
}

/**
 * Rows for what the spec names, and for as many labels as there are. @param {Spec} spec @param {Lab} lab
 * @param {Form} form @param {Scene} scene
 */
function rowsOf({ points = [], matrix, diagonal, labels: editable }, lab, form, { state }) {
  const cell = (/** @type {string} */ field, /** @type {number} */ row) =>
    [0, 1].map((axis) => coordinate(form, lab, field, row, axis));
  const own = points
    .filter((field) => state[field])
    .map((field) => rowOf(lab.text(`values.field.${field}`), cell(field, -1), ""));
  const linear = matrix
    ? [0, 2].map((k) =>
        rowOf(
          `${lab.text(`values.field.${matrix}`)} ${k / 2 + 1}`,
          [k, k + 1].map((entry) => matrixEntry(form, lab, matrix, entry, diagonal)),
          "",
        ),
      )
    : [];
  const labels = state.labels.map((_, k) => {
    const remove = html("button", { type: "button", class: "remove" }, ["×"]);
    remove.addEventListener("click", () => removeLabel(lab, k, form.say));
    const written = html("span");
    form.follow((now) => {
      set(remove, "aria-label", `${lab.text("values.remove-label")} ${now.state.labels[k]}`);
      text(written, now.state.labels[k]);
    });
    const name = html("span", { class: "named" }, [
      chip(lab.tokens, k, ""),
      editable ? renamed(form, lab, k) : written,
    ]);
    return rowOf(name, cell("unembeddings", k), editable ? remove : "");
  });
  return [...own, ...linear, ...labels];
}

/** @param {Node | string} name @param {Node[]} cells @param {Node | string} end */
function rowOf(name, cells, end) {
  return html("tr", {}, [
    html("th", { scope: "row" }, [name]),
    ...[...cells, end].map((each) => html("td", {}, [each])),
  ]);
}
