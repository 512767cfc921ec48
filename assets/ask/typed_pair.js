/** A word or a vector as somebody types or pastes it. @import {Typed} from "./types.js" */

import { fewMarks } from "../lab/names.js";

const [MOST, LARGEST, LONGEST_QUOTE, LONGEST_TYPED] = [4096, 1e100, 20, 200_000]; // numbers, their size, characters
/** As NumPy and PyTorch show one: of what surrounds its numbers nothing is run, or read. */
const WRITTEN = /^(?:\w+\.)?(?:array|tensor|Tensor)\((\[[^\]]*\]\]?)[^\]]*\)$/;
const DECIMAL_COMMA = /^[+-]?\d*,\d+(e[+-]?\d+)?$/i;
const SCALAR = /(?:np\.)?float(?:16|32|64)\(([^()]*)\)/g;

/**
 * The numbers of a list as they stand there: with semicolons a comma is a decimal comma, else it separates, as a blank
 * does.
 * With blanks alone between “0,5 0,7” it can be either: null. @param {string} list
 */
function listed(list) {
  const plain = (/** @type {string} */ item) => (DECIMAL_COMMA.test(item) ? item.replace(",", ".") : item);
  if (list.includes(";") && list.includes(","))
    return list
      .split(";")
      .map((item) => plain(item.trim()))
      .filter(Boolean);
  const parts = list.split(/\s+/).filter(Boolean);
  if (parts.length > 1 && list.includes(",") && parts.every((part) => !part.includes(",") || DECIMAL_COMMA.test(part)))
    return null;
  return list.split(/[\s,;]+/).filter(Boolean);
}

/** @param {string} text @returns {Typed} */
export function typedOf(text) {
  if (text.length > LONGEST_TYPED) return { fault: "fault.many", told: { most: MOST } };
  const plain = fewMarks(text).normalize("NFKC").trim().replaceAll("−", "-"); // a full-width comma is one
  if (!plain) return { fault: "fault.empty" };
  if (!/\d/.test(plain) && !/[,;[]/.test(plain)) return { word: plain.toLowerCase().slice(0, 60) };
  const items = listed(
    plain
      .replace(WRITTEN, "$1")
      .replace(SCALAR, "$1")
      .replace(/^(?:\[\[?|\()|(?:\]\]?|\))$/g, ""),
  );
  if (!items) return { fault: "fault.comma" };
  if (items.includes("...")) return { fault: "fault.cut" };
  if (items.length > MOST) return { fault: "fault.many", told: { most: MOST } };
  const wrong = items.findIndex(
    (item) => !/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(item) || !(Math.abs(Number(item)) <= LARGEST),
  );
  if (wrong >= 0) return { fault: "fault.number", told: { k: wrong + 1, item: items[wrong].slice(0, LONGEST_QUOTE) } };
  if (items.length < 2) return { fault: "fault.few" };
  const values = items.map(Number);
  return values.some((value) => Math.abs(value) > 1 / LARGEST) ? { values } : { fault: "fault.zero" };
}

/**
 * Two of them together: words or vectors, not one of each. @param {string} a @param {string} b
 * @returns {{words: string[]} | {vectors: number[][]} | {fault: string, told?: Record<string, string | number>}}
 */
export function pairOf(a, b) {
  const [one, other] = [typedOf(a), typedOf(b)];
  if ("fault" in one) return one;
  if ("fault" in other) return other;
  if ("word" in one && "word" in other) return { words: [one.word, other.word] };
  if (!("values" in one && "values" in other)) return { fault: "fault.mixed" };
  if (one.values.length !== other.values.length)
    return { fault: "fault.lengths", told: { a: one.values.length, b: other.values.length } };
  return { vectors: [one.values, other.values] };
}

/** How a list of numbers was read: the first of them. @param {number[]} values */
export const cellsOf = (values) =>
  `${values
    .slice(0, 3)
    .map((value) => String(Number(value.toPrecision(4))).replace("-", "−"))
    .join(", ")}${values.length > 3 ? ", …" : ""}`;
