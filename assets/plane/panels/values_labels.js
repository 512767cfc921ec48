/** Labels that come and go: every row that the state holds for them comes and goes as well. */

import { FEWEST_LABELS, labelError } from "../../lab/codec.js";
import { labelComplaint } from "./values_form.js";

/** @typedef {import("../lesson.js").Lab} Lab */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const TURN = 2.4; // radians from one new row to the next: none lies on another

/** @param {Lab} lab @param {(message: string) => void} say */
export function insertLabel(lab, say) {
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
export function removeLabel(lab, k, say) {
  const { state } = lab.scene;
  const without = (/** @type {any[]} */ list) => list.filter((_, other) => other !== k);
  const labels = without(state.labels);
  const wrong = state.labels.length <= FEWEST_LABELS ? labelError(labels) : null;
  say(wrong ? labelComplaint(lab, wrong) : "");
  if (wrong) return;
  const kept = state.pair.map((/** @type {number} */ i) => (i > k ? i - 1 : i));
  const pair = state.pair.includes(k) ? [0, 1] : kept;
  lab.move(() => ({ labels, ...perLabel(state, without), pair }));
  lab.settle(false, true);
}

/** The rows a state holds for its labels, changed alike. @param {import("../../lab/codec.js").State} state @param {(rows: any[]) => any[]} change */
function perLabel(state, change) {
  const fields = ["unembeddings", "reference"].filter((field) => state[field]);
  return Object.fromEntries(fields.map((field) => [field, change(state[field])]));
}
