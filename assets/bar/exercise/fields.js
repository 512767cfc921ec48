/**
 * The fields of an exercise's form, and what stands in them.
 *
 * @typedef {import("../../lab/text.js").Text} Text
 * @typedef {import("../../lab/story/machine.js").Comparison} Comparison
 * @typedef {Record<string, string>} Readings what each is now, at full precision; "" where it is undefined
 */

import { html } from "../../lab/dom.js";

const RELATIONS = ["<", "<=", "=", ">=", ">"];
const SIGNS = /** @type {Record<string, string>} */ ({ "<=": "≤", ">=": "≥" });

/** @param {string} name @param {Record<string, string>} options title by value */
export function select(name, options) {
  const choices = Object.entries(options).map(([value, title]) => html("option", { value }, [title]));
  return /** @type {HTMLSelectElement} */ (html("select", { "aria-label": name }, choices));
}

/** A list of readings, by the keys that they bear on the page, each with what it is now. @param {string} name @param {Readings} readings */
export function readingsOf(name, readings) {
  const list = select(name, Object.fromEntries(Object.entries(readings).map(([key, value]) => [key, value !== "" && Number.isFinite(Number(value)) ? `${key} = ${short(value)}` : key])));
  list.dataset.keys = "";
  return list;
}

/** @param {string} value */
const short = (value) => String(Number(Number(value).toPrecision(4))).replace("-", "−");

/** @param {string} name @param {string} value */
export function number(name, value) {
  return /** @type {HTMLInputElement} */ (html("input", { type: "text", inputmode: "decimal", "aria-label": name, title: name, value, class: "number" }));
}

/** A number as it was typed; NaN where it is none. @param {HTMLInputElement} field */
export function read(field) {
  const typed = field.value.trim().replace("−", "-").replace(",", ".");
  const value = typed === "" ? NaN : Number(typed);
  field.setAttribute("aria-invalid", String(!Number.isFinite(value)));
  return value;
}

/** A comparison of a reading with a number. @param {Text} words @param {Readings} readings */
export function comparison(words, readings) {
  const fields = {
    reading: readingsOf(words("exercise.reading"), readings),
    relation: select(words("exercise.relation"), Object.fromEntries(RELATIONS.map((each) => [each, SIGNS[each] ?? each]))),
    value: number(words("exercise.value"), "0"),
    within: number(words("exercise.within"), "0"),
  };
  fields.relation.value = "=";
  return {
    parts: [fields.reading, fields.relation, fields.value, html("span", { "aria-hidden": "true" }, ["±"]), fields.within],
    /** @returns {Comparison} */
    read: () => [fields.reading.value, /** @type {Comparison[1]} */ (fields.relation.value), read(fields.value), read(fields.within)],
  };
}

/**
 * Rows that can be added and taken away.
 * @template Row @param {{most: number, add: string, remove: string, change: () => void}} how
 * @param {() => {parts: (Node | string)[], read: () => Row}} make
 */
export function rows({ most, add, remove, change }, make) {
  /** @type {{root: HTMLElement, read: () => Row}[]} */
  const held = [];
  const list = html("div", { class: "lines" });
  const more = /** @type {HTMLButtonElement} */ (html("button", { type: "button" }, [add]));
  const grow = () => {
    const { parts, read: value } = make();
    const away = html("button", { type: "button", class: "away", "aria-label": remove }, ["✕"]);
    const row = { root: html("div", { class: "line" }, [...parts, away]), read: value };
    away.addEventListener("click", () => {
      held.splice(held.indexOf(row), 1);
      row.root.remove();
      changed();
    });
    held.push(row);
    list.append(row.root);
    changed();
  };
  const changed = () => {
    more.disabled = held.length >= most;
    change();
  };
  more.addEventListener("click", grow);
  return { root: html("div", { class: "rows" }, [list, more]), grow, read: () => held.map((row) => row.read()) };
}
