/** Who was nearest to the item with D = I, who is now, and a line for each who stayed. */

import { html, keep, readout, set, svg, tells, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../../lab/lab.js").Lab<import("./scene.js").Scene>} SpectrumLab */

const READINGS = ["nearest-before", "nearest-now", "nearest-moved", "fresh"];
const STEP = 40;
const WIDE = 520;
const ENDS = [190, 300]; // where the names end, and where they begin again

/** @param {object} _spec @param {SpectrumLab} lab */
export function linesPanel(_spec, lab) {
  const { text: says, scene: { source } } = lab;
  const title = html("h2");
  const picture = svg("svg", { class: "rank-lines", "aria-hidden": "true" });
  /** @type {SVGElement[]} */
  const rows = [];
  /** @type {SVGElement[]} */
  const links = [];
  const [paths, names] = [tells(svg("g"), ...READINGS), svg("g")];
  picture.append(paths, names);
  const facts = html("dl", { class: "facts" });
  const outputs = Object.fromEntries(READINGS.map((name) => [name, html("dd", { "data-readout": name })]));
  for (const [name, output] of Object.entries(outputs)) facts.append(html("dt", { class: name }, [says(`lines-${name}`)]), output);
  return {
    root: html("section", { class: "panel lines" }, [title, picture, facts]),
    draw: (/** @type {Scene} */ scene) => {
      const { before, near, state } = scene;
      text(title, says("lines", { item: source.names[state.item] }));
      const now = near.map(({ item }) => item);
      set(picture, "viewBox", `0 0 ${WIDE} ${STEP * Math.max(before.length, now.length, 1)}`);
      const marks = [...before.map((item, at) => markOf(item, at, 0)), ...near.map(({ item, cosine }, at) => markOf(item, at, 1, cosine))];
      keep(names, rows, marks.length, () => svg("text"));
      marks.forEach(({ item, at, side, cosine }, k) => {
        tells(rows[k], ...(side ? READINGS : []));
        set(rows[k], "x", ENDS[side]);
        set(rows[k], "y", STEP * (at + 0.5) + 6);
        set(rows[k], "text-anchor", side ? "start" : "end");
        set(rows[k], "class", side && !before.includes(item) ? "new" : null);
        text(rows[k], side ? `${source.names[item]}  ${fixed(cosine, 3)}` : source.names[item]);
      });
      const stayed = before.flatMap((item, at) => (now.includes(item) ? [[at, now.indexOf(item)]] : []));
      keep(paths, links, stayed.length, () => svg("path"));
      stayed.forEach(([from, to], k) => set(links[k], "d", `M${ENDS[0] + 10} ${STEP * (from + 0.5)}L${ENDS[1] - 10} ${STEP * (to + 0.5)}`));
      const { "nearest-before": was, "nearest-now": is, "nearest-moved": moved, fresh } = lab.reads.now();
      readout(outputs["nearest-before"], was, was === null ? "—" : source.names[was]);
      readout(outputs["nearest-now"], is, is === null ? "—" : source.names[is]);
      readout(outputs["nearest-moved"], moved, says(moved ? "lines-yes" : "lines-no"));
      readout(outputs.fresh, fresh, String(fresh));
    },
  };
}

/** @param {number} item @param {number} at @param {0 | 1} side @param {number | null} [cosine] */
function markOf(item, at, side, cosine = null) {
  return { item, at, side, cosine };
}
