/**
 * The URL codec: twin of lib/cosine_lab/links.py, held to tests/vectors/codec.json. A state is {labels, …numeric
 * fields}; a
 * schema lists its numeric fields in order.
 */

import { fromBase64, toBase64 } from "./base64.js";
import { fingerprint } from "./fingerprint.js";
import { looks, normal, unseen } from "./names.js";
/** @import {Field, State} from "./types.js" */

const VERSION = "1";
export const MOST_LABELS = 26;
export const FEWEST_LABELS = 2;
export const LONGEST_LABEL = 24;
const LONGEST_LINK = 8192;
export const SINGULAR = 1e-6;

/**
 * Text of one URL parameter; the labels are written only where they differ from `labels`.
 * @param {Field[]} schema @param {State} state @param {string[]} labels
 */
export function encodeState(schema, state, labels) {
  const numbers = schema.flatMap((field) => [state[field.name]].flat(2));
  const bytes = new Uint8Array(numbers.length * 8);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, k) => view.setFloat64(k * 8, number, true));
  const parts = [VERSION, markOf(labels), toBase64(bytes)];
  if (JSON.stringify(state.labels) !== JSON.stringify(labels)) {
    parts.push(toBase64(new TextEncoder().encode(JSON.stringify(state.labels))));
  }
  return parts.join(".");
}

/**
 * The state a link describes; total. `notes` holds the keys of what was ignored, as in assets/prose.
 * @param {Field[]} schema @param {State} fallback @param {string | null} text
 * @param {number} [former] numbers that older links carry after the fields
 * @returns {{state: State, notes: string[]}}
 */
export function amendState(schema, fallback, text, former = 0) {
  if (!text) return { state: fallback, notes: [] };
  try {
    return decode(schema, fallback, text, former);
  } catch (error) {
    return { state: fallback, notes: [/** @type {Error} */ (error).message] };
  }
}

/** For which labels older links were made, by the default labels of today. @type {Record<string, string[]>} */
const FORMER_LABELS = { "cat,dog,car,house,tree": ["0", "1", "2", "3", "4"] };

/** The mark of a model with these labels. @param {string[]} labels */
const markOf = (labels) => fingerprint(JSON.stringify(labels));

/**
 * What is wrong with a list of normal label names, as a key of assets/prose/fields and its values; or null.
 * @param {string[]} labels @returns {{key: string, values: Record<string, string | number>} | null}
 */
export function labelError(labels) {
  if (labels.length < FEWEST_LABELS || labels.length > MOST_LABELS) {
    return { key: "label-count", values: { count: labels.length, fewest: FEWEST_LABELS, most: MOST_LABELS } };
  }
  for (const label of labels) {
    if (unseen(label)) return { key: "label-unseen", values: {} };
    if (!normal(label) || [...label].length > LONGEST_LABEL)
      return { key: "label-length", values: { longest: LONGEST_LABEL } };
    if (labels.filter((other) => looks(other) === looks(label)).length > 1)
      return { key: "label-twice", values: { label } };
  }
  return null;
}

/** @param {Field[]} schema @param {State} fallback @param {string} text @param {number} former */
function decode(schema, fallback, text, former) {
  if ([...text].length > LONGEST_LINK) throw new Error("links.too-long");
  const parts = text.split(".");
  if (parts[0] !== VERSION) throw new Error("links.version");
  if (parts.length !== 3 && parts.length !== 4) throw new Error("links.parts");
  const madeFor = [fallback.labels, FORMER_LABELS[String(fallback.labels)] ?? []].find(
    (each) => markOf(each) === parts[1],
  );
  if (!madeFor) throw new Error("links.other-model");
  const labels = parts.length === 4 ? decodeLabels(parts[3]) : madeFor;
  const bytes = fromBase64(parts[2]);
  if (bytes.length % 8) throw new Error("links.cut-off");
  const view = new DataView(bytes.buffer);
  const numbers = Array.from({ length: bytes.length / 8 }, (_, k) => view.getFloat64(k * 8, true));
  const wanted = (/** @type {Field[]} */ fields) =>
    fields.reduce((sum, field) => sum + fieldSize(field, labels.length), 0);
  const early = schema.filter(({ later }) => !later);
  const later = Array.from({ length: schema.length - early.length }, (_, k) => schema.slice(0, schema.length - k));
  const values =
    later.find((each) => wanted(each) === numbers.length) ??
    ([0, former].includes(numbers.length - wanted(early)) ? early : null);
  if (!values) throw new Error("links.misfit");
  return fill(values, fallback, labels, numbers);
}

/** @param {Field[]} schema @param {State} fallback @param {string[]} labels @param {number[]} numbers */
function fill(schema, fallback, labels, numbers) {
  /** @type {State} */
  const state = { ...fallback, labels };
  const notes = [];
  const sameLabels = JSON.stringify(labels) === JSON.stringify(fallback.labels);
  let at = 0;
  for (const field of schema) {
    const entries = numbers.slice(at, at + fieldSize(field, labels.length));
    at += entries.length;
    if (fieldFits(field, entries, labels.length)) {
      state[field.name] = shaped(field, entries);
    } else if (!sameLabels && (field.distinct || field.shape.includes("n"))) {
      throw new Error(complaint(field)); // no default fits these labels
    } else {
      notes.push(complaint(field));
    }
  }
  return { state, notes };
}

/** @param {Field} field */
function complaint(field) {
  if (field.distinct) return "fields.not-different";
  if (field.invertible) return "fields.not-invertible";
  return field.whole ? "fields.not-whole" : "fields.outside";
}

/** How many entries a field has where there are n labels. @param {Pick<Field, "shape">} field @param {number} n */
export function fieldSize(field, n) {
  return field.shape.reduce((/** @type {number} */ size, k) => size * (k === "n" ? n : k), 1);
}

/** Whether entries lie in a field's range. @param {Field} field @param {number[]} entries @param {number} n */
export function fieldFits(field, entries, n) {
  const high = field.distinct ? Math.min(field.high, n - 1) : field.high;
  return (
    entries.every((x) => Number.isFinite(x) && x >= field.low && x <= high) &&
    (!field.whole || entries.every(Number.isInteger)) &&
    (!field.distinct || new Set(entries).size === entries.length) &&
    (!field.invertible || Math.abs(entries[0] * entries[3] - entries[1] * entries[2]) >= SINGULAR)
  );
}

/**
 * The entries of a field as a state holds them. @param {Pick<Field, "shape" | "whole">} field @param {number[]} entries
 */
export function shaped(field, entries) {
  if (field.shape.length === 0) return entries[0];
  if (field.shape.length === 1) return field.whole ? entries.map((x) => x + 0) : entries; // no −0
  const width = /** @type {number} */ (field.shape[1]);
  return Array.from({ length: entries.length / width }, (_, k) => entries.slice(k * width, (k + 1) * width));
}

/** @param {string} part @returns {string[]} */
function decodeLabels(part) {
  const bytes = fromBase64(part);
  let labels;
  try {
    labels = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new Error("links.labels");
  }
  if (!Array.isArray(labels) || labels.some((label) => typeof label !== "string")) {
    throw new Error("links.labels");
  }
  const names = labels.map(normal);
  const wrong = labelError(names);
  if (wrong) throw new Error(`fields.${wrong.key}`);
  return names;
}

/**
 * Numbers kept in their fields' ranges, so that a drag far outside stops at the edge; a field that
 * then still does not fit keeps its last value.
 * @param {Field[]} schema @param {State} before @param {State} after @returns {State}
 */
export function bounded(schema, before, after) {
  const state = { ...after };
  for (const field of schema) {
    const { name, low, high } = field;
    if (after[name] === before[name]) continue;
    const value = clamped(after[name], low, high);
    state[name] = fieldFits(field, [value].flat(2), after.labels.length) ? value : before[name];
  }
  return state;
}

/** @param {any} value @param {number} low @param {number} high @returns {any} */
function clamped(value, low, high) {
  if (Array.isArray(value)) return value.map((each) => clamped(each, low, high));
  return Math.min(Math.max(value, low), high);
}
