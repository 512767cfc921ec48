/** A lesson opens with what its first step needs; the rest follows while a reader looks at it. */

import { visited } from "../../lab/story/memory.js";
import { local } from "../browser/storage.js";

/**
 * Whether a lesson begins with its first step: nothing is asked of it, and nobody has been at it before.
 * @param {string} slug
 */
export const startsFresh = (slug) => !window.location.search && !visited(local, slug);

/**
 * Whether a hand is at work: a handle is held, or a number is chosen that nobody has bet on yet.
 * @param {HTMLElement} root
 */
const isBusy = (root) =>
  root.hasAttribute("data-dragging") ||
  Boolean(root.querySelector("input[data-bet=scale]:not(.unset)")?.checkVisibility());

/**
 * Draw the whole lesson in place of its first step. Who wants to leave that step before goes on once it is there; if it
 * does not come, the page is loaded again then.
 * @param {HTMLElement} root of the first step @param {Promise<any>} whole what it is drawn of
 * @param {(whole: any) => Promise<HTMLElement | null>} draw
 */
export async function completed(root, whole, draw) {
  let [pressed, failed] = ["", false];
  root.addEventListener(
    "click",
    (event) => {
      const button = /** @type {Element} */ (event.target).closest(".story-nav button");
      if (!button) return;
      event.stopImmediatePropagation();
      pressed = button.textContent ?? "";
      if (failed) window.location.reload(); // asks for all again, or the browser says why not
    },
    { capture: true },
  );
  const sent = await whole.catch(() => null);
  failed = !sent;
  if (failed) return pressed && window.location.reload();
  while (isBusy(root) && !pressed) await new Promise(requestAnimationFrame);
  const drawn = await draw(sent);
  [...(drawn?.querySelectorAll(".story-nav button") ?? [])]
    .find((button) => pressed && button.textContent === pressed)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
