/**
 * The steps of a run as a line of time, on which a hand goes forwards and back; one step and a thousand have room
 * there, and marks say which is where.
 */

import { html, keep, set, sized, svg, tells, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { counted } from "./descent.js";
import { raceIn } from "./readings.js";
/** @import {Lab, Scene} from "../../plane/types.js" */

const [SIDE, HEIGHT, LINE, FOOT] = [24, 48, 16, 44];
const FEW = 10; // steps that each have a mark

/** The steps that are marked, as far apart on the line as can be read. @param {number} last @returns {number[]} */
const marksOf = (last) =>
  last <= FEW
    ? Array.from({ length: last + 1 }, (_, step) => step)
    : [0, ...[1, 10, 100, 1000].filter((step) => step <= last)];

/** @param {object} _spec @param {Lab} lab */
export function clockPanel(_spec, lab) {
  const size = { width: 600, height: HEIGHT };
  const track = svg("path", { class: "clock-track" });
  const stage = svg("svg", { class: "stage clock", role: "group", "aria-label": lab.text("clock.name") }, [track]);
  const last = () => raceIn(lab.scene).needed ?? 1;
  const across = (/** @type {number} */ steps) =>
    SIDE + (Math.log1p(steps) / Math.log1p(last())) * (size.width - 2 * SIDE);
  const grip = createGrip(stage, lab, {
    ...{ name: "clock", label: lab.text("clock.name"), field: "steps", size },
    pixelOf: (steps) => [across(Math.min(steps, last())), LINE],
    valueAt: ([x]) => {
      const share = Math.min(Math.max((x - SIDE) / (size.width - 2 * SIDE), 0), 1);
      return Math.round(Math.expm1(share * Math.log1p(last())));
    },
  });
  const names = tells(svg("g", { class: "clock-marks" }), "race-times"); // how far they go says how long it takes
  /** @type {SVGElement[]} */
  const marks = [];
  stage.append(names, grip.root);
  const draw = (/** @type {Scene} */ { state: { steps } }) => {
    const [from, to, marked] = [across(0), across(last()), marksOf(last())];
    set(stage, "viewBox", `0 0 ${size.width} ${HEIGHT}`);
    const lines = marked.map((step) => `M${across(step).toFixed(1)} ${LINE - 5}v10`);
    set(track, "d", `M${from} ${LINE}H${to}m0 -7v14${lines.join("")}`);
    keep(names, marks, marked.length, () => svg("text", { "text-anchor": "middle", y: FOOT })).forEach((name, k) => {
      set(name, "x", across(marked[k]).toFixed(1));
      text(name, counted(marked[k], ""));
    });
    grip.draw([across(Math.min(steps, last())), LINE], lab.text("clock.at", { steps: counted(steps, "") }));
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "clock-panel", "data-told": "" }, [
      html("p", { "aria-hidden": "true" }, [lab.text("clock.name")]),
      stage,
    ]),
    draw,
  };
}
