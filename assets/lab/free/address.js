/** Links to a state in free play, which are followed without leaving the page. */

import { encodeState } from "../codec.js";
import { html } from "../dom.js";
import { CARRIED } from "../parameters.js";

/**
 * The address of a state in free play, with all that the page was asked for besides; where it makes choices of the
 * page, with these alone: they may not fit one another.
 * @param {Record<string, any>} change what differs from the surface's defaults
 * @param {import("../types.js").Lab<any>} lab
 * @param {Record<string, string>} [query] other choices of the page
 */
export function addressOf(change, { schema, defaults, host }, query = {}) {
  const address = host.address.all();
  const chosen = Object.keys(query).length > 0;
  for (const name of chosen ? [...address.keys()] : ["beat"])
    if (!chosen || !CARRIED.includes(name)) address.delete(name);
  address.set("guide", "0");
  address.set("s", encodeState(schema, { ...defaults, ...change }, defaults.labels));
  // A choice of the page may bring another model, of which this state says nothing.
  if (chosen && !Object.keys(change).length) address.delete("s");
  for (const [name, value] of Object.entries(query)) address.set(name, value);
  return `?${address}`;
}

/**
 * Where what is on show has no story of its own: back to what the lesson's is told of.
 * @param {import("../types.js").Lab<any>} lab
 */
export function guideOf({ text, host }) {
  const button = html("button", { type: "button", "data-story-action": "guide" }, [text("story.guide")]);
  button.addEventListener("click", () => {
    host.go(`?${new URLSearchParams([...host.address.all()].filter(([name]) => CARRIED.includes(name)))}`);
  });
  return html("section", { class: "story free" }, [html("nav", { class: "story-nav" }, [button])]);
}

/**
 * Do what a link leads to here; another tab, to look at it beside one's own, is the browser's.
 * @param {HTMLElement} link @param {() => void} go
 */
export function followed(link, go) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go();
  });
}
