/**
 * What the model expects beside a word whose arrow is pulled shorter, over what it expects beside any word; and what
 * lists keep with fewer coordinates.
 */

import { html, readout, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed, percent } from "../../lab/numbers.js";
import { joined } from "../../lab/text.js";
import { SENTENCES } from "./readings.js";
import { expected } from "./scene.js";
import { valuesOf } from "./stretched.js";

/**
 * @typedef {import("./scene.js").Scene} Scene @typedef {import("./stretched.js").LengthLab} LengthLab
 * @typedef {{name: string, share: number, mark?: number, said: string}} Bar share, mark: of the width
 * @typedef {{title: string, handle: string, field: "share" | "kept", values: string[], quoted?: Record<string, (scene:
 * Scene) => string>, count: number, marks?: string, bars: (scene: Scene) => Bar[], spoken: (scene: Scene) =>
 * Record<string, string>, readings?: string[]}} Kind title, handle, marks: keys of words; readings: what the bars'
 * numbers are
 */

const MOST_BARS = 8;
const [SIDE, MIDDLE, HEAD] = [24, 26, 12];

/** Bars under a line on which an arrow is pulled. @param {LengthLab} lab @param {Kind} kind */
function barsPanel(
  lab,
  { title, handle, field, values: names, quoted, count, marks, bars: barsOf, spoken, readings = [] },
) {
  const { text: says } = lab;
  const size = { width: 620, height: 2 * MIDDLE };
  const values = valuesOf(lab, names, quoted);
  const { low, high } = lab.field(field);
  const [ground, arrow] = ["ground", "arrow"].map((name) => svg("path", { class: name }));
  const stage = svg("svg", { class: "strip", role: "group", "aria-label": says(title) }, [ground, arrow]);
  const x = (/** @type {number} */ value) => SIDE + (value / high) * (size.width - 2 * SIDE);
  const grip = createGrip(stage, lab, {
    ...{ name: field, label: says(handle), field, size, ends: 18 }, // at the end no gap is seen
    pixelOf: (value) => [x(value), MIDDLE],
    valueAt: ([at]) => ((at - SIDE) / (size.width - 2 * SIDE)) * high,
  });
  stage.append(grip.root);
  const bars = Array.from({ length: count }, (_, k) => ({
    name: html("span", { class: "name" }),
    now: html("i", { class: "now" }),
    gap: html("i", { class: "gap" }),
    any: html("i", { class: "any" }),
    number: html("output", readings[k] ? { "data-readout": readings[k] } : {}),
  }));
  const draw = (/** @type {Scene} */ scene) => {
    const at = scene.state[field];
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(ground, "d", `M${x(0)} ${MIDDLE}H${x(high)}M${x(low)} ${MIDDLE - 8}v16`);
    set(arrow, "d", `M${x(0)} ${MIDDLE}H${x(at).toFixed(1)}${x(at) - x(0) < HEAD ? "" : "m-12 -7l12 7l-12 7"}`);
    grip.draw([x(at), MIDDLE], says(`${handle}-value`, spoken(scene)));
    barsOf(scene).forEach(({ name, share, mark, said }, k) => {
      text(bars[k].name, name);
      set(bars[k].now, "style", `width:${(100 * share).toFixed(2)}%`);
      set(
        bars[k].gap,
        "style",
        mark === undefined
          ? "display:none"
          : `left:${(100 * Math.min(share, mark)).toFixed(2)}%;width:${(100 * Math.abs(share - mark)).toFixed(2)}%`,
      );
      set(bars[k].any, "style", mark === undefined ? "display:none" : `left:${(100 * mark).toFixed(2)}%`);
      if (readings[k]) readout(bars[k].number, lab.reads.now()[readings[k]], said);
      else text(bars[k].number, said);
    });
    values.draw(scene);
  };
  sized(stage, size, () => draw(lab.scene));
  const rows = bars.map(({ name, now, gap, any, number }) =>
    html("div", { class: "bar" }, [name, html("span", { class: "axis" }, [now, gap, any]), number]),
  );
  return {
    root: html("section", { class: "panel drawn", "aria-label": says(title) }, [
      html("div", {}, [
        stage,
        html("p", { class: "caption" }, [joined([title, ...(marks ? [marks] : [])].map((key) => says(key)))]),
        ...rows,
      ]),
      values.root,
    ]),
    draw,
  };
}

/** @param {object} _spec @param {LengthLab} lab */
export function contextPanel(_spec, lab) {
  const { text: source } = lab.scene.source;
  const full = source.logits.map((logits) => expected(source.noise, logits, 1));
  const orders = full.map((shares) => [...shares.keys()].sort((a, b) => shares[b] - shares[a]).slice(0, MOST_BARS));
  return barsPanel(lab, {
    ...{
      title: "context",
      marks: "context-marks",
      handle: "handle-share",
      field: "share",
      values: ["told", "squared-now"],
      count: MOST_BARS,
    },
    quoted: {
      share: ({ state }) => fixed(state.share),
      "topic-word": SENTENCES["topic-word"],
    },
    bars: ({ state: { topic }, shares }) =>
      orders[topic].map((k) => ({
        name: source.words[k],
        share: shares[k] / full[topic][orders[topic][0]],
        mark: source.noise[k] / full[topic][orders[topic][0]],
        said: percent(shares[k]),
      })),
    spoken: ({ state }) => ({ share: fixed(state.share), word: source.words[source.topics[state.topic]] }),
  });
}

/** @param {object} _spec @param {LengthLab} lab */
export function droppedPanel(_spec, lab) {
  const { dropped } = lab.scene.source;
  return barsPanel(lab, {
    ...{
      title: "dropped",
      handle: "handle-kept",
      field: "kept",
      values: ["kept"],
      count: dropped.length,
      readings: dropped.map((_, k) => `stay:${k}`),
    },
    bars: ({ stay }) => dropped.map(({ title }, k) => ({ name: title, share: stay[k], said: fixed(stay[k]) })),
    spoken: ({ kept }) => ({ kept: fixed(kept) }),
  });
}
