/** A talk's keys that are pressed before the bar is there, which hears them. */

import { embedded } from "../browser/embed.js";
import { commandOf, focusOf } from "../browser/keys.js";
import { talking } from "../browser/talk_mode.js";

/** Keep such keys from now on. @returns {() => void} gives them to whoever listens by then */
export function keepKeys() {
  const here = new AbortController();
  /** @type {string[]} */
  const keys = [];
  let talks = talking() || embedded();
  window.addEventListener(
    "keydown",
    (event) => {
      const command = commandOf(event, { talking: talks, focus: focusOf(event), typed: "" });
      if (event.defaultPrevented || !command) return;
      event.preventDefault();
      if (command.do === "toggle") talks = !talks;
      keys.push(event.key);
    },
    { signal: here.signal },
  );
  return () => {
    here.abort();
    for (const key of keys) window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  };
}
