/**
 * Vectors as arrows on a sphere, by their first three numbers, and the ring at which vectors of many numbers lie.
 * The handle of the mean is dragged along the sphere's axis, (1, 1, 1).
 */

import { html, keep, movable, put, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed } from "../../lab/numbers.js";
import { sweepOf } from "./grid.js";
/** @import {PoolingLab, Scene, Size} from "./types.js" */

const [R2, R3, R6] = [Math.sqrt(2), Math.sqrt(3), Math.sqrt(6)];
const TILT = (20 * Math.PI) / 180;
const TURN = (35 * Math.PI) / 180;
const RISE = Math.cos(TILT);
/** How the sphere is seen: its axis (1, 1, 1) upwards, from a little above. */
const SINK = Math.sin(TILT);

/**
 * Where a point of space is seen: right, up, and towards the eye. @param {readonly number[]} point
 * @returns {[number, number, number]}
 */
export function projected([x, y, z]) {
  const height = (x + y + z) / R3;
  const [east, north] = [(x - y) / R2, (x + y - 2 * z) / R6];
  const right = Math.cos(TURN) * east + Math.sin(TURN) * north;
  const near = Math.cos(TURN) * north - Math.sin(TURN) * east;
  return [right, height * RISE - near * SINK, height * SINK + near * RISE];
}

/**
 * The circle of all directions with this cosine to the axis: how high its middle is seen, and its half axes.
 * @param {number} cosine
 */
export function ring(cosine) {
  const radius = Math.sqrt(Math.max(1 - cosine ** 2, 0));
  return { up: cosine * RISE, wide: radius, tall: radius * SINK };
}

/**
 * A direction on the way from one to another. @param {readonly number[]} from @param {readonly number[]} to
 * @param {number} share in [0, 1]
 */
export function between(from, to, share) {
  const point = to.map((value, k) => from[k] + (value - from[k]) * share);
  const length = Math.hypot(...point);
  return length > 0 ? point.map((value) => value / length) : to;
}

const [REACH, ROOM] = [3, 26]; // of μ; pixels beyond its ends
const BALL = 0.41; // radius, of the smaller side

/** @param {object} _spec @param {PoolingLab} lab */
export function arrowsPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 420, height: 420 };
  const ball = createBall(size);
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("arrows-label") }, [ball.root]);
  const axis = createAxis(stage, lab, size);
  stage.append(axis.root);
  const head = html("header", { class: "headline" }, [html("h2", {}, [says("arrows")])]);
  const draw = (/** @type {Scene} */ scene) => {
    set(stage, "viewBox", `${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height}`);
    ball.draw(scene, sweepOf(lab)(scene));
    axis.draw(scene);
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "arrows-panel" }, [
      stage,
      head,
      html("p", { class: "caption" }, [says("arrows-caption")]),
    ]),
    draw,
  };
}

/** The sphere with its arrows; those on their way turn from where they were. @param {Size} size */
function createBall(size) {
  const [edge, back, front, fan] = ["edge", "waist far", "waist", "fan"].map((name) => svg("path", { class: name }));
  const arrows = svg("g", { class: "arrows" });
  /** @type {SVGElement[]} */
  const lines = [];
  /** @type {readonly (readonly number[])[]} */
  let from = [];
  /** @type {readonly (readonly number[])[]} */
  let drawn = [];
  return {
    root: svg("g", {}, [edge, back, fan, arrows, front]),
    /** @param {Scene} scene @param {number} swept */
    draw: ({ arrows: to, law }, swept) => {
      const radius = BALL * Math.min(size.width, size.height);
      set(edge, "d", ellipse(radius, radius, 0));
      set(back, "d", half(radius, 0));
      set(front, "d", half(radius, 1));
      set(fan, "d", cone(law, radius));
      if (swept === 0 || from.length !== to.length) from = drawn.length === to.length ? drawn : to;
      const eased = swept * swept * (3 - 2 * swept);
      drawn = swept < 1 ? to.map((arrow, k) => between(from[k], arrow, eased)) : to;
      keep(arrows, lines, drawn.length, () => svg("g", {}, [svg("path"), svg("circle", { r: 3.5 })]));
      drawn.forEach((arrow, k) => {
        const [right, up, near] = projected(arrow);
        const [x, y] = [(right * radius).toFixed(1), (-up * radius).toFixed(1)];
        const [line, tip] = lines[k].children;
        set(line, "d", `M0 0L${x} ${y}`);
        set(tip, "cx", x);
        set(tip, "cy", y);
        set(lines[k], "opacity", (0.62 + 0.38 * near).toFixed(2));
      });
    },
  };
}

/**
 * The cone that vectors of many numbers lie on: their cosine to (1, 1, …, 1) tends to m/√(m² + s²).
 * @param {Scene["law"]} law @param {number} radius
 */
function cone({ numberMean, mean }, radius) {
  const cosine = Math.sign(numberMean) * Math.sqrt(mean);
  if (Math.abs(cosine) < 0.01) return "";
  const { up, wide, tall } = ring(cosine);
  const [y, rx] = [-up * radius, wide * radius];
  return `${ellipse(rx, tall * radius, y)}M${-rx.toFixed(1)} ${y.toFixed(1)}L0 0L${rx.toFixed(1)} ${y.toFixed(1)}`;
}

/** @param {number} rx @param {number} ry @param {number} y */
function ellipse(rx, ry, y) {
  const [a, b, at] = [rx, ry, y].map((each) => each.toFixed(1));
  return `M-${a} ${at}A${a} ${b} 0 1 0 ${a} ${at}A${a} ${b} 0 1 0 -${a} ${at}`;
}

/** Half of the equator. @param {number} radius @param {0 | 1} nearer */
function half(radius, nearer) {
  const [a, b] = [radius.toFixed(1), (radius * SINK).toFixed(1)];
  return `M-${a} 0A${a} ${b} 0 0 ${nearer ? 0 : 1} ${a} 0`;
}

/**
 * The axis with its numbers, and the handle of the mean. @param {SVGElement} stage @param {PoolingLab} lab
 * @param {Size} size
 */
function createAxis(stage, lab, size) {
  const { text: says } = lab;
  const line = svg("path", { class: "axis" });
  const name = movable({ class: "grip-name" });
  const marks = Array.from({ length: 2 * REACH + 1 }, () => movable({ class: "tick", "text-anchor": "end" }));
  const grip = createGrip(stage, lab, {
    ...{ name: "mu", label: says("handle-mu"), field: "mu", size, upright: true },
    pixelOf: (mu) => [size.width / 2, size.height / 2 - mu * unit()],
    valueAt: ([, y]) => (size.height / 2 - y) / unit(),
    shown: () => !root.hasAttribute("hidden"),
  });
  const root = svg("g", { "data-panel": "common-mean", "aria-label": says("handle-mu") }, [
    line,
    ...marks,
    grip.root,
    name,
  ]);
  const unit = () => (size.height / 2 - ROOM) / REACH;
  return {
    root,
    draw: (/** @type {Scene} */ { state: { mu }, law }) => {
      set(
        line,
        "d",
        `M0 ${-REACH * unit()}V${REACH * unit()}${marks.map((_, k) => `M-4 ${(k - REACH) * unit()}h8`).join("")}`,
      );
      marks.forEach((mark, k) => {
        put(mark, [-9, (k - REACH) * unit() + 5]);
        text(/** @type {Element} */ (mark.firstChild), k === REACH ? "" : fixed(REACH - k, 0));
      });
      grip.draw([0, -mu * unit()], says("handle-value", { mu: fixed(mu), m: fixed(law.numberMean) }));
      put(name, [22, 6 - mu * unit()]);
      text(/** @type {Element} */ (name.firstChild), says("mu-now", { mu: fixed(mu) }));
    },
  };
}
