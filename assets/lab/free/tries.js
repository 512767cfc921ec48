/** Things to try: each a press that does what it says, and a word on what to watch. */

import { html } from "../dom.js";
import { addressOf, follow, followed } from "./address.js";

/**
 * @typedef {{key: string, start: Record<string, any>, query?: Record<string, string>}} Try start: fields over the surface's defaults; query: choices of the page
 * @typedef {{attempt: Try, does: string, see: string}} Told
 */

/** @param {{items: readonly Told[]}} spec @param {import("../lab.js").Lab<any>} lab */
export function triesPanel({ items }, lab) {
  const list = html("ul", { class: "try-items" }, items.map((item) => html("li", {}, [linkOf(item, lab), html("p", { class: "caption" }, [item.see])])));
  const root = html("section", { class: "panel tries-panel" }, [html("h2", {}, [lab.text("tries.name")]), list]);
  return { root, draw: () => {} };
}

/** A link: followed here, or by the browser where the page has to answer it. @param {Told} told @param {import("../lab.js").Lab<any>} lab */
function linkOf({ attempt: { key, start, query }, does }, lab) {
  const address = addressOf(start, lab, query);
  const link = html("a", { class: "button", "data-action": `try:${key}`, href: address, target: "_self" }, [does]);
  followed(link, () => {
    if (query) return follow(address);
    lab.change({ ...lab.defaults, ...start });
    link.closest(".cosine-lab")?.scrollIntoView({ block: "start" });
  });
  return link;
}
