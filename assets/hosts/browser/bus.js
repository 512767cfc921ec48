/**
 * What parts of a page tell one another that were loaded apart: the bar on every page, and the surface.
 *
 * @import {Bus, Signals} from "../../lab/types.js"
 */

const PREFIX = "cosine-lab:";

/** @param {() => EventTarget} between whoever has this one hears @returns {Bus} */
export function createBus(between) {
  return {
    emit: (name, detail) => void between().dispatchEvent(new CustomEvent(PREFIX + name, { detail })),
    listen: (name, act, gone) =>
      between().addEventListener(PREFIX + name, (event) => act(/** @type {CustomEvent} */ (event).detail), {
        signal: gone,
      }),
  };
}

/** The page's. */
export const bus = createBus(() => window);

/** @template {keyof Signals} N @param {N} name @param {Signals[N]} detail */
export function emit(name, detail) {
  bus.emit(name, detail);
}

/** @template {keyof Signals} N @param {N} name @param {(detail: Signals[N]) => void} act @param {AbortSignal} [gone] */
export function listen(name, act, gone) {
  bus.listen(name, act, gone);
}

/** Tell a lesson what happens to the window around it. @param {Bus} to @param {AbortSignal} gone */
export function relay(to, gone) {
  const on = (/** @type {string} */ event, /** @type {() => void} */ act) =>
    window.addEventListener(event, act, { signal: gone });
  on("pagehide", () => to.emit("leave", {}));
  on("beforeprint", () => to.emit("print", { on: true }));
  on("afterprint", () => to.emit("print", { on: false }));
  for (const end of ["pointerup", "pointercancel"]) on(end, () => to.emit("lift", {}));
}
