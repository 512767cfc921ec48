/**
 * What a drawing looks like on screen, written down so that any program draws it the same: no style sheet, no new CSS.
 */

import { add, dot, norm, scale, subtract } from "../../lab/maths/vectors.js";

/** Named for programs that lack the page's own font; the last ones hold Chinese, Japanese and Korean. */
const FALLBACKS =
  '"Noto Sans", "Segoe UI", "Helvetica Neue", Arial, "DejaVu Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';
const PAINTS = ["fill", "stroke"];
const COPIED = [
  "fill-opacity",
  "fill-rule",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
];
const LETTERS = ["font-size", "font-weight", "font-style", "text-anchor"];
/** What a program takes where nothing is written. @type {Record<string, string>} */
const USUAL = {
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  "font-style": "normal",
  "text-anchor": "start",
  "font-weight": "400",
  stroke: "none",
};

/**
 * What colours are on white paper, while a part that the site drew for its dark theme is pictured.
 * @type {Map<string, string>}
 */
let onWhite = new Map();
/** Between which colours the site's tables of colours run. */
const SCALES = [
  ["negative", "neutral"],
  ["neutral", "positive"],
  ["paper", "accent"],
];
/** Of each scale its two ends on screen, and on paper. @type {number[][][][]} */
let scales = [];
/** What Plotly writes on dark cells and on bright ones. */
const ON_CELLS = ["#ffffff", "#444444"];

/**
 * Take the light theme's colours for the dark one's, until null gives them back.
 * @param {Record<"light" | "dark", Record<string, string>> | null} themes colours by their roles
 */
export function repaint(themes) {
  onWhite = new Map(
    Object.entries(themes?.dark ?? {}).map(([role, colour]) => [colour, themes?.light[role] ?? colour]),
  );
  const channels = (/** @type {string} */ colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  scales = themes
    ? SCALES.map((ends) => [themes.dark, themes.light].map((theme) => ends.map((role) => channels(theme[role]))))
    : [];
}

/** What a cell's letters are on paper. @param {string} colour on screen */
export const onCell = (colour) => (scales.length && ON_CELLS[1 - ON_CELLS.indexOf(colour)]) || colour;

/** An image of a table of colours as it is on paper; null where it is as on screen. @param {SVGImageElement} image */
export function recoloured(image) {
  if (!scales.length) return null;
  const [width, height] = [image.width, image.height].map((each) => Math.ceil(2 * each.baseVal.value));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = Object.assign(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")), {
    imageSmoothingEnabled: false,
  });
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  for (let k = 0; k < pixels.data.length; k += 4) pixels.data.set(onScale(pixels.data.subarray(k, k + 3)), k);
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL();
}

/** A colour of a scale on screen as the scale has it on paper. @param {Uint8ClampedArray} colour */
function onScale(colour) {
  const colours = scales.map(([[from, to], [start, end]]) => {
    const way = subtract(to, from);
    const along = Math.min(Math.max(dot(way, subtract([...colour], from)) / dot(way, way), 0), 1);
    return {
      off: norm(subtract([...colour], add(from, scale(way, along)))),
      paper: add(start, scale(subtract(end, start), along)),
    };
  });
  return colours.reduce((best, each) => (each.off < best.off ? each : best)).paper;
}

/**
 * Fonts by name, with others to fall back on; the page's generic names mean nothing elsewhere. @param {string} family
 */
export function fonts(family) {
  const named = family
    .split(",")
    .map((each) => each.trim())
    .filter((each) => !/^(?:sans-serif|serif|system-ui|ui-|-apple|BlinkMac|monospace)/i.test(each));
  return [...named, /mono/i.test(family) ? "monospace" : FALLBACKS].join(", ");
}

/**
 * A colour as every program reads it, and how opaque it is; null where it paints nothing.
 * @param {string} value as computed @returns {{colour: string, alpha: number} | null}
 */
export function paint(value) {
  if (!value || value === "none" || value === "transparent") return null;
  const numbers = (value.match(/-?[\d.]+(?:e-?\d+)?%?/g) ?? []).map((each) => parseFloat(each));
  if (value.startsWith("rgb")) return opaque(numbers.slice(0, 3), numbers[3] ?? 1);
  if (/^color\(srgb /.test(value))
    return opaque(
      numbers.slice(0, 3).map((each) => 255 * each),
      numbers[3] ?? 1,
    );
  return { colour: value, alpha: 1 };
}

/** @param {number[]} channels @param {number} alpha */
function opaque(channels, alpha) {
  const hex = channels.map((each) =>
    Math.round(Math.min(Math.max(each, 0), 255))
      .toString(16)
      .padStart(2, "0"),
  );
  const colour = `#${hex.join("")}`;
  return alpha > 0 ? { colour: onWhite.get(colour) ?? colour, alpha } : null;
}

/**
 * Write an element's looks as attributes of its copy. @param {CSSStyleDeclaration} style @param {Element} copy
 * @param {boolean} isText
 */
export function inline(style, copy, isText) {
  for (const name of PAINTS) {
    const value = style.getPropertyValue(name);
    const colour = value.startsWith("url(") ? { colour: value.replaceAll('"', ""), alpha: 1 } : paint(value);
    if (colour || name === "fill") copy.setAttribute(name, colour?.colour ?? "none");
    else copy.removeAttribute(name);
    if (colour && colour.alpha < 1)
      copy.setAttribute(`${name}-opacity`, String(colour.alpha * Number(style.getPropertyValue(`${name}-opacity`))));
  }
  for (const name of isText ? [...COPIED, ...LETTERS] : COPIED) {
    const value = style.getPropertyValue(name);
    if (value === USUAL[name]) copy.removeAttribute(name);
    else if (!(name.endsWith("-opacity") && copy.hasAttribute(name) && value === "1"))
      copy.setAttribute(name, value.replace(/(\d)px/g, "$1"));
  }
  if (copy.matches("stop")) copy.setAttribute("stop-color", paint(style.stopColor)?.colour ?? "none");
  if (isText) copy.setAttribute("font-family", fonts(style.fontFamily));
}
