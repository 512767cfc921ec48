/** QR codes, which the server draws (server/qr.py). */

import { html } from "../dom.js";

const QUIET = 400; // ms after the last change

/** @type {WeakMap<Element, number>} */
const waiting = new WeakMap();

/** Show the code of a text, or nothing, a moment later. @param {Element} place @param {string | null} text @param {string} alt @param {string} [none] what is said where there is no code: the text is too long for one, or the server is away */
export function picture(place, text, alt, none = "") {
  clearTimeout(waiting.get(place));
  if (text === null) return place.replaceChildren();
  const show = () => {
    const code = html("img", { src: codeAddress(text), alt });
    code.addEventListener("error", () => place.replaceChildren(none));
    place.replaceChildren(code);
  };
  waiting.set(place, window.setTimeout(show, QUIET));
}

/** Where the code of a text is. @param {string} text */
export function codeAddress(text) {
  const address = new URL("qr.svg", document.baseURI);
  address.searchParams.set("text", text);
  return address.href;
}
