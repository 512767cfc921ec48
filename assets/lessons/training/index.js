/** The Training page: gradient steps on the cosine of two vectors. @import {Lab} from "../../plane/types.js" */

import { html, readout, text } from "../../lab/dom.js";
import { fixed, magnitude } from "../../lab/numbers.js";
import { noted, spokenSentence } from "../../lab/live_region.js";
import { onPlanes } from "../../plane/lesson.js";
import { norm, quarterTurn, scale } from "../../lab/maths/vectors.js";
import { replaced } from "../../plane/handles.js";
import { descentCurvesPanel } from "./curves.js";
import { GOAL, MOST_STEPS, counted, numbersOf, stepsToGoal, stuck, walked } from "./descent.js";
import { gradient, trail } from "./layers.js";
import { clockPanel } from "./clock.js";
import { racePanel, race } from "./race.js";
import { descentRunPanel } from "./run.js";
import { numbersIn, readings } from "./readings.js";

/** @import {Scene} from "../../plane/types.js" @import {Outcome} from "../../lab/types.js" */

const ROUNDING = 1e-12; // a gradient this small is none

/**
 * The cosine, large: before the first step and now; and what it means as angle and loss. @param {object} _spec
 * @param {Lab} lab
 */
function descentCosinePanel(_spec, lab) {
  const before = html("span", { class: "before", "data-readout": "cos-before" });
  const after = html("output", {
    class: "after",
    "data-readout": "cos",
    "aria-label": lab.text("descent-cosine.cosine-now"),
  });
  const theta = html("output", { "data-readout": "theta" });
  const loss = html("output", { "data-readout": "loss" });
  const note = html("p", { class: "note", "data-note": "pair" });
  return {
    root: html("section", { class: "panel pair" }, [
      html("div", { class: "headline" }, [
        html("span", {}, ["cos(z₁, z₂)"]),
        html("div", { class: "large" }, [before, after]),
      ]),
      html("div", { class: "headline" }, [
        html("span", {}, ["θ = ", theta]),
        html("span", {}, [lab.text("descent-cosine.loss"), " ", loss]),
      ]),
      note,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const values = lab.reads.now();
      readout(before, scene.pair.before, scene.state.steps ? `${fixed(scene.pair.before)} →` : "");
      readout(after, scene.pair.after, fixed(scene.pair.after));
      readout(theta, values.theta, values.theta === null ? fixed(null) : `${fixed(values.theta, 1)}°`);
      readout(loss, values.loss, fixed(values.loss));
      noted(note, values.theta === null ? lab.text("lab.undefined") : lab.note);
    },
  };
}

/**
 * Length, gradient, effective rate, and the length after a step by the law and measured. @param {object} _spec
 * @param {Lab} lab
 */
function descentNumbersPanel(_spec, lab) {
  const rows = ["length", "square", "gradient", "turn", "unit-turn", "times", "effective", "law", "measured"].map(
    (key) => ({
      key,
      cells: [0, 1].map((k) => html("output", { "data-readout": `${key}:${k + 1}` })),
    }),
  );
  const head = html("tr", {}, [
    html("td"),
    ...lab.scene.state.labels.map((label) => html("th", { scope: "col" }, [label])),
  ]);
  const body = rows.map(({ key, cells }) =>
    html("tr", { class: key }, [
      html("th", { scope: "row" }, [lab.text(`descent-numbers.row-${key}`)]),
      ...cells.map((cell) => html("td", {}, [cell])),
    ]),
  );
  const opposite = html("output", { hidden: "", "data-readout": "gradient-opposite" });
  const caption = html("p", { class: "caption" });
  return {
    root: html("section", { class: "panel descent-numbers", "aria-label": lab.text("descent-numbers.name") }, [
      html("table", {}, [html("thead", {}, [head]), html("tbody", {}, body)]),
      caption,
      opposite,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const [{ each }, values] = [numbersIn(scene), lab.reads.now()];
      for (const { key, cells } of rows) {
        cells.forEach((cell, k) => {
          const value = values[`${key}:${k + 1}`];
          const constant = each[k].held && ["turn", "unit-turn", "times", "law", "measured"].includes(key);
          readout(cell, value, constant ? lab.text("descent-numbers.held") : textOf(key, value));
        });
      }
      readout(opposite, values["gradient-opposite"], textOf("gradient", values["gradient-opposite"]));
      text(caption, lab.text(scene.state.steps ? "descent-numbers.law-last" : "descent-numbers.law-next"));
    },
  };
}

/** What happened, in one sentence. @param {object} _spec @param {Lab} lab */
function descentSentencePanel(_spec, lab) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, lab));
}

/** @param {Scene} scene @param {Lab} lab */
function sentence(scene, lab) {
  const { state, pair, before } = scene;
  const { theta, loss, each } = numbersOf(scene);
  if (theta === null) return lab.text("descent-sentence.undefined");
  const start = Math.hypot(...before.rows[0]);
  const turn = (Math.atan2(/** @type {number} */ (each[0].gradient) * state.rate, each[0].length) * 180) / Math.PI;
  const values = {
    theta: fixed(theta, 1),
    loss: fixed(loss),
    before: fixed(pair.before),
    after: fixed(pair.after),
    steps: state.steps,
    length: fixed(start),
    grown: fixed(each[0].length),
    effective: textOf("effective", each[0].effective),
    first: textOf("effective", start ? state.rate / start ** 2 : null),
    turn: turn < 0.05 ? magnitude(turn) : fixed(turn, 1),
  };
  if (stuck(scene.after.rows))
    return lab.text((pair.after ?? 0) < 0 ? "descent-sentence.opposite" : "descent-sentence.aligned", values);
  if (state.steps)
    return lab.text((pair.after ?? 0) >= GOAL ? "descent-sentence.reached" : "descent-sentence.walked", values);
  if ((pair.after ?? 0) >= GOAL) return lab.text("descent-sentence.near", values);
  const [goal, longer] = [1, 10].map((factor) => {
    const [z, t] = before.rows;
    return counted(stepsToGoal([scale(z, factor), scale(t, factor)], state, MOST_STEPS), lab.text("lab.more"));
  });
  return lab.text("descent-sentence.start", { ...values, goal, longer });
}

/** A number of a run as a reader sees it. @param {string} key @param {number | null} value */
function textOf(key, value) {
  if (value === null) return fixed(null);
  if (key === "length" || key === "law" || key === "measured") return fixed(value, 4);
  if (key === "square" || key === "times") return fixed(value, 1);
  if (key === "turn" || key === "unit-turn") return `${fixed(value, 1)}°`;
  return value >= 0.1 ? fixed(value, 3) : value >= 0.001 || value < ROUNDING ? fixed(value, 4) : magnitude(value);
}

/**
 * The buttons of the Training page: steps.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/types.js").Action>}
 */
export const ACTIONS = {
  "step-once": ({ state }) => ({ change: { steps: state.steps + 1 } }),
  "step-hundred": ({ state }) => ({ change: { steps: state.steps + 100 } }),
  "to-goal": steppedToGoal,
  /** The first vector three times as long as the unit vector it was, in its own direction. */
  "pull-out": ({ after: { rows } }) => ({
    change: { unembeddings: replaced(rows, 0, scale(rows[0], 3 / Number(norm(rows[0]).toFixed(9)))), steps: 0 },
  }),
  /** The first vector, of length 1, at a right angle to the other. */
  "turn-aside": ({ after: { rows } }) => ({
    change: { unembeddings: replaced(rows, 0, scale(quarterTurn(rows[1]), 1 / norm(rows[1]))), steps: 0 },
  }),
  "play-race": () => ({ change: {}, then: race, ends: "to-goal" }),
};

/** As many steps as it takes to reach the goal, or as many as there can be. @param {Scene} scene @returns {Outcome} */
function steppedToGoal({ state, after }) {
  const remaining = stepsToGoal(after.rows, state, MOST_STEPS - state.steps);
  if (remaining === null) return { change: { steps: MOST_STEPS }, note: "descent-cosine.goal-far" };
  return { change: { steps: state.steps + remaining } };
}

/**
 * The two vectors of the Training page.
 * @type {Record<import("./vocabulary.js").Vocabulary["handles"], import("../../plane/types.js").HandleKind>}
 */
export const HANDLES = {
  vector: {
    each: true,
    place: (_, space, index) => space.rows[index],
    // Begins a new run where the reader took hold of it.
    change: (_, p, space, index) => ({ unembeddings: replaced(space.rows, index, p), steps: 0 }),
  },
};

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    "descent-cosine": descentCosinePanel,
    "descent-numbers": descentNumbersPanel,
    "descent-run": descentRunPanel,
    "descent-sentence": descentSentencePanel,
    "descent-curves": descentCurvesPanel,
    clock: clockPanel,
    race: racePanel,
  },
  layers: { gradient, trail },
  handles: HANDLES,
  actions: ACTIONS,
  motion: { rows: walked },
  readings,
};

export const LESSON = onPlanes(OWN);
