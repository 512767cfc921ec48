/** What the probe makes of the labels: its ranking, large, and how many directions share it. */

import { html, keep, readout, set, svg, text } from "../../lab/dom.js";
import { colour, marker, short } from "../../lab/looks.js";
import { markerPath } from "../../lab/markers.js";
import { rankingOf } from "../../lab/maths/orders.js";
import { percent } from "../../lab/numbers.js";
import { rankingName } from "./rankings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function rankingHerePanel(_spec, lab) {
  const order = html("ol", { class: "order" });
  const shown = html("output", { class: "spoken", "data-readout": "ranking" });
  const share = html("output", { "data-readout": "share" });
  const note = html("p", { class: "caption" }, [share]);
  const root = html("section", { class: "panel ranking-here", "aria-label": lab.text("ranking-here.name") }, [html("h2", {}, [lab.text("ranking-here.name")]), order, shown, note]);
  /** @type {HTMLElement[]} */
  const places = [];
  const make = () => html("li", {}, [svg("svg", { width: 16, height: 16, "aria-hidden": "true" }, [svg("path", { class: "marker" })]), html("span")]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { n, after, state } = scene;
      const { order: ranking, tie } = rankingOf(after.rows, state.probe);
      keep(order, places, n, make);
      ranking.forEach((k, place) => {
        const path = /** @type {Element} */ (places[place].querySelector("path"));
        set(path, "d", markerPath(marker(lab.tokens, k), 8, 8, 5.5));
        set(path, "fill", colour(lab.tokens, k));
        text(places[place].children[1], short(state.labels[k]));
        set(places[place], "title", state.labels[k]);
      });
      const name = rankingName(ranking, state.labels);
      set(shown, "data-value", tie ? "" : name);
      text(shown, name);
      const part = lab.reads.now().share;
      const [a, b] = (tie ?? []).map((k) => state.labels[k]);
      readout(share, part, tie ? lab.text("ranking-here.tie", { a, b }) : lab.text("ranking-here.share", { share: percent(part) }));
    },
  };
}
