/** The ten digits in two runs, twice: their hidden vectors, and their rows. The second run is dragged over the first. */

import { html, movable, put, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { colour } from "../../lab/looks.js";
import { fixed } from "../../lab/numbers.js";
import { valuesOf } from "./values.js";
/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Kind} Kind @typedef {import("./values.js").AgainLab} AgainLab @typedef {readonly number[]} Point @typedef {{width: number, height: number}} Size */

const ROOM = 22;
/** Of the smaller side: radius of a ring, of a dot, and how far above its name stands. */
const [RING, SPOT, ABOVE] = [0.048, 0.032, 0.066];

/** @param {object} _spec @param {AgainLab} lab */
export function overlayPanel(_spec, lab) {
  const { text: says } = lab;
  const pictures = /** @type {const} */ (["inputs", "rows"]).map((kind) => pictureOf(kind, lab));
  const values = valuesOf(lab, ["apart-inputs", "apart-rows"], ["lay", "agree-alike", "before"]);
  const root = html("section", { class: "panel overlay", "aria-label": says("overlay") }, [
    html("div", { class: "both" }, pictures.map((each) => each.root)),
    values.root,
    html("p", { class: "caption" }, [says("overlay-caption")]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      for (const { draw } of pictures) draw(scene);
      values.draw();
    },
  };
}

/** @param {Kind} kind @param {AgainLab} lab */
function pictureOf(kind, lab) {
  const size = { width: 300, height: 300 };
  const count = lab.scene.drawn[kind].first.length;
  const each = Array.from({ length: count }, (_, k) => ({ ring: svg("circle", { class: "ring", stroke: colour(lab.tokens, k) }), dot: svg("circle", { class: "spot", fill: colour(lab.tokens, k) }), name: movable({ class: "digit", "text-anchor": "middle", "dominant-baseline": "central" }) }));
  const gaps = svg("path", { class: "gap" });
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": lab.text(`overlay-${kind}`) }, [...each.map(({ ring }) => ring), gaps, ...each.flatMap(({ dot, name }) => [dot, name])]);
  const grip = kind === "inputs" ? gripOf(stage, lab, size) : null;
  if (grip) stage.append(grip.root);
  const draw = (/** @type {Scene} */ scene) => {
    const { first, now } = scene.drawn[kind];
    const [to, side] = [viewOf(scene, kind, size), Math.min(size.width, size.height)];
    const [rings, dots] = [first, now].map((points) => points.map(to));
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(gaps, "d", rings.map((at, k) => `M${joined(at)}L${joined(dots[k])}`).join(""));
    each.forEach(({ ring, dot, name }, k) => {
      for (const [circle, [x, y], r] of /** @type {[Element, Point, number][]} */ ([[ring, rings[k], RING], [dot, dots[k], SPOT]])) {
        set(circle, "transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
        set(circle, "r", (r * side).toFixed(1));
      }
      put(name, [dots[k][0], Math.max(24, dots[k][1] - Math.max(ABOVE * side, 12))]);
      text(/** @type {Element} */ (name.firstChild), String(k));
    });
    grip?.draw(dots[scene.state.digit], lab.text("overlay-value", { lay: fixed(scene.state.lay), apart: fixed(scene.drawn.inputs.apart) }));
  };
  sized(stage, size, () => draw(lab.scene));
  return { root: html("div", {}, [html("h2", {}, [lab.text(`overlay-${kind}`)]), stage]), draw };
}

/** The digit that is dragged: from where it is by itself to where the map puts it. @param {SVGElement} stage @param {AgainLab} lab @param {Size} size */
function gripOf(stage, lab, size) {
  const ends = () => {
    const { own, laid } = lab.scene.source.pairs[lab.scene.other - 1].inputs;
    const to = viewOf(lab.scene, "inputs", size);
    return [own, laid].map((points) => to(points[lab.scene.state.digit]));
  };
  return createGrip(stage, lab, {
    ...{ name: "second", label: lab.text("handle-second"), field: "lay", size },
    pixelOf: (lay) => {
      const [from, to] = ends();
      return from.map((each, axis) => each + lay * (to[axis] - each));
    },
    valueAt: (pixel) => {
      const [from, to] = ends();
      const way = to.map((each, axis) => each - from[axis]);
      return way.reduce((sum, each, axis) => sum + each * (pixel[axis] - from[axis]), 0) / (Math.hypot(...way) ** 2 || 1);
    },
  });
}

/** Room for both ends of the way, with zero in the middle. @param {Scene} scene @param {Kind} kind @param {Size} size @returns {(p: Point) => Point} */
function viewOf({ source, other }, kind, { width, height }) {
  const { first, own, laid } = source.pairs[other - 1][kind];
  const far = (/** @type {number} */ axis) => Math.max(...[first, own, laid].flat().map((p) => Math.abs(p[axis])));
  const unit = Math.min((width / 2 - ROOM) / far(0), (height / 2 - ROOM) / far(1));
  return ([x, y]) => [width / 2 + unit * x, height / 2 - unit * y];
}

/** @param {Point} at */
const joined = (at) => at.map((each) => each.toFixed(1)).join(" ");
