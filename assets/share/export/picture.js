/**
 * What is shown, in its present state, as one SVG file. Text stays text, in named fonts; nothing in it needs a browser.
 *
 * @import {Caption, Picture, Themes} from "./types.js"
 */

import { svg } from "../../lab/dom.js";
import { emit } from "../../hosts/browser/bus.js";
import { broken } from "./lines.js";
import { fonts, paint, repaint } from "./styles.js";
import { walked } from "./walk.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 8;
const FOOT = 26;
const [HEAD_SIZE, SENTENCE_SIZE, LEADING] = [18, 14, 1.35];
const MEASURES = ["x", "y", "width", "height", "x1", "y1", "x2", "y2", "font-size", "textLength"];

/**
 * What there is to see on this page: the lesson's surface, or the charts that Python drew.
 * @returns {HTMLElement | null}
 */
export function surfaceOf() {
  const host = document.querySelector("[data-surface]");
  return (
    host?.shadowRoot?.querySelector(".cosine-lab") ??
    document.querySelector(".cosine-lab") ??
    document.querySelector('[data-testid="stMainBlockContainer"]')
  );
}

/** @param {Element} root the page, or a part of it @param {Caption} caption @returns {Picture} */
export function pictureOf(
  root,
  { title, headed = false, said: sentence = "", link = "", footed = false, transparent = false, answers = false },
) {
  const style = getComputedStyle(root);
  const { marks, box } = walked(root, answers);
  const extents = marks.map(extentOf);
  const [left, top] = [
    Math.min(box.right, ...extents.map(([x]) => x)),
    Math.min(box.bottom, ...extents.map(([, y]) => y)),
  ];
  const [right, bottom] = [
    Math.max(left, ...extents.map(([, , x]) => x)),
    Math.max(top, ...extents.map(([, , , y]) => y)),
  ];
  const width = Math.ceil(right - left + 2 * MARGIN);
  // a letter is half as wide as high, on average
  const columns = (/** @type {number} */ size) => (width - 2 * MARGIN) / (0.5 * size);
  const [titles, captions] = [
    headed ? broken(title, columns(HEAD_SIZE)) : [],
    broken(sentence, columns(SENTENCE_SIZE)),
  ];
  const above = titles.length * HEAD_SIZE * LEADING;
  const below = above + bottom - top + 2 * MARGIN;
  const height = Math.ceil(below + captions.length * SENTENCE_SIZE * LEADING + (footed ? FOOT : 0));
  const letters = { x: MARGIN, fill: paint(style.color)?.colour ?? "#1b1b1b", "font-family": fonts(style.fontFamily) };
  const written = (/** @type {string[]} */ lines, /** @type {number} */ from, /** @type {number} */ size, look = {}) =>
    lines.map((line, k) =>
      svg("text", { y: (from + size * (LEADING * k + 1)).toFixed(1), "font-size": size, ...letters, ...look }, [line]),
    );
  const picture = svg("svg", { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` }, [
    svg("title", {}, [title]),
    svg("metadata", {}, [link]),
    ...(transparent ? [] : [svg("rect", { width, height, fill: paper(root) })]),
    ...written(titles, MARGIN, HEAD_SIZE, { "font-weight": 600 }),
    svg("g", { transform: `translate(${MARGIN - left} ${MARGIN + above - top})` }, marks),
    ...written(captions, below - MARGIN, SENTENCE_SIZE),
    ...(footed
      ? [
          svg(
            "a",
            { href: link, target: "_blank" },
            written([shortened(link)], height - FOOT, 13, { "fill-opacity": 0.75 }),
          ),
        ]
      : []),
  ]);
  return {
    text: new XMLSerializer().serializeToString(picture).replace(/ xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/g, ""),
    width,
    height,
  };
}

/** From where to where a mark reaches: left, top, right, bottom. @param {SVGElement} mark */
function extentOf(mark) {
  const [x, y, width, height, x1, y1, x2, y2, size, length] = MEASURES.map((name) =>
    Number(mark.getAttribute(name) ?? 0),
  );
  if (mark.tagName === "line") return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return mark.tagName === "text"
    ? [x, y - 0.9 * size, x + (length || size), y + 0.3 * size]
    : [x, y, x + width, y + height];
}

/**
 * What is made of a surface, or of what the site draws in one of these themes, while it is as paper has it: light.
 * @template T @param {Element} root @param {Themes | null} themes @param {() => T | Promise<T>} make
 */
export async function onPaper(root, themes, make) {
  const surface = root.closest(".cosine-lab") ?? root;
  if (themes && paper(surface) === themes.dark.paper) repaint(themes);
  surface.setAttribute("data-printed", "");
  emit("paper", {});
  try {
    await painted();
    return await make();
  } finally {
    surface.removeAttribute("data-printed");
    repaint(null);
    emit("paper", {});
  }
}

/** Once the browser has drawn what was asked of it. */
export function painted() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** The paper that a part of the page lies on, whatever its own colour. @param {Element} root */
function paper(root) {
  if (root.closest("[data-printed]")) return "#ffffff";
  for (
    let at = /** @type {Element | null} */ (root.closest(".cosine-lab") ?? root);
    at;
    at = at.parentElement ?? /** @type {ShadowRoot} */ (at.getRootNode()).host ?? null
  ) {
    const ground = paint(getComputedStyle(at).backgroundColor);
    if (ground && ground.alpha === 1) return ground.colour;
  }
  return "#ffffff";
}

/** A link's text as short as it still says where it leads; the link itself is whole. @param {string} link */
function shortened(link) {
  return link.length > 120 ? `${link.slice(0, 117)}…` : link;
}
