/**
 * What of a page can be had as a picture of its own, as a paper prints it: planes, charts and tables. For its
 * picture each is laid out anew, as wide as a column of a paper and so as a phone has it: letters stay legible there.
 *
 * @import {Part} from "./types.js"
 */

import { html } from "../../lab/dom.js";
import { pictureOf, surfaceOf } from "./picture.js";

/** CSS pixels of a column. Set 8 cm wide, letters of 12 px are 6.5 points there. */
const COLUMN = 420;
const LOOK_MS = 100;
/**
 * A table that is too wide as it is on screen: its letters are the smallest that a column has, and its headings break.
 */
const DENSE =
  "@scope { :is(th, td) { padding: 1px 3px !important; width: auto !important; height: auto !important } :is(table, th, td, th button) { min-width: 0 !important } :is(th, td, th *, td *, header small) { font-size: 12px !important; line-height: 1.25 !important; white-space: normal !important; hyphens: auto } }";
const DRAWN = "svg:not(.chip svg, button svg), canvas, table";
const HEADS = "h2, h3, caption";
const NAMED = ":is(svg, table, output, .scroll)[aria-label]"; // of what has no heading

/** @returns {Part[]} */
export function partsOf() {
  const root = surfaceOf();
  const surface = root?.matches(".cosine-lab")
    ? [...root.querySelectorAll("[data-panel]:not([data-panel='values'])")]
    : [];
  const visible = surface.filter((each) => each.checkVisibility() && each.querySelector(DRAWN));
  const site = [...document.querySelectorAll(".stPlotlyChart:has(.main-svg :is(path, text)), .stTable")].filter(
    (each) => each.checkVisibility(),
  );
  return [
    ...visible.map((each) => ofSurface(/** @type {HTMLElement} */ (each), root)),
    ...site.map((each) => ofSite(/** @type {HTMLElement} */ (each))),
  ];
}

/** @param {HTMLElement} panel @param {HTMLElement | null} root @returns {Part} */
function ofSurface(panel, root) {
  const heads = [...panel.querySelectorAll(HEADS)]
    .filter((each) => each.checkVisibility())
    .filter((each, _, [first]) => each.tagName === first.tagName);
  // cards have a name each, which stays in the picture
  const head = heads.length === 1 ? /** @type {HTMLElement} */ (heads[0]) : null;
  const { plane, panel: kind = "" } = panel.dataset;
  const stack = /** @type {HTMLElement | null} */ (plane && panel.querySelector(".stack"));
  const sentence = [...(root?.querySelectorAll(".story-sentence, .sentence") ?? [])].find(
    (each) => each.checkVisibility() && each.textContent,
  );
  const title =
    heads.map(({ textContent }) => textContent).join(", ") ||
    (panel.ariaLabel ?? panel.querySelector(NAMED)?.ariaLabel ?? "");
  const host = /** @type {ShadowRoot} */ (panel.getRootNode()).host ?? root;
  return {
    name: plane ?? kind,
    part: plane ?? kind,
    title,
    said: sentence?.textContent ?? "",
    element: stack || panel,
    host: /** @type {HTMLElement} */ (host),
    head,
    numbers: null,
  };
}

/** A chart or table that the site draws. @param {HTMLElement} drawn @returns {Part} */
function ofSite(drawn) {
  const sentence = (drawn.ariaLabel ?? drawn.querySelector("table")?.ariaLabel) || "";
  const place = /** @type {HTMLElement} */ (
    drawn.closest("[class*='st-key-figure-']") ?? drawn.closest(".stElementContainer")?.nextElementSibling ?? drawn
  );
  const numbers = /** @type {HTMLElement | null} */ (
    place.querySelector("[class*='st-key-csv-'] button, .stDownloadButton button")
  );
  const name = /st-key-(?:figure|csv)-([a-z0-9-]+)/.exec(place.className)?.[1] ?? "";
  return {
    name,
    part: "",
    title: sentence.split(/\. |。/)[0],
    said: sentence,
    element: drawn,
    host: drawn.parentElement ?? drawn,
    head: null,
    numbers,
  };
}

/**
 * The picture of a part, made while it is as wide as a column and at rest: two looks at it are alike.
 * @param {Part} part @param {Omit<import("./types.js").Caption, "title">} caption
 * @returns {Promise<import("./types.js").Picture | null>} null if it went before that
 */
export async function pictureOfPart({ title, host, head, element }, caption) {
  const [width, headStyle] = [host.style.cssText, head?.style.cssText ?? ""];
  const dense = html("style", {}, [DENSE]);
  if (element.clientWidth > COLUMN) widen(host, COLUMN);
  head?.style.setProperty("display", "none");
  try {
    let text = "";
    while (element.isConnected) {
      await new Promise((look) => window.setTimeout(look, LOOK_MS));
      const scrolled = scrolledBy(element);
      if (scrolled > 1 && !dense.isConnected) element.append(dense);
      else if (scrolled > 1) widen(host, host.clientWidth + scrolled); // a table that no column holds
      const made = pictureOf(element, { ...caption, title });
      if (made.text === text) return made;
      text = made.text;
    }
    return null;
  } finally {
    dense.remove();
    host.style.cssText = width;
    if (head) head.style.cssText = headStyle;
  }
}

/** @param {HTMLElement} host @param {number} width */
function widen(host, width) {
  host.style.setProperty("width", `${width}px`, "important");
}

/** How much of a table or of a chart's legend is out of sight for want of width. @param {HTMLElement} element */
function scrolledBy(element) {
  const tables = [...element.querySelectorAll("table")]
    .flatMap((table) => table.closest(".scroll, .stTable > *") ?? [])
    .map((each) => each.scrollWidth - each.clientWidth);
  const names = [...element.querySelectorAll(".legendtext")].map(
    (each) => each.getBoundingClientRect().right - element.getBoundingClientRect().right,
  );
  return Math.max(0, ...tables, ...names);
}
