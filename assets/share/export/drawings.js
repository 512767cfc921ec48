/**
 * A drawing on the page as a drawing that stands alone: its looks written into it, nothing in it that cannot be seen.
 */

import { svg } from "../../lab/dom.js";
import { inline, onCell, paint, recoloured } from "./styles.js";

const ATTRIBUTES =
  /^(?:d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|dx|dy|width|height|points|transform|viewBox|href|preserveAspectRatio|id|clip-path|offset|clipPathUnits|gradientUnits|gradientTransform|textLength|rotate)$/;
const SHAPES = "path, rect, circle, ellipse, line, polyline, polygon";
const SIDES = [
  ["x", "x1", "x2", "width"],
  ["y", "y1", "y2", "height"],
];
const UNSEEN = "title, desc, style, script, metadata, foreignObject";
/**
 * How far a text's middle or top lies from its baseline, in its own size: not every program knows these lines.
 * @type {Record<string, number>}
 */
const SHIFTS = {
  central: 0.35,
  middle: 0.26,
  hanging: 0.74,
  "text-before-edge": 0.87,
  "text-after-edge": -0.2,
  ideographic: -0.2,
};

/** @param {SVGSVGElement} drawing @param {DOMRect} box where it stands @returns {SVGElement} */
export function drawingOf(drawing, box) {
  const style = getComputedStyle(drawing);
  const [left, top] = [parseFloat(style.borderLeftWidth) || 0, parseFloat(style.borderTopWidth) || 0];
  const [width, height] = [box.width - 2 * left, box.height - 2 * top];
  const copy = svg("svg", {
    x: box.x + left,
    y: box.y + top,
    width,
    height,
    viewBox: drawing.getAttribute("viewBox") ?? `0 0 ${width} ${height}`,
  });
  const aspect = drawing.getAttribute("preserveAspectRatio");
  if (aspect) copy.setAttribute("preserveAspectRatio", aspect);
  if (style.overflow === "visible") copy.setAttribute("overflow", "visible");
  copy.append(...children(drawing));
  if (aspect === "none") stretch(copy, width, height);
  return copy;
}

/**
 * Stretch coordinates in place of lines, which would be stretched too: no other program keeps their widths.
 * @param {SVGElement} copy @param {number} width @param {number} height
 */
function stretch(copy, width, height) {
  const [, , across, down] = (copy.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const by = [width / across, height / down];
  copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  for (const each of copy.querySelectorAll("*")) {
    for (const [k, names] of SIDES.entries())
      for (const name of names)
        if (each.hasAttribute(name)) each.setAttribute(name, String(by[k] * Number(each.getAttribute(name))));
    const path = each.getAttribute("d");
    if (path) each.setAttribute("d", stretched(path, by));
  }
}

/** A path of points, stretched. @param {string} path @param {number[]} by */
function stretched(path, by) {
  let k = 0;
  return path.replace(/[HV]|-?[\d.]+(?:e-?\d+)?/g, (token) => {
    if (token === "H" || token === "V") return ((k = token === "H" ? 0 : 1), token);
    return String(Number(token) * by[k++ % 2]);
  });
}

/** @param {Element} parent @returns {Element[]} */
function children(parent) {
  return [...parent.children].flatMap((child) => copies(/** @type {SVGElement} */ (child)));
}

/** The copies of an element: none, one, or a text with its halo. @param {SVGElement} element @returns {Element[]} */
function copies(element) {
  if (element.matches(UNSEEN)) return [];
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) === 0) return [];
  if (element.matches(SHAPES) && !paint(style.fill) && !style.fill.startsWith("url(") && !paint(style.stroke))
    return [];
  const copy = /** @type {SVGElement} */ (element.cloneNode(false));
  for (const { name } of [...copy.attributes])
    if (!ATTRIBUTES.test(name.replace("xlink:", ""))) copy.removeAttribute(name);
  if (element.closest(".legend")) copy.removeAttribute("clip-path"); // a chart's legend may be wider than its place
  if (element.matches("text")) return lettered(element, copy, style);
  if (element.matches("g, svg, defs, clipPath, a, symbol")) {
    const nodes = children(element);
    if (!nodes.length) return [];
    if (style.opacity !== "1") copy.setAttribute("opacity", style.opacity);
    copy.append(...nodes);
    return [copy];
  }
  inline(style, copy, false);
  const printed = element instanceof SVGImageElement && recoloured(element);
  if (printed) copy.setAttribute("href", printed);
  copy.append(...children(element));
  return [copy];
}

/**
 * A text, over its halo: programs that stroke after they fill would hide the letters. @param {SVGElement} element
 * @param {SVGElement} copy @param {CSSStyleDeclaration} style @returns {Element[]}
 */
function lettered(element, copy, style) {
  if (!element.textContent?.trim()) return [];
  inline(style, copy, true);
  if (element.closest(".heatmap-label")) copy.setAttribute("fill", onCell(copy.getAttribute("fill") ?? ""));
  const shift = SHIFTS[style.dominantBaseline];
  const place = Number(copy.getAttribute("dy") ?? 0);
  if (shift && !Number.isNaN(place)) copy.setAttribute("dy", (place + shift * parseFloat(style.fontSize)).toFixed(2));
  for (const node of element.childNodes)
    copy.append(...(node instanceof Element ? spans(/** @type {SVGElement} */ (node)) : [node.cloneNode()]));
  if (!copy.hasAttribute("stroke")) return [copy];
  const halo = /** @type {SVGElement} */ (copy.cloneNode(true));
  halo.setAttribute("fill", "none");
  for (const name of ["stroke", "stroke-width", "stroke-linejoin", "stroke-opacity"]) copy.removeAttribute(name);
  return [halo, copy];
}

/** @param {SVGElement} span @returns {Element[]} */
function spans(span) {
  const copy = /** @type {SVGElement} */ (span.cloneNode(true));
  for (const { name } of [...copy.attributes]) if (!ATTRIBUTES.test(name)) copy.removeAttribute(name);
  inline(getComputedStyle(span), copy, true);
  for (const name of ["stroke", "stroke-width", "stroke-linejoin"]) copy.removeAttribute(name);
  return [copy];
}
