/** Numbers with their names, and, unseen, whatever else a sentence quotes; and the panel that is nothing more. */

import { html, readout, set, svg, tells, text } from "../../lab/dom.js";
import { counted, fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { READINGS } from "./readings.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../../lab/types.js").Lab<Scene>} AgainLab */

/** Names that say of which digit, or of how many. @type {Record<string, string>} */
const NAMED = { first: "nearest-first", nearest: "nearest-last" };

/** @param {AgainLab} lab @param {readonly string[]} names @param {readonly string[]} [unseen] */
export function valuesOf(lab, names, unseen = []) {
  const all = [...names, ...unseen];
  const [labels, outputs] = [all.map(() => html("span")), all.map((name) => html("output", { "data-readout": name }))];
  const row = (/** @type {unknown} */ _, /** @type {number} */ k) =>
    html("p", k < names.length ? { class: "number" } : { hidden: "" }, [labels[k], outputs[k]]);
  return {
    root: html("div", { class: "numbers" }, all.map(row)),
    draw: () => {
      const {
        text: says,
        reads,
        scene: { source, state },
      } = lab;
      const readings = reads.now();
      all.forEach((name, k) => {
        const of = { digit: String(state.digit), all: source.runs.length - 1 };
        text(labels[k], says(NAMED[name] ?? READINGS[name].words ?? "", of));
        readout(outputs[k], readings[name], textOf(name, readings[name]));
      });
    },
  };
}

/** @param {string} name @param {number | null} value */
function textOf(name, value) {
  const { unit, digits } = READINGS[name];
  if (value === null || unit === "number" || unit === "cosine") return fixed(value, digits);
  return unit === "percent" ? `${fixed(value, digits)}%` : counted(value);
}

/** A line to drag through the runs, from the one after so many. @param {AgainLab} lab @param {0 | 1} least */
export function sliderOf(lab, least) {
  const [{ high }, name] = [lab.field("run"), lab.text(least ? "slider-run" : "value-run")];
  const slider = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      min: least,
      max: high,
      step: 1,
      "data-input": "run",
      "aria-label": name,
    })
  );
  slider.addEventListener("input", () => lab.move(() => ({ run: Number(slider.value) })));
  slider.addEventListener("change", () => lab.settle(false, true));
  const here = html("output");
  return {
    root: html("label", { class: "slider" }, [html("span", {}, [name]), slider, here]),
    draw: (/** @type {Scene} */ { state }) => {
      if (Number(slider.value) !== state.run) slider.value = String(state.run);
      const valueText = least ? lab.text("slider-run-value", { run: state.run + 1 }) : counted(state.run);
      text(here, valueText);
      set(slider, "aria-valuetext", valueText);
    },
  };
}

const WIDE = 50; // images in a row

/**
 * The images, and those that two runs read differently. @param {object} _spec @param {AgainLab} lab
 * @returns {import("../../lab/types.js").Panel}
 */
export function answersPanel(_spec, lab) {
  const {
    text: says,
    scene: {
      source: { images },
    },
  } = lab;
  const [values, runs] = [valuesOf(lab, ["accuracy-first", "accuracy", "alike"]), sliderOf(lab, 1)];
  const square = (/** @type {number} */ k) => `M${k % WIDE} ${Math.floor(k / WIDE)}h.85v.85h-.85Z`;
  const d = Array.from({ length: images }, (_, k) => square(k)).join("");
  const unlike = svg("path", { class: "unlike" });
  const group = tells(svg("g", {}, [svg("path", { class: "alike", d }), unlike]), "alike");
  const picture = svg(
    "svg",
    { class: "images", viewBox: `0 0 ${WIDE} ${Math.ceil(images / WIDE)}`, role: "img", "aria-label": says("answers") },
    [svg("path", { class: "all", d }), group],
  );
  return {
    root: html("section", { class: "panel answers", "aria-label": says("answers") }, [
      html("h2", {}, [says("answers")]),
      runs.root,
      picture,
      html("p", { class: "caption" }, [says("answers-caption")]),
      values.root,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const { source, state } = scene;
      runs.draw(scene);
      set(unlike, "d", source.runs[state.run].unlike.map(square).join(""));
      values.draw();
    },
  };
}

/** @param {object} _spec @param {AgainLab} lab */
export function sentencePanel(_spec, { text: says }) {
  return spokenSentence((/** @type {Scene} */ scene) => {
    const { digit, run, lay } = scene.state;
    const [first, now] = [scene.nearest[0], scene.nearest[run]];
    const values = {
      digit: String(digit),
      first: String(first),
      now: String(now),
      run,
      lay: fixed(lay),
      cos: fixed(scene.turned),
    };
    return `${says(run ? "said" : "said-first", values)} ${says("said-lay", values)}`;
  });
}
