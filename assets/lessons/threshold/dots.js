/** Every pair as a dot by its score, a lane a kind, and the line that is dragged across them. */

import { html, movable, put, readout, set, sized, svg, tells, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { counted, fixed } from "../../lab/numbers.js";
import { glide } from "../../lab/story/motion.js";
import { bestCosine, laid, lineText } from "./readings.js";
import { KINDS, lanesOf, OPPOSITES, scaled, SYNONYMS } from "./scene.js";

/**
 * @typedef {import("./scene.js").Scene} Scene @typedef {import("../../lab/types.js").Lab<Scene>} ThresholdLab
 * @typedef {{width: number, height: number}} Size
 */

const [TOP, FOOT, HEAD, SIDE] = [6, 68, 26, 16];
const [STEP, RADIUS, GOLDEN, LEAP] = [0.2, 2.6, 0.618034, 0.5];
/** A step that asks of the best line as it stands. */
const OF_THE_BEST = "[data-guided][data-shows~=frequent]";
const VEILED = ["opposites-strangers", "opposites-synonyms", "opposites-over"];

/** Where a score stands. @param {Scene} scene @param {Size} size */
export const across =
  ({ source: { least } }, { width }) =>
  (/** @type {number} */ score) =>
    SIDE + ((Math.min(Math.max(score, least), 1) - least) / (1 - least)) * (width - 2 * SIDE);

/** @param {Scene} scene @param {Size} size @param {number} x */
export const scoreAt = ({ source: { least } }, { width }, x) => least + ((x - SIDE) / (width - 2 * SIDE)) * (1 - least);

/** @param {{two?: boolean}} spec two: without opposites @param {ThresholdLab} lab */
export function dotsPanel({ two }, lab) {
  const { text: says } = lab;
  const size = { width: 760, height: 380 };
  const lanes = lanesOf(two).map((at) => laneOf(lab, KINDS[at], at));
  const [axis, side, line] = [
    svg("path", { class: "axis" }),
    svg("rect", { class: "side", y: 0 }),
    svg("path", { class: "line" }),
  ];
  const [clip, ticks] = [svg("rect", { y: 0 }), svg("g")];
  const name = movable({ class: "line-name", "text-anchor": "middle" });
  const followed = followedOf(lab);
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("dots") }, [
    svg("clipPath", { id: "over-line" }, [clip]),
    side,
    axis,
    ...lanes.map(({ drawn }) => drawn),
    line,
    ticks,
    name,
    followed.root,
  ]);
  const grip = createGrip(stage, lab, {
    ...{ name: "line", label: says("handle-line"), field: "line", size, told: () => lab.scene.line },
    pixelOf: (at) => [
      across(
        lab.scene,
        size,
      )(at === lab.scene.state.line ? lab.scene.line : scaled(lab.scene.model, lab.scene.state, at)),
      size.height - FOOT / 2,
    ],
    valueAt: ([x]) => laid(lab.scene, scoreAt(lab.scene, size, x)),
    pinned: () => stage.closest(OF_THE_BEST) !== null,
  });
  stage.append(grip.root);
  const paint = (/** @type {Scene} */ scene) => {
    const lines = lanes.filter(({ drawn, label }) => !label.toggleAttribute("hidden", drawn.hasAttribute("hidden")));
    const x = across(scene, size)(scene.line);
    const tall = (size.height - TOP - FOOT) / lines.length;
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    for (const each of [side, clip]) {
      set(each, "x", x.toFixed(1));
      set(each, "width", Math.max(0, size.width - x).toFixed(1));
      set(each, "height", size.height - FOOT);
    }
    drawAxis(axis, ticks, scene, size);
    lines.forEach((lane, at) => lane.draw(scene, size, TOP + at * tall, tall));
    followed.draw(scene, size, tall);
    set(line, "d", `M${x.toFixed(1)} 0V${size.height - FOOT / 2}`);
    const over = lines
      .filter(({ kind }) => !lab.hides(`${kind}-over`))
      .map(({ kind, at }) => says("over-kind", { kind: says(kind), n: counted(scene.over[at]) }));
    const written = lineText(scene.line);
    grip.draw([x, size.height - FOOT / 2], says("handle-line-value", { line: written, over }));
    put(name, [Math.min(Math.max(x, 36), size.width - 36), size.height - 4]);
    text(/** @type {Element} */ (name.firstChild), written);
  };
  const draw = gliding(lab, paint);
  sized(stage, size, () => draw(lab.scene));
  const labels = html(
    "div",
    { class: "lane-names" },
    lanes.map(({ label }) => label),
  );
  return {
    root: html("section", { class: "dots-panel", "aria-label": says("dots") }, [
      html("div", { class: "room" }, [stage, labels]),
      html("p", { class: "caption" }, [says("dots-caption")]),
    ]),
    draw,
  };
}

/**
 * Draws so that another model's dots, or those of another scale, glide to their places. @param {ThresholdLab} lab
 * @param {(scene: Scene) => void} paint
 */
function gliding(lab, paint) {
  let [from, share] = [lab.scene, 1];
  const mixed = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * share;
  const step = (/** @type {number} */ to, { scene } = lab) => {
    share = to;
    paint(
      share < 1
        ? {
            ...scene,
            line: mixed(from.line, scene.line),
            scores: scene.scores.map((row, kind) => row.map((score, k) => mixed(from.scores[kind][k], score))),
          }
        : scene,
    );
    if (share === 1) from = scene;
  };
  return (/** @type {Scene} */ { model, state }) => {
    const near = from.model === model && Math.abs(from.state.amount - state.amount) < LEAP;
    if (share < 1) return;
    step(Number(near)); // numbers are told at once
    if (!near) glide(step);
  };
}

/** @param {SVGElement} axis @param {SVGElement} ticks @param {Scene} scene @param {Size} size */
function drawAxis(axis, ticks, scene, size) {
  const [base, to] = [size.height - FOOT, across(scene, size)];
  const first = Math.ceil(scene.source.least / STEP - 1e-9);
  const marks = Array.from({ length: Math.round(1 / STEP) - first + 1 }, (_, k) => (first + k) * STEP);
  set(
    axis,
    "d",
    `M${SIDE} ${base}H${size.width - SIDE}${marks.map((mark) => `M${to(mark).toFixed(1)} ${base}v5`).join("")}`,
  );
  if (ticks.dataset.width === String(size.width)) return;
  ticks.dataset.width = String(size.width);
  ticks.replaceChildren(
    ...marks.map((mark) =>
      svg("text", { x: to(mark).toFixed(1), y: base + 18, "text-anchor": "middle" }, [fixed(mark, 1)]),
    ),
  );
}

/** How far below the top of its lane a pair's dot lies. @param {number} k @param {number} tall */
const depthOf = (k, tall) => HEAD + ((k * GOLDEN) % 1) * (tall - HEAD - 8);

/**
 * The pair on which the best line lies, ringed and named where a step has its dots followed: in a heap none can be.
 * @param {ThresholdLab} lab
 */
function followedOf({ text: says }) {
  const name = svg("text", { x: -14, y: 5, "text-anchor": "end" });
  const root = svg("g", { class: "followed" }, [svg("circle", { r: 8 }), name]);
  return {
    root,
    /** @param {Scene} scene @param {Size} size @param {number} tall */
    draw: (scene, size, tall) => {
      const k = Math.max(scene.model.scores[SYNONYMS].indexOf(bestCosine(scene).line), 0);
      put(root, [across(scene, size)(scene.scores[SYNONYMS][k]), TOP + depthOf(k, tall)]);
      const [a, b] = scene.source.pairs[SYNONYMS][k];
      text(name, says("pair", { a, b }));
    },
  };
}

/**
 * A kind of pairs: its dots, faint left of the line, and how many lie right of it. @param {ThresholdLab} lab
 * @param {string} kind @param {number} at
 */
function laneOf({ text: says }, kind, at) {
  const [all, over] = ["all", "over"].map((name) =>
    tells(svg("path", { class: `${name} ${kind}` }), ...(at === OPPOSITES ? VEILED : [])),
  );
  const output = html("output", { "data-readout": `${kind}-over` });
  const label = html("p", { class: kind }, [
    html("b", {}, [says(kind)]),
    " ",
    html("small", {}, [output, " ", says("over-line")]),
  ]);
  /** @type {unknown[]} */
  let known = [];
  return {
    ...{ label, kind, at },
    drawn: svg("g", at === OPPOSITES ? { "data-panel": "opposites", role: "group", "aria-label": says(kind) } : {}, [
      all,
      svg("g", { "clip-path": "url(#over-line)" }, [over]),
    ]),
    /** @param {Scene} scene @param {Size} size @param {number} top @param {number} tall */
    draw: (scene, size, top, tall) => {
      const row = scene.scores[at];
      readout(output, scene.over[at], says("count-of", { over: counted(scene.over[at]), n: counted(row.length) }));
      const key = [row, size.width, size.height, tall];
      if (key.every((each, k) => each === known[k])) return;
      known = key;
      const to = across(scene, size);
      const path = Array.from(
        row,
        (score, k) =>
          `M${(to(score) - RADIUS).toFixed(1)} ${(top + depthOf(k, tall)).toFixed(1)}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`,
      ).join("");
      for (const each of [all, over]) set(each, "d", path);
    },
  };
}
