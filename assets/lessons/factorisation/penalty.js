/**
 * The penalty of weight decay over scalings of one family, B = V √f σᵗ: the users' squared lengths fall as the items'
 * grow, a line each, and above both their sum. A point is dragged to where it is least.
 *
 * @import {Scene, SpectrumLab, Source} from "./types.js"
 */

import { html, readout, set, sized, svg } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { bends, knots, weights } from "../../lab/maths/factors.js";
import { EVEN, HANDLES, sizesOf } from "./scene.js";

const STEPS = 60;
/** Where the sum is least, σ to the half: users and items weigh the same in each direction; how near a hand snaps. */
const [BALANCED, REACH] = [0.5, 0.04];
const [SIDE, TOP, RADIUS] = [20, 14, 4]; // a mark, too small for a handle
const PARTS = /** @type {const} */ (["users-squared", "items-squared", "penalty"]);
const LINES = ["users", "items", "sum"]; // as the spectrum draws them

/** Squared lengths of all rows of X A, U diag(σ users), and of B. @param {Source} source @param {Scene["now"]} now */
export function squaresOf(source, now) {
  const [users, items] = [sizesOf(source, now).users, now.items].map((all) =>
    all.reduce((sum, each) => sum + each ** 2, 0),
  );
  return { users, items };
}

/**
 * The least that any D reaches: α d² + β/d² ≥ 2√(αβ), direction by direction. @param {Source} source
 * @param {Scene["now"]} now
 */
export const leastOf = ({ sigma }, { product }) => product.reduce((sum, f, i) => sum + 2 * sigma[i] * f, 0);

/** What the handles bend for σᵗ. @param {Scene["state"]} state @param {Source} source @param {number} t */
export function bendOf({ rank, bend }, { sigma }, t) {
  const at = knots(rank, HANDLES);
  return bend.map((_, j) => (sigma[at[j]] > 0 ? t * Math.log10(sigma[at[j]]) : 0));
}

/** Which of the family is on show, by its first direction. @param {Scene} scene */
export function balanceOf({ now, source: { sigma } }) {
  return Math.log10(now.items[0] / Math.sqrt(now.product[0])) / Math.log10(sigma[0]);
}

/** Users' and items' squares and their sum over the family, in decades. @param {Scene} scene */
function curvesOf({ state, source }) {
  const at = knots(state.rank, HANDLES);
  const all = Array.from({ length: STEPS + 1 }, (_, k) => {
    const now = weights(
      source.sigma,
      state.rank,
      state.lam,
      EVEN,
      bends(at, bendOf(state, source, k / STEPS), state.rank),
    );
    const { users, items } = squaresOf(source, now);
    return [users, items, users + items].map(Math.log10);
  });
  return PARTS.map((_, part) => all.map((each) => each[part]));
}

/** @param {object} _spec @param {SpectrumLab} lab */
export function penaltyPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 520, height: 200 };
  const curves = LINES.map((name) => svg("path", { class: `weight ${name}` }));
  const point = svg("circle", { class: "point", r: RADIUS });
  const stage = svg("svg", { class: "bowl-stage", role: "img", "aria-label": says("penalty.title") }, [
    ...curves,
    point,
  ]);
  const slider = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      min: 0,
      max: 1,
      step: 0.01,
      "data-input": "balance",
    })
  );
  let byHand = false; // a key steps past it
  slider.addEventListener("pointerdown", () => (byHand = true));
  slider.addEventListener("change", () => (byHand = false));
  slider.addEventListener("input", () => {
    const t = Number(slider.value);
    const snapped = byHand && Math.abs(t - BALANCED) < REACH ? BALANCED : t;
    lab.move(({ state, source }) => ({ gauge: EVEN, bend: bendOf(state, source, snapped) }));
  });
  slider.addEventListener("change", () => lab.settle(false, true));
  const outputs = PARTS.map((name) => html("output", { "data-readout": name }));
  const facts = html(
    "dl",
    {},
    PARTS.flatMap((name, k) => [
      html("dt", {}, [html("span", { class: LINES[k] }, [says(name)])]),
      html("dd", {}, [outputs[k]]),
    ]),
  );
  const draw = (/** @type {Scene} */ scene) => {
    const [t, all] = [balanceOf(scene), curvesOf(scene)];
    const [low, high] = [Math.min(...all.flat()), Math.max(...all.flat())];
    const x = (/** @type {number} */ share) => SIDE + share * (size.width - 2 * SIDE);
    const y = (/** @type {number} */ log) => TOP + ((high - log) / (high - low || 1)) * (size.height - 2 * TOP);
    const { users, items } = squaresOf(scene.source, scene.now);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    all.forEach((line, k) =>
      set(curves[k], "d", `M${line.map((each, at) => `${x(at / STEPS).toFixed(1)} ${y(each).toFixed(1)}`).join("L")}`),
    );
    set(point, "cx", x(Math.min(Math.max(t, 0), 1)).toFixed(1));
    set(point, "cy", y(Math.min(Math.log10(users + items), high)).toFixed(1));
    if (Math.abs(Number(slider.value) - t) > 0.005) slider.value = String(t);
    const text = fixed(t);
    set(slider, "aria-valuetext", says("penalty.slider-value", { share: text }));
    const reads = lab.reads.now();
    const shown = [users, items].map((each) => Number(figures(each).replaceAll(",", "")));
    const texts = [...shown, shown[0] + shown[1]].map(figures); // what is shown adds up
    PARTS.forEach((name, k) => readout(outputs[k], reads[name], texts[k]));
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "panel penalty" }, [
      html("h2", {}, [says("penalty.title")]),
      stage,
      html("label", {}, [says("penalty.slider"), slider]),
      facts,
    ]),
    draw,
  };
}

/** A sum of squares, whole where it is large. @param {number | null} value */
const figures = (value) =>
  value === null ? "—" : value < 100 ? fixed(value, 1) : Math.round(value).toLocaleString("en-GB");
