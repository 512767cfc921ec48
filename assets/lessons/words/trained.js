/** Why a model's cosines lie where they do: the pairs of a small model, at the temperature that it was trained with. */

import { html, readout, set, svg } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Source} Source @typedef {import("../../lab/lab.js").Lab<Scene>} WordsLab */

/** The temperatures that it was trained with, rising. @param {Source} source */
export function taus({ trained }) {
  return trained.flatMap(({ tau }) => tau ?? []);
}

/** The run at the temperature nearest to the one that is chosen; none where none is. @param {Scene} scene */
export function runAt({ state, source: { trained } }) {
  const off = (/** @type {import("./scene.js").Run} */ { tau }) => Math.abs((tau ?? 0) - state.tau);
  return state.tau && trained.length ? trained.reduce((best, run) => (off(run) < off(best) ? run : best)) : null;
}

/** Pairs as an outline in a square of 100. @param {number[]} counts */
function outline(counts) {
  const [top, wide] = [Math.max(...counts), 100 / counts.length];
  return `M0 100${counts.map((count, k) => `V${(100 - (96 * count) / top).toFixed(1)}H${((k + 1) * wide).toFixed(1)}`).join("")}V100Z`;
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
  const [start] = source.trained;
  if (start) set(untrained, "d", outline(start.counts[0].map((count, k) => count + start.counts[1][k])));
  const numbers = ["digits-low", "digits-high", "digits-order"].map((name) => ({ name, value: html("dd", { "data-readout": name }) }));
  const words = (/** @type {string} */ name) => html("dt", {}, [says(lab.reads.declared[name].words ?? "")]);
  const key = ["one", "two", "untrained"].map((name) => html("span", { class: name }, [says(`trained-${name}`)]));
  return {
    root: html("section", { class: "panel trained" }, [
      html("label", { class: "named" }, [html("span", {}, [says("trained-tau"), " ", tau]), slider]),
      html("p", { class: "caption" }, key),
      html("div", { class: "plot", role: "img", "aria-label": says("trained-label") }, [svg("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, [two, one, untrained])]),
      html("div", { class: "ticks" }, [-1, 0, 1].map((cosine) => html("span", { style: `left:${50 * (cosine + 1)}%` }, [fixed(cosine, 0)]))),
      html("dl", {}, numbers.flatMap(({ name, value }) => [words(name), value])),
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
      const found = lab.reads.now();
      for (const { name, value } of numbers) {
        const unit = name === "digits-order" ? " %" : "";
        readout(value, found[name], fixed(found[name], lab.reads.declared[name].digits) + unit);
      }
    },
  };
}
