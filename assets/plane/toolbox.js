/**
 * The tools that every surface has, and the keys for undo and redo.
 *
 * @typedef {{say: (note: string) => void, themed: () => void, other?: (verb: string) => void}} Hands
 *   what to do with a note about a tool, with other sizes, and with a verb of the surface's own
 */

import { applyTheme } from "./looks.js";

/**
 * @param {HTMLElement} root @param {import("./data.js").Host} host
 * @param {{words: Record<string, string>, tokens: import("./looks.js").Tokens}} data
 * @param {ReturnType<typeof import("./play.js").createPlay>} play @param {Hands} hands
 * @returns {(verb: string) => void}
 */
export function createToolbox(root, host, { words, tokens }, play, { say, themed, other }) {
  const press = (/** @type {string} */ verb) => {
    play.flush();
    say("");
    if (verb in play.steps) play.steps[verb]();
    else if (verb === "copy-link") host.copy().then((done) => say(words[done ? "copied" : "not-copied"]));
    else if (verb === "talk") {
      host.talk(root.toggleAttribute("data-talk"));
      applyTheme(root, tokens);
      themed();
    } else other?.(verb);
  };
  root.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    if (/** @type {Element} */ (event.composedPath()[0]).matches('input[type="text"]')) return;
    event.preventDefault();
    press(event.shiftKey ? "redo" : "undo");
  });
  root.toggleAttribute("data-talk", host.talking());
  applyTheme(root, tokens);
  return press;
}
