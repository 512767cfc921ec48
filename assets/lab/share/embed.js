/** A page that stands in somebody's slides: one plane of it alone, and the keys it does not use go to the deck. */

import { read } from "../address.js";
import { commandOf, focusOf } from "../talk/keys.js";

/** What reveal.js is asked for, as its messages are written. @type {Record<string, string>} */
const METHODS = { next: "next", back: "prev", leave: "toggleOverview", blank: "togglePause" };

export const embedded = () => read("embed") === "true" && window.parent !== window;

/**
 * The message to the deck for a key that nothing here uses; null for one that something does.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event @param {import("../talk/keys.js").Focus} focus
 */
export function messageOf(event, focus) {
  const command = commandOf(event, { talking: true, focus, typed: "" });
  const method = command && METHODS[command.do];
  return method ? JSON.stringify({ method }) : null;
}

/** Pass keys on to the deck for as long as the page stands. @param {AbortSignal} gone */
export function passKeysOn(gone) {
  if (!embedded()) return;
  window.addEventListener("keydown", (event) => {
    const message = event.defaultPrevented ? null : messageOf(event, focusOf(event));
    if (!message) return;
    event.preventDefault();
    window.parent.postMessage(message, "*"); // a key tells nothing, and a deck may be a file
  }, { signal: gone });
}

/** Show one plane and the sentence alone, where the address asks for a plane that is here. @param {HTMLElement} root */
export function showPart(root) {
  const part = read("part");
  const planes = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-plane]"));
  if (![...planes].some((plane) => plane.dataset.plane === part)) return;
  root.setAttribute("data-part", "");
  for (const plane of planes) plane.classList.toggle("elsewhere", plane.dataset.plane !== part);
}
