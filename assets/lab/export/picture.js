/**
 * The surface in its present state as one SVG file: its title, what it shows, its sentence, its link. Text stays
 * text, in named fonts; nothing in it needs a browser.
 *
 * @typedef {{title: string, link: string, transparent?: boolean, answers?: boolean}} Caption
 *   answers: whether what can be answered to a question is in it, for paper
 */

import { svg } from "../dom.js";
import { fonts, paint } from "./styles.js";
import { walked } from "./walk.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 16;
const HEAD = 44;
const FOOT = 34;

/** What there is to see on this page: the lesson's surface, or the charts that Python drew. @returns {HTMLElement | null} */
export function surfaceOf() {
  const host = document.querySelector("[data-surface]");
  return host?.shadowRoot?.querySelector(".cosine-lab") ?? document.querySelector(".cosine-lab") ?? document.querySelector('[data-testid="stMainBlockContainer"]');
}

/** @param {Element} root @param {Caption} caption @returns {{text: string, width: number, height: number}} */
export function pictureOf(root, { title, link, transparent = false, answers = false }) {
  const style = getComputedStyle(root);
  const { marks, box } = walked(root, answers);
  const bottom = Math.max(...marks.map(bottomOf), box.top);
  const [width, height] = [Math.ceil(box.width + 2 * MARGIN), Math.ceil(bottom - box.top + HEAD + FOOT + MARGIN)];
  const ink = paint(style.color)?.colour ?? "#1b1b1b";
  const letters = { fill: ink, "font-family": fonts(style.fontFamily) };
  const picture = svg("svg", { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` }, [
    svg("title", {}, [title]),
    ...(transparent ? [] : [svg("rect", { width, height, fill: paper(root) })]),
    svg("text", { x: MARGIN, y: HEAD - 16, "font-size": 22, "font-weight": 600, ...letters }, [title]),
    svg("g", { transform: `translate(${MARGIN - box.left} ${HEAD - box.top})` }, marks),
    svg("a", { href: link, target: "_blank" }, [svg("text", { x: MARGIN, y: height - 14, "font-size": 13, "fill-opacity": 0.75, ...letters }, [shortened(link)])]),
  ]);
  return { text: new XMLSerializer().serializeToString(picture).replace(/ xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/g, ""), width, height };
}

/** @param {SVGElement} mark */
function bottomOf(mark) {
  const number = (/** @type {string} */ name) => Number(mark.getAttribute(name) ?? 0);
  return mark.tagName === "line" ? Math.max(number("y1"), number("y2")) : number("y") + number("height");
}

/** The paper that a part of the page lies on. @param {Element} root */
function paper(root) {
  for (let at = /** @type {Element | null} */ (root); at; at = at.parentElement ?? /** @type {ShadowRoot} */ (at.getRootNode()).host ?? null) {
    const ground = paint(getComputedStyle(at).backgroundColor);
    if (ground && ground.alpha === 1) return ground.colour;
  }
  return "#ffffff";
}

/** A link's text as short as it still says where it leads; the link itself is whole. @param {string} link */
function shortened(link) {
  return link.length > 120 ? `${link.slice(0, 117)}…` : link;
}
