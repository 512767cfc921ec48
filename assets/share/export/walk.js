/**
 * What is seen of a part of the page, as shapes and texts of one drawing: boxes, borders, lines of text where
 * they stand, drawings and canvases. Controls stay on the page.
 *
 * @import {Clip} from "./types.js"
 */

import { html, svg } from "../../lab/dom.js";
import { drawingOfCanvas } from "../../lab/canvases.js";
import { drawingOf } from "./drawings.js";
import { fonts, paint } from "./styles.js";

const OMITTED = [
  ".tools",
  ".presets",
  ".tries-panel",
  ".goals-panel",
  "button:not(:has(canvas), li button, td button, th button, .story-bet button)",
  ".zooms",
  ".story-nav",
  ".story-actions",
  "[data-story-action]",
  ".story-on",
  ".buttons",
  ".target",
  ".values",
  ".saves",
  ".spoken",
  ".row.there",
  "input",
  "style",
  "script",
  ".st-key-bar",
  ".st-key-read",
  ".modebar-container",
  ".stDownloadButton",
  "[class*='st-key-save-']",
  "[class*='st-key-csv-']",
  "[data-testid='stWidgetLabel']",
  ".stButton",
  ".stButtonGroup",
  ".stTextInput",
  ".stSlider",
  ".stPopover",
  "h1",
  "[data-testid='stHeaderActionElements']",
  ".hoverlayer",
  ".glyph-unseen",
].join(",");

/** @type {Clip} */
const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const SHARP = 2; // dots a pixel, of squares

/**
 * @param {Element} root @param {boolean} answers whether the buttons of a bet are shown
 * @returns {{marks: SVGElement[], box: DOMRect}} in pixels of the window
 */
export function walked(root, answers) {
  /** @type {SVGElement[]} */
  const marks = [];
  // For as long as it is looked at, what is left out takes no room.
  const style = html("style", {}, [
    `[data-pictured] :is(${OMITTED}${answers ? "" : ", .story-bet"}) { display: none !important; }`,
  ]);
  root.append(style);
  root.toggleAttribute("data-pictured", true);
  visitAll(root, getComputedStyle(root), marks, EVERYWHERE);
  const box = root.getBoundingClientRect();
  root.removeAttribute("data-pictured");
  style.remove();
  return { marks, box };
}

/** @param {Element} element @param {SVGElement[]} marks @param {Clip} clip */
function visit(element, marks, clip) {
  const style = getComputedStyle(element);
  if (
    style.display === "none" ||
    style.visibility === "hidden" ||
    Number(style.opacity) === 0 ||
    style.clipPath !== "none"
  )
    return;
  const box = element.getBoundingClientRect();
  if (!element.matches("select") && style.display !== "contents" && box.width && box.height)
    marks.push(...boxed(style, box, clip));
  if (element instanceof SVGSVGElement) return void marks.push(...isVisible([drawingOf(element, box)], box, clip));
  if (element instanceof HTMLCanvasElement) return void marks.push(...isVisible(painted(element, box), box, clip));
  if (element instanceof HTMLSelectElement)
    return void marks.push(
      ...textNode(
        element.selectedOptions[0]?.textContent ?? "",
        style,
        box.x + 6,
        box.y + box.height / 2 + 0.35 * parseFloat(style.fontSize),
      ),
    );
  visitAll(
    element,
    style,
    marks,
    style.overflowX === "visible" && style.overflowY === "visible" ? clip : within(clip, box),
  );
}

/** @param {Element} element @param {CSSStyleDeclaration} style @param {SVGElement[]} marks @param {Clip} clip */
function visitAll(element, style, marks, clip) {
  marks.push(...keyOf(element, clip));
  for (const node of element.shadowRoot?.childNodes ?? element.childNodes) {
    if (node instanceof Element) visit(node, marks, clip);
    else if (node instanceof Text && node.textContent?.trim()) marks.push(...lines(node, style, clip));
  }
}

/**
 * What of a drawing its scrolled place shows. @param {SVGElement[]} drawings @param {DOMRect} box @param {Clip} clip
 * @returns {SVGElement[]}
 */
function isVisible(drawings, box, clip) {
  const { left, top, right, bottom } = within(clip, box);
  if (right <= left || bottom <= top) return [];
  const [width, height] = [right - left, bottom - top];
  if (width > box.width - 1 && height > box.height - 1) return drawings;
  return [svg("svg", { x: left, y: top, width, height, viewBox: `${left} ${top} ${width} ${height}` }, drawings)];
}

/**
 * What a canvas shows: as a drawing where it can be had, else as an image. @param {HTMLCanvasElement} canvas
 * @param {DOMRect} box @returns {SVGElement[]}
 */
function painted(canvas, { x, y, width, height }) {
  if (!canvas.width || !width) return [];
  const drawing = drawingOfCanvas(canvas);
  if (!drawing) return [svg("image", { x, y, width, height, href: imageOf(canvas, width) })];
  return [svg("svg", { x, y, width, height, viewBox: `0 0 ${canvas.clientWidth} ${canvas.clientHeight}` }, [drawing])];
}

/**
 * A canvas as an image. Squares that stay sharp here are drawn large, since other programs would blur them.
 * @param {HTMLCanvasElement} canvas @param {number} width on the page
 */
function imageOf(canvas, width) {
  const times = getComputedStyle(canvas).imageRendering === "pixelated" ? Math.ceil((SHARP * width) / canvas.width) : 1;
  if (times === 1) return canvas.toDataURL();
  const large = Object.assign(document.createElement("canvas"), {
    width: canvas.width * times,
    height: canvas.height * times,
  });
  const context = /** @type {CanvasRenderingContext2D} */ (large.getContext("2d"));
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, large.width, large.height);
  return large.toDataURL();
}

/** @param {Clip} clip @param {DOMRect} box @returns {Clip} */
function within(clip, box) {
  return {
    left: Math.max(clip.left, box.left),
    top: Math.max(clip.top, box.top),
    right: Math.min(clip.right, box.right),
    bottom: Math.min(clip.bottom, box.bottom),
  };
}

/**
 * A background and its borders. @param {CSSStyleDeclaration} style @param {DOMRect} box @param {Clip} clip
 * @returns {SVGElement[]}
 */
function boxed(style, box, clip) {
  const [left, top, right, bottom] = [
    Math.max(box.left, clip.left),
    Math.max(box.top, clip.top),
    Math.min(box.right, clip.right),
    Math.min(box.bottom, clip.bottom),
  ];
  if (right <= left || bottom <= top) return [];
  const place = { x: left, y: top, width: right - left, height: bottom - top };
  const [, hatched] = /^repeating-linear-gradient\(\S+ (\w+\([^)]*\))/.exec(style.backgroundImage) ?? [];
  const ground = paint(hatched ?? style.backgroundColor);
  const radius = parseFloat(style.borderTopLeftRadius) || 0;
  const marks = ground
    ? [
        svg("rect", {
          ...place,
          fill: ground.colour,
          "fill-opacity": ground.alpha * Number(style.opacity),
          rx: Math.min(radius, box.height / 2),
        }),
      ]
    : [];
  const sides = /** @type {const} */ ([
    ["Left", left, top, left, bottom],
    ["Top", left, top, right, top],
    ["Right", right, top, right, bottom],
    ["Bottom", left, bottom, right, bottom],
  ]);
  const drawn = sides.flatMap(([side, x1, y1, x2, y2]) => {
    const [width, colour] = [parseFloat(style[`border${side}Width`]), paint(style[`border${side}Color`])];
    return width && colour && style[`border${side}Style`] !== "none" ? [{ width, colour, x1, y1, x2, y2 }] : [];
  });
  const alike =
    drawn.length === 4 &&
    drawn.every(({ width, colour }) => width === drawn[0].width && colour.colour === drawn[0].colour.colour);
  if (alike)
    return [
      ...marks,
      svg("rect", {
        ...place,
        fill: "none",
        stroke: drawn[0].colour.colour,
        "stroke-opacity": drawn[0].colour.alpha,
        "stroke-width": drawn[0].width,
        rx: Math.min(radius, box.height / 2),
      }),
    ];
  return [
    ...marks,
    ...drawn.map(({ width, colour, ...ends }) =>
      svg("line", { ...ends, stroke: colour.colour, "stroke-width": width }),
    ),
  ];
}

/**
 * What stands before a name in a legend: a line or a block in its colour. @param {Element} element @param {Clip} clip
 * @returns {SVGElement[]}
 */
function keyOf(element, clip) {
  const style = getComputedStyle(element, "::before");
  const [width, height] = [parseFloat(style.width), parseFloat(style.height) + parseFloat(style.borderTopWidth)];
  if (style.content !== '""' || style.position === "absolute" || !(width > 0 && height > 0)) return [];
  const { left, top, height: high } = element.getClientRects()[0];
  const [x, y, line] = [left, top + high / 2, paint(style.borderTopColor)];
  if (!parseFloat(style.borderTopWidth) || !line)
    return boxed(style, new DOMRect(x, y - height / 2, width, height), clip);
  const dashes = { dashed: `${2 * height} ${height}`, dotted: `${height} ${height}` }[style.borderTopStyle] ?? "none";
  return [
    svg("line", {
      x1: x,
      y1: y,
      x2: x + width,
      y2: y,
      stroke: line.colour,
      "stroke-width": height,
      "stroke-dasharray": dashes,
    }),
  ];
}

/**
 * The lines of a text where the browser has broken them. @param {Text} node @param {CSSStyleDeclaration} style
 * @param {Clip} clip @returns {SVGElement[]}
 */
function lines(node, style, clip) {
  const range = document.createRange();
  /** @type {{text: string, x: number, top: number, right: number}[]} */
  const rows = [];
  for (let k = 0; k < node.data.length; k += 1) {
    range.setStart(node, k);
    range.setEnd(node, k + 1);
    const rect = range.getClientRects()[0];
    const blank = !node.data[k].trim();
    if (
      !rect ||
      rect.left >= clip.right - 1 ||
      rect.right <= clip.left ||
      rect.top + rect.height / 2 >= clip.bottom ||
      rect.bottom <= clip.top
    )
      continue;
    const last = rows.at(-1);
    if (last && Math.abs(last.top - rect.top) < 2 && rect.left >= last.x)
      Object.assign(last, { text: last.text + node.data[k] }, blank ? {} : { right: rect.right });
    else if (!blank) rows.push({ text: node.data[k], x: rect.left, top: rect.top, right: rect.right });
  }
  const rise = ascent(style);
  return rows.flatMap(({ text, x, top, right }) => textNode(text, style, x, top + rise, right - x));
}

/**
 * @param {string} text @param {CSSStyleDeclaration} style @param {number} x @param {number} y of the baseline
 * @param {number} [width] that it takes here, whatever the font is elsewhere @returns {SVGElement[]}
 */
function textNode(text, style, x, y, width) {
  const colour = paint(style.color);
  const words = text.replace(/\s+/g, " ").trimEnd();
  if (!words.trim() || !colour) return [];
  /** @type {Record<string, string | number>} */
  const look = { fill: colour.colour, "font-family": fonts(style.fontFamily), "font-size": parseFloat(style.fontSize) };
  if (Number(style.fontWeight) > 400) look["font-weight"] = style.fontWeight;
  if (style.fontStyle === "italic") look["font-style"] = "italic";
  if (width && words.length > 1)
    Object.assign(look, { textLength: width.toFixed(2), lengthAdjust: "spacingAndGlyphs" });
  return [svg("text", { x: x.toFixed(2), y: y.toFixed(2), ...look }, [words])];
}

/** @type {Map<string, number>} */
const ascents = new Map();
const pen = document.createElement("canvas").getContext("2d");

/** From the top of a line's letters to their baseline. @param {CSSStyleDeclaration} style */
function ascent(style) {
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  let known = ascents.get(font);
  if (known === undefined) {
    if (pen) pen.font = font;
    ascents.set(font, (known = pen?.measureText("x").fontBoundingBoxAscent ?? 0.9 * parseFloat(style.fontSize)));
  }
  return known;
}
