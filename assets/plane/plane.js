/**
 * One plane: layers under handles, in its own view. A lesson describes it as data.
 *
 * @typedef {{space: import("./handles.js").SpaceName, title: string, caption?: string, half: number,
 *   layers: string[], handles: string[], place?: string, choose?: boolean,
 *   around?: boolean}} PlaneSpec around: the view keeps the origin in its middle, and nears small things
 * @typedef {import("./lab.js").Lab} Lab
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./view.js").View} View
 */

import { html, keep, set, svg } from "./dom.js";
import { listen } from "./gestures.js";
import { createGrip, describe, drawGrip, nearest } from "./grips.js";
import { changeBy, handlesOf, placeOf } from "./handles.js";
import { landscape, levels, target } from "./landscape.js";
import { axes, basis, embeddings, regions, shift, vectors } from "./layers.js";
import { centre, destinations, graphs, marks } from "./layers_graphs.js";
import { gradient, trail } from "./layers_gradient.js";
import { inputs } from "./layers_inputs.js";
import { rankings } from "./layers_rankings.js";
import { cloud, signs } from "./layers_signs.js";
import { space } from "./scene.js";
import { around, boxOf, crowded, fitted, fromPixels, toPixels, visible } from "./view.js";

/** @type {Record<string, (group: SVGElement, setting: import("./layers.js").Setting) => import("./layers.js").Draw>} */
const LAYERS = { basis, axes, regions, embeddings, vectors, shift, landscape, levels, target, graphs, centre, marks, destinations, signs, cloud, rankings, inputs, gradient, trail };

/** @param {PlaneSpec} spec @param {Lab} lab */
export function createPlane(spec, lab) {
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": spec.title });
  const buttons = ["zoom-in", "zoom-out", "fit"].map((verb) =>
    html("button", { type: "button", class: "zoom", "aria-label": `${lab.words[verb]}: ${spec.title}`, title: lab.words[verb] }, [
      { "zoom-in": "+", "zoom-out": "−", fit: "⤢" }[verb] ?? "",
    ]),
  );
  const root = html("section", { class: "plane", "data-plane": spec.space }, [
    html("header", {}, [html("h3", {}, [spec.title]), html("span", { class: "zooms" }, buttons)]),
    stage,
    html("p", { class: "caption" }, [spec.caption ?? ""]),
  ]);
  const setting = { space: spec.space, tokens: lab.tokens, words: lab.words, pointed: lab.pointed };
  const drawings = spec.layers.map((name) => {
    const group = svg("g", { class: `layer ${name}` });
    stage.append(group);
    return LAYERS[name](group, setting);
  });
  const grips = svg("g", { class: "grips" });
  stage.append(grips);

  /** @type {View} */
  let view = { centre: [0, 0], half: spec.half, width: 400, height: 400 };
  /** @type {Scene} */
  let scene;
  /** @type {import("./handles.js").Handle[]} */
  let handles = [];
  /** @type {SVGElement[]} */
  const elements = [];
  const find = (/** @type {string} */ name) => handles.find((handle) => handle.name === name) ?? handles[0];

  const draw = () => {
    set(stage, "viewBox", `0 0 ${view.width} ${view.height}`);
    for (const drawing of drawings) drawing(scene, view);
    handles = handlesOf(spec.handles, spec.space, scene.n);
    keep(grips, elements, handles.length, () => createGrip());
    handles.forEach((handle, k) => drawGrip(elements[k], handle, scene, view, lab));
  };
  /** Where the rows and the handles are. */
  const shown = () => [...space(spec.space, scene).rows, ...handles.map((handle) => placeOf(handle, scene))];
  const fit = () => {
    view = spec.around ? around(shown(), view) : fitted([...shown(), space(spec.space, scene).origin], view);
    draw();
  };
  let widened = false;
  /** Everything comes into view; once all fits the first view again, that one comes back. */
  const look = () => {
    const first = { ...view, centre: [0, 0], half: spec.half };
    if (widened && shown().every((p) => visible(first, p))) {
      view = first;
      widened = false;
      draw();
    } else if (shown().some((p) => !visible(view, p)) || (spec.around && crowded(shown(), view))) {
      fit();
      widened = !spec.around;
    }
  };
  const move = (/** @type {string} */ name, /** @type {readonly number[]} */ pixel) =>
    lab.move((now) => changeBy(find(name), now, fromPixels(view, pixel)));

  listen(stage, {
    nearest: (pixel, reach) => nearest(handles, scene, view, pixel, reach),
    pixelOf: (name) => toPixels(view, placeOf(find(name), scene)),
    start: (name) => {
      /** @type {SVGElement} */ (elements[handles.indexOf(find(name))]).focus({ preventScroll: true });
      lab.start();
      if (spec.choose) lab.choose(find(name).index);
    },
    move,
    nudge: (name, right, up) =>
      lab.move((now) => {
        const p = placeOf(find(name), now);
        return changeBy(find(name), now, [p[0] + right * 2 * view.half, p[1] + up * 2 * view.half]);
      }),
    settle: (quiet) => lab.settle(quiet),
    revert: () => lab.revert(),
    place: (pixel) => {
      if (!spec.place) return;
      move(spec.place, pixel);
      lab.settle(false);
    },
    size: () => [view.width, view.height],
  });
  buttons.forEach((button, k) =>
    button.addEventListener("click", () => {
      widened = false; // from here on the view is the reader's own
      if (k === 2) return fit();
      view = { ...view, half: view.half * (k === 0 ? 0.8 : 1.25) };
      draw();
    }),
  );
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (!width || !height || (width === view.width && height === view.height)) return;
    view = { ...view, width, height };
    if (scene) draw();
  }).observe(stage);

  return {
    root,
    draw: (/** @type {Scene} */ next) => {
      scene = next;
      draw();
    },
    settled: (/** @type {Scene} */ next, /** @type {boolean} */ lookAfter) => {
      scene = next;
      if (lookAfter) look();
      handles.forEach((handle, k) => describe(elements[k], handle, scene, lab, boxOf(view)));
    },
  };
}
