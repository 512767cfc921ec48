/**
 * What parts of a page tell one another that were loaded apart: the bar on every page, and the surface.
 *
 * @import {Signals} from "./types.js"
 */

/** @template {keyof Signals} N @param {N} name @param {Signals[N]} detail */
export function tell(name, detail) {
  window.dispatchEvent(new CustomEvent(`cosine-lab:${name}`, { detail }));
}

/** @template {keyof Signals} N @param {N} name @param {(detail: Signals[N]) => void} act @param {AbortSignal} [gone] */
export function hear(name, act, gone) {
  window.addEventListener(`cosine-lab:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail), { signal: gone });
}
