/**
 * The same labels in three dimensions: the sphere of directions, cut into the regions that can occur there. It
 * follows every move on the plane, and lights up with the plane's regions and lists.
 */

import { html, readout, set, svg, text } from "../../lab/dom.js";
import { KEYS, KEYS_HINT, stepOf } from "../../lab/gestures.js";
import { counted, fixed } from "../../lab/numbers.js";
import { cutOf } from "./cut.js";
import { drawingOf, middleOf, radiusOf } from "./drawing.js";
import { START, turned } from "./globe.js";
/** @import {Lab} from "../types.js" @import {Kind} from "./types.js" */

/** Pointer, touch and keys turn a sphere. A finger that goes up or down scrolls the page, as everywhere. */
const TURN = 2 * Math.PI;

/**
 * @param {SVGElement} stage @param {() => number} radius in pixels
 * @param {(right: number, up: number) => void} turn in radians
 */
function turnable(stage, radius, turn) {
  /** @type {{pointer: number, at: readonly [number, number]} | null} */
  let self = null;
  stage.addEventListener("pointerdown", (event) => {
    if (self || event.button !== 0) return;
    self = { pointer: event.pointerId, at: [event.clientX, event.clientY] };
    stage.setPointerCapture(event.pointerId);
    set(stage, "data-turning", "");
  });
  stage.addEventListener("pointermove", (event) => {
    if (self?.pointer !== event.pointerId) return;
    turn((event.clientX - self.at[0]) / radius(), (self.at[1] - event.clientY) / radius());
    self = { ...self, at: [event.clientX, event.clientY] };
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    stage.addEventListener(end, (event) => {
      if (self?.pointer !== event.pointerId) return;
      self = null;
      set(stage, "data-turning", null);
    });
  }
  stage.addEventListener("keydown", (event) => {
    const way = KEYS[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    const step = stepOf(event) * TURN; // parts of a full turn, as on a plane parts of its span
    turn(way[0] * step, way[1] * step);
    event.preventDefault();
    event.stopPropagation();
  });
}

/** @import {SphereState} from "./types.js" @typedef {ReturnType<typeof partsOf>} Parts */

/** @param {Lab} lab @param {Kind} kind */
export function spherePanel(lab, kind) {
  const parts = partsOf(lab, kind);
  const { root, stage, back } = parts;
  /** @type {SphereState} */
  const self = { turn: START, own: false, size: [400, 400] };
  const drawing = drawingOf(stage, lab, kind);
  const paint = () => {
    if (!self.own) self.turn = (lab.scene.state.space && kind.from?.(lab)) || START;
    drawn(parts, self, drawing, lab, kind);
  };
  const go = (/** @type {SphereState["turn"] | null} */ turn) => {
    Object.assign(self, { turn: turn ?? START, own: turn !== null });
    lab.redraw();
  };
  turnable(
    stage,
    () => radiusOf(self.size[0], self.size[1]),
    (right, up) => go(turned(self.turn, right, up)),
  );
  back.addEventListener("click", () => go(null));
  lab.pointed.listen(() => {
    const cut = lab.scene.state.space ? cutOf(lab.scene, kind) : null;
    if (cut) tell(parts, cut, self, lab, kind);
  });
  new ResizeObserver(() => {
    const size = [stage.clientWidth, stage.clientHeight];
    if (!size[0] || String(size) === String(self.size)) return;
    self.size = size;
    paint();
  }).observe(stage);
  return { root, draw: paint };
}

/** @param {Lab} lab @param {Kind} kind */
function partsOf(lab, kind) {
  const stage = svg("svg", {
    class: "sphere-stage",
    tabindex: 0,
    role: "slider",
    "aria-describedby": KEYS_HINT,
    "aria-valuemin": -180,
    "aria-valuemax": 180,
  });
  const back = html(
    "button",
    {
      type: "button",
      class: "zoom",
      "data-action": "turn-back",
      "aria-label": lab.text("in-space.back"),
      title: lab.text("in-space.back"),
    },
    ["↺"],
  );
  const here = html("p", { class: "sphere-here" });
  const count = html("output", { class: "sphere-count", "data-readout": "sphere-count" });
  const depth = depthRow(lab);
  const root = html("section", {}, [
    html("header", {}, [
      html("h2", {}, [lab.text(`${kind.words.sphere}.title`)]),
      html("span", { class: "zooms" }, [back]),
    ]),
    html("div", { class: "stack" }, [stage]),
    here,
    count,
    html("div", { class: "sphere-depth" }, [html("div", { class: "length-list" }, [depth.root]), drawButton(lab)]),
    html("p", { class: "caption" }, [lab.text("in-space.caption")]),
  ]);
  return { root, stage, back, here, count, depth };
}

/**
 * @param {Parts} parts @param {SphereState} self @param {import("./types.js").Drawing} drawing @param {Lab} lab
 * @param {Kind} kind
 */
function drawn(parts, self, drawing, lab, kind) {
  const { root, stage, count, depth, here } = parts;
  const { state, n } = lab.scene;
  const open = state.space > 0;
  set(root, "class", open ? "plane sphere" : null);
  set(root, "data-plane", open ? "sphere" : null);
  set(stage, "class", open ? "stage sphere-stage" : "sphere-stage");
  set(root, "data-away", open ? null : "");
  if (!open) return;
  depth.draw(state.depth);
  const cut = cutOf(lab.scene, kind);
  set(stage, "visibility", cut ? null : "hidden");
  readout(
    count,
    cut && cut.regions.length,
    cut
      ? lab.text(`${kind.words.sphere}.${cut.regions.length === kind.every(n) ? "all" : "count"}`, {
          count: counted(cut.regions.length),
          all: counted(kind.every(n)),
        })
      : lab.text(`${kind.words.sphere}.none`, { most: kind.most }),
  );
  if (!cut) return text(here, "");
  const letter = stage.closest("[data-talk]") ? lab.tokens.sizes.talk : lab.tokens.sizes.chart;
  drawing(cut, { width: self.size[0], height: self.size[1], turn: self.turn, letter, labels: state.labels });
  tell(parts, cut, self, lab, kind);
}

/**
 * What the middle shows, or the pointer rests on. @param {Parts} parts @param {import("./types.js").Cut} cut
 * @param {SphereState} self @param {Lab} lab @param {Kind} kind
 */
function tell({ stage, here }, cut, { turn }, lab, kind) {
  const { labels } = lab.scene.state;
  const rested = cut.regions.find(({ key }) => key === lab.pointed.key);
  const [middle, pointed] = [middleOf(cut, turn), rested].map((region) =>
    region ? kind.name(region.key, labels) : "",
  );
  text(here, lab.text(rested ? "in-space.pointed" : "in-space.middle", { name: rested ? pointed : middle }));
  set(
    stage,
    "aria-label",
    `${lab.text(`${kind.words.sphere}.title`)}. ${lab.text(`${kind.words.sphere}.alt`, { circles: cut.normals.length, regions: cut.regions.length })}`,
  );
  set(stage, "aria-valuetext", middle);
  set(stage, "aria-valuenow", Math.round((Math.atan2(Math.sin(turn.azimuth), Math.cos(turn.azimuth)) * 180) / Math.PI));
}

/** How far the labels stand off the plane. @param {Lab} lab */
function depthRow(lab) {
  const { low, high, step } = lab.field("depth");
  const input = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      min: low,
      max: high,
      step,
      "data-input": "depth",
      "aria-label": lab.text("in-space.depth"),
    })
  );
  const value = html("output", { "data-readout": "depth" });
  input.addEventListener("input", () => lab.move(() => ({ depth: Number(input.value) })));
  input.addEventListener("change", () => lab.settle(true));
  return {
    root: html("div", { class: "row" }, [html("span", {}, [lab.text("in-space.depth")]), input, value]),
    draw: (/** @type {number} */ depth) => {
      if (Number(input.value) !== depth) input.value = String(depth);
      readout(value, depth, fixed(depth));
    },
  };
}

/** Other random numbers. @param {Lab} lab */
function drawButton(lab) {
  const button = html("button", { type: "button", "data-action": "draw-depth" }, [lab.text("in-space.draw")]);
  button.addEventListener("click", () => {
    const { high } = lab.field("space");
    lab.move(({ state }) => ({ space: (state.space % high) + 1 }));
    lab.settle(false);
  });
  return button;
}
