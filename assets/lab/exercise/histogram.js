/** How often each answer was given, as bars with their numbers. */

import { html } from "../dom.js";

/** @typedef {{title: string, count: number, true?: boolean}} Bar */

/** @param {string} caption @param {Bar[]} bars @param {{true?: string, bins?: boolean}} [how] true: what is said of the one that is true; bins: whether they are of a number */
export function histogramOf(caption, bars, { true: told = "", bins = false } = {}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return html("table", { class: bins ? "histogram bins" : "histogram" }, [
    html("caption", {}, [caption]),
    html("tbody", {}, bars.map((bar) => html("tr", { "data-true": String(bar.true ?? false) }, [
      html("th", { scope: "row" }, [bar.title, ...(bar.true ? [html("b", {}, [told])] : [])]),
      html("td", { class: "count" }, [html("span", { class: "bar-line", style: `width: ${(80 * bar.count) / most}%` }), html("span", {}, [String(bar.count)])]),
    ]))),
  ]);
}
