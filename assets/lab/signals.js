/**
 * What parts of a page tell one another that were loaded apart: the bar on every page, and the surface.
 *
 * @typedef {{
 *   "talk": {on: boolean}, "step": {by: 1 | -1} | {to: number}, "elsewhere": {to: number}, "ask": {},
 *   "beat": import("./talk/remote.js").Shown | null,
 *   "describe": (found: import("./exercise/story.js").Described) => void, "crowd": {states: readonly string[]},
 *   "mounted": {}, "address": {}, "state": {text: string}, "numbers": (numbers: import("./export/numbers.js").Numbers) => void,
 *   "reveal": {}, "room": {on: boolean}, "follow": {path: string, free: boolean}, "tour": (tour: import("./story/tour.js").Tour) => void, "enter": {}, "paper": {},
 * }} Signals talk: talk mode begins or ends; step: the clicker; elsewhere: to a step of a talk that another page shows; ask: who is there, say where you are;
 *   beat: where a story is, null where none is told; describe: what an exercise may name here; crowd: states that a class reached;
 *   mounted: a surface is there; address: something else stands in it; state: a link's state that the slides around the page ask for;
 *   numbers: what a surface has beside its readings; reveal: a room is told what is true; room: a column of the page is a room's; follow: turn to a page of the site without loading it again; tour: lead through a story's steps, whoever tells one;
 *   enter: the keyboard comes to what the page is about; paper: a surface is to be printed, or no longer
 */

/** @template {keyof Signals} N @param {N} name @param {Signals[N]} detail */
export function tell(name, detail) {
  window.dispatchEvent(new CustomEvent(`cosine-lab:${name}`, { detail }));
}

/** @template {keyof Signals} N @param {N} name @param {(detail: Signals[N]) => void} act @param {AbortSignal} [gone] */
export function hear(name, act, gone) {
  window.addEventListener(`cosine-lab:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail), { signal: gone });
}
