/**
 * What one cosine means for a sigmoid: for embeddings of an isotropic normal distribution both labels
 * are on with probability ¼ + arcsin(cos)/2π (Sheppard 1899), counted here on seeded samples.
 */

import { html, readout, set, svg, text } from "../../lab/dom.js";
import { bothOn } from "../../lab/maths/sigmoid.js";
import { fixed } from "../../lab/numbers.js";
import { SAMPLES } from "./readings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const WIDTH = 300;
const HEIGHT = 100;
const LEFT = 38;
const BOTTOM = 22;

/** @param {object} _spec @param {Lab} lab */
export function sheppardPanel(_spec, lab) {
  const formula = html("p", { class: "formula" });
  const law = html("output", { "data-readout": "both-law" });
  const count = html("output", { "data-readout": "both-count" });
  const bar = svg("path", { class: "error-bar" });
  const dot = svg("circle", { r: 6, class: "dot" });
  const chart = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "sheppard-chart", role: "img", "aria-label": lab.text("sheppard.chart") }, [...axes(), curve(), bar, dot]);
  const again = html("button", { type: "button", "data-action": "new-samples" }, [lab.text("sheppard.new-samples")]);
  again.addEventListener("click", () => {
    const { low, high } = lab.field("seed");
    lab.move(({ state }) => ({ seed: state.seed >= high ? low : state.seed + 1 }));
    lab.settle(false);
  });
  const root = html("section", { class: "panel sheppard" }, [
    html("div", { class: "headline" }, [formula, html("span", {}, [law])]),
    chart,
    html("div", { class: "headline" }, [count, again]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { pair, state } = scene;
      const { cos, "both-law": expected, "both-count": share } = lab.reads.now();
      const error = share === null ? null : 2 * Math.sqrt((share * (1 - share)) / SAMPLES);
      text(formula, lab.text("sheppard.name", { a: state.labels[pair.i], b: state.labels[pair.j] }));
      readout(law, expected, fixed(expected, 3));
      readout(count, share, lab.text("sheppard.count", { share: fixed(share, 3), error: fixed(error, 3), samples: String(SAMPLES) }));
      for (const mark of [bar, dot]) set(mark, "visibility", share === null ? "hidden" : null);
      if (cos !== null && share !== null && error !== null) drawCount(bar, dot, cos, share, error);
    },
  };
}

/** @param {Element} bar @param {Element} dot @param {number} cos @param {number} share @param {number} error */
function drawCount(bar, dot, cos, share, error) {
  set(dot, "cx", x(cos).toFixed(1));
  set(dot, "cy", y(share).toFixed(1));
  set(bar, "d", `M${x(cos).toFixed(1)} ${y(share - error).toFixed(1)}V${y(share + error).toFixed(1)}`);
}

/** @param {number} cos */
const x = (cos) => LEFT + ((cos + 1) / 2) * (WIDTH - LEFT - 12);
/** @param {number} p */
const y = (p) => HEIGHT - BOTTOM - p * 2 * (HEIGHT - BOTTOM - 10);

function axes() {
  const across = [-1, 0, 1].flatMap((c) => [
    svg("path", { class: "mark", d: `M${x(c)} ${y(0)}V${y(0.5)}` }),
    svg("text", { x: x(c), y: HEIGHT - 5, "text-anchor": "middle" }, [fixed(c, 0)]),
  ]);
  const up = [0, 0.25, 0.5].flatMap((p) => [
    svg("path", { class: "mark", d: `M${x(-1)} ${y(p)}H${x(1)}` }),
    svg("text", { x: LEFT - 6, y: y(p), "text-anchor": "end", "dominant-baseline": "central" }, [p === 0 ? "0" : String(p)]),
  ]);
  return [...across, ...up];
}

function curve() {
  const points = Array.from({ length: 101 }, (_, k) => -Math.cos((k * Math.PI) / 100));
  return svg("path", { class: "curve", d: `M${points.map((c) => `${x(c).toFixed(1)} ${y(bothOn(c)).toFixed(1)}`).join("L")}` });
}
