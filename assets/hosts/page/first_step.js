/**
 * A lesson opens with what its first step needs; the rest follows while a reader looks at it.
 *
 * @import {Bus, Lesson, Signals} from "../../lab/types.js"
 */

import { visited } from "../../lab/story/memory.js";
import { local } from "../browser/storage.js";

/**
 * Whether a lesson begins with its first step: nothing is asked of it, and nobody has been at it before.
 * @param {string} slug
 */
export const startsFresh = (slug) => !window.location.search && !visited(local, slug);

/**
 * The lesson with panels that came later. @param {Lesson} lesson @param {Lesson["panels"]} [later] @returns {Lesson}
 */
export const withPanels = (lesson, later) => (later ? { ...lesson, panels: { ...lesson.panels, ...later } } : lesson);

/** What a lesson is drawn of, but for panels that it does not have yet. @param {any} sent @param {Lesson} lesson */
export function withoutPanels({ layout, ...sent }, { panels }) {
  const here = Object.entries(/** @type {Record<string, {type: string}[]>} */ (layout)).map(([area, specs]) => [
    area,
    specs.filter(({ type }) => panels[type]),
  ]);
  return { ...sent, layout: Object.fromEntries(here) };
}

/**
 * Whether a hand is at work: a handle is held, or a number is chosen that nobody has bet on yet.
 * @param {HTMLElement} root
 */
const isBusy = (root) =>
  root.hasAttribute("data-dragging") ||
  Boolean(root.querySelector("input[data-bet=scale]:not(.unset)")?.checkVisibility());

/**
 * The bus of a first step: what a clicker, a key or slides ask for waits until the rest is there.
 * @param {Bus} bus @returns {{bus: Bus, steps: Signals["step"][], noted: () => void}} noted: called for each that comes
 */
export function createGate(bus) {
  /** @type {ReturnType<typeof createGate>} */
  const gate = { bus: { ...bus, listen }, steps: [], noted: () => {} };
  /** @type {Bus["listen"]} */
  function listen(name, act, gone) {
    if (name !== "step") return bus.listen(name, act, gone);
    bus.listen(
      "step",
      (step) => {
        gate.steps.push(step);
        gate.noted();
      },
      gone,
    );
  }
  return gate;
}

/**
 * Draw the whole lesson in place of its first step. Who wants to leave that step before goes on once it is there; if it
 * does not come, the page is loaded again then.
 * @param {HTMLElement} root of the first step @param {ReturnType<typeof createGate>} gate
 * @param {Promise<any>} whole what it is drawn of @param {(whole: any) => Promise<HTMLElement | null>} draw
 */
export async function completed(root, gate, whole, draw) {
  let [pressed, failed] = ["", false];
  const again = () => failed && window.location.reload(); // asks for all again, or the browser says why not
  gate.noted = again;
  root.addEventListener(
    "click",
    (event) => {
      const button = /** @type {Element} */ (event.target).closest(".story-nav button");
      if (!button) return;
      event.stopImmediatePropagation();
      pressed = button.textContent ?? "";
      again();
    },
    { capture: true },
  );
  const sent = await whole.catch(() => null);
  failed = !sent;
  const leaves = () => pressed || gate.steps.length;
  if (failed) return leaves() && window.location.reload();
  while (isBusy(root) && !leaves()) await new Promise(requestAnimationFrame);
  const drawn = await draw(sent);
  [...(drawn?.querySelectorAll(".story-nav button") ?? [])]
    .find((button) => pressed && button.textContent === pressed)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (const step of gate.steps) gate.bus.emit("step", step);
}
