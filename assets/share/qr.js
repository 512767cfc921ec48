/** QR codes, drawn here: nothing is asked of a server. */

import { hereOnly } from "../hosts/browser/reach.js";
import { html } from "../lab/dom.js";
import { generate, mode } from "./lean_qr.js";

const QUIET = 400; // ms after the last change
const LONGEST = 2300; // characters: of more a phone reads none
const BORDER = 2;

/** @type {WeakMap<Element, number>} */
const waiting = new WeakMap();

/**
 * Show the code of an address, or nothing, a moment later; below it, that no phone can open the address, where that is
 * so. @param {Element} place @param {string | null} address @param {import("../lab/types.js").Text} words of the bar
 * @param {string} alt @param {string} [none] what is said where there is no code, as the address is too long for one
 */
export function picture(place, address, words, alt, none = "") {
  clearTimeout(waiting.get(place));
  if (place.nextElementSibling?.matches(".here-only")) place.nextElementSibling.remove();
  if (address === null) return place.replaceChildren();
  if (hereOnly(address)) place.after(html("p", { class: "here-only" }, [words("share.here-only")]));
  waiting.set(
    place,
    window.setTimeout(() => place.replaceChildren(codeOf(address, { alt }) ?? none), QUIET),
  );
}

/**
 * The code of a text; null where it is too long for one. @param {string} text
 * @param {Record<string, string>} attributes of the image
 */
export function codeOf(text, attributes) {
  if (text.length > LONGEST) return null;
  const rows = modulesOf(text);
  const all = rows.length + 2 * BORDER;
  const dark = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + BORDER} ${y + BORDER}h1v1h-1z` : "")));
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${all}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${all}v${all}H0z"/><path d="${dark.join("")}"/></svg>`;
  return html("img", { ...attributes, src: `data:image/svg+xml,${encodeURIComponent(drawn)}` });
}

/**
 * The modules of the smallest code that holds the text, row by row; it bears as much damage as one of that size can.
 * @param {string} text
 */
export function modulesOf(text) {
  const { size, get } = generate(text, { modes: [mode.ascii, mode.utf8] });
  const places = Array.from({ length: size }, (_, k) => k);
  return places.map((y) => places.map((x) => get(x, y)));
}
