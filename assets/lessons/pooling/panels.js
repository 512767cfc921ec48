/** Panels of the Pooling page. @import {Cosines, Scene} from "./types.js" */

import { html, movable, put, set, sized, svg, text, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { cosineDensity, normalDensity } from "../../lab/maths/pooling.js";
import { spokenSentence } from "../../lab/live_region.js";
import { BINS, NONE, GREATEST } from "./scene.js";

const TICKS = [-1, -0.5, 0, 0.5, 1];
const [SIDES, HEAD, FOOT, BELOW] = [16, 8, 1.7, 0.35]; // CSS pixels; from FOOT on sizes of a letter
const POINTS = 400;

/**
 * The cosines of all pairs as a histogram over −1 to 1, the noise's behind it, their law before it.
 * @param {object} _spec @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab
 */
export function cosinesPanel(_spec, lab) {
  const { text: says } = lab;
  const title = html("h2");
  const cosine = html("output", { "data-readout": "mean", class: "after" });
  const legend = legendOf(says);
  const [ground, before, now, law, middle] = ["base", "before-pooling", "measured", "law", "middle"].map((name) =>
    svg("path", { class: name }),
  );
  const ticks = TICKS.map(() => movable({ class: "tick", "text-anchor": "middle" }));
  const stage = svg("svg", { class: "histogram", role: "img", "aria-label": says("cosines-label") }, [
    before,
    now,
    ground,
    law,
    middle,
    ...ticks,
  ]);
  const size = { width: 600, height: 200, letter: 14 };
  const draw = (/** @type {Scene} */ scene) => {
    const { kept: pool, cosines, raw } = scene;
    const { mean } = lab.reads.now();
    readout(cosine, mean, fixed(mean));
    text(title, says("cosines", { pairs: cosines.pairs.toLocaleString("en-GB") }));
    legend.draw(scene);
    const bottom = size.height - FOOT * size.letter;
    const x = (/** @type {number} */ value) => SIDES + ((value + 1) / 2) * (size.width - 2 * SIDES);
    const density = densityOf(scene);
    const tallest = Math.max(greatest(cosines), greatest(raw), density(scene.law.mean));
    const y = (/** @type {number} */ height) => bottom - (height / tallest) * (bottom - HEAD);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(ground, "d", `M${x(-1)} ${bottom}H${x(1)}${TICKS.map((at) => `M${x(at)} ${bottom}v5`).join("")}`);
    set(before, "d", pool === NONE ? "" : outline(raw, x, y));
    set(now, "d", outline(cosines, x, y));
    set(law, "d", curve(density, x, y));
    set(middle, "d", `M${x(cosines.mean).toFixed(1)} ${bottom + 6}V${HEAD}`);
    TICKS.forEach((at, k) => {
      put(ticks[k], [x(at), size.height - BELOW * size.letter]);
      text(/** @type {Element} */ (ticks[k].firstChild), fixed(at, at % 1 ? 1 : 0));
    });
  };
  sized(stage, size, () => {
    size.letter = parseFloat(getComputedStyle(stage).fontSize);
    draw(lab.scene);
  });
  const head = html("header", { class: "headline" }, [
    title,
    html("p", { class: "answer" }, [says("mean"), " ", cosine]),
  ]);
  return {
    root: html("section", { class: "cosines-panel" }, [head, legend.root, html("div", { class: "room" }, [stage])]),
    draw,
  };
}

/** Names of what is drawn; the law says whether it is exact. @param {import("../../lab/types.js").Text} says */
function legendOf(says) {
  const before = html("span", { class: "before-pooling" }, [says("legend-before")]);
  const law = html("span", { class: "law" });
  return {
    root: html("p", { class: "legend" }, [html("span", { class: "measured" }, [says("legend-measured")]), law, before]),
    draw: (/** @type {Scene} */ { kept: pool, law: { dimension } }) => {
      text(law, says(dimension ? "legend-exact" : "legend-near"));
      set(before, "style", pool === NONE ? "visibility: hidden" : null); // its place is kept: nothing below it moves
    },
  };
}

/** The law of a cosine. @param {Scene} scene @returns {(t: number) => number} */
function densityOf({ law: { dimension, mean, sd } }) {
  return (t) => (dimension ? cosineDensity(t, dimension) : normalDensity(t, mean, sd));
}

/** The greatest density of a bin. @param {Cosines} cosines */
function greatest({ counts, pairs }) {
  return (Math.max(...counts) * BINS) / 2 / pairs;
}

/** @param {Cosines} cosines @param {(cosine: number) => number} x @param {(density: number) => number} y */
function outline({ counts, pairs }, x, y) {
  const steps = [...counts].map(
    (count, at) => `V${y((count * BINS) / 2 / pairs).toFixed(1)}H${x(-1 + (2 * (at + 1)) / BINS).toFixed(1)}`,
  );
  return `M${x(-1)} ${y(0).toFixed(1)}${steps.join("")}V${y(0).toFixed(1)}`;
}

/**
 * @param {(t: number) => number} density @param {(cosine: number) => number} x @param {(density: number) => number} y
 */
function curve(density, x, y) {
  const points = Array.from({ length: POINTS - 1 }, (_, k) => -1 + (2 * (k + 1)) / POINTS);
  return points.map((t, k) => `${k ? "L" : "M"}${x(t).toFixed(1)} ${y(density(t)).toFixed(1)}`).join("");
}

const ROWS = ["mean-law", "spread", "spread-law", "raw-mean", "number-mean", "number-sd", "outputs", "mu"];

/**
 * Measured beside predicted. @param {object} _spec
 * @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab
 */
export function numbersPanel(_spec, { text: says, reads }) {
  const outputs = ROWS.map((name) => html("output", { "data-readout": name }));
  const pairs = ROWS.map((name, at) =>
    html("div", {}, [html("dt", {}, [says(`number-${name}`)]), html("dd", {}, [outputs[at]])]),
  );
  return {
    root: html("section", { class: "panel numbers", "aria-label": says("numbers") }, [html("dl", {}, pairs)]),
    draw: () => {
      const readings = reads.now();
      ROWS.forEach((name, at) =>
        readout(outputs[at], readings[name], fixed(readings[name], reads.declared[name].digits)),
      );
    },
  };
}

const FLAT = 0.005; // is shown as 0

/**
 * What the page shows now, in one sentence, spoken politely once a move has settled. @param {object} _spec
 * @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab
 */
export function sentencePanel(_spec, { text: says }) {
  return spokenSentence((/** @type {import("./types.js").Scene} */ { state, kept, cosines, law }) => {
    const what = kept === NONE ? "noise" : kept === GREATEST ? "greatest" : "mean";
    const numbers = says(`say-${what}`, { window: state.side ** 2, m: fixed(law.numberMean), s: fixed(law.numberSd) });
    const rule = says(Math.abs(law.numberMean) < FLAT ? "say-open" : "say-cone", {
      m: fixed(law.numberMean),
      s: fixed(law.numberSd),
      law: fixed(law.mean),
      cosine: fixed(cosines.mean),
    });
    return `${numbers} ${rule}`;
  });
}
