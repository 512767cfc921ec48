/**
 * The spectrum: what every direction weighs in the items' embeddings and in the users'. A handle drags
 * the items' weight; the users' gives way, and their product, the model, stays.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./lab.js").SpectrumLab} SpectrumLab
 */

import { html, keep, set, svg, text } from "../../lab/dom.js";
import { listen } from "../../lab/gestures.js";
import { place } from "../../lab/maths/factors.js";

const MARGIN = { left: 58, right: 22, top: 14, bottom: 34 };
const ROOM = 0.3;
const LEAST = 1.6;
const LINES = /** @type {const} */ (["product", "users", "items"]);

/** @param {SpectrumLab} lab */
export function spectrumPanel(lab) {
  const { text: says } = lab;
  const grid = svg("g", { class: "grid" });
  const paths = LINES.map((name) => svg("path", { class: `weight ${name}` }));
  const grips = svg("g");
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("plot") }, [grid, ...paths, grips]);
  const legend = html("p", { class: "legend" }, [...LINES].reverse().map((name) => html("span", { class: name }, [says(`line-${name}`)])));
  const root = html("div", { class: "spectrum" }, [html("h2", {}, [says("plot.title")]), legend, stage]);
  /** @type {SVGElement[]} */
  const handles = [];
  /** @type {SVGElement[]} */
  const ticks = [];
  let size = { width: 560, height: 300 };
  let span = [-1, 1];

  const xOf = (/** @type {number} */ t, /** @type {Scene} */ scene) =>
    MARGIN.left + ((t + 0.5) / scene.at.length) * (size.width - MARGIN.left - MARGIN.right);
  const inner = () => size.height - MARGIN.top - MARGIN.bottom;
  const yOf = (/** @type {number} */ decade) => MARGIN.top + ((span[1] - decade) / (span[1] - span[0])) * inner();
  const decadeAt = (/** @type {number} */ y) => span[1] - ((y - MARGIN.top) / inner()) * (span[1] - span[0]);
  const numberOf = (/** @type {string} */ name) => lab.scene.at.indexOf(Number(name.split("-")[1]) - 1);
  const pixelOf = (/** @type {string} */ name) => {
    const j = numberOf(name);
    return [xOf(j, lab.scene), yOf(Math.log10(lab.scene.now.items[lab.scene.at[j]]))];
  };
  const nameOf = (/** @type {number} */ direction) => `direction-${direction + 1}`;
  const alive = (/** @type {Scene} */ scene) => scene.at.filter((direction) => scene.now.items[direction] > 0);
  /** @param {string} name @param {(decade: number) => number} to */
  const bend = (name, to) =>
    lab.move((scene) => {
      const j = numberOf(name);
      const decade = Math.log10(scene.now.items[scene.at[j]]);
      return { bend: scene.state.bend.map((each, at) => (at === j ? each + to(decade) - decade : each)) };
    });

  listen(stage, {
    nearest: (pixel, reach) => {
      let best = null;
      let least = reach;
      for (const direction of alive(lab.scene)) {
        const [x, y] = pixelOf(nameOf(direction));
        const far = Math.hypot(x - pixel[0], y - pixel[1]);
        if (far <= least) [best, least] = [nameOf(direction), far];
      }
      return best;
    },
    pixelOf,
    start: lab.start,
    move: (name, pixel) => bend(name, () => decadeAt(pixel[1])),
    nudge: (name, right, up) => bend(name, (decade) => decade + (right + up) * (span[1] - span[0])),
    settle: lab.settle,
    revert: lab.revert,
    place: () => {},
    size: () => [size.width, size.height],
  });

  const draw = (/** @type {Scene} */ scene) => {
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    drawGrid(scene);
    LINES.forEach((name, at) => set(paths[at], "d", lineOf(scene, scene.now[name])));
    const living = alive(scene);
    keep(grips, handles, living.length, grip);
    living.forEach((direction, at) => dress(handles[at], scene, direction));
  };
  /** @param {Scene} scene @param {Float64Array} weights */
  const lineOf = (scene, weights) =>
    Array.from(weights, (w, i) => (w > 0 ? [xOf(place(scene.at, i), scene), yOf(Math.log10(w))] : null))
      .filter((point) => point !== null)
      .map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("");
  /** @param {SVGElement} handle @param {Scene} scene @param {number} direction */
  const dress = (handle, scene, direction) => {
    const [x, y] = pixelOf(nameOf(direction));
    const weight = scene.now.items[direction];
    const decade = Math.log10(weight);
    set(handle, "transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
    set(handle, "data-handle", nameOf(direction));
    set(handle, "aria-label", says("handle", { direction: String(direction + 1) }));
    set(handle, "aria-valuemin", Math.min(decade, span[0]).toFixed(2));
    set(handle, "aria-valuemax", Math.max(decade, span[1]).toFixed(2));
    set(handle, "aria-valuenow", decade.toFixed(4));
    set(handle, "aria-valuetext", says("handle-value", { items: short(weight), users: short(scene.now.users[direction]) }));
  };
  const drawGrid = (/** @type {Scene} */ scene) => {
    const marks = [
      ...levels(span).map((level) => ({ x: MARGIN.left - 8, y: yOf(Math.log10(level)) + 5, end: "end", says: power(level), path: `M${MARGIN.left} ${yOf(Math.log10(level))}H${size.width - MARGIN.right}` })),
      ...scene.at.map((direction, j) => ({ x: xOf(j, scene), y: size.height - 12, end: "middle", says: String(direction + 1), path: "" })),
    ];
    keep(grid, ticks, marks.length, () => svg("g", {}, [svg("path"), svg("text", { class: "tick" })]));
    marks.forEach((mark, at) => {
      const [path, tick] = /** @type {any} */ (ticks[at].children);
      set(path, "d", mark.path);
      set(tick, "x", mark.x);
      set(tick, "y", mark.y);
      set(tick, "text-anchor", mark.end);
      text(tick, mark.says);
    });
  };
  new ResizeObserver(() => {
    const box = stage.getBoundingClientRect();
    if (!box.width) return;
    size = { width: box.width, height: box.height };
    draw(lab.scene);
  }).observe(stage);

  return {
    root,
    draw,
    settled: (/** @type {Scene} */ scene) => {
      span = spanOf(scene);
      draw(scene);
    },
  };
}

function grip() {
  return svg("g", { class: "grip", role: "slider", tabindex: 0, "aria-orientation": "vertical" }, [
    svg("circle", { class: "hit", r: 22 }),
    svg("circle", { class: "focus-ring", r: 15 }),
    svg("circle", { class: "shape", r: 9 }),
  ]);
}

/** The decades that all weights lie in, with room to drag. @param {Scene} scene */
function spanOf({ now }) {
  const decades = [now.items, now.users].flatMap((each) => Array.from(each).filter((w) => w > 0).map(Math.log10));
  if (!decades.length) return [-1, 1];
  const [low, high] = [Math.min(...decades), Math.max(...decades)];
  const more = Math.max(ROOM, (LEAST - (high - low)) / 2);
  return [low - more, high + more];
}

/** Round weights in a span of decades, at most eight or so: 1, 2, 5, 10… or powers of ten. @param {number[]} span */
function levels([low, high]) {
  const factors = high - low < 2.5 ? [1, 2, 5] : [1];
  const step = Math.max(1, Math.ceil((high - low) / 8));
  const found = [];
  for (let decade = Math.floor(low / step) * step; decade <= high; decade += step) {
    for (const factor of factors) found.push(factor * 10 ** decade);
  }
  return found.filter((level) => Math.log10(level) >= low && Math.log10(level) <= high);
}

/** @param {number} level */
function power(level) {
  return level >= 0.001 && level <= 9999 ? String(Number(level.toPrecision(1))) : level.toExponential(0).replace("e+", "e").replace("-", "−");
}

/** @param {number} value */
function short(value) {
  return String(Number(value.toPrecision(3)));
}
