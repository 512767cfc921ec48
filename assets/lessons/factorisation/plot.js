/**
 * The spectrum: how long every direction is in the items' vectors, B, and in the users', X A. A handle drags
 * the items' weight; the users' gives way, and their product, the model, stays.
 *
 * @import {Scale, Scene} from "./types.js"
 * @typedef {import("../../lab/types.js").Lab<import("./types.js").Scene>} SpectrumLab
 */

import { html, keep, set, sized, svg, text } from "../../lab/dom.js";
import { KEYS_HINT, listen } from "../../lab/gestures.js";
import { place } from "../../lab/maths/factors.js";
import { farOf } from "./scene.js";
import { createScale, EDGE, GUIDED, levels, MARGIN, power, ROOM, settledSpan } from "./plot_scale.js";

const LINES = /** @type {const} */ (["product", "users", "items"]);

/** @param {object} _spec @param {SpectrumLab} lab */
export function spectrumPanel(_spec, lab) {
  const { text: says } = lab;
  const scale = createScale();
  const grid = createGrid(scale, says);
  const paths = LINES.map((name) => svg("path", { class: `weight ${name}` }));
  const grips = svg("g");
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("plot") }, [grid.root, ...paths, grips]);
  const legend = html(
    "p",
    { class: "legend" },
    [...LINES].reverse().map((name) => html("span", { class: name }, [says(`line-${name}`)])),
  );
  const root = html("div", { class: "spectrum" }, [html("h2", {}, [says("plot.title")]), legend, stage]);
  /** @type {SVGElement[]} */
  const handles = [];
  let fitted = false;
  listen(stage, hands(lab, scale));
  const draw = (/** @type {Scene} */ scene) => {
    set(stage, "viewBox", `0 0 ${scale.size.width} ${scale.size.height}`);
    grid.draw(scene);
    LINES.forEach((name, at) => set(paths[at], "d", lineOf(scene, scene.sizes[name], scale)));
    const living = lab.stage?.still() ? [] : alive(scene, lab); // nothing can be moved yet
    keep(grips, handles, living.length, grip);
    living.forEach((direction, at) => dress(handles[at], scene, direction, scale, lab));
  };
  sized(stage, scale.size, () => draw(lab.scene));

  return {
    root,
    draw,
    settled: (/** @type {Scene} */ scene) => {
      scale.span = settledSpan(
        fitted ? scale.span : null,
        scene,
        lab.guided() ? GUIDED[besideAll(lab) ? "far" : "near"] : ROOM,
        lab.guided() ? EDGE.guided : EDGE.free,
      );
      fitted = true;
      draw(scene);
    },
  };
}

/**
 * What a reader's hands do to the weights. @param {SpectrumLab} lab @param {Scale} scale
 * @returns {import("../../lab/types.js").Hands}
 */
function hands(lab, scale) {
  const pixelOf = (/** @type {string} */ name) => spot(lab.scene, directionOf(name), scale);
  /** @param {string} name @param {(decade: number) => number} to */
  const bend = (name, to) =>
    lab.move((scene) => {
      const j = scene.at.indexOf(directionOf(name));
      const decade = Math.log10(scene.now.items[scene.at[j]]);
      return { bend: scene.state.bend.map((each, at) => (at === j ? each + to(decade) - decade : each)) };
    });
  return {
    nearest: (pixel, reach) => {
      const far = (/** @type {string} */ name) => Math.hypot(...pixelOf(name).map((value, k) => value - pixel[k]));
      const near = alive(lab.scene, lab)
        .map(nameOf)
        .filter((name) => far(name) <= reach);
      return near.sort((a, b) => far(a) - far(b))[0] ?? null;
    },
    pixelOf,
    start: lab.start,
    move: (name, pixel) => {
      const [low, high] = lab.guided() ? scale.span : [-Infinity, Infinity];
      bend(name, () => Math.min(high, Math.max(low, scale.decadeAt(pixel[1]))));
    },
    nudge: (name, right, up) => bend(name, (decade) => decade + (right + up) * (scale.span[1] - scale.span[0])),
    end: (name, high) => bend(name, () => scale.span[Number(high)]),
    settle: lab.settle,
    revert: lab.revert,
    place: () => {},
    size: () => [scale.size.width, scale.size.height],
  };
}

/** @param {number} direction */
function nameOf(direction) {
  return `direction-${direction + 1}`;
}

/** @param {string} name */
function directionOf(name) {
  return Number(name.split("-")[1]) - 1;
}

/** Whether all cosines are shown beside the weights. @param {SpectrumLab} lab */
function besideAll(lab) {
  return lab.root.dataset.shows?.includes("heat") ?? false;
}

/**
 * Directions with a weight, and so with a handle; a story leaves the one that moves the neighbours most, or beside all
 * cosines the first. @param {Scene} scene @param {SpectrumLab} lab
 */
function alive({ at, now }, lab) {
  return at.filter(
    (direction) =>
      now.items[direction] > 0 &&
      (!lab.guided() || direction === (besideAll(lab) ? at[0] : farOf(lab.scene).direction)),
  );
}

/** Where a direction's handle stands. @param {Scene} scene @param {number} direction @param {Scale} scale */
function spot({ at, now }, direction, scale) {
  return [scale.x(at.indexOf(direction), at.length), scale.y(Math.log10(now.items[direction]))];
}

/** @param {Scene} scene @param {Float64Array} weights @param {Scale} scale */
function lineOf({ at }, weights, scale) {
  return Array.from(weights, (w, i) => (w > 0 ? [scale.x(place(at, i), at.length), scale.y(Math.log10(w))] : null))
    .filter((point) => point !== null)
    .map(([x, y], k) => `${k ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/**
 * @param {SVGElement} handle @param {Scene} scene @param {number} direction @param {Scale} scale
 * @param {SpectrumLab} lab
 */
function dress(handle, scene, direction, scale, { text: says, guided }) {
  const [x, y] = spot(scene, direction, scale);
  const weight = scene.now.items[direction];
  const decade = Math.log10(weight);
  set(handle, "transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  set(handle, "data-handle", nameOf(direction));
  set(handle, "class", `grip${guided() ? " lead" : ""}`);
  set(handle, "aria-label", says("handle", { direction: String(direction + 1) }));
  set(handle, "aria-valuemin", Math.min(decade, scale.span[0]).toFixed(2));
  set(handle, "aria-valuemax", Math.max(decade, scale.span[1]).toFixed(2));
  set(handle, "aria-valuenow", decade.toFixed(4));
  set(
    handle,
    "aria-valuetext",
    says("handle-value", { items: short(weight), users: short(scene.sizes.users[direction]) }),
  );
}

/**
 * Lines at round weights, the numbers of the directions, and what the axes are. @param {Scale} scale
 * @param {SpectrumLab["text"]} words
 */
function createGrid(scale, words) {
  const root = svg("g", { class: "grid" });
  /** @type {SVGElement[]} */
  const ticks = [];
  return {
    root,
    draw: (/** @type {Scene} */ { at }) => {
      const { width, height } = scale.size;
      const marks = [
        ...levels(scale.span, scale.size.height - MARGIN.top - MARGIN.bottom).map((level) => {
          const y = scale.y(Math.log10(level));
          return {
            x: MARGIN.left - 6,
            y: y + 5,
            end: "end",
            says: power(level),
            path: `M${MARGIN.left} ${y}H${width - MARGIN.right}`,
          };
        }),
        { x: MARGIN.left, y: MARGIN.top - 2, end: "start", says: words("plot.up"), path: "" },
        {
          x: (MARGIN.left + width - MARGIN.right) / 2,
          y: height - 4,
          end: "middle",
          says: words("plot.across"),
          path: "",
        },
        ...at.map((direction, j) => ({
          x: scale.x(j, at.length),
          y: height - 30,
          end: "middle",
          says: String(direction + 1),
          path: "",
        })),
      ];
      keep(root, ticks, marks.length, () => svg("g", {}, [svg("path"), svg("text", { class: "tick" })]));
      marks.forEach((mark, k) => {
        const [path, tick] = ticks[k].children;
        set(path, "d", mark.path);
        set(tick, "x", mark.x);
        set(tick, "y", mark.y);
        set(tick, "text-anchor", mark.end);
        text(tick, mark.says);
      });
    },
  };
}

function grip() {
  return svg(
    "g",
    { class: "grip", role: "slider", tabindex: 0, "aria-orientation": "vertical", "aria-describedby": KEYS_HINT },
    [
      svg("circle", { class: "hit", r: 22 }),
      svg("circle", { class: "focus-ring", r: 15 }),
      svg("circle", { class: "shape", r: 9 }),
    ],
  );
}

/** @param {number} value */
function short(value) {
  return String(Number(value.toPrecision(3)));
}
