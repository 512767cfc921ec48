/** Which label sets can occur and which cannot, live; an entry and its region light up together. */

import { html, readout, set, svg, text } from "../../lab/dom.js";
import { colour, marker, short } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { obstruction } from "../../lab/maths/obstruction.js";
import { signRegions } from "../../lab/maths/patterns.js";
import { bothOn } from "../../lab/maths/sigmoid.js";
import { counted, fixed } from "../../lab/numbers.js";
import { feasibleIn, firstImpossible, membersOf, setName } from "../../plane/label_sets.js";
import { listsPanel, joinedText } from "../../plane/lists.js";
import { SAMPLES } from "./readings.js";

/** @import {Lab, Scene} from "../../plane/types.js" */

/** All 2⁵ are listed; of more, the first. */
const LISTED = 32;
const EVERYTHING = { x0: -1, x1: 1, y0: -1, y1: 1 };

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
  const chart = svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: "sheppard-chart",
      role: "img",
      "aria-label": lab.text("sheppard.chart"),
    },
    [...axes(), curve(), bar, dot],
  );
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
      readout(
        count,
        share,
        lab.text("sheppard.count", { share: fixed(share, 3), error: fixed(error, 3), samples: String(SAMPLES) }),
      );
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
    svg("text", { x: LEFT - 6, y: y(p), "text-anchor": "end", "dominant-baseline": "central" }, [
      p === 0 ? "0" : String(p),
    ]),
  ]);
  return [...across, ...up];
}

function curve() {
  const points = Array.from({ length: 101 }, (_, k) => -Math.cos((k * Math.PI) / 100));
  return svg("path", {
    class: "curve",
    d: `M${points.map((c) => `${x(c).toFixed(1)} ${y(bothOn(c)).toFixed(1)}`).join("L")}`,
  });
}

/** @param {object} _spec @param {Lab} lab */
export function labelSetsPanel(_spec, lab) {
  return listsPanel(lab, {
    words: "label-sets",
    class: "panel label-sets",
    attribute: "data-pattern",
    note: "cover",
    make: () => [],
    dress: (button, pattern, labels) => dress(button, pattern, labels, lab),
    regionOf: ({ after }, wanted) => signRegions(after.effective, EVERYTHING).find(({ pattern }) => pattern === wanted),
    because: (scene, pattern) => because(scene, pattern, lab),
    view: (scene) => viewOf(scene, lab),
  });
}

/**
 * The members with their markers; their names in full where they are cut. @param {Element} button
 * @param {string} pattern @param {readonly string[]} labels @param {Lab} lab
 */
function dress(button, pattern, labels, { tokens }) {
  const cut = membersOf(pattern).some((label) => short(labels[label]) !== labels[label]);
  set(button, "aria-label", cut ? setName(pattern, labels) : null);
  set(button, "title", setName(pattern, labels));
  button.replaceChildren(...chips(pattern, labels, tokens));
}

/** @param {Scene} scene @param {Lab} lab @returns {import("../../plane/types.js").View} */
function viewOf(scene, lab) {
  const { n, state } = scene;
  const { now, gone, fresh, zero } = feasibleIn(scene);
  const all = 2 ** n;
  const cannot = firstImpossible(n, now, LISTED);
  const rest = all - now.length - cannot.length;
  const [zeroes, fewer] = [zero.map((k) => state.labels[k]), now.length < 2 * n];
  return {
    feasible: {
      keys: now,
      changed: new Set(fresh),
      count: now.length,
      shown: `${now.length} ${lab.text("label-sets.of")} ${counted(all)}`,
      more: joinedText(fresh.length > 0 && lab.text("label-sets.fresh", { count: fresh.length })),
    },
    impossible: {
      keys: cannot,
      changed: new Set(gone),
      count: all - now.length,
      shown: counted(all - now.length),
      more: joinedText(
        rest > 0 && lab.text("label-sets.more", { count: counted(rest) }),
        gone.length > 0 && lab.text("label-sets.gone", { count: gone.length }),
      ),
    },
    here: patternAt(scene),
    note: lab.text(zeroes.length ? "label-sets.cover-zero" : fewer ? "label-sets.cover-fewer" : "label-sets.cover", {
      count: 2 * n,
      n: n - 1,
      zero: zeroes,
    }),
  };
}

/**
 * Why a label set is impossible; null where it is not. @param {Scene} scene @param {string} pattern @param {Lab} lab
 */
function because(scene, pattern, lab) {
  if (pattern.length !== scene.n || feasibleIn(scene).zero.length) return null;
  const proof = obstruction(scene.after.effective, pattern);
  if (!proof) return null;
  const { labels } = scene.state;
  const sign = (/** @type {number} */ k, /** @type {number} */ at) =>
    at ? (pattern[k] === "+" ? " + " : " − ") : pattern[k] === "+" ? "" : "−";
  const sum = proof.labels.map((k, at) => `${sign(k, at)}${fixed(proof.weights[at])} w(${labels[k]})`).join("");
  const wanted = proof.labels.map(
    (k) => `${labels[k]} ${lab.text(pattern[k] === "+" ? "label-sets.on" : "label-sets.off")}`,
  );
  return lab.text("label-sets.why", { sum, wanted });
}

/** The probe's sign pattern; null on a line. @param {Scene} scene */
function patternAt({ after, state }) {
  const signs = after.effective.map((w) => Math.sign(w[0] * state.probe[0] + w[1] * state.probe[1]));
  return signs.includes(0) ? null : signs.map((sign) => (sign > 0 ? "+" : "-")).join("");
}

/** @param {string} pattern @param {readonly string[]} labels @param {import("../../lab/types.js").Tokens} tokens */
function chips(pattern, labels, tokens) {
  const members = membersOf(pattern);
  if (members.length === 0) return ["∅"];
  return members.flatMap((k) => {
    const shape = svg("path", { d: markerPath(marker(tokens, k), 6, 6, 4), fill: colour(tokens, k), class: "marker" });
    const picture = svg("svg", { width: 12, height: 12, "aria-hidden": "true" }, [shape]);
    return [html("span", { class: "member" }, [picture, short(labels[k])]), " "]; // apart for who hears them
  });
}
