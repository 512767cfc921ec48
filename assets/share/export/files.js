/** Files and clipboards, made in the reader's browser. */

import { csv } from "../../lab/csv.js";
import { numbersHere } from "./numbers.js";
import { saveBlob } from "./save.js";

/**
 * Save an SVG text as it is, or drawn `scale` times as large as on screen. @param {string} text @param {string} name
 * @param {"svg" | "png"} format @param {number} scale
 */
export async function savePicture(text, name, format, scale) {
  saveBlob(
    format === "svg" ? new Blob([text], { type: "image/svg+xml" }) : await drawn(text, scale),
    `${name}.${format}`,
  );
}

/** An SVG text as PNG. @param {string} text @param {number} scale @returns {Promise<Blob>} */
export async function drawn(text, scale) {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width * scale;
    canvas.height = image.height * scale;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Every live number of the surface that is shown, in full precision. @param {Element} root */
export function readingsOf(root) {
  const readouts = [...root.querySelectorAll("[data-readout]")].filter(
    (each) => each.checkVisibility() && !each.hasAttribute("data-masked"),
  );
  return readouts.map((each) => ({
    name: each.getAttribute("data-readout") ?? "",
    value: each.getAttribute("data-value") ?? "",
    shown: each.textContent ?? "",
  }));
}

/** @param {Element} root @param {import("../../lab/types.js").Text} words */
export function numbersOf(root, words) {
  return csv([headOf(words), ...readingsOf(root).map(({ name, value, shown: label }) => [name, value, label])]);
}

/**
 * What a part of the page shows, in numbers: its table, or its readings and where its points are. @param {Element} part
 * @param {import("../../lab/types.js").Text} words @returns {string | null} null where it has none of its own
 */
export function numbersOfPart(part, words) {
  const tables = /** @type {HTMLTableElement[]} */ ([...part.querySelectorAll("table")]);
  const cells = tables.flatMap((table) => [...table.rows].map((row) => [...row.cells].map(cellOf)));
  if (cells.length) return csv(cells);
  const points = [...part.querySelectorAll("[data-at]")]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => {
      const [label, figure] = [each.getAttribute("aria-label"), each.getAttribute("aria-valuetext") ?? ""];
      return (each.getAttribute("data-at") ?? "").split(" ").map((value, k) => [`${label} ${"xy"[k]}`, value, figure]);
    });
  const rows = [...readingsOf(part).map(({ name, value, shown: figure }) => [name, value, figure]), ...points];
  return rows.length ? csv([headOf(words), ...rows]) : null;
}

/** A cell in full precision, where there is more than it shows. @param {Element} cell */
function cellOf(cell) {
  const exact = cell.matches("[data-value]") ? cell : cell.querySelector("[data-value]");
  return (
    (exact?.hasAttribute("data-masked") ? "" : exact?.getAttribute("data-value")) ?? cell.textContent?.trim() ?? ""
  );
}

/** @param {import("../../lab/types.js").Text} words */
const headOf = (words) => ["reading", "value", "shown"].map((name) => words(`share.csv.${name}`));

/**
 * Put a picture, a table and a text with the link on the clipboard; each program takes what it can.
 * @param {Element} root @param {string} svgText @param {string} link @param {string} title @returns {Promise<boolean>}
 */
export async function copyForSlide(root, svgText, link, title) {
  const rows = numbersHere().slide?.() ?? readingsOf(root).map(({ name, shown: label }) => [name, label]);
  const table = document.createElement("table");
  for (const cells of rows) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  const anchor = Object.assign(document.createElement("a"), { href: link, textContent: title });
  const text = [title, ...rows.map((cells) => cells.join("\t")), link].join("\n");
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        "text/html": new Blob([`<p>${anchor.outerHTML}</p>${table.outerHTML}`], { type: "text/html" }),
        "image/png": drawn(svgText, 2),
        "text/plain": new Blob([text], { type: "text/plain" }),
      }),
    ]);
    return true;
  } catch {
    return false;
  }
}
