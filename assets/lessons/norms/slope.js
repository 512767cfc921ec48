/**
 * Why a hub is near very many: words by their cosine with the mean and with it, and a line to be turned.
 * @import {NormsLab, Scene} from "./types.js"
 */

import { html, set, sized, svg, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed } from "../../lab/numbers.js";
import { toMean } from "./cone.js";
import { valuesOf } from "./values.js";

const [SIDE, FOOT, DOT, TOP] = [34, 40, 2.2, 1.2];

/** @param {object} _spec @param {NormsLab} lab */
export function slopePanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 560, height: 300 };
  const values = valuesOf(lab, "slope");
  const [axes, dots, line] = ["axes", "dots", "line"].map((name) => svg("path", { class: name }));
  const [right, up] = ["right", "up"].map((name) => svg("text", { class: name }));
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("slope-title") }, [
    axes,
    dots,
    line,
    right,
    up,
  ]);
  const to = (/** @type {number} */ x, /** @type {number} */ y) => [
    SIDE + ((x + 0.2) / TOP) * (size.width - 2 * SIDE),
    size.height - FOOT - ((y + 0.2) / 1.4) * (size.height - FOOT - DOT),
  ];
  const grip = createGrip(stage, lab, {
    ...{ name: "slope", label: says("value-slope"), field: "slope", size, upright: true },
    pixelOf: (slope) => to(1, slope),
    valueAt: ([, y]) => (to(1, 0)[1] - y) / (to(1, 0)[1] - to(1, 1)[1]),
  });
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ scene) => {
    const {
      model: { cloud },
      source,
      state,
      before,
    } = scene;
    const at = toMean(cloud).map((x, k) => to(x, cloud.near[k]));
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(axes, "d", `M${to(-0.2, 0).join(" ")}L${to(1, 0).join(" ")}M${to(0, -0.2).join(" ")}L${to(0, 1.2).join(" ")}`);
    set(
      dots,
      "d",
      at
        .map(
          ([x, y]) =>
            `M${(x - DOT).toFixed(1)} ${y.toFixed(1)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0Z`,
        )
        .join(""),
    );
    set(line, "d", `M${to(-0.2, -0.2 * state.slope).join(" ")}L${to(1, state.slope).join(" ")}`);
    for (const [each, [x, y], words, anchor] of /** @type {const} */ ([
      [right, to(1, -0.2), says("slope-right"), "end"],
      [up, to(0.02, 1.12), says("slope-up", { hub: source.names[before.hubs[0]] }), "start"],
    ])) {
      set(each, "x", x);
      set(each, "y", y + FOOT / 2);
      set(each, "text-anchor", anchor);
      text(each, words);
    }
    grip.draw(to(1, state.slope), fixed(state.slope));
    values.draw(scene);
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "panel slope", "aria-label": says("slope-title") }, [values.root, stage]),
    draw,
  };
}
