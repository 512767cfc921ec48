/**
 * One plane: layers under handles, in its own view. A lesson describes it as data.
 *
 * @import {PlaneState, Lab, PlaneSpec, Scene} from "./types.js"
 */

import { html, keep, set, svg } from "../lab/dom.js";
import { listen } from "../lab/gestures.js";
import { firstOfPair } from "./actions.js";
import { crowd } from "./class_overlay.js";
import { createGrip, describe, drawGrip, nameGrips, nearest } from "./grips.js";
import { handlesOf, staged } from "./handles.js";
import { space } from "./scene.js";
import { endIn } from "./snap.js";
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
  /** @type {import("./grips.js").Kept} */
  const kept = { sides: [], on: [], labelled: new Set(), key: null };
  /** @type {PlaneState} */
  const self = {
    spec,
    lab,
    view: { centre: [0, 0], half: spec.half, width: 400, height: 400 },
    widened: false,
    scene: lab.scene,
    ...{ handles: [], grips: [], called: "" },
    draw: () => {
      const { view, scene } = self;
      for (const sheet of sheets) set(sheet, "viewBox", `0 0 ${view.width} ${view.height}`);
      self.handles = staged(
        handlesOf(lab.lesson.handles, spec.handles, spec.space, scene.n),
        lab.stage,
        spec.layers.includes("vectors"),
      );
      keep(grips, self.grips, self.handles.length, createGrip);
      self.handles.forEach((handle, k) => drawGrip(self.grips[k], handle, scene, view, lab));
      name(self, false);
      named.letter = stage.closest("[data-talk]") ? TALK_LETTER : lab.tokens.sizes.chart;
      Object.assign(
        named,
        nameGrips(self.grips, self.handles, scene, view, spec.layers.includes("vectors"), named.letter, kept),
      );
      for (const drawing of drawings) drawing(scene, view); // after the handles: a layer's names keep clear of theirs
    },
  };
  listen(
    stage,
    // of what lies in a group that is away, Chromium calls each visible
    hands(self, (kind) => Boolean(stack.querySelector(kind)?.getClientRects()[0])),
  );
  follow(stage, self);
  return {
    root: framed(stack, self),
    draw: (/** @type {Scene} */ next) => {
      self.scene = next;
      self.draw();
    },
    settled: (/** @type {Scene} */ next, /** @type {boolean} */ lookAfter) => {
      self.scene = next;
      if (lookAfter) look(self);
      name(self, true);
    },
  };
}

/**
 * Tell assistive technology which handle each grip is, and where: once a move has settled, and as soon as a grip is
 * another handle, which is never called by the name of the one before.
 * @param {PlaneState} self @param {boolean} settled
 */
function name(self, settled) {
  const { grips, handles, scene, lab, view, spec, called } = self;
  self.called = handles.map((handle) => handle.name).join(" ");
  if (settled || called !== self.called)
    handles.forEach((handle, k) => describe(grips[k], handle, scene, lab, boxOf(view), spec.unit));
}

/** The stack with its title, caption and buttons of its view. @param {HTMLElement} stack @param {PlaneState} self */
function framed(stack, self) {
  const { spec, lab } = self;
  const zoom = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ act) => {
    const button = html(
      "button",
      { type: "button", class: "zoom", "aria-label": `${lab.text(key)}: ${spec.title}`, title: lab.text(key) },
      [sign],
    );
    button.addEventListener("click", () => {
      self.widened = false; // from here on the view is the reader's own
      act();
      self.draw();
    });
    return button;
  };
  const nearer = (/** @type {number} */ factor) => () => {
    self.view = { ...self.view, half: self.view.half * factor };
  };
  const buttons = [
    zoom("plane.zoom-in", "+", nearer(IN)),
    zoom("plane.zoom-out", "−", nearer(OUT)),
    zoom("plane.fit", "⤢", () => fit(self)),
  ];
  return html("section", { class: "plane", "data-plane": spec.space }, [
    html("header", {}, [html("h2", {}, [spec.title]), html("span", { class: "zooms" }, buttons)]),
    stack,
    html("p", { class: "caption" }, [spec.caption ?? ""]),
  ]);
}

/**
 * What a reader's hands do on the stage. @param {PlaneState} self @param {(kind: string) => boolean} drawn
 * @returns {import("../lab/types.js").Hands}
 */
function hands(self, drawn) {
  const { spec, lab } = self;
  const find = (/** @type {string} */ name) => self.handles.find((handle) => handle.name === name) ?? self.handles[0];
  const move = (/** @type {string} */ name, /** @type {readonly number[]} */ pixel) =>
    lab.move((now) => {
      const [handle, p] = [find(name), fromPixels(self.view, pixel)];
      const reach = SNAP / scaleOf(self.view);
      return handle.change(now, lab.lesson.snap?.(now, handle, p, reach, drawn) ?? endIn(handle, now, p, reach));
    });
  return {
    nearest: (pixel, reach) => nearest(self.handles, self.scene, self.view, pixel, reach),
    pixelOf: (name) => toPixels(self.view, find(name).place(self.scene)),
    start: (name) => {
      self.grips[self.handles.indexOf(find(name))].focus({ preventScroll: true });
      lab.start();
      if (spec.choose) lab.move((now) => firstOfPair(now, find(name).index));
    },
    move,
    nudge: (name, right, up) =>
      lab.move((now) => {
        const handle = find(name);
        const [x, y] = handle.place(now);
        const [dx, dy] = handle.along?.(now).map((each) => each * (right + up)) ?? [right, up];
        return handle.change(now, [x + dx * 2 * self.view.half, y + dy * 2 * self.view.half]);
      }),
    end: (name, high) => lab.move((now) => find(name).change(now, endOf(find(name), now, high, self.view))),
    // A guided reader has no zoom: what was dragged out of the view is fetched back.
    settle: (quiet) => lab.settle(quiet, lab.guided() && isVisible(self).some((p) => !visible(self.view, p))),
    revert: () => lab.revert(),
    place: (pixel) => {
      if (!spec.place || lab.stage?.still()) return;
      move(spec.place, pixel);
      lab.settle(false);
    },
    size: () => [self.view.width, self.view.height],
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

/**
 * Redraw when the stage gets another size; who is guided has no zoom to bring back what that leaves outside.
 * @param {SVGElement} stage @param {PlaneState} self */
function follow(stage, self) {
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (!width || !height || (width === self.view.width && height === self.view.height)) return;
    self.view = { ...self.view, width, height };
    if (self.lab.guided() && !self.lab.root.hasAttribute("data-dragging")) look(self);
    self.draw();
  }).observe(stage);
}

/** Where the rows and the handles are. @param {PlaneState} self */
function isVisible({ spec, scene, handles }) {
  return [...space(spec.space, scene).rows, ...handles.map((handle) => handle.place(scene))];
}

/** A view of everything. @param {PlaneState} self */
function fit(self) {
  const { spec, lab, scene, view } = self;
  const whole = spec.around
    ? around(isVisible(self), view)
    : fitted([...isVisible(self), space(spec.space, scene).origin], view, lab.guided() ? WIDE : undefined);
  self.view = { ...whole, half: Math.max(whole.half, roomOf(self)) };
}

/** How far the step's own move needs it to reach. @param {PlaneState} self */
const roomOf = ({ lab }) => lab.stage?.room() ?? 0;

/** Everything comes into view; once all fits the first view again, that one comes back. @param {PlaneState} self */
function look(self) {
  const { spec, view } = self;
  const first = { ...view, centre: /** @type {[number, number]} */ ([0, 0]), half: spec.half };
  if (self.widened && first.half >= roomOf(self) && isVisible(self).every((p) => visible(first, p))) {
    self.view = first;
    self.widened = false;
    self.draw();
  } else if (
    isVisible(self).some((p) => !visible(view, p)) ||
    view.half < roomOf(self) ||
    (spec.around && crowded(isVisible(self), view))
  ) {
    fit(self);
    self.draw();
    self.widened = !spec.around;
  }
}
