/** Cosines as a table of colours on a canvas: blue alike, orange opposite, grey at a right angle, empty undefined. */

import { html, set, svg } from "../../lab/dom.js";
import { once } from "../../lab/readings.js";

const SHADES = 256;

/** A canvas with the lines that part the groups over it. @param {string} label */
export function heat(label) {
  const canvas = /** @type {HTMLCanvasElement} */ (html("canvas", { role: "img", "aria-label": label }));
  const lines = svg("path", { class: "partings" });
  const cross = svg("path", { class: "cross" });
  const over = svg("svg", { "aria-hidden": "true", preserveAspectRatio: "none" }, [lines, cross]);
  const root = html("div", { class: "heat" }, [canvas, over]);
  return {
    root,
    canvas,
    /**
     * @param {Float64Array} table @param {Uint32Array} shades @param {number[]} partings
     * @param {number} [row] the row to mark
     */
    draw: (table, shades, partings, row) => {
      const size = Math.sqrt(table.length);
      if (canvas.width !== size) canvas.width = canvas.height = size;
      paint(canvas, table, shades);
      set(over, "viewBox", `0 0 ${size} ${size}`);
      set(lines, "d", partings.map((at) => `M${at} 0V${size}M0 ${at}H${size}`).join(""));
      set(cross, "d", row === undefined ? "" : `M0 ${row + 0.5}H${size}`);
    },
  };
}

/** @param {HTMLCanvasElement} canvas @param {Float64Array} table @param {Uint32Array} shades */
function paint(canvas, table, shades) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const picture = context.createImageData(canvas.width, canvas.height);
  const pixels = new Uint32Array(picture.data.buffer);
  for (let at = 0; at < table.length; at += 1) {
    pixels[at] = Number.isNaN(table[at]) ? 0 : shades[Math.round(((table[at] + 1) / 2) * (SHADES - 1))];
  }
  context.putImageData(picture, 0, 0);
}

/** Colours of the cosines from −1 to 1, in the theme that is on. @param {import("../../lab/types.js").Lab<any>} lab */
export const shadesIn = ({ root, tokens }) => shadesOf(tokens[root.dataset.theme === "dark" ? "dark" : "light"]);

const shadesOf = once((/** @type {Record<string, string>} */ theme) => {
  const [low, middle, high] = [theme.negative, theme.neutral, theme.positive].map(channels);
  return Uint32Array.from({ length: SHADES }, (_, at) => {
    const t = (2 * at) / (SHADES - 1) - 1;
    const end = t < 0 ? low : high;
    const mixed = middle.map((part, c) => Math.round(part + Math.abs(t) * (end[c] - part)));
    return (255 << 24) | (mixed[2] << 16) | (mixed[1] << 8) | mixed[0];
  });
});

/** Where groups part, in rows. @param {readonly number[] | null} groups @param {number[]} items */
export function partingsOf(groups, items) {
  if (!groups) return [];
  return items.flatMap((item, at) => (at > 0 && groups[item] !== groups[items[at - 1]] ? [at] : []));
}

/** @param {string} hex */
function channels(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}
