/** The spectrum with its heatmap as a component of Streamlit. @import {Scene} from "./types.js" */

import { html, keep, readout, set, svg, tells, text } from "../../lab/dom.js";
import { fixed, magnitude } from "../../lab/numbers.js";
import { PANELS } from "../../lab/panels.js";
import { spokenSentence } from "../../lab/live_region.js";
import { controlsPanel } from "./controls.js";
import { spectrumPanel } from "./plot.js";
import { bendOf, penaltyPanel } from "./penalty.js";
import { tracedPanel } from "./traced.js";
import { readings } from "./readings.js";
import { heatPanel, neighboursPanel, numbersPanel } from "./readouts.js";
import { EVEN, everyItem, farOf, solve, sourceOf, thinned } from "./scene.js";
import { stripPanel } from "./strip.js";

/**
 * What a story's buttons do.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: import("./types.js").Scene) =>
 * import("../../lab/types.js").Outcome>}
 */
const ACTIONS = {
  "bend-far": (scene) => ({ change: { gauge: EVEN, bend: farOf(scene).bend } }),
  "least-penalty": ({ state, source }) => ({ change: { gauge: EVEN, bend: bendOf(state, source, 0.5) } }),
  "weigh-first": ({ state: { bend } }) => ({ change: { gauge: EVEN, bend: bend.map((_, at) => (at === 0 ? 3 : 0)) } }),
};

/** @typedef {import("../../lab/types.js").Lab<Scene>} SpectrumLab */

const READINGS = ["nearest-before", "nearest-now", "fresh"];
const STEP = 40;
const WIDE = 520;
const ENDS = [190, 300]; // where the names end, and where they begin again

/**
 * Who was nearest to the item with D = I, who is now, and a line for each who stayed. @param {object} _spec
 * @param {SpectrumLab} lab
 */
function linesPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
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
  for (const [name, output] of Object.entries(outputs))
    facts.append(html("dt", { class: name }, [says(`lines-${name}`)]), output);
  return {
    root: html("section", { class: "panel lines" }, [title, picture, facts]),
    draw: (/** @type {Scene} */ scene) => {
      const { before, near, state } = scene;
      text(title, says("lines", { item: source.names[state.item] }));
      const now = near.map(({ item }) => item);
      set(picture, "viewBox", `0 0 ${WIDE} ${STEP * Math.max(before.length, now.length, 1)}`);
      const marks = [
        ...before.map((item, at) => markOf(item, at, 0)),
        ...near.map(({ item, cosine }, at) => markOf(item, at, 1, cosine)),
      ];
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
      stayed.forEach(([from, to], k) =>
        set(links[k], "d", `M${ENDS[0] + 10} ${STEP * (from + 0.5)}L${ENDS[1] - 10} ${STEP * (to + 0.5)}`),
      );
      const { "nearest-before": was, "nearest-now": is, fresh } = lab.reads.now();
      readout(outputs["nearest-before"], was, was === null ? "—" : source.names[was]);
      readout(outputs["nearest-now"], is, is === null ? "—" : source.names[is]);
      readout(outputs.fresh, fresh, String(fresh));
    },
  };
}

/** @param {number} item @param {number} at @param {0 | 1} side @param {number | null} [cosine] */
function markOf(item, at, side, cosine = null) {
  return { item, at, side, cosine };
}

/** Decades of a weight that nobody sees: what a hand leaves that has dragged there and back. */
const SAME = 1e-9;

/**
 * What the page shows now, in one sentence, spoken politely once a move has settled. @param {object} _spec
 * @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab
 */
function sentencePanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const sentence = () => {
    const { split, kept, near, fresh, flat, state } = lab.scene;
    const start = state.gauge === EVEN && state.bend.every((bend) => Math.abs(bend) < SAME);
    const clause = near.length ? (flat ? "nearest-flat" : start ? "nearest-start" : "nearest") : "nearest-none";
    const values = {
      difference: magnitude(kept.difference),
      within: fixed(split.within),
      between: fixed(split.between),
      item: source.names[state.item],
      nearest: source.names[near[0]?.item] ?? "",
      cosine: fixed(near[0]?.cosine ?? null),
      fresh,
      of: near.length,
    };
    const opening = `${start ? "start" : "sentence"}${source.groups ? "" : "-mean"}`;
    return `${says(opening, values)}${says(clause, values)}`;
  };
  return spokenSentence(sentence);
}

/** @type {import("../../lab/types.js").Registered<import("./vocabulary.js").Vocabulary, import("./types.js").Scene>} */
const OWN = {
  panels: {
    "spectrum-controls": controlsPanel,
    gauges: stripPanel,
    heat: heatPanel,
    lines: linesPanel,
    "nearest-items": neighboursPanel,
    numbers: numbersPanel,
    penalty: penaltyPanel,
    traced: tracedPanel,
    "spectrum-sentence": sentencePanel,
    spectrum: spectrumPanel,
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/types.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  /** Rows of items are thinned while a finger moves where there are many, and all counted after. */
  solver: ({ problem }) => {
    const source = sourceOf(problem);
    const [all, some] = [everyItem(source), thinned(source)];
    return (state, coarse) => solve(state, source, coarse ? some : all);
  },
  coarse: true,
  readings,
  sketch: (/** @type {Scene} */ { near, source, state }, says) => ({
    ...{ title: `${says("neighbours")} ${source.names[state.item]}`, low: near.length, high: 1 },
    marks: near.map(({ item }, k) => ({ name: String(item), at: k + 1, said: `${k + 1}. ${source.names[item]}` })),
  }),
  style: "factors",
  accepts: ({ rank, item }, { source: { most, names } }) => rank <= most && item < names.length,
};
