/**
 * The fields of an exercise's form, and what stands in them. @import {Text} from "../../lab/types.js"
 * @import {Comparison} from "../../lab/story/types.js" @import {Described} from "../../lab/described.js"
 */

import { html } from "../../lab/dom.js";
import { fixed, parseNumber, typed } from "../../lab/numbers.js";
import { beside } from "./ranges.js";

const RELATIONS = ["<", "<=", "=", ">=", ">"];
const SIGNS = /** @type {Record<string, string>} */ ({ "<=": "≤", ">=": "≥" });

/** @param {string} name @param {Record<string, string>} options title by value */
export function select(name, options) {
  const choices = Object.entries(options).map(([value, title]) => html("option", { value }, [title]));
  return /** @type {HTMLSelectElement} */ (html("select", { "aria-label": name }, choices));
}

/**
 * A list of readings in words, each with its name, what it is now, and its range. @param {Text} words
 * @param {Described} described @param {(name: string) => boolean} [fits]
 */
export function readingsOf(words, described, fits = () => true) {
  const names = Object.keys(described.readings)
    .filter(fits)
    // what is undefined here comes last
    .sort((a, b) => Number(truthOf(described, a) === null) - Number(truthOf(described, b) === null));
  const list = select(
    words("exercise.reading"),
    Object.fromEntries(names.map((name) => [name, titleOf(words, described, name)])),
  );
  list.dataset.keys = "";
  return list;
}

/** @param {Text} words @param {Described} described @param {string} name */
function titleOf(words, described, name) {
  const { key = name, called = "", unit = "", low = null, high = null, digits = 2 } = described.about(name) ?? {};
  const own = `exercise.reading.${key}`;
  const title = words.has(own) ? words(own) : called;
  const [degrees, value] = [unit === "degrees" ? "°" : "", described.readings[name]];
  const now =
    truthOf(described, name) === null
      ? `${name}: ${words("exercise.undefined")}`
      : value === ""
        ? name
        : `${name} = ${fixed(Number(value), digits)}${degrees}`;
  const range = high === null ? "range-open" : "range";
  return [
    ...(title ? [title] : []),
    now,
    ...(low === null ? [] : [words(`exercise.${range}`, { low, high: high ?? 0 })]),
  ].join(" · ");
}

/**
 * What a reading is now; null where it is undefined or kept from everybody. @param {Described} found
 * @param {string} name
 */
export const nowOf = ({ readings }, name) =>
  Object.hasOwn(readings, name) && readings[name] !== "" ? Number(readings[name]) : null;

/**
 * What a reading is, be it masked or not; null where it is undefined.
 * @param {Described} described @param {string} name
 */
export const truthOf = (described, name) =>
  (Object.hasOwn(described.truths, name) ? described.truths[name] : null) ?? nowOf(described, name);

/** @param {string} name @param {string} value */
export function number(name, value) {
  return /** @type {HTMLInputElement} */ (
    html("input", { type: "text", inputmode: "decimal", "aria-label": name, title: name, value, class: "number" })
  );
}

/** A number as it was typed; NaN where it is none. @param {HTMLInputElement} field */
export function read(field) {
  const value = parseNumber(field.value) ?? NaN;
  field.setAttribute("aria-invalid", String(!Number.isFinite(value)));
  return value;
}

/**
 * A comparison of a reading with a number, at first with what it is now.
 * @param {Text} words @param {Described} described
 */
export function comparison(words, described) {
  const fields = {
    reading: readingsOf(words, described),
    relation: select(
      words("exercise.relation"),
      Object.fromEntries(RELATIONS.map((each) => [each, SIGNS[each] ?? each])),
    ),
    value: number(words("exercise.value"), "0"),
    within: number(words("exercise.within"), "0"),
  };
  fields.relation.value = "=";
  const begin = () => {
    const { value, within } = beside(described.about(fields.reading.value), nowOf(described, fields.reading.value));
    [fields.value.value, fields.within.value] = [typed(value), typed(within)];
  };
  fields.reading.addEventListener("change", begin);
  begin();
  return {
    parts: [
      fields.reading,
      fields.relation,
      fields.value,
      html("span", { "aria-hidden": "true" }, ["±"]),
      fields.within,
    ],
    /** @returns {Comparison} */
    read: () => [
      fields.reading.value,
      /** @type {Comparison[1]} */ (fields.relation.value),
      read(fields.value),
      read(fields.within),
    ],
  };
}

/**
 * Rows that can be added and taken away.
 * @template Row @param {{most: number, add: string, remove: string, change: () => void}} how
 * @param {() => {parts: (Node | string)[], read: () => Row}} make
 */
export function rows({ most, add, remove, change }, make) {
  /** @type {{root: HTMLElement, read: () => Row}[]} */
  const items = [];
  const list = html("div", { class: "lines" });
  const more = /** @type {HTMLButtonElement} */ (html("button", { type: "button" }, [add]));
  const grow = () => {
    const { parts, read: value } = make();
    const away = html("button", { type: "button", class: "away", "aria-label": remove }, ["✕"]);
    const row = { root: html("div", { class: "line" }, [...parts, away]), read: value };
    away.addEventListener("click", () => {
      items.splice(items.indexOf(row), 1);
      row.root.remove();
      changed();
    });
    items.push(row);
    list.append(row.root);
    changed();
  };
  const changed = () => {
    more.disabled = items.length >= most;
    change();
  };
  more.addEventListener("click", grow);
  return { root: html("div", { class: "rows" }, [list, more]), grow, read: () => items.map((row) => row.read()) };
}
