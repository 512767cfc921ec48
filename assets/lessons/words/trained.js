/** Why a model's cosines lie where they do: the pairs of a small model, at the temperature that it was trained with. */

import { html, readout, set, svg, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
/** @import {Scene, Source} from "./types.js" @typedef {import("../../lab/types.js").Lab<Scene>} WordsLab */

/** The temperatures that it was trained with, rising. @param {Source} source */
export function taus({ trained }) {
  return trained.flatMap(({ tau }) => tau ?? []);
}

/** The run at the temperature nearest to the one that is chosen; none where none is. @param {Scene} scene */
export function runAt({ state, source: { trained } }) {
  const off = (/** @type {import("./types.js").Run} */ { tau }) => Math.abs((tau ?? 0) - state.tau);
  return state.tau && trained.length ? trained.reduce((best, run) => (off(run) < off(best) ? run : best)) : null;
}

/** How far apart the two kinds of pairs lie on average, in units of a number. @param {import("./types.js").Run | null} run @param {number | null | undefined} unit */
export function gapOf(run, unit = 1) {
  return run && (run.means[0] - run.means[1]) / (unit ?? Infinity);
}

/** That gap from where it lies among the cosines down to its size in steps of τ, and there a bar with a tick for each. @param {import("./types.js").Run} run @param {number} most */
function division({ tau, means: [same, different] }, most) {
  const [left, right, steps] = [50 * (different + 1), 50 * (same + 1), (same - different) / (tau ?? Infinity)];
  const end = (100 * steps) / most;
  const marks = Array.from({ length: Math.floor(steps) }, (_, k) => `M${(100 * (k + 1)) / most} 64V100`);
  return [`M${left} 0H${right}L${end} 64H0Z`, `M0 64H${end}V100H0Z`, marks.join("")];
}

/** Pairs as an outline in a square of 100. @param {number[]} counts */
function outline(counts) {
  const [top, wide] = [Math.max(...counts), 100 / counts.length];
  return `M0 100${counts.map((count, k) => `V${(100 - (96 * count) / top).toFixed(1)}H${((k + 1) * wide).toFixed(1)}`).join("")}V100Z`;
}

/** A cosine's scale below a picture of all of it. */
export const ticks = () => html("div", { class: "ticks" }, [-1, 0, 1].map((cosine) => html("span", { style: `left:${50 * (cosine + 1)}%` }, [fixed(cosine, 0)])));

const NUMBERS = ["digits-gap", "digits-steps", "digits-usual", "digits-low", "digits-high", "digits-right", "digits-order"];

/** The division in numbers, and what the run came to. @param {WordsLab} lab */
function numbersOf({ text: says, reads }) {
  const values = NUMBERS.map((name, k) => html(k < 2 ? "output" : "dd", { "data-readout": name }));
  const words = NUMBERS.map((name) => says(reads.declared[name].words ?? ""));
  const divisor = html("output", {});
  return {
    roots: [
      html("p", { class: "divided" }, [words[0], " ", values[0], " ÷ ", divisor, " = ", values[1], " ", words[1]]),
      html("dl", {}, values.slice(2).flatMap((value, k) => [html("dt", {}, [words[k + 2]]), value])),
    ],
    draw: (/** @type {string} */ tau) => {
      text(divisor, tau);
      const found = reads.now();
      NUMBERS.forEach((name, k) => readout(values[k], found[name], fixed(found[name], reads.declared[name].digits) + (name === "digits-order" ? " %" : "")));
    },
  };
}

/** @param {object} _spec @param {WordsLab} lab */
export function trainedPanel(_spec, lab) {
  const { text: says, scene: { source } } = lab;
  const stops = taus(source);
  const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range", min: 0, max: stops.length - 1, step: 1, "data-input": "trained", "aria-label": says("trained-tau") }));
  const tau = html("output", { "data-readout": "tau" });
  slider.addEventListener("input", () => lab.move(() => ({ tau: stops[Number(slider.value)] })));
  slider.addEventListener("change", () => lab.settle(true));
  const [untrained, two, one] = ["untrained", "two", "one"].map((name) => svg("path", { class: name }));
  const divided = ["fan", "bar", "steps"].map((name) => svg("path", { class: name }));
  const most = Math.max(...source.trained.map((run) => gapOf(run, run.tau) ?? 0));
  const [start] = source.trained;
  if (start) set(untrained, "d", outline(start.counts[0].map((count, k) => count + start.counts[1][k])));
  const numbers = numbersOf(lab);
  const key = ["one", "two", "untrained"].map((name) => html("span", { class: name }, [says(`trained-${name}`)]));
  return {
    root: html("section", { class: "panel trained" }, [
      html("label", { class: "named" }, [html("span", {}, [says("trained-tau"), " ", tau]), slider]),
      html("p", { class: "caption" }, key),
      html("div", { class: "plot", role: "img", "aria-label": says("trained-label") }, [svg("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, [two, one, untrained])]),
      ticks(),
      svg("svg", { class: "division", viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, divided),
      ...numbers.roots,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const run = runAt(scene);
      if (!run) return;
      const at = String(Math.max(0, stops.indexOf(run.tau ?? 0)));
      if (slider.value !== at) slider.value = at;
      const shown = run.tau === null ? "—" : String(run.tau);
      set(slider, "aria-valuetext", shown);
      readout(tau, run.tau, shown);
      set(one, "d", outline(run.counts[0]));
      set(two, "d", outline(run.counts[1]));
      division(run, most).forEach((path, k) => set(divided[k], "d", path));
      numbers.draw(shown);
    },
  };
}
