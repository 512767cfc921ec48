/** Probabilities of the probe, before and after, side by side. */

import { html, keep, readout, set, tells, text } from "../../lab/dom.js";
import { chip, colour } from "../../lab/looks.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function barsPanel(_spec, lab) {
  const { tokens } = lab;
  const list = html("div", { class: "bars" });
  const root = html("section", { class: "panel probabilities" }, [
    html("h2", {}, [lab.text("bars.name")]),
    html("div", { class: "bars-head", "aria-hidden": "true" }, [html("span"), html("span", {}, [lab.text("bars.before")]), html("span", {}, [lab.text("bars.after")])]),
    list,
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  let names = "";
  const make = (/** @type {number} */ k) => {
    const halves = ["p-before", "p"].map((quantity) =>
      html("span", { class: `half ${quantity}`, style: `--shade: ${colour(tokens, k)}` }, [
        html("span", { class: "fill" }),
        html("output"),
      ]),
    );
    return html("div", { class: "row" }, [chip(tokens, k, ""), ...halves]);
  };
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      keep(list, rows, scene.n, make);
      rows.forEach((row, k) => {
        half(row.children[1], scene.before.probe[k], `p-before:${labels[k]}`);
        half(row.children[2], scene.after.probe[k], `p:${labels[k]}`);
      });
      if (names === labels.join("\n")) return;
      names = labels.join("\n");
      rows.forEach((row, k) => text(/** @type {Element} */ (row.querySelector(".name")), labels[k]));
    },
  };
}

/** @param {Element} element @param {number} p @param {string} quantity */
function half(element, p, quantity) {
  const [fill, value] = element.children;
  set(fill, "style", `transform: scaleX(${p.toFixed(4)})`);
  tells(fill, quantity);
  set(value, "data-readout", quantity);
  readout(value, p, fixed(p, 3));
}
