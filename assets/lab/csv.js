/** Tables as text (RFC 4180) in which a spreadsheet finds no formula: twin of lib/cosine_lab/escape.py, `cell`. */

const FORMULA = /^(?:[\t\r]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
const GAP = /(?<![;\s"])[;\s"]+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const FURTHER = /[;\t\r\n]/; // where semicolons part cells, one begins here
const NUMBER = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** What a reader of tables takes for a cell without a value, an answer “None” among it. */
const MISSING = /^(?:None|<NA>|#?NA|-?nan|-?NaN|null|NULL|n\/a|#?N\/A|#N\/A N\/A|1\.#(?:IND|QNAN))$/;

/** A foreign text for a cell: a number, or no formula. @param {string} text */
export const escaped = (text) =>
  (FORMULA.test(text) && !NUMBER.test(text) ? "'" : "") +
  text.replace(GAP, (gap) => (FURTHER.test(gap) ? `${gap}'` : gap));

/** Rows of cells; nothing where undefined. @param {(string | number | null | undefined)[][]} rows */
export function csv(rows) {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A text that stays one wherever the table is read. @param {string} text */
const named = (text) => (MISSING.test(text) ? `“${text}”` : text);

/** @param {string | number | null | undefined} value */
function cell(value) {
  if (typeof value === "number") return Number.isNaN(value) ? "" : String(value);
  const text = escaped(value ? named(value) : "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
