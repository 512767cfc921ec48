/** One line over the scores of pairs, as a component of Streamlit. @import {Scene} from "./scene.js" */

import { html, readout, text, set, sized, svg } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { choiceRow, choiceRows } from "../../lab/widgets.js";
import { counted, fixed } from "../../lab/numbers.js";
import { PANELS } from "../../lab/panels.js";
import { spokenSentence } from "../../lab/live_region.js";
import { across, dotsPanel, scoreAt } from "./dots.js";
import { frequentPanel } from "./frequent.js";
import { MOST_TIMES, NARROW, READINGS, bestCosine, lineText, readings, sameLine } from "./readings.js";
import { KINDS, lanesOf, MAPS, OPPOSITES, createSolver, scaled } from "./scene.js";

/** @typedef {import("../../lab/types.js").Lab<Scene>} ThresholdLab */

const RATES = ["precision", "recall", "f1"];
const UNSEEN = Object.keys(READINGS).filter((name) => !RATES.includes(name) && !name.endsWith("s-over"));

/**
 * What the line comes to in two numbers, and the pairs on either side of it. @param {object} _spec
 * @param {ThresholdLab} lab
 */
function ratesPanel(_spec, { text: says, reads }) {
  const outputs = [...RATES, ...UNSEEN].map((name) => html("output", { "data-readout": name }));
  const rows = RATES.map((name, at) =>
    html("div", {}, [
      html("dt", {}, [html("b", {}, [says(`rate-${name}`)]), html("small", {}, [says(`rate-${name}.is`)])]),
      html("dd", {}, [outputs[at]]),
    ]),
  );
  return {
    root: html("section", { class: "panel rates", "aria-label": says("rates") }, [
      html("dl", {}, rows),
      html("p", { hidden: "" }, outputs.slice(RATES.length)),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const values = reads.now();
      [...RATES, ...UNSEEN].forEach((name, at) => {
        const { unit, digits } = READINGS[name];
        const cells = unit === "count" ? counted(Number(values[name])) : fixed(values[name], digits);
        readout(outputs[at], values[name], SENTENCES[name]?.(scene) ?? cells);
      });
    },
  };
}

/** @param {{two?: boolean}} spec two: without opposites @param {ThresholdLab} lab */
function besidePanel({ two }, { text: says }) {
  const lanes = lanesOf(two);
  const rows = lanes.map((kind) =>
    html("tr", {}, [html("th", { scope: "row", class: KINDS[kind] }, [says(KINDS[kind])]), html("td"), html("td")]),
  );
  const head = html("tr", {}, [
    html("td"),
    ...["just-left", "just-right"].map((key) => html("th", { scope: "col" }, [says(key)])),
  ]);
  return {
    root: html("section", { class: "panel beside-line", "aria-label": says("beside") }, [
      html("table", {}, [html("thead", {}, [head]), html("tbody", {}, rows)]),
    ]),
    draw: (/** @type {Scene} */ scene) =>
      rows.forEach((row, lane) => {
        const kind = lanes[lane];
        nearest(scene, kind).forEach((k, at) =>
          text(
            row.children[at + 1],
            k < 0 ? "—" : says("pair", { a: scene.source.pairs[kind][k][0], b: scene.source.pairs[kind][k][1] }),
          ),
        );
      }),
  };
}

/** The pairs just left of the line and just right, −1 where there is none. @param {Scene} scene @param {number} kind */
function nearest({ scores, line }, kind) {
  let [under, over] = [-1, -1];
  scores[kind].forEach((score, k) => {
    if (score < line && (under < 0 || score > scores[kind][under])) under = k;
    if (score >= line && (over < 0 || score < scores[kind][over])) over = k;
  });
  return [under, over];
}

/** A line with one in ten opposites right of it at most. @param {Scene} scene */
function strictLine({ model }) {
  const rising = [...model.scores[OPPOSITES]].sort((a, b) => a - b);
  return rising[rising.length - Math.floor(rising.length / 10)];
}

const MIDDLE = 22;

/**
 * The range of all scores, whose left end is pulled to where a map takes it: dots and line go with it.
 * @param {object} _spec @param {import("../../lab/types.js").Lab<import("./scene.js").Scene>} lab
 */
function stretchPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 760, height: 2 * MIDDLE };
  const bar = svg("path", { class: "range" });
  const stage = svg("svg", { class: "strip", role: "group", "aria-label": says("stretch") }, [bar]);
  const at = (/** @type {number} */ amount) =>
    across(lab.scene, size)(scaled(lab.scene.model, { ...lab.scene.state, amount }, lab.scene.model.least));
  const grip = createGrip(stage, lab, {
    ...{ name: "stretch", label: says("handle-stretch"), field: "amount", size, ends: 7 },
    pixelOf: (amount) => [at(amount), MIDDLE],
    valueAt: ([x]) => {
      const { model, state } = lab.scene;
      return (model.least - scoreAt(lab.scene, size, x)) / (model.least - MAPS[state.map](model, model.least));
    },
  });
  stage.append(grip.root);
  const draw = (/** @type {import("./scene.js").Scene} */ scene) => {
    const { state, model } = scene;
    const [low, high] = [model.least, model.most].map((score) => scaled(model, state, score));
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(bar, "d", `M${at(state.amount).toFixed(1)} ${MIDDLE}H${across(scene, size)(high).toFixed(1)}m0 -8v16`);
    grip.draw(
      [at(state.amount), MIDDLE],
      says("handle-stretch-value", { amount: fixed(state.amount), low: fixed(low), high: fixed(high) }),
    );
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "stretch", "aria-label": says("stretch") }, [
      html("p", { class: "caption" }, [says("stretch")]),
      stage,
    ]),
    draw,
  };
}

/**
 * What a story's buttons do to the line, the model and the scale.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: import("./scene.js").Scene) =>
 * import("../../lab/types.js").Outcome>}
 */
const ACTIONS = {
  "all-strangers": () => ({ change: { times: MOST_TIMES } }),
  "few-opposites": (scene) => ({ change: { line: strictLine(scene) } }),
  "narrow-model": (scene) => ({
    change: scene.state.model === NARROW ? {} : { model: NARROW, line: bestCosine(scene).line },
  }), // it stays there
  "precise-line": (scene) => ({ change: { line: sameLine(scene) } }),
  "spread-out": () => ({ change: { amount: 1 } }),
};

/**
 * Whose cosines, and which map they are pulled along. @param {object} _spec
 * @param {import("../../lab/types.js").Lab<Scene>} lab
 */
const modelsPanel = (_spec, lab) =>
  choiceRows([
    choiceRow(
      lab,
      "model",
      lab.scene.source.models.map(({ title }, model) => ({ title, change: { model } })),
    ),
    choiceRow(lab, "map", [
      { title: lab.text("as-cosines"), change: { amount: 0 } },
      ...MAPS.map((_, map) => ({ title: lab.text(`map-${map}`), change: { map, amount: 1 } })),
    ]),
  ]);

/** What the line parts, in a sentence. @param {object} _spec @param {import("../../lab/types.js").Lab<Scene>} lab */
const partedPanel = (_spec, { text: says }) =>
  spokenSentence((/** @type {Scene} */ scene) => {
    const { precision, recall } = readings(scene);
    return says(precision === null ? "say-none" : "say", {
      model: scene.model.title,
      line: lineText(scene.line),
      precision: fixed(precision),
      recall: fixed(recall),
      opposites: scene.over[1],
    });
  });

/** @type {import("../../lab/types.js").Registered<import("./vocabulary.js").Vocabulary, Scene>} */
const OWN = {
  panels: {
    "line-models": modelsPanel,
    parted: partedPanel,
    dots: dotsPanel,
    stretch: stretchPanel,
    frequent: frequentPanel,
    rates: ratesPanel,
    "beside-line": besidePanel,
  },
  actions: ACTIONS,
};

/** What is said in words. @type {Record<string, (scene: Scene) => string>} */
const SENTENCES = { model: ({ model }) => model.title };

const BINS = 20;

/** How many scores lie in each part of −1 … 1, each counted with its neighbours. @param {Float64Array} scores */
function heightsOf(scores) {
  const counts = Array(BINS).fill(0);
  for (const score of scores) counts[Math.min(Math.max(Math.floor((BINS * (score + 1)) / 2), 0), BINS - 1)] += 1;
  return counts.map((count, k) => (count + ((counts[k - 1] ?? 0) + (counts[k + 1] ?? 0)) / 2) / 2);
}

/** @type {import("../../lab/types.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => createSolver(problem),
  readings,
  said: SENTENCES,
  sketch: (/** @type {Scene} */ { model, scores, line }, says) => ({
    ...{ caption: model.title, low: -1, high: 1, line },
    curves: scores.map((row, kind) => ({ name: says(KINDS[kind]), heights: heightsOf(row) })),
  }),
  style: "threshold",
};
