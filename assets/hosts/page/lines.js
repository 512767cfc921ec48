/** Lines of words that a reader types on a page of the site, one after another. */

import { all, onTurn } from "../browser/address.js";

const LINE = "words";

/**
 * Has another line of words looked up on this page: who typed it goes on there. @param {() => Promise<unknown>} show
 * @param {AbortSignal} gone @returns {(link: string) => Promise<void>}
 */
export function followLines(show, gone) {
  let last = all().get(LINE);
  onTurn((event) => {
    if (all().get(LINE) === last) return;
    last = all().get(LINE);
    event.stopImmediatePropagation(); // the state is not of what is still on show
    void show();
  }, gone);
  const line = () =>
    /** @type {HTMLElement | null} */ (
      document.querySelector("main > div")?.shadowRoot?.querySelector(`[data-input="${LINE}"]`)
    );
  return async (link) => {
    const typing = line()?.matches(":focus");
    window.history.pushState(null, "", link);
    last = all().get(LINE);
    await show();
    if (typing) line()?.focus({ preventScroll: true });
  };
}
