/** Words side by side under several models, as a component of Streamlit. */

import { amendState } from "../../lab/codec.js";
import { mountLab } from "../../lab/host.js";
import { createWordsLab } from "./lab.js";

/**
 * What the reader chose last, by mount: it outlives another list of words. Python's own copy of the
 * address may be older, as it hears of another query only, and it writes that copy with another list.
 *
 * @type {WeakMap<object, string | null>}
 */
const chosen = new WeakMap();
const watched = new WeakSet();

/** @param {import("../../lab/host.js").Component} component */
export default function mount(component) {
  const { parentElement } = component;
  forgetOnReturn(parentElement);
  return mountLab(component, (root, host, data) => {
    const link = (/** @type {string | null} */ text, /** @type {boolean | undefined} */ tell) => {
      chosen.set(parentElement, text);
      host.link(text, tell);
    };
    const kept = chosen.get(parentElement);
    const state = kept === undefined ? data.state : amendState(data.schema, data.defaults, kept).state;
    if (kept !== undefined) host.link(kept, false);
    return createWordsLab(root, { ...host, link }, { ...data, state });
  });
}

/** Whoever goes back or forward wants what the address says. @param {HTMLElement | ShadowRoot} parent */
function forgetOnReturn(parent) {
  if (watched.has(parent)) return;
  watched.add(parent);
  const forget = () => (parent.isConnected ? chosen.delete(parent) : window.removeEventListener("popstate", forget));
  window.addEventListener("popstate", forget);
}
