/**
 * One plane: layers under handles, in its own view. A lesson describes it as data.
 *
 * @import {Held, Lab, PlaneSpec, Scene} from "./types.js"
 */

import { html, keep, set, svg } from "../lab/dom.js";
import { listen } from "../lab/gestures.js";
import { firstOfPair } from "./actions.js";
import { crowd } from "./class_overlay.js";
import { createGrip, describe, drawGrip, nameGrips, nearest } from "./grips.js";
import { handlesOf, staged } from "./handles.js";
import { space } from "./scene.js";
import { stackOf } from "./stack.js";
import { around, boxOf, crowded, fitted, fromPixels, scaleOf, toPixels, visible } from "./view.js";

const IN = 0.8;
const OUT = 1.25;
/** Size of a name in talk mode, as plane.css has it. */
const TALK_LETTER = 28;
/** Room to go on dragging for a guided reader, who has no zoom. */
const WIDE = 2;
/** Pixels from which a hand means what is exact. */
const SNAP = 4;

/** @param {PlaneSpec} spec @param {Lab} lab */
export function createPlane(spec, lab) {
  const { stack, sheets, stage, drawings, named } = stackOf(spec, lab);
  drawings.push(crowd(stage, spec, lab));
  const grips = svg("g", { class: "grips" });
  stage.append(grips);
  /** @type {number[]} */
  const sides = [];
  /** @type {Held} */
  const held = {
    spec,
    lab,
    view: { centre: [0, 0], half: spec.half, width: 400, height: 400 },
    widened: false,
    scene: lab.scene,
    ...{ handles: [], grips: [], called: "" },
    draw: () => {
      const { view, scene } = held;
      for (const sheet of sheets) set(sheet, "viewBox", `0 0 ${view.width} ${view.height}`);
      held.handles = staged(
        handlesOf(lab.lesson.handles, spec.handles, spec.space, scene.n),
        lab.stage,
        spec.layers.includes("vectors"),
      );
      keep(grips, held.grips, held.handles.length, createGrip);
      held.handles.forEach((handle, k) => drawGrip(held.grips[k], handle, scene, view, lab));
      name(held, false);
      named.letter = stage.closest("[data-talk]") ? TALK_LETTER : lab.tokens.sizes.chart;
      named.boxes = nameGrips(
        held.grips,
        held.handles,
        scene,
        view,
        spec.layers.includes("vectors"),
        named.letter,
        sides,
      );
      for (const drawing of drawings) drawing(scene, view); // after the handles: a layer's names keep clear of theirs
    },
  };
  listen(stage, hands(held));
  follow(stage, held);
  return {
    root: framed(stack, held),
    draw: (/** @type {Scene} */ next) => {
      held.scene = next;
      held.draw();
    },
    settled: (/** @type {Scene} */ next, /** @type {boolean} */ lookAfter) => {
      held.scene = next;
      if (lookAfter) look(held);
      name(held, true);
    },
  };
}

/**
 * Tell assistive technology which handle each grip is, and where: once a move has settled, and as soon as a grip is
 * another handle, which is never called by the name of the one before.
 * @param {Held} held @param {boolean} settled
 */
function name(held, settled) {
  const { grips, handles, scene, lab, view, spec, called } = held;
  held.called = handles.map((handle) => handle.name).join(" ");
  if (settled || called !== held.called)
    handles.forEach((handle, k) => describe(grips[k], handle, scene, lab, boxOf(view), spec.unit));
}

/** The stack with its title, its caption and the buttons of its view. @param {HTMLElement} stack @param {Held} held */
function framed(stack, held) {
  const { spec, lab } = held;
  const zoom = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ act) => {
    const button = html(
      "button",
      { type: "button", class: "zoom", "aria-label": `${lab.text(key)}: ${spec.title}`, title: lab.text(key) },
      [sign],
    );
    button.addEventListener("click", () => {
      held.widened = false; // from here on the view is the reader's own
      act();
      held.draw();
    });
    return button;
  };
  const nearer = (/** @type {number} */ factor) => () => {
    held.view = { ...held.view, half: held.view.half * factor };
  };
  const buttons = [
    zoom("plane.zoom-in", "+", nearer(IN)),
    zoom("plane.zoom-out", "−", nearer(OUT)),
    zoom("plane.fit", "⤢", () => fit(held)),
  ];
  return html("section", { class: "plane", "data-plane": spec.space }, [
    html("header", {}, [html("h2", {}, [spec.title]), html("span", { class: "zooms" }, buttons)]),
    stack,
    html("p", { class: "caption" }, [spec.caption ?? ""]),
  ]);
}

/** What a reader's hands do on the stage. @param {Held} held @returns {import("../lab/types.js").Hands} */
function hands(held) {
  const { spec, lab } = held;
  const find = (/** @type {string} */ name) => held.handles.find((handle) => handle.name === name) ?? held.handles[0];
  const move = (/** @type {string} */ name, /** @type {readonly number[]} */ pixel) =>
    lab.move((now) => {
      const [handle, p] = [find(name), fromPixels(held.view, pixel)];
      return handle.change(now, lab.lesson.snap?.(now, handle, p, SNAP / scaleOf(held.view)) ?? p);
    });
  return {
    nearest: (pixel, reach) => nearest(held.handles, held.scene, held.view, pixel, reach),
    pixelOf: (name) => toPixels(held.view, find(name).place(held.scene)),
    start: (name) => {
      held.grips[held.handles.indexOf(find(name))].focus({ preventScroll: true });
      lab.start();
      if (spec.choose) lab.move((now) => firstOfPair(now, find(name).index));
    },
    move,
    nudge: (name, right, up) =>
      lab.move((now) => {
        const handle = find(name);
        const [x, y] = handle.place(now);
        const [dx, dy] = handle.along?.(now).map((each) => each * (right + up)) ?? [right, up];
        return handle.change(now, [x + dx * 2 * held.view.half, y + dy * 2 * held.view.half]);
      }),
    end: (name, high) => lab.move((now) => find(name).change(now, endOf(find(name), now, high, held.view))),
    // A guided reader has no zoom: what was dragged out of the view is fetched back.
    settle: (quiet) => lab.settle(quiet, lab.guided() && shown(held).some((p) => !visible(held.view, p))),
    revert: () => lab.revert(),
    place: (pixel) => {
      if (!spec.place || lab.stage?.still()) return;
      move(spec.place, pixel);
      lab.settle(false);
    },
    size: () => [held.view.width, held.view.height],
  };
}

/**
 * Where a handle's range ends in a view: on its line, or to the left and right.
 * @param {import("./handles.js").Handle} handle @param {Scene} scene @param {boolean} high
 * @param {import("./view.js").View} view @returns {import("../lab/maths/vectors.js").Point}
 */
function endOf(handle, scene, high, view) {
  const [box, way] = [boxOf(view), handle.along?.(scene)];
  if (!way) return [high ? box.x1 : box.x0, handle.place(scene)[1]];
  const [x, y] = space(handle.plane, scene).origin;
  return [x + Number(high) * way[0] * view.half, y + Number(high) * way[1] * view.half];
}

/** Redraw when the stage gets another size. @param {SVGElement} stage @param {Held} held */
function follow(stage, held) {
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (!width || !height || (width === held.view.width && height === held.view.height)) return;
    held.view = { ...held.view, width, height };
    held.draw();
  }).observe(stage);
}

/** Where the rows and the handles are. @param {Held} held */
function shown({ spec, scene, handles }) {
  return [...space(spec.space, scene).rows, ...handles.map((handle) => handle.place(scene))];
}

/** A view of everything. @param {Held} held */
function fit(held) {
  const { spec, lab, scene, view } = held;
  const whole = spec.around
    ? around(shown(held), view)
    : fitted([...shown(held), space(spec.space, scene).origin], view, lab.guided() ? WIDE : undefined);
  held.view = { ...whole, half: Math.max(whole.half, roomOf(held)) };
}

/** How far the step's own move needs it to reach. @param {Held} held */
const roomOf = ({ lab }) => lab.stage?.room() ?? 0;

/** Everything comes into view; once all fits the first view again, that one comes back. @param {Held} held */
function look(held) {
  const { spec, view } = held;
  const first = { ...view, centre: /** @type {[number, number]} */ ([0, 0]), half: spec.half };
  if (held.widened && shown(held).every((p) => visible(first, p))) {
    held.view = first;
    held.widened = false;
    held.draw();
  } else if (
    shown(held).some((p) => !visible(view, p)) ||
    view.half < roomOf(held) ||
    (spec.around && crowded(shown(held), view))
  ) {
    fit(held);
    held.draw();
    held.widened = !spec.around;
  }
}
