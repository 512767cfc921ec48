/**
 * Noise that is pooled before one's eyes, as a component of Streamlit. @import {Scene, State} from "./types.js"
 * @typedef {import("../../lab/types.js").Lab<Scene>} PoolingLab
 */

import { allow, html, set, text } from "../../lab/dom.js";
import { fixed, parseNumber, typed } from "../../lab/numbers.js";
import { PANELS } from "../../lab/panels.js";
import { noted } from "../../lab/live_region.js";
import { toolButton } from "../../lab/toolbox.js";
import { arrowsPanel } from "./arrows.js";
import { cosinesPanel, numbersPanel, sentencePanel } from "./panels.js";
import { gridPanel } from "./grid.js";
import { readings } from "./readings.js";
import { GREATEST, MEAN, NONE, createSolver } from "./scene.js";

/**
 * What a story's buttons do.
 * @import {Vocabulary} from "./vocabulary.js"
 * @type {Record<Vocabulary["actions"], (scene: Scene) => import("../../lab/types.js").Outcome>}
 */
const ACTIONS = {
  "keep-greatest": () => ({ change: { pool: GREATEST, swept: 1 } }),
  "keep-mean": () => ({ change: { pool: MEAN, swept: 1 } }),
  "mean-below-zero": () => ({ change: { mu: -1 } }),
  "no-mean": ({ state, law }) => ({ change: { mu: state.mu - law.numberMean } }),
};

const POOLS = ["none", "greatest", "mean"];
const SIDES = [2, 3, 4];

/** @param {object} _spec @param {PoolingLab} lab */
function controlsPanel(_spec, lab) {
  const { text: says } = lab;
  const pools = group(
    lab,
    "kept",
    POOLS.map((key, pool) => ({ name: says(`kept-${key}`), value: pool })),
    "pool",
  );
  const sides = group(
    lab,
    "patch",
    SIDES.map((side) => ({ name: `${side} × ${side}`, value: side })),
    "side",
  );
  const mean = meanField(lab);
  const length = lengthSlider(lab);
  const fresh = toolButton(
    says,
    "new-noise",
    () => lab.change({ seed: (lab.scene.state.seed + 1) % (lab.field("seed").high + 1) }),
    "new-noise",
  );
  const parts = [pools, sides, mean, length];
  return {
    root: html("section", { class: "controls" }, [
      html("div", { class: "rule" }, [...parts.map(({ root }) => root), fresh]),
      mean.error,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      for (const part of parts) part.draw(scene);
      for (const button of sides.buttons) allow(button, scene.state.pool !== NONE);
    },
  };
}

/**
 * Buttons of which one is pressed. @param {PoolingLab} lab @param {string} title
 * @param {{name: string, value: number}[]} options @param {"pool" | "side"} field
 */
function group(lab, title, options, field) {
  const name = lab.text(title);
  const buttons = options.map(({ name: label, value }) => {
    const button = html("button", { type: "button", "data-choice": `${field}:${value}` }, [label]);
    button.addEventListener("click", () => lab.change({ [field]: value }));
    return button;
  });
  return {
    root: html("span", { class: "named", role: "group", "aria-label": name }, [
      html("span", { class: "caption" }, [name]),
      ...buttons,
    ]),
    buttons,
    draw: (/** @type {Scene} */ { state }) =>
      options.forEach(({ value }, at) => set(buttons[at], "aria-pressed", String(state[field] === value))),
  };
}

/** The common mean to type; what is wrong with one is said, and the last good one stays. @param {PoolingLab} lab */
function meanField(lab) {
  const { text: says } = lab;
  const [low, high] = [-lab.field("mu").high, lab.field("mu").high];
  const error = html("p", { class: "error" });
  const input = /** @type {HTMLInputElement} */ (
    html("input", { type: "text", inputmode: "decimal", size: 5, "data-field": "mu", "aria-label": says("mu") })
  );
  /** @type {State | null} the state in which a number was refused: a change ends the complaint */
  let refused = null;
  input.addEventListener("change", () => {
    const value = parseNumber(input.value);
    const good = value !== null && value >= low && value <= high;
    refused = good ? null : lab.scene.state;
    noted(error, good ? "" : says("mu-error", { typed: input.value, low: typed(low), high: typed(high) }));
    set(input, "aria-invalid", good ? null : "true");
    if (good) lab.change({ mu: value });
  });
  return {
    root: html("label", { class: "named" }, [html("span", { class: "caption" }, [says("mu")]), input]),
    error,
    draw: (/** @type {Scene} */ { state }) => {
      if (state === refused) return;
      noted(error, "");
      set(input, "aria-invalid", null);
      if (!input.matches(":focus")) input.value = typed(Number(state.mu.toPrecision(4)));
    },
  };
}

/** How many numbers a vector has. @param {PoolingLab} lab */
function lengthSlider(lab) {
  const { low, high } = lab.field("dimension");
  const input = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      min: low,
      max: high,
      step: 1,
      "data-field": "dimension",
      "aria-label": lab.text("length"),
    })
  );
  const output = html("output");
  input.addEventListener("input", () => {
    lab.move(() => ({ dimension: Number(input.value) }));
    lab.settle(true);
  });
  return {
    root: html("label", { class: "named" }, [html("span", { class: "caption" }, [lab.text("length")]), input, output]),
    draw: (/** @type {Scene} */ { state }) => {
      input.value = String(state.dimension);
      text(output, String(state.dimension));
    },
  };
}

/** @type {import("../../lab/types.js").Registered<import("./vocabulary.js").Vocabulary, import("./types.js").Scene>} */
const OWN = {
  panels: {
    arrows: arrowsPanel,
    cosines: cosinesPanel,
    grid: gridPanel,
    "noise-controls": controlsPanel,
    "noise-numbers": numbersPanel,
    "noise-sentence": sentencePanel,
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/types.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => createSolver(problem),
  readings,
  sketch: (/** @type {Scene} */ { cosines }, says) => ({
    ...{ caption: `${says("mean")} ${fixed(cosines.mean)}`, low: -1, high: 1 },
    curves: [{ name: "", heights: [...cosines.counts] }],
  }),
  style: "pooling",
};
