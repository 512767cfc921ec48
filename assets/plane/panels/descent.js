/** The panels of the Training page: the cosine, the numbers of both points, the run, and the answer. */

import { GOAL, MOST_STEPS, numbersOf, stepsToGoal, stuck } from "../descent.js";
import { allow, html, readout, set, text } from "../dom.js";
import { scale } from "../maths/vectors.js";
import { fixed, magnitude } from "../numbers.js";
import { player } from "../player.js";
import { filled } from "../sentence.js";
import { spokenSentence } from "../spoken.js";

const ROUNDING = 1e-12; // a gradient this small is none

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */
/** @typedef {{words: Record<string, string>}} Spec */

/** The cosine, large: before the first step and now; and what it means as angle and loss. @param {Spec} spec @param {Lab} lab */
export function descentCosinePanel({ words }, lab) {
  const before = html("span", { class: "before", "data-readout": "cos-before" });
  const after = html("output", { class: "after", "data-readout": "cos", "aria-label": words["cosine-now"] });
  const theta = html("output", { "data-readout": "theta" });
  const loss = html("output", { "data-readout": "loss" });
  const note = html("p", { class: "note", role: "status", "data-note": "pair" });
  return {
    root: html("section", { class: "panel pair" }, [
      html("div", { class: "headline" }, [html("span", {}, ["cos(z₁, z₂)"]), html("div", { class: "large" }, [before, after])]),
      html("div", { class: "headline" }, [html("span", {}, ["θ = ", theta]), html("span", {}, [words.loss, " ", loss])]),
      note,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const found = numbersOf(scene);
      readout(before, scene.pair.before, scene.state.steps ? `${fixed(scene.pair.before)} →` : "");
      readout(after, scene.pair.after, fixed(scene.pair.after));
      readout(theta, found.theta, found.theta === null ? fixed(null) : `${fixed(found.theta, 1)}°`);
      readout(loss, found.loss, fixed(found.loss));
      text(note, found.theta === null ? lab.words.undefined : lab.note);
    },
  };
}

/** Length, gradient, effective rate, and the length after a step by the law and measured. @param {Spec} spec @param {Lab} lab */
export function descentNumbersPanel({ words }, lab) {
  const rows = ["length", "gradient", "effective", "law", "measured"].map((key) => ({
    key,
    cells: [0, 1].map((k) => html("output", { "data-readout": `${key}:${k + 1}` })),
  }));
  const head = html("tr", {}, [html("td"), ...lab.scene.state.labels.map((label) => html("th", { scope: "col" }, [label]))]);
  const body = rows.map(({ key, cells }) => html("tr", { class: key }, [html("th", { scope: "row" }, [words[`row-${key}`]]), ...cells.map((cell) => html("td", {}, [cell]))]));
  const caption = html("p", { class: "caption" });
  return {
    root: html("section", { class: "panel descent-numbers" }, [html("table", {}, [html("thead", {}, [head]), html("tbody", {}, body)]), caption]),
    draw: (/** @type {Scene} */ scene) => {
      const { each } = numbersOf(scene);
      for (const { key, cells } of rows) {
        cells.forEach((cell, k) => {
          const value = /** @type {Record<string, any>} */ (each[k])[key];
          const held = each[k].held && (key === "law" || key === "measured");
          readout(cell, value, held ? words.held : shown(key, value));
        });
      }
      text(caption, words[scene.state.steps ? "law-last" : "law-next"]);
    },
  };
}

/** Learning rate, who moves, one step, many, play. @param {Spec} spec @param {Lab} lab */
export function descentRunPanel({ words }, lab) {
  const about = lab.field("rate");
  const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range", min: about.low, max: about.high, step: about.step, "data-input": "rate", "aria-label": words.rate }));
  const rate = html("output", { "data-readout": "rate" });
  const movers = [0, 1].map((both) => html("button", { type: "button", role: "radio", "data-action": both ? "move-both" : "move-one" }, [words[both ? "move-both" : "move-one"]]));
  const play = html("button", { type: "button", "data-action": "play" });
  const steps = html("output", { "data-readout": "steps" });
  const wanted = html("output", { "data-readout": "steps-to-goal" });
  const run = player(lab, () => root.isConnected);
  const forwards = ["step-once", "step-hundred", "to-goal"].map((verb) => lab.button(verb));
  slider.addEventListener("input", () => lab.move(() => ({ rate: Number(slider.value) })));
  slider.addEventListener("change", () => lab.settle(false, true));
  movers.forEach((button, both) =>
    button.addEventListener("click", () => {
      lab.move(() => ({ both }));
      lab.settle(false, true);
    }),
  );
  play.addEventListener("click", run.toggle);
  const root = html("section", { class: "panel descent-run" }, [
    html("div", { class: "headline" }, [html("label", {}, [words.rate, " ", rate]), slider]),
    html("div", { class: "rule", role: "radiogroup", "aria-label": words.movers }, movers),
    html("div", { class: "buttons" }, [forwards[0], forwards[1], play, forwards[2]]),
    html("p", {}, [words.steps, " ", steps, " · ", words["to-reach"], " ", wanted]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { state, after } = scene;
      if (Number(slider.value) !== state.rate) slider.value = String(state.rate);
      readout(rate, state.rate, fixed(state.rate));
      movers.forEach((button, both) => set(button, "aria-checked", String(both === state.both)));
      readout(steps, state.steps, state.steps.toLocaleString("en"));
      const left = stepsToGoal(after.rows, state, MOST_STEPS);
      readout(wanted, left, counted(left, words[stuck(after.rows) ? "never" : "more"]));
      const open = state.steps < MOST_STEPS && !stuck(after.rows);
      for (const button of forwards) allow(button, open && (button !== forwards[2] || !!left));
      allow(play, run.playing() || (open && left !== 0));
      text(play, words[run.playing() ? "pause" : "play"]);
    },
  };
}

/** What happened, in one sentence. @param {Spec} spec @param {Lab} _lab */
export function descentSentencePanel({ words }, _lab) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, words));
}

/** @param {Scene} scene @param {Record<string, string>} words */
function sentence(scene, words) {
  const { state, pair, before } = scene;
  const { theta, loss, each } = numbersOf(scene);
  if (theta === null) return words["sentence-undefined"];
  const start = Math.hypot(...before.rows[0]);
  const turn = (Math.atan2(/** @type {number} */ (each[0].gradient) * state.rate, each[0].length) * 180) / Math.PI;
  const values = {
    theta: fixed(theta, 1),
    loss: fixed(loss),
    before: fixed(pair.before),
    after: fixed(pair.after),
    steps: state.steps.toLocaleString("en"),
    length: fixed(start),
    grown: fixed(each[0].length),
    effective: shown("effective", each[0].effective),
    first: shown("effective", start ? state.rate / start ** 2 : null),
    turn: turn < 0.05 ? magnitude(turn) : fixed(turn, 1),
  };
  if (stuck(scene.after.rows)) return filled(words[(pair.after ?? 0) < 0 ? "sentence-opposite" : "sentence-aligned"], values);
  if (state.steps) return filled(words[(pair.after ?? 0) >= GOAL ? "sentence-reached" : "sentence-walked"], values);
  if ((pair.after ?? 0) >= GOAL) return filled(words["sentence-near"], values);
  const [goal, longer] = [1, 10].map((factor) => {
    const [z, t] = before.rows;
    return counted(stepsToGoal([scale(z, factor), scale(t, factor)], state, MOST_STEPS), words.more);
  });
  return filled(words["sentence-start"], { ...values, goal, longer });
}

/** @param {number | null} steps @param {string} more what to say of too many */
function counted(steps, more) {
  return steps === null ? more : steps.toLocaleString("en");
}

/** @param {string} key @param {number | null} value */
function shown(key, value) {
  if (value === null) return fixed(null);
  if (key === "length" || key === "law" || key === "measured") return fixed(value, 4);
  return value >= 0.1 ? fixed(value, 3) : value >= 0.001 || value < ROUNDING ? fixed(value, 4) : magnitude(value);
}
