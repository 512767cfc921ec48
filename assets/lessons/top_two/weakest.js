/** The lead of the weakest pair of documents on the curve. @import {Lab, Scene} from "../../plane/types.js" */

import { html, readout, set, svg, tells } from "../../lab/dom.js";
import { ceiling } from "../../lab/maths/leading.js";
import { counted, magnitude } from "../../lab/numbers.js";
import { createHill } from "./hill.js";
import { sliderOf } from "./panels.js";
import { weakestOf } from "./readings.js";

const [WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM, TOP] = [320, 190, 44, 96, 24, 8];
const AT = [6, 8, 10, 14, 20, 30, 45, 70, 100];
const STEP = 2 ** -11; // of float16, from 1/2 to 1
const LEAST = 1e-8; // far below what is asked: an axis that ended there would tell it
const APART = 20; // names, as large as on a wall
const HARMONICS = [2, 3, 4];

const x = (/** @type {number} */ m) =>
  LEFT + (Math.log(m / AT[0]) / Math.log(AT[AT.length - 1] / AT[0])) * (WIDTH - LEFT - RIGHT);
const y = (/** @type {number} */ lead) => TOP + (Math.log(lead) / Math.log(LEAST)) * (HEIGHT - BOTTOM - TOP);
const line = (/** @type {(m: number) => number | null} */ of) =>
  `M${AT.map((m) => `${x(m).toFixed(1)} ${y(of(m) ?? LEAST).toFixed(1)}`).join("L")}`;
const name = (/** @type {string} */ words, /** @type {number} */ at) =>
  svg("text", { x: WIDTH - RIGHT + 8, y: at, class: "name", "dominant-baseline": "central" }, [words]);

/**
 * The lead of the weakest pair against the number of documents on the curve, and the ceiling; both axes logarithmic.
 * @param {object} _spec @param {Lab} lab
 */
export function weakestPanel(_spec, lab) {
  const [many, pairs, between, lead, top, ten, twenty, equal] = [
    ...["many", "many-pairs", "between", "weakest", "ceiling", "ten", "twenty", "equal"],
  ].map((name) => html("output", { "data-readout": name }));
  const [curves, dot, rule] = [svg("g"), svg("circle", { r: 4, class: "dot" }), svg("path", { class: "rule" })];
  const chart = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "weakest-chart", role: "img", "aria-label": lab.text("weakest.chart") },
    [...across(), ...up(), rule, tells(svg("g", {}, [curves, dot]), "weakest")],
  );
  const { low, high } = lab.field("many");
  const slider = sliderOf("many", low, high, "weakest.many", lab);
  const hill = createHill(lab);
  const row = (/** @type {string} */ key, /** @type {HTMLElement} */ value, more = "") =>
    html("p", { class: `row${more}` }, [html("span", {}, [lab.text(key)]), value]);
  const root = html("section", { class: "panel weakest" }, [
    html("h2", {}, [lab.text("weakest.title")]),
    html("p", { class: "large after" }, [lead]),
    row("weakest.ten", ten),
    row("weakest.twenty", twenty),
    row("weakest.between", between, " more"),
    row("weakest.ceiling", top, " more"),
    row("weakest.equal", equal, " more"),
    row("weakest.pairs", pairs, " more"),
    row("weakest.many", many),
    slider,
    hill.root,
    chart,
  ]);
  const draw = (/** @type {Scene} */ { state }) => {
    const readings = lab.reads.now();
    if (slider.value !== String(state.many)) slider.value = String(state.many);
    readout(many, state.many, counted(state.many));
    readout(pairs, readings["many-pairs"], counted(readings["many-pairs"] ?? 0));
    if (root.hidden || (!lab.guided() && root.offsetParent === null)) return; // hundreds of pairs
    if (!curves.childNodes.length) curves.append(...drawnCurves(lab));
    hill.draw(state.many);
    readout(lead, readings.weakest, magnitude(readings.weakest));
    readout(between, readings.between, counted(readings.between ?? 0));
    readout(top, readings.ceiling, magnitude(readings.ceiling));
    readout(ten, readings.ten, magnitude(readings.ten));
    readout(twenty, readings.twenty, magnitude(readings.twenty));
    readout(equal, readings.equal, counted(readings.equal ?? 0));
    set(rule, "d", `M${x(state.many).toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`);
    set(dot, "cx", x(state.many).toFixed(1));
    set(dot, "cy", y(readings.weakest ?? LEAST).toFixed(1));
  };
  return { root, draw };
}

/** @param {Lab} lab */
function drawnCurves(lab) {
  const last = AT[AT.length - 1];
  const curves = HARMONICS.map((h) =>
    svg("path", { class: h === 2 ? "curve" : "curve more", d: line((m) => weakestOf(m, h)?.lead ?? null) }),
  );
  const named = [
    { at: y(ceiling(last, 2)), words: lab.text("weakest.top") },
    ...HARMONICS.map((h) => ({
      at: y(weakestOf(last, h)?.lead ?? LEAST),
      words: lab.text("weakest.dimensions", { d: 2 * h }),
    })),
  ].sort((one, other) => other.at - one.at);
  let clear = Infinity; // names stand at the ends of their curves, the one of the dot at its own, the others above it
  const names = named.map(({ at, words }) => name(words, (clear = Math.min(at, clear - APART))));
  const step = svg("path", { class: "step", d: `M${LEFT} ${y(STEP)}H${WIDTH - RIGHT}` });
  const said = svg("text", { class: "name", x: LEFT + 4, y: y(STEP) + 13 }, [lab.text("weakest.step")]);
  return [...curves, svg("path", { class: "ceiling", d: line((m) => ceiling(m, 2)) }), step, said, ...names];
}

const across = () =>
  [10, 30, 100].map((m) => svg("text", { x: x(m), y: HEIGHT - 6, "text-anchor": "middle" }, [String(m)]));
const up = () =>
  [1, 1e-2, 1e-4, 1e-6, LEAST].flatMap((lead) => [
    svg("path", { class: "mark", d: `M${LEFT} ${y(lead)}H${WIDTH - RIGHT}` }),
    svg("text", { x: LEFT - 6, y: y(lead), "text-anchor": "end", "dominant-baseline": "central" }, [
      lead === 1 ? "1" : magnitude(lead).replace("1\u00a0×\u00a0", ""),
    ]),
  ]);
