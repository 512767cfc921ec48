/**
 * Entries to type into: each shows a part of the state and changes it, or says why not.
 *
 * @import {Entry, Form, Reader} from "./types.js" @import {Lab, Scene} from "../types.js"
 */

import { fieldFits, labelError } from "../../lab/codec.js";
import { normal } from "../../lab/names.js";
import { html, set } from "../../lab/dom.js";
import { parseNumber, typed } from "../../lab/numbers.js";
import { replaced } from "../handles.js";

const LEAST_DIAGONAL = 0.05;

/** @param {Lab} lab @param {(said: string) => void} say */
export function createForm(lab, say) {
  /** @type {Entry[]} */
  let entries = [];
  /** @type {((scene: Scene) => void)[]} */
  let followers = [];
  /** @type {unknown} the state in which something wrong was typed */
  let wrongIn = null;
  const take = (/** @type {HTMLInputElement} */ input, /** @type {Record<string, any> | string} */ outcome) => {
    const wrong = typeof outcome === "string";
    input.setAttribute("aria-invalid", String(wrong));
    say(wrong ? outcome : "");
    wrongIn = wrong ? lab.scene.state : null;
    if (wrong) return;
    lab.move(() => outcome);
    lab.settle(false, true);
  };
  return {
    say,
    /** The focused element of a tree. @param {Node} node */
    active: (node) => /** @type {ShadowRoot} */ (node.getRootNode()).activeElement,
    /** Draw something of a row with every scene. @param {(scene: Scene) => void} draw */
    follow: (draw) => void followers.push(draw),
    clear: () => ([entries, followers] = [[], []]),
    /**
     * An entry: its name, what it shows, and the change that a typed text means, or what is wrong with it.
     * @param {Reader} name @param {Reader} valueOf @param {(text: string) => Record<string, any> | string} change
     */
    entry: (name, valueOf, change) => {
      const input = /** @type {HTMLInputElement} */ (html("input", { type: "text", size: 7 }));
      entries.push({ input, name, read: valueOf });
      input.addEventListener("change", () => take(input, change(input.value)));
      return input;
    },
    /** @param {Scene} scene */
    draw: (scene) => {
      for (const follow of followers) follow(scene);
      const corrected = wrongIn !== null && wrongIn !== scene.state;
      if (corrected) {
        wrongIn = null;
        say("");
      }
      for (const entry of entries) drawEntry(entry, scene, corrected);
    },
  };
}

/** @param {Entry} entry @param {Scene} scene @param {boolean} corrected whether what was wrong is so no longer */
function drawEntry({ input, name, read: valueOf }, scene, corrected) {
  set(input, "data-input", name(scene));
  set(input, "aria-label", name(scene));
  if (corrected) input.setAttribute("aria-invalid", "false");
  const value = valueOf(scene);
  const busy =
    input === /** @type {ShadowRoot} */ (input.getRootNode()).activeElement ||
    input.getAttribute("aria-invalid") === "true";
  if (!busy && input.value !== value) input.value = value;
}

/**
 * One coordinate of a point of the state, or of a row where `row` is not −1. @param {Form} form @param {Lab} lab
 * @param {string} field @param {number} row @param {number} axis
 */
export function coordinate(form, lab, field, row, axis) {
  const at = (/** @type {Scene} */ { state }) => (row < 0 ? state[field] : state[field][row]);
  const name = (/** @type {Scene} */ { state }) =>
    `${row < 0 ? lab.text(`values.field.${field}`) : state.labels[row]} ${"xy"[axis]}`;
  return form.entry(
    name,
    (scene) => typed(at(scene)[axis]),
    (input) => {
      const { low, high, label } = lab.field(field);
      const value = parseNumber(input);
      if (value === null || value < low || value > high) return misfit(lab, input, label, low, high);
      const point = replaced(at(lab.scene), axis, value);
      return { [field]: row < 0 ? point : replaced(lab.scene.state[field], row, point) };
    },
  );
}

/**
 * One entry of a matrix of 2 × 2. @param {Form} form @param {Lab} lab @param {string} field @param {number} k
 * @param {boolean} [diagonal] whether it stays diagonal
 */
export function matrixEntry(form, lab, field, k, diagonal) {
  const name = () => `${lab.text(`values.field.${field}`)} ${Math.floor(k / 2) + 1},${(k % 2) + 1}`;
  const input = form.entry(
    name,
    ({ state }) => typed(state[field][k]),
    (text) => {
      const about = lab.field(field);
      const least = diagonal ? LEAST_DIAGONAL : about.low;
      const value = parseNumber(text);
      if (value === null || value < least || value > about.high)
        return misfit(lab, text, about.label, least, about.high);
      const entries = replaced(lab.scene.state[field], k, value);
      return fieldFits(about, entries, lab.scene.n) ? { [field]: entries } : lab.text("values.matrix-error");
    },
  );
  input.disabled = Boolean(diagonal && k % 3);
  return input;
}

/** A label's name. @param {Form} form @param {Lab} lab @param {number} k */
export function renamed(form, lab, k) {
  const name = (/** @type {Scene} */ { state }) => `${lab.text("values.name-of")} ${state.labels[k]}`;
  return form.entry(
    name,
    ({ state }) => state.labels[k],
    (input) => {
      const labels = replaced(lab.scene.state.labels, k, normal(input));
      const wrong = labelError(labels);
      return wrong ? labelComplaint(lab, wrong) : { labels };
    },
  );
}

/** @param {Lab} lab @param {NonNullable<ReturnType<typeof labelError>>} wrong */
export function labelComplaint(lab, { key, values }) {
  return lab.text("values.label-error", { why: lab.text(`fields.${key}`, values) });
}

/** @param {Lab} lab @param {string} input @param {string} what @param {number} low @param {number} high */
function misfit(lab, input, what, low, high) {
  return lab.text("values.number-error", { typed: input, what, low: typed(low), high: typed(high) });
}
