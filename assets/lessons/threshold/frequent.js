/** The pairs right of the line, as one bar that strangers fill as they become more frequent. */

import { html, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { counted } from "../../lab/numbers.js";
import { MOST_TIMES, timesIn } from "./readings.js";
import { STRANGERS, SYNONYMS } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("../../lab/types.js").Lab<Scene>} ThresholdLab */

const [SIDE, HEIGHT, BAR, TRACK] = [16, 92, 26, 56];

/** @param {object} _spec @param {ThresholdLab} lab */
export function frequentPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 760, height: HEIGHT };
  const [hits, wrong, track] = [
    svg("rect", { class: "synonyms", y: 0, height: BAR }),
    svg("rect", { class: "strangers", y: 0, height: BAR }),
    svg("path", { class: "axis" }),
  ];
  const ticks = [1, 10, MOST_TIMES].map((times) => ({
    times,
    root: svg("text", { "text-anchor": "middle" }, [says("times", { times })]),
  }));
  const stage = svg("svg", { class: "strip", role: "group", "aria-label": says("frequent") }, [
    ...[hits, wrong, track, ...ticks.map(({ root }) => root)],
  ]);
  const at = (/** @type {number} */ times) => SIDE + (Math.log(times) / Math.log(MOST_TIMES)) * (size.width - 2 * SIDE);
  const grip = createGrip(stage, lab, {
    ...{ name: "times", label: says("handle-times"), field: "times", size, ends: 7 },
    pixelOf: (times) => [at(times), TRACK],
    valueAt: ([x]) => MOST_TIMES ** ((x - SIDE) / (size.width - 2 * SIDE)),
  });
  stage.append(grip.root);
  const caption = html("p");
  const draw = (/** @type {Scene} */ scene) => {
    const [{ over }, times] = [scene, timesIn(scene)];
    const [good, bad] = [over[SYNONYMS], over[STRANGERS] * times];
    const wide = size.width - 2 * SIDE;
    const part = good + bad ? (good / (good + bad)) * wide : 0;
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    for (const [bar, x, width] of /** @type {const} */ ([
      [hits, SIDE, part],
      [wrong, SIDE + part, good + bad ? wide - part : 0],
    ])) {
      set(bar, "x", x.toFixed(1));
      set(bar, "width", width.toFixed(1));
    }
    set(track, "d", `M${SIDE} ${TRACK}H${size.width - SIDE}`);
    for (const tick of ticks) {
      set(tick.root, "x", at(tick.times).toFixed(1));
      set(tick.root, "y", HEIGHT - 6);
      set(tick.root, "text-anchor", tick.times === 1 ? "start" : tick.times === MOST_TIMES ? "end" : "middle");
    }
    const texts = { good: counted(good), bad: counted(Math.round(bad)), times: counted(times) };
    text(caption, says("frequent-caption", texts));
    grip.draw([at(scene.state.times), TRACK], says("handle-times-value", texts));
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "frequent", "aria-label": says("frequent") }, [caption, stage]),
    draw,
  };
}
