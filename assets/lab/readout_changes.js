/**
 * What a move changed of the numbers on show, row by row as it is read: heard where no sentence on the page says it.
 */

import { onShow } from "./dom.js";
import { answer } from "./live_region.js";
/** @typedef {import("./types.js").Lab<any>} Lab */

const MOST = 4;
const LONGEST = 90;
const WORD = /\p{L}{2}/u;
const NUMBERS = "[data-readout], output";

/**
 * What was on show when it was last heard, of each lab.
 * @type {WeakMap<object, {numbers: WeakMap<Element, string | null>, picture?: string}>}
 */
const before = new WeakMap();

/** A move has settled: have heard what it did. @param {Lab} lab */
export function heard(lab) {
  answer(lab.root, () => changesText(lab));
}

/** @param {Lab} lab */
function changesText(lab) {
  const { root, text, lesson } = lab;
  const last = before.get(lab) ?? { numbers: new WeakMap() };
  const readouts = [...root.querySelectorAll(`:is(${NUMBERS}):not([data-masked])`)].filter(
    (each) => onShow(each) && each.textContent,
  );
  const news = readouts.filter((each) => last.numbers.get(each) !== each.textContent);
  for (const each of readouts) last.numbers.set(each, each.textContent);
  const picture = lesson.picture?.(lab.scene, lab) ?? "";
  before.set(lab, { ...last, picture });
  const rows = distinct(news.filter((each) => !each.closest("[data-speaks]")).map((each) => rowOf(each, lab))).slice(
    0,
    MOST,
  );
  const sentence = onShow(root.querySelector(".sentence"));
  const rowsText = rows.length && !sentence ? text("lab.rows", { rows }) : "";
  const drawn = picture !== (last.picture ?? picture) || !(sentence || rowsText) ? picture : "";
  const speaks = sentence || onShow(root.querySelector("[data-speaks]"));
  return `${drawn} ${rowsText}`.trim() || (readouts.length && !news.length && !speaks ? text("lab.rows-same") : "");
}

/** Each row once, and none that is part of another. @param {string[]} rows */
const distinct = (rows) =>
  rows.filter((row, k) => !rows.some((other, at) => other.includes(row) && (other !== row || at < k)));

/**
 * A number with what stands beside it: its cell's heads, its row, what the page calls it, or its panel's name.
 * @param {Element} readout @param {Lab} lab
 */
function rowOf(readout, lab) {
  const own = readout.getAttribute("aria-label");
  const cell = readout.closest("td");
  if (own || cell) return `${own ?? headsOf(/** @type {HTMLTableCellElement} */ (cell))} ${plain(readout)}`.trim();
  const panel = readout.closest("[data-panel]");
  for (let each = readout.parentElement; each && each !== panel && each.tagName !== "svg"; each = each.parentElement) {
    if (each.matches("span, small, b")) continue;
    const row = plain(each);
    if (row.length > LONGEST) break;
    if (WORD.test([...each.querySelectorAll(NUMBERS)].reduce((rest, number) => rest.replace(plain(number), ""), row)))
      return row;
  }
  const { words = "", at = "" } = lab.reads.about(readout.getAttribute("data-readout") ?? "") ?? {};
  const name =
    (words && lab.text(words, { label: at })) ||
    panel?.getAttribute("aria-label") ||
    plain(panel?.querySelector("h2, h3"));
  return `${name} ${plain(readout)}`.trim();
}

/** @param {HTMLTableCellElement} cell */
function headsOf(cell) {
  const heads = [cell.parentElement?.querySelector("th"), cell.closest("table")?.tHead?.rows[0]?.cells[cell.cellIndex]];
  return heads.map(plain).filter(Boolean).join(" ");
}

/** @param {Element | null | undefined} element */
const plain = (element) =>
  ((element instanceof HTMLElement ? element.innerText : element?.textContent) ?? "").replace(/\s+/g, " ").trim();
