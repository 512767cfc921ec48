/**
 * What the address says, by name. On a page these are the parameters of its query; in a file that was taken
 * along they stand behind the #, since a browser lets no file write anything else there.
 *
 * @import {Address} from "../../lab/types.js"
 */

import { emit } from "./bus.js";

export const inFile = () => window.location.protocol === "file:" || document.documentElement.hasAttribute("data-deck");

/** Everything that it says. */
export const all = () => new URLSearchParams(inFile() ? window.location.hash.slice(1) : window.location.search);

/** @param {string} name */
export const read = (name) => all().get(name);

/**
 * Write without a rerun; null forgets. @param {string} name @param {string | null} value
 * @param {boolean} [turn] whether that is a step of its own to go back from
 */
export function write(name, value, turn = false) {
  const values = all();
  if (values.get(name) === value) return;
  if (value === null) values.delete(name);
  else values.set(name, value);
  put(values, turn, window.history.state);
}

/** @param {URLSearchParams} values @param {boolean} turn @param {unknown} state of the entry of the history */
export function put(values, turn, state) {
  const url = new URL(window.location.href);
  if (inFile()) url.hash = values.toString();
  else url.search = values.toString();
  if (turn) window.history.pushState(state, "", url);
  else window.history.replaceState(state, "", url);
  emit("address", {});
}

/**
 * Call when the reader goes back or forward within this page; what another page's address says is none of it.
 * @param {(event: Event) => void} then @param {AbortSignal} gone
 */
export function onTurn(then, gone) {
  const { pathname } = window.location;
  window.addEventListener("popstate", (event) => pathname === window.location.pathname && then(event), {
    signal: gone,
  });
}

/** The page's own, whole. @type {Address} */
export const address = { all, read, write, turn: onTurn };

/** The page, as its address names it. @param {string} [first] what the page at the root is called */
export const pageHere = (first = "home") => window.location.pathname.split("/").at(-1) || first;
