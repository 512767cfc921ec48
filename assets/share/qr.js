/** QR codes, which the server draws (lib/cosine_lab/server/qr.py). */

import { html } from "../lab/dom.js";

const QUIET = 400; // ms after the last change

/** @type {WeakMap<Element, number>} */
const waiting = new WeakMap();

/** Show the code of an address, or nothing, a moment later; below it, that no phone can open the address, where that is so. @param {Element} place @param {string | null} address @param {import("../lab/types.js").Text} words of the bar @param {string} alt @param {string} [none] what is said where there is no code: the address is too long for one, or the server is away */
export function picture(place, address, words, alt, none = "") {
  clearTimeout(waiting.get(place));
  if (place.nextElementSibling?.matches(".here-only")) place.nextElementSibling.remove();
  if (address === null) return place.replaceChildren();
  const show = () => {
    const code = html("img", { src: codeAddress(address), alt });
    code.addEventListener("error", () => place.replaceChildren(none));
    place.replaceChildren(code);
  };
  if (hereOnly(address)) place.after(html("p", { class: "here-only" }, [words("share.here-only")]));
  waiting.set(place, window.setTimeout(show, QUIET));
}

/** Whether an address leads each machine to itself, and so no phone to this one. @param {string} address */
export const hereOnly = (address) => /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(new URL(address).hostname);

/** Where the code of a text is. @param {string} text */
export function codeAddress(text) {
  const address = new URL("qr.svg", document.baseURI);
  address.searchParams.set("text", text);
  return address.href;
}
