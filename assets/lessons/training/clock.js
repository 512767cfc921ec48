/**
 * The steps of a run as a line of time, on which a hand goes forwards and back; one step and a thousand have room
 * there.
 */

import { html, set, sized, svg } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { counted } from "./descent.js";
import { raceIn } from "./readings.js";
/** @import {Lab, Scene} from "../../plane/types.js" */

const [SIDE, HEIGHT, LINE] = [24, 44, 22];

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
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ { state: { steps } }) => {
    const [from, to] = [across(0), across(last())];
    set(stage, "viewBox", `0 0 ${size.width} ${HEIGHT}`);
    set(track, "d", `M${from} ${LINE}H${to}m0 -7v14`);
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
