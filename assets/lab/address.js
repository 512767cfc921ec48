/**
 * What the address says, by name. On a page these are the parameters of its query; in a file that was taken
 * along they stand behind the #, since a browser lets no file write anything else there.
 */

import { tell } from "./signals.js";

const inFile = () => document.documentElement.hasAttribute("data-deck");

function held() {
  return new URLSearchParams(inFile() ? window.location.hash.slice(1) : window.location.search);
}

/** @param {string} name */
export function read(name) {
  return held().get(name);
}

/** Write without a rerun; null forgets. @param {string} name @param {string | null} value @param {boolean} [turn] whether that is a step of its own to go back from */
export function write(name, value, turn = false) {
  const values = held();
  if (values.get(name) === value) return;
  if (value === null) values.delete(name);
  else values.set(name, value);
  const url = new URL(window.location.href);
  if (inFile()) url.hash = values.toString();
  else url.search = values.toString();
  if (turn) window.history.pushState(window.history.state, "", url);
  else window.history.replaceState(window.history.state, "", url);
  tell("address", {});
}

/** Call when the reader goes back or forward within this page; what another page's address says is none of it. @param {() => void} then @param {AbortSignal} gone */
export function onTurn(then, gone) {
  const { pathname } = window.location;
  window.addEventListener("popstate", () => pathname === window.location.pathname && then(), { signal: gone });
}
