/**
 * A corner of the noise beside what its patches leave: each number left stands as large as its patch. While
 * the patches sweep, what they have not come to is not there yet.
 *
 * @import {Scene} from "./types.js" @import {Table} from "../../lab/maths/types.js"
 */

import { hide, html, keep, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { percent } from "../../lab/numbers.js";
import { once } from "../../lab/readings.js";
import { glide } from "../../lab/story/motion.js";
import { GREATEST, NONE } from "./scene.js";

const [ROWS, COLUMNS] = [12, 24]; // which patches of 2, 3 and 4 fill
const APART = 2;
const FULL = 2.2; // a number whose colour is full
const PALE = 0.25;
const BELOW = 0.15; // of a square: air round a number below zero, which no hue alone tells

/** @param {object} _spec @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab */
export function gridPanel(_spec, lab) {
  const { text: says } = lab;
  const names = [html("h2"), html("h2")];
  const [noise, outputs] = [cells(), cells()];
  const edges = svg("path", { class: "patches" });
  const frame = svg("path", { class: "frame" });
  outputs.root.setAttribute("transform", `translate(${COLUMNS + APART} 0)`);
  const picture = svg(
    "svg",
    { class: "numbers-grid", role: "img", viewBox: `-0.2 -0.2 ${2 * COLUMNS + APART + 0.4} ${ROWS + 0.4}` },
    [noise.root, outputs.root, edges, frame],
  );
  const edge = patchEdge(lab);
  return {
    root: html("section", { class: "grid-panel" }, [
      html("div", { class: "names" }, names),
      html("div", { class: "room" }, [picture, edge.root]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const { state } = scene;
      const side = state.pool === NONE ? 1 : state.side;
      const across = COLUMNS / side;
      const count = state.pool === NONE ? 0 : (ROWS / side) * across;
      const done = Math.round(sweepOf(lab)(scene) * state.swept * count);
      edge.draw(scene);
      noise.draw(corner(scene.noise, state.mu, ROWS, COLUMNS), 1, COLUMNS, poolOf(scene, side, across, done));
      outputs.draw(corner(scene.left, state.mu, ROWS / side, across).slice(0, done), side, across, () => true);
      set(edges, "d", count ? lines(side) : `M${COLUMNS + APART} 0h${COLUMNS}v${ROWS}h${-COLUMNS}z`);
      set(edges, "class", count ? "patches" : "patches to-come");
      set(frame, "d", count && done < count ? patch(done, side, across) : "");
      text(names[0], says("grid-noise"));
      text(names[1], count ? says(state.pool === GREATEST ? "grid-greatest" : "grid-mean", { side }) : "");
      hide(names[1], !count);
      set(picture, "aria-label", says(count ? "grid-label" : "grid-label-none", { side }));
    },
  };
}

/** The line that patches have come to, which is dragged down the noise. @param {import("./types.js").PoolingLab} lab */
function patchEdge(lab) {
  const { text: says } = lab;
  const size = { width: 400, height: 120 };
  const line = svg("path", { class: "frame-line" });
  const group = svg("g", { "data-panel": "patch-edge", role: "group", "aria-label": says("handle-swept") }, [line]);
  const stage = svg("svg", { class: "over", role: "group", "aria-label": says("handle-swept") }, [group]);
  const wide = () => (size.width * COLUMNS) / (2 * COLUMNS + APART);
  const grip = createGrip(stage, lab, {
    ...{ name: "swept", label: says("handle-swept"), field: "swept", size, upright: true, ends: 7 },
    pixelOf: (share) => [wide() / 2, share * size.height],
    valueAt: ([, y]) => y / size.height,
    shown: () => !group.hasAttribute("hidden") && lab.scene.state.pool !== NONE,
  });
  group.append(grip.root);
  const draw = (/** @type {Scene} */ { state: { pool, swept } }) => {
    set(stage, "visibility", pool === NONE ? "hidden" : null);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(line, "d", `M0 ${(swept * size.height).toFixed(1)}h${wide().toFixed(1)}`);
    grip.draw([wide() / 2, swept * size.height], says("handle-swept-value", { share: percent(swept, 0) }));
  };
  sized(stage, size, () => draw(lab.scene));
  return { root: stage, draw };
}

/**
 * The first numbers of the first rows, with the common mean. @param {Table} table @param {number} mu
 * @param {number} rows @param {number} columns
 */
function corner({ values, columns: width }, mu, rows, columns) {
  return Array.from(
    { length: rows * columns },
    (_, at) => values[Math.floor(at / columns) * width + (at % columns)] + mu,
  );
}

/**
 * Whether a number of the noise is kept: the greatest of its patch once the patch has passed, else all.
 * @param {Scene} scene @param {number} side @param {number} across @param {number} done
 */
function poolOf({ noise, left: pooled, state }, side, across, done) {
  return (/** @type {number} */ at) => {
    if (state.pool !== GREATEST) return true;
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
    const [down, over] = [Math.floor(row / side), Math.floor(column / side)];
    return (
      down * across + over >= done ||
      noise.values[row * noise.columns + column] === pooled.values[down * pooled.columns + over]
    );
  };
}

/** Squares, blue above zero, orange and smaller below, the fuller the farther. */
function cells() {
  const root = svg("g");
  /** @type {SVGElement[]} */
  const squares = [];
  return {
    root,
    /** @param {number[]} values @param {number} side @param {number} across @param {(at: number) => boolean} mask */
    draw: (values, side, across, mask) => {
      keep(root, squares, values.length, () => svg("rect"));
      values.forEach((value, at) => {
        const square = squares[at];
        const air = value < 0 ? BELOW * side : 0;
        set(square, "x", (at % across) * side + air);
        set(square, "y", Math.floor(at / across) * side + air);
        for (const way of ["width", "height"]) set(square, way, side - 2 * air);
        set(square, "class", value < 0 ? "minus" : "plus-number");
        set(square, "fill-opacity", (Math.min(Math.abs(value) / FULL, 1) * (mask(at) ? 1 : PALE)).toFixed(2));
      });
    },
  };
}

/** The edges of all patches of the noise. @param {number} side */
function lines(side) {
  const [down, over] = [ROWS / side + 1, COLUMNS / side + 1];
  const rows = Array.from({ length: down }, (_, k) => `M0 ${k * side}H${COLUMNS}`);
  return [...rows, ...Array.from({ length: over }, (_, k) => `M${k * side} 0V${ROWS}`)].join("");
}

/** The edge of the patch of that number. @param {number} at @param {number} side @param {number} across */
function patch(at, side, across) {
  return `M${(at % across) * side} ${Math.floor(at / across) * side}h${side}v${side}h${-side}z`;
}

/** How far the patches of a lab have come, by its scene. */
export const sweepOf = once((/** @type {import("../../lab/types.js").Lab<any>} */ { redraw, host }) =>
  createSweep(redraw, host.gone),
);

/**
 * The way of the patches over the noise when they begin to pool: at once for readers who want no motion.
 * @param {() => void} request draws again @param {AbortSignal} gone
 * @returns {(scene: Scene) => number} how far they have come, in [0, 1]
 */
function createSweep(request, gone) {
  let share = 1;
  let known = "";
  let halt = () => {};
  gone.addEventListener("abort", () => halt());
  return ({ state: { pool, side, seed } }) => {
    const now = `${pool} ${side} ${seed}`;
    if (now !== known && known) {
      halt();
      known = now; // before the glide: for some it is over at once
      share = 0;
      halt = glide((next) => {
        share = next;
        request();
      });
    }
    known = now;
    return share;
  };
}
