/** Words side by side under several models. @import {Scene, WordsLab} from "./types.js" */

import { html, readout, set, text } from "../../lab/dom.js";
import { fixed, typed } from "../../lab/numbers.js";
import { PANELS } from "../../lab/panels.js";
import { choiceSelect } from "../../lab/widgets.js";
import { noted } from "../../lab/live_region.js";
import { columnsPanel } from "./columns.js";
import { linePanel } from "./line.js";
import { chosen } from "./lookup.js";
import { findingsPanel, sentencePanel } from "./panels.js";
import { OUTLIER, readings, STRANGER } from "./readings.js";
import { solve, sourceOf } from "./scene.js";
import { nearestPlace } from "./place.js";
import { trainedPanel, taus } from "./trained.js";
import { untrainedPanel } from "./untrained.js";
import { LATER } from "./later.js";

/**
 * What a story's buttons do to the choices.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], (scene: import("./types.js").Scene) =>
 * import("../../lab/types.js").Outcome>}
 */
const ACTIONS = {
  "low-tau": ({ source }) => ({ change: { tau: taus(source)[0] } }),
  "line-at-nearest": (scene) => ({ change: { place: nearestPlace(scene) ?? scene.state.place } }),
  "in-common": () => ({ change: { removed: 0 } }),
  "add-outlier": adding(OUTLIER),
  "add-stranger": adding(STRANGER),
};

/** @param {string} word @returns {(scene: Scene) => import("../../lab/types.js").Outcome} */
function adding(word) {
  return ({ state, source: { tray, names } }) => ({
    change: {
      added: tray.filter(({ id }) => names[id] === word).reduce((added, { bit }) => added | (1 << bit), state.added),
    },
  });
}

const LEAST = -3; // decades of τ
const MOST = 0.3;
const STEP = 0.01;
const RESTING = 0.01; // where the slider stands while each model has its own τ, and the first has none

/** @param {object} _spec @param {WordsLab} lab */
function choicesPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const queries = choiceSelect(
    lab,
    "query",
    source.names.slice(0, source.count).map((title, query) => ({ title, change: { query } })),
  );
  const own = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", "data-action": "own" }));
  own.addEventListener("change", () => lab.change({ own: own.checked ? 1 : 0 }));
  const tray = source.tray.map((each) => offered(each, lab));
  const models = source.models.map((model) =>
    chip(model.title, { "data-choose": model.key, title: model.facts, class: `model-${model.kind}` }, () => {
      const next = lab.scene.columns.reduce((bits, column) => bits ^ (1 << column.model.bit), 1 << model.bit);
      if (source.models.some(({ bit }) => next & (1 << bit))) lab.change({ models: next });
      else {
        lab.note = says("one-model");
        lab.redraw();
      }
    }),
  );
  const tau = temperature(lab);
  const note = html("span", { class: "note" });
  return {
    root: html("section", { class: "choices" }, [
      html("div", { "data-panel": "queries" }, [queries.root]),
      group("tray", says("add"), tray),
      tau.root,
      html("label", { class: "named own", "data-panel": "itself", "data-rest": "", title: says("own.title") }, [
        own,
        says("own"),
      ]),
      html("div", { "data-rest": "" }, [group("models", says("models"), models)]),
      note,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const { state, added, columns } = scene;
      tau.draw(scene);
      noted(note, lab.note);
      queries.draw(scene);
      own.checked = state.own === 1;
      tray.forEach((button, at) => set(button, "aria-pressed", String(added.includes(source.tray[at].id))));
      models.forEach((button, at) =>
        set(button, "aria-pressed", String(columns.some(({ model }) => model === source.models[at]))),
      );
    },
  };
}

/**
 * A word to add by a press, or by dragging it to the cards. @param {import("./types.js").Source["tray"][number]} of
 * @param {WordsLab} lab
 */
function offered({ bit, id }, lab) {
  const name = lab.scene.source.names[id];
  const button = chip(name, { "data-add": name, draggable: "true", title: lab.text("add.title") }, () =>
    lab.change({ added: lab.scene.state.added ^ (1 << bit) }),
  );
  button.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", String(bit)));
  return button;
}

/** @param {WordsLab} lab */
function temperature(lab) {
  const { text: says } = lab;
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min: LEAST, max: MOST, step: STEP, "aria-label": says("tau"), "data-field": "tau" })
  );
  const output = html("output", { "data-readout": "tau" });
  const own = html("button", { type: "button", "data-action": "own-tau", title: says("own-tau.title") }, [
    says("own-tau"),
  ]);
  slider.addEventListener("input", () => lab.move(() => ({ tau: 10 ** Number(slider.value) })));
  slider.addEventListener("change", () => lab.settle(true)); // arrow presses are one step
  own.addEventListener("click", () => lab.change({ tau: 0 }));
  return {
    root: html("div", { class: "group temperature", "data-panel": "temperature", title: says("tau.title") }, [
      html("label", { class: "named" }, [html("span", { class: "group-name" }, [says("tau")]), slider]),
      output,
      own,
    ]),
    /** @param {Scene} scene */
    draw: ({ state, columns }) => {
      const current = state.tau || columns.find(({ tau }) => tau)?.tau || RESTING;
      const at = Math.log10(current).toFixed(2);
      if (slider.value !== at) slider.value = at;
      const digits = current.toPrecision(2);
      set(slider, "aria-valuetext", digits);
      readout(output, state.tau, state.tau ? digits : "");
      set(own, "aria-pressed", String(state.tau === 0));
    },
  };
}

/** @param {string} panel what a story calls it @param {string} name @param {HTMLElement[]} nodes */
function group(panel, name, nodes) {
  const title = html("span", { class: "group-name" });
  text(title, name);
  const root = html("div", { class: "group", role: "group", "aria-label": name }, [title, ...nodes]);
  root.hidden = !nodes.length;
  return nodes.length ? html("div", { "data-panel": panel }, [root]) : root;
}

/** @param {string} name @param {Record<string, string>} attributes @param {() => void} action */
function chip(name, attributes, action) {
  const button = html("button", { type: "button", ...attributes }, [name]);
  button.addEventListener("click", action);
  return button;
}

/** @type {import("../../lab/types.js").Registered<import("./vocabulary.js").Vocabulary, import("./types.js").Scene>} */
const OWN = {
  panels: {
    choices: choicesPanel,
    saying: sentencePanel,
    scores: columnsPanel,
    moved: findingsPanel("joins", "raw-moved", "scaled-moved"),
    trained: trainedPanel,
    untrained: untrainedPanel,
    line: linePanel,
    ...LATER,
  },
  actions: ACTIONS,
};

/** @type {import("../../lab/types.js").Lesson} */
export const LESSON = {
  ...OWN,
  panels: { ...PANELS, ...OWN.panels },
  solver: ({ problem }) => {
    const source = sourceOf(problem);
    return (state) => solve(state, source);
  },
  readings,
  said: { tau: ({ state }) => typed(state.tau) },
  sketch: (/** @type {Scene} */ { columns: [{ rows }], source }, says) => ({
    ...{ title: says("scaled"), low: 0, high: 1 },
    marks: rows.flatMap(({ id, scaled: at }) =>
      at === null ? [] : [{ name: source.names[id], at, said: `${source.names[id]} ${fixed(at)}` }],
    ),
  }),
  sketched: "longer",
  style: "words",
  chosen,
};
