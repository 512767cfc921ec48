/** The toolbar that every surface has, and the keys for undo and redo. @import {Text} from "./types.js" */

import { html } from "./dom.js";
import { applyTheme } from "./label_styles.js";

/** Talk mode, and a room beside the surface: what the page is in, it is in. */
const MARKS = ["data-talk", "data-projected"];

/**
 * @param {HTMLElement} root @param {import("./types.js").Host} host
 * @param {{tokens: import("./types.js").Tokens}} data
 * @param {import("./types.js").Editor} editor
 * @param {{begun: () => void, themed: () => void, other: (verb: string) => void}} tells of a tool pressed, of other
 * sizes, of a verb of the lesson's own
 * @returns {(verb: string) => void}
 */
export function createToolbox(root, host, { tokens }, editor, { begun, themed, other }) {
  /** @type {Record<import("./vocabulary.js").Vocabulary["tools"], () => void>} */
  const tools = editor.steps;
  const press = (/** @type {string} */ verb) => {
    begun();
    editor.flush();
    if (Object.hasOwn(tools, verb)) tools[/** @type {keyof typeof tools} */ (verb)]();
    else other(verb);
  };
  root.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    if (/** @type {Element} */ (event.composedPath()[0]).matches('input[type="text"]')) return;
    event.preventDefault();
    press(event.shiftKey ? "redo" : "undo");
  });
  const look = () => {
    for (const mark of MARKS) root.toggleAttribute(mark, host.page.hasAttribute(mark));
    applyTheme(root, tokens);
  };
  host.bus.listen(
    "talk",
    () => {
      look();
      themed();
    },
    host.gone,
  );
  host.bus.listen("room", look, host.gone);
  look();
  return press;
}

/**
 * A button that does what its verb says. @param {Text} text @param {string} verb @param {() => void} act
 * @param {string} [key] of its words
 */
export function toolButton(text, verb, act, key = `action.${verb}`) {
  const button = html("button", { type: "button", "data-action": verb }, [text(key)]);
  if (text.has(`${key}.title`)) button.title = text(`${key}.title`);
  button.addEventListener("click", act);
  return button;
}
