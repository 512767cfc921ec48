/**
 * Why cosines lie close together: the pairs of a small model, by the temperature that it was trained with, beside e5's.
 */

import { html, readout, set, svg, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
/**
 * @import {Outline, Run, Scene, Source} from "./types.js" @typedef {import("../../lab/types.js").Lab<Scene>} WordsLab
 */

const ENDS = [0.025, 0.975]; // shares of the pairs below what is told as a band
const ARROWS = [0.025, 0.2, 0.35, 0.5, 0.65, 0.8, 0.975];

/** The temperatures that it was trained with, rising. @param {Source} source */
export const taus = ({ trained }) => trained.flatMap(({ tau }) => tau ?? []);

/** The run at the temperature nearest to the one that is chosen; none where none is. @param {Scene} scene */
export function runAt({ state, source: { trained } }) {
  const off = (/** @type {Run} */ { tau }) => Math.abs((tau ?? 0) - state.tau);
  return state.tau && trained.length ? trained.reduce((best, run) => (off(run) < off(best) ? run : best)) : null;
}

/** How far apart the two kinds of pairs lie on average. @param {Run | null} run */
export const gapOf = (run) => run && run.means[0] - run.means[1];

/** How far apart cosines are where a softmax of them ÷ τ gives the larger one 99%. @param {Run | null} run */
export const sureGap = (run) => run && (run.tau ?? Infinity) * Math.log(99);

/** The cosine below which a share of a histogram's pairs lies. @param {Outline} band @param {number} share */
export function quantileOf({ low, high, density }, share) {
  let rest = share * density.reduce((sum, each) => sum + each);
  const k = density.findIndex((each) => (rest -= each) <= 0);
  return low + ((high - low) * (k + 1 + rest / density[k])) / density.length;
}

/** Both kinds of pairs together. @param {Run} run @returns {Outline} */
const bandOf = ({ counts: [one, two] }) => ({ low: -1, high: 1, density: one.map((count, k) => count + two[k]) });

/** Pairs as an outline in a square of 100, from −1 to 1. @param {Outline} band */
export function outline({ low, high, density }) {
  const [top, left, step] = [Math.max(...density), 50 * (low + 1), (50 * (high - low)) / density.length];
  return `M${left} 100${density.map((height, k) => `V${(100 - (96 * height) / top).toFixed(1)}H${(left + (k + 1) * step).toFixed(1)}`).join("")}V100Z`;
}

/** An arrow that leaves the upright by an angle. @param {number} angle */
function arrow(angle) {
  const at = (/** @type {number} */ far, turn = 0) =>
    `${(far * Math.sin(angle + turn)).toFixed(1)} ${(-far * Math.cos(angle + turn)).toFixed(1)}`;
  return `M0 0L${at(40)}M${at(33, 0.15)}L${at(40)}L${at(33, -0.15)}`;
}

/**
 * A histogram of all pairs, and beside it one vector with others at the angles of those pairs. @param {WordsLab} lab
 * @param {SVGElement[]} paths
 */
export function spread({ text: says }, ...paths) {
  const [title, others] = [html("p"), svg("path", { class: "others" })];
  const fan = svg("svg", { class: "fan", viewBox: "-44 -44 88 88", "aria-hidden": "true" }, [
    others,
    svg("path", { d: arrow(0) }),
  ]);
  const plot = html("div", { class: "plot", role: "img" }, [
    svg("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, paths),
  ]);
  return {
    plot,
    root: html("div", { class: "spread" }, [fan, title, plot]),
    draw: (/** @type {string} */ name, /** @type {number | null} */ tau, /** @type {Outline} */ band) => {
      const [low, high] = ENDS.map((share) => fixed(quantileOf(band, share), 2));
      set(plot, "aria-label", says("trained-label", { name }));
      text(title, says(tau === null ? "untrained-band" : "trained-band", { name, tau: String(tau), low, high }));
      set(others, "d", ARROWS.map((share, k) => arrow((-1) ** k * Math.acos(quantileOf(band, share)))).join(""));
    },
  };
}

/** All pairs of the model that a story begins with. @param {WordsLab} lab */
export function allOf(lab) {
  const e5 = lab.scene.source.models.find(({ key }) => key === "e5-small");
  const all = svg("path", { class: "all" });
  const large = spread(lab, all);
  if (e5?.band) {
    set(all, "d", outline(e5.band));
    large.draw(e5.title, e5.tau, e5.band);
  }
  return large.root;
}

/** A cosine's scale below a picture of all of it. */
export const ticks = () =>
  html(
    "div",
    { class: "ticks" },
    [-1, 0, 1].map((cosine) => html("span", { style: `left:${50 * (cosine + 1)}%` }, [fixed(cosine, 0)])),
  );

/** How far apart cosines have to be for the softmax, and how far they are. @param {WordsLab} lab */
function apart({ text: says, reads }) {
  const names = /** @type {const} */ (["sure-gap", "digits-gap", "sure-then"]);
  const outputs = names.map((name) => html("output", { "data-readout": name }));
  return {
    root: html("p", { class: "divided" }, [
      html("i", { class: "needed" }),
      ...[says("trained-sure"), " ", outputs[0], " · "],
      html("i", { class: "bracket" }),
      ...[says("trained-gap"), " ", outputs[1]],
      html("span", { hidden: "" }, outputs.slice(2)),
    ]),
    draw: () => {
      const readings = reads.now();
      names.forEach((name, k) =>
        readout(outputs[k], readings[name], fixed(readings[name], reads.declared[name].digits)),
      );
    },
  };
}

/** @param {object} _spec @param {WordsLab} lab */
export function trainedPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const stops = taus(source);
  const slider = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      min: 0,
      max: stops.length - 1,
      step: 1,
      "data-input": "trained",
      "aria-label": says("trained-tau"),
    })
  );
  slider.addEventListener("input", () => lab.move(() => ({ tau: stops[Number(slider.value)] })));
  slider.addEventListener("change", () => lab.settle(true));
  const parts = ["two", "one", "untrained", "means", "needed"].map((name) => svg("path", { class: name }));
  const [two, one, untrained, means, needed] = parts;
  const small = spread(lab, ...parts);
  const [tau, numbers] = [html("output", { "data-readout": "tau" }), apart(lab)];
  if (source.trained.length) set(untrained, "d", outline(bandOf(source.trained[0])));
  return {
    root: html("section", { class: "panel trained" }, [
      html("label", { class: "named" }, [html("span", {}, [says("trained-tau"), " ", tau]), slider]),
      numbers.root,
      html(
        "p",
        { class: "caption" },
        ["one", "two", "untrained", "fan"].map((name) => html("span", { class: name }, [says(`trained-${name}`)])),
      ),
      small.root,
      allOf(lab),
      ticks(),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const run = runAt(scene);
      if (!run) return;
      slider.value = String(Math.max(0, stops.indexOf(run.tau ?? 0)));
      const tauText = run.tau === null ? "—" : String(run.tau);
      set(slider, "aria-valuetext", tauText);
      readout(tau, run.tau, tauText);
      numbers.draw();
      [one, two].forEach((path, k) => set(path, "d", outline({ low: -1, high: 1, density: run.counts[k] })));
      const [right, left] = run.means.map((mean) => 50 * (mean + 1));
      set(means, "d", `M${left} 100V12H${right}V100`);
      set(needed, "d", `M${right} 52H${right - 50 * (sureGap(run) ?? 0)}`);
      small.draw(says("trained-small"), run.tau, bandOf(run));
    },
  };
}
