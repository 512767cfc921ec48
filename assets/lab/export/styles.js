/** What a drawing looks like on screen, written down so that any program draws it the same: no style sheet, no new CSS. */

/** Named for programs that lack the page's own font; the last ones hold Chinese, Japanese and Korean. */
const FALLBACKS = '"Noto Sans", "Segoe UI", "Helvetica Neue", Arial, "DejaVu Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';
const PAINTS = ["fill", "stroke"];
const COPIED = ["fill-opacity", "fill-rule", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity"];
const LETTERS = ["font-size", "font-weight", "font-style", "text-anchor"];
/** What a program takes where nothing is written. @type {Record<string, string>} */
const USUAL = {
  "fill-opacity": "1", "fill-rule": "nonzero", "stroke-width": "1px", "stroke-opacity": "1", "stroke-dasharray": "none", "stroke-linecap": "butt",
  "stroke-linejoin": "miter", opacity: "1", "font-style": "normal", "text-anchor": "start", "font-weight": "400", stroke: "none",
};

/** Fonts by name, with others to fall back on; the page's generic names mean nothing elsewhere. @param {string} family */
export function fonts(family) {
  const named = family.split(",").map((each) => each.trim()).filter((each) => !/^(?:sans-serif|serif|system-ui|ui-|-apple|BlinkMac|monospace)/i.test(each));
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
  if (/^color\(srgb /.test(value)) return opaque(numbers.slice(0, 3).map((each) => 255 * each), numbers[3] ?? 1);
  return { colour: value, alpha: 1 };
}

/** @param {number[]} channels @param {number} alpha */
function opaque(channels, alpha) {
  const hex = channels.map((each) => Math.round(Math.min(Math.max(each, 0), 255)).toString(16).padStart(2, "0"));
  return alpha > 0 ? { colour: `#${hex.join("")}`, alpha } : null;
}

/** Write an element's looks as attributes of its copy. @param {CSSStyleDeclaration} style @param {Element} copy @param {boolean} isText */
export function inline(style, copy, isText) {
  for (const name of PAINTS) {
    const value = style.getPropertyValue(name);
    const found = value.startsWith("url(") ? { colour: value, alpha: 1 } : paint(value);
    if (found || name === "fill") copy.setAttribute(name, found?.colour ?? "none");
    else copy.removeAttribute(name);
    if (found && found.alpha < 1) copy.setAttribute(`${name}-opacity`, String(found.alpha * Number(style.getPropertyValue(`${name}-opacity`))));
  }
  for (const name of isText ? [...COPIED, ...LETTERS] : COPIED) {
    const value = style.getPropertyValue(name);
    if (value === USUAL[name]) copy.removeAttribute(name);
    else if (!(name.endsWith("-opacity") && copy.hasAttribute(name) && value === "1")) copy.setAttribute(name, value.replace(/(\d)px/g, "$1"));
  }
  if (isText) copy.setAttribute("font-family", fonts(style.fontFamily));
}
