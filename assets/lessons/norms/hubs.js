/** The most popular words, before and after: in how many lists of ten each is. */

import { html, set, text } from "../../lab/dom.js";
import { LISTED } from "./scene.js";
import { valuesOf } from "./values.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./values.js").NormsLab} NormsLab */

const SHOWN = 6;

/** @param {object} _spec @param {NormsLab} lab */
export function hubsPanel(_spec, lab) {
  const { text: says, scene: { source } } = lab;
  const values = valuesOf(lab, "hubs");
  const lists = /** @type {const} */ (["before", "after"]).map((when) => ({ when, ...barsOf(says(when)) }));
  const root = html("section", { class: "panel hubs", "aria-label": says("hubs") }, [
    html("h2", {}, [says("hubs")]),
    html("div", { class: "both" }, lists.map((each) => each.root)),
    html("p", { class: "caption" }, [says("hubs-axis", { mean: LISTED })]),
    values.root,
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const most = Math.max(...lists.map(({ when }) => scene[when].votes[0]));
      values.draw(scene);
      for (const { when, draw } of lists) draw(scene[when], most, source.names);
    },
  };
}

/** @param {string} title */
function barsOf(title) {
  const rows = Array.from({ length: SHOWN }, () => ({ name: html("span", { class: "name" }), bar: html("i"), count: html("b") }));
  const mean = html("i", { class: "mean" });
  const held = rows.map(({ name, bar, count }) => html("div", { class: "bar" }, [name, html("span", { class: "axis" }, [bar]), count]));
  held[0].children[1].append(mean);
  return {
    root: html("div", { class: "bars" }, [html("h3", {}, [title]), ...held]),
    /** @param {import("./scene.js").After} found @param {number} most @param {string[]} names */
    draw: ({ hubs, votes }, most, names) => {
      set(mean, "style", `left:${(100 * LISTED) / most}%`);
      rows.forEach(({ name, bar, count }, at) => {
        text(name, names[hubs[at]]);
        set(bar, "style", `width:${(100 * votes[at]) / most}%`);
        text(count, String(votes[at]));
      });
    },
  };
}
