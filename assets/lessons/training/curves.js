/** Loss and gradient against the angle: the gradient is gone where the loss is greatest. */

import { html, set, svg } from "../../lab/dom.js";
import { colour } from "../../lab/label_styles.js";
import { fixed } from "../../lab/numbers.js";
import { numbersOf } from "./descent.js";
/** @import {Lab, Scene} from "../../plane/types.js" */

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 332, 12, 236];
const [WIDTH, HEIGHT] = [344, 288];
const MOST = 2.1;
const SAMPLES = 90;

/** @param {object} _spec @param {Lab} lab */
export function descentCurvesPanel(_spec, lab) {
  const grid = [0, 1, 2].map((value) => svg("path", { class: "grid", d: `M${LEFT} ${y(value)}H${RIGHT}` }));
  const marks = [
    ...[0, 1, 2].map((value) =>
      svg("text", { class: "tick", x: LEFT - 8, y: y(value) + 5, "text-anchor": "end" }, [String(value)]),
    ),
    ...[0, 90, 180].map((degrees) =>
      svg("text", { class: "tick", x: x(degrees), y: BOTTOM + 22, "text-anchor": degrees === 180 ? "end" : "middle" }, [
        `${degrees}°`,
      ]),
    ),
    svg("text", { class: "tick", x: (LEFT + RIGHT) / 2, y: HEIGHT - 4, "text-anchor": "middle" }, [
      lab.text("descent-curves.angle"),
    ]),
  ];
  const frame = svg("path", { class: "axes", d: `M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}` });
  const loss = svg("path", { class: "loss", d: curve((degrees) => 1 - Math.cos(radians(degrees))) });
  const slopes = [0, 1].map((k) => svg("path", { class: `slope slope-${k}`, stroke: colour(lab.tokens, k) }));
  const here = svg("path", { class: "here" });
  const dots = ["ink", ...[0, 1].map((k) => colour(lab.tokens, k))].map((fill, k) =>
    svg("circle", { class: `spot${k ? "" : " loss-spot"}`, r: k === 1 ? 9 : 6, ...(k ? { fill } : {}) }),
  );
  const chart = svg(
    "svg",
    {
      class: "descent-chart",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": lab.text("descent-curves.name"),
    },
    [...grid, frame, ...marks, here, loss, ...slopes, ...dots],
  );
  const key = html("p", { class: "caption descent-key" });
  const root = html("section", { class: "panel descent-curves" }, [
    html("header", {}, [html("h2", {}, [lab.text("descent-curves.name")])]),
    key,
    chart,
    html("p", { class: "caption" }, [lab.text("descent-curves.caption")]),
  ]);
  let drawn = "";
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { theta, loss: now, each } = numbersOf(scene);
      const lengths = each.map(({ length }) => length);
      if (String(lengths) !== drawn) {
        drawn = String(lengths);
        slopes.forEach((path, k) =>
          set(path, "d", lengths[k] > 0 ? curve((degrees) => Math.sin(radians(degrees)) / lengths[k]) : ""),
        );
        key.replaceChildren(...legend(lengths, lab));
      }
      [now, ...each.map(({ gradient }) => gradient)].forEach((value, k) => {
        const off = theta === null || value === null || value > MOST;
        set(dots[k], "visibility", off ? "hidden" : null);
        if (off) return;
        set(dots[k], "cx", x(theta));
        set(dots[k], "cy", y(value));
      });
      set(here, "d", theta === null ? "" : `M${x(theta)} ${TOP}V${BOTTOM}`);
    },
  };
}

/** @param {number[]} lengths @param {Lab} lab */
function legend(lengths, lab) {
  const sample = (/** @type {string} */ name, /** @type {string | null} */ stroke) =>
    svg("svg", { width: 26, height: 12, "aria-hidden": "true" }, [
      svg("path", { class: name, d: "M1 6H25", ...(stroke ? { stroke } : {}) }),
    ]);
  return [
    html("span", {}, [sample("loss", null), ` ${lab.text("descent-curves.loss")}`]),
    ...lengths.map((length, k) =>
      html("span", {}, [
        sample(`slope slope-${k}`, colour(lab.tokens, k)),
        ` sin θ / ‖z${"₁₂"[k]}‖, ‖z${"₁₂"[k]}‖ = ${fixed(length)}`,
      ]),
    ),
  ];
}

/** A curve over all angles, cut at the top. @param {(degrees: number) => number} of */
function curve(of) {
  let path = "";
  for (let k = 0; k <= SAMPLES; k += 1) {
    const degrees = (180 * k) / SAMPLES;
    path += `${k ? "L" : "M"}${x(degrees)} ${y(Math.min(of(degrees), MOST))}`;
  }
  return path;
}

/** @param {number} degrees */
function radians(degrees) {
  return (degrees * Math.PI) / 180;
}

/** @param {number} degrees */
function x(degrees) {
  return Number((LEFT + ((RIGHT - LEFT) * degrees) / 180).toFixed(2));
}

/** @param {number} value */
function y(value) {
  return Number((BOTTOM - ((BOTTOM - TOP) * value) / MOST).toFixed(2));
}
