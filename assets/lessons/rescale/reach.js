/** What a diagonal rescaling can do to the pair: the curve of its cosine against the ratio, with its limits. */

import { ENDS, KEYS, KEYS_HINT, stepOf } from "../../lab/gestures.js";
import { html, readout, set, svg } from "../../lab/dom.js";
import { cosineAtRatio } from "../../lab/maths/rescaling.js";
import { fixed } from "../../lab/numbers.js";
import { reachOf, stretched } from "./readings.js";
import { isDiagonal, ratioOf, withRatio } from "./stretch.js";
/** @import {Lab, Scene} from "../../plane/types.js" @import {Reach} from "../../lab/maths/rescaling.js" */

const WIDTH = 300;
const HEIGHT = 132;
const HEAD = 18; // above the curve: what it shows
const BELOW = { "dominant-baseline": "hanging" }; // in letters of any size
const SPAN = 6; // powers of two to either side of ratio 1
const SAMPLES = 96;
const FINGER = 32;

/** @param {object} _spec @param {Lab} lab */
export function reachPanel(_spec, lab) {
  const background = createCurve(lab);
  const grip = createGrip(lab);
  const chart = svg(
    "svg",
    {
      class: "reach-chart",
      viewBox: `0 ${-HEAD} ${WIDTH} ${HEAD + HEIGHT}`,
      role: "group",
      "aria-label": lab.text("reach.chart"),
    },
    [...background.parts, grip],
  );
  const answer = html("p", { class: "answer", "data-readout": "reach" });
  const low = html("span", { hidden: "", "data-readout": "reach-low" });
  const root = html("section", { class: "panel reach" }, [
    html("h2", {}, [lab.text("reach.name")]),
    answer,
    low,
    chart,
    html("p", { class: "caption" }, [lab.text("reach.axis")]),
  ]);
  const go = (/** @type {number} */ ratio) =>
    lab.move((scene) => ({ linear: withRatio(scene.move.A, Math.min(Math.max(ratio, 2 ** -SPAN), 2 ** SPAN)) }));
  slide(chart, grip, lab, go);
  let last = "";

  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const shows = isDiagonal(scene.move.A);
      set(root, "data-undefined", shows ? null : "");
      if (!shows) {
        last = "";
        for (const each of [answer, low]) readout(each, null, lab.text("lab.undefined"));
        return;
      }
      const [a, b] = stretched(scene);
      const both = scene.state.rule === 2;
      const key = JSON.stringify([a, b, both]);
      if (key !== last) {
        last = key;
        const can = reachOf(scene);
        readout(answer, can?.low ?? null, can ? reachSentence(can, lab, both) : lab.text("lab.undefined"));
        readout(low, can?.low ?? null, fixed(can?.low ?? null));
        background.draw(can, a, b, both);
      }
      const ratio = ratioOf(scene.move.A);
      const cosine = cosineAtRatio(a, b, squared(ratio, both));
      set(grip, "transform", `translate(${x(ratio)} ${y(cosine ?? 0)})`);
      set(grip, "aria-valuenow", ratio.toFixed(3));
      set(grip, "aria-valuetext", lab.text("reach.value", { ratio: fixed(ratio), cosine: fixed(cosine) }));
    },
  };
}

/**
 * The ratio of the squared stretches that the rows see; where both move, they get the inverse. @param {number} ratio
 * @param {boolean} both
 */
function squared(ratio, both) {
  return both ? 1 / ratio ** 2 : ratio ** 2;
}

/** The curve on its axes, its limits, and where it crosses zero. @param {Lab} lab */
function createCurve(lab) {
  const limits = svg("path", { class: "limit" });
  const frame = svg("path", { class: "axes", d: `M0 ${y(0)}H${WIDTH}M${x(1)} 8V${HEIGHT - 20}` });
  const curve = svg("path", { class: "curve" });
  const zero = svg("circle", { class: "zero", r: 4 });
  const ticks = [1 / 16, 1 / 4, 1, 4].map((ratio) =>
    svg(
      "text",
      { class: ratio === 1 / 4 ? "tick minor" : "tick", x: x(ratio), y: HEIGHT - 3, "text-anchor": "middle" },
      [ratio < 1 ? `1/${1 / ratio}` : String(ratio)],
    ),
  );
  const sides = [-1, 1].map((c) =>
    svg("text", { class: "tick", x: 2, y: y(c) - 2 * c, ...(c > 0 && BELOW) }, [fixed(c, 0)]),
  );
  const names = [
    svg("text", { x: 0, y: -HEAD, ...BELOW }, [lab.text("reach.cosine")]),
    svg("text", { x: WIDTH, y: HEIGHT - 3, "text-anchor": "end" }, [lab.text("reach.ratio")]),
  ];
  return {
    parts: [limits, frame, curve, zero, ...ticks, ...sides, ...names],
    /** @param {Reach | null} can @param {readonly number[]} a @param {readonly number[]} b @param {boolean} both */
    draw(can, a, b, both) {
      set(limits, "d", can ? [can.low, can.high].map((c) => `M0 ${y(c)}H${WIDTH}`).join("") : "");
      set(curve, "d", can ? curvePath(a, b, both) : "");
      const crossing = zeroOf(can, both);
      const onChart = crossing !== null && Math.abs(Math.log2(crossing)) <= SPAN;
      set(zero, "transform", onChart ? `translate(${x(crossing)} ${y(0)})` : null);
      set(zero, "visibility", onChart ? null : "hidden");
    },
  };
}

/** The ratio at which the cosine is zero; null where it never is. @param {Reach | null} can @param {boolean} both */
function zeroOf(can, both) {
  if (can?.zeroRatio == null) return null;
  return both ? 1 / Math.sqrt(can.zeroRatio) : Math.sqrt(can.zeroRatio);
}

/** @param {Lab} lab */
function createGrip(lab) {
  return svg(
    "g",
    {
      class: "grip ratio",
      tabindex: 0,
      role: "slider",
      "data-handle": "ratio",
      "aria-label": lab.text("reach.handle"),
      "aria-describedby": KEYS_HINT,
      "aria-valuemin": 2 ** -SPAN,
      "aria-valuemax": 2 ** SPAN,
    },
    [
      svg("circle", { class: "hit", r: 22 }),
      svg("circle", { class: "focus-ring", r: 13 }),
      svg("circle", { class: "shape", r: 8 }),
    ],
  );
}

/** @param {Reach} can @param {Lab} lab @param {boolean} both */
function reachSentence(can, lab, both) {
  const values = {
    low: fixed(can.low, Number.isInteger(can.low) ? 0 : 3),
    high: fixed(can.high, Number.isInteger(can.high) ? 0 : 3),
    left: can.lowAttained ? "[" : "(",
    right: can.highAttained ? "]" : ")",
    zero: fixed(zeroOf(can, both) ?? 1, 3),
  };
  if (can.constant) return lab.text("reach.constant", values);
  return lab.text(can.flip ? "reach.flip" : "reach.no-flip", values);
}

/** @param {readonly number[]} a @param {readonly number[]} b @param {boolean} both */
function curvePath(a, b, both) {
  let path = "";
  for (let k = 0; k <= SAMPLES; k += 1) {
    const ratio = 2 ** (-SPAN + (2 * SPAN * k) / SAMPLES);
    path += `${k ? "L" : "M"}${x(ratio)} ${y(cosineAtRatio(a, b, squared(ratio, both)) ?? 0)}`;
  }
  return path;
}

/** @param {number} ratio */
function x(ratio) {
  return Number(((Math.log2(ratio) / SPAN / 2 + 0.5) * WIDTH).toFixed(2));
}

/** @param {number} c */
function y(c) {
  return Number((8 + ((1 - c) / 2) * (HEIGHT - 28)).toFixed(2));
}

/**
 * Drag along the curve, or use the arrow keys. @param {SVGElement} chart @param {SVGElement} grip @param {Lab} lab
 * @param {(ratio: number) => void} go
 */
function slide(chart, grip, lab, go) {
  /** @type {number | null} */
  let dragging = null;
  const ratioAt = (/** @type {PointerEvent} */ event) => {
    const box = chart.getBoundingClientRect();
    return 2 ** (((event.clientX - box.left) / box.width - 0.5) * 2 * SPAN);
  };
  const near = (/** @type {{clientX: number, clientY: number}} */ { clientX, clientY }) => {
    const box = grip.getBoundingClientRect();
    return Math.hypot(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2) < FINGER;
  };
  const end = (/** @type {boolean} */ settles) => {
    dragging = null;
    if (settles) lab.settle(false);
    else lab.revert();
  };
  chart.addEventListener("pointerdown", (event) => {
    if (dragging !== null || event.button !== 0 || (event.pointerType === "touch" && !near(event))) return;
    dragging = event.pointerId;
    chart.setPointerCapture(event.pointerId);
    grip.focus({ preventScroll: true });
    lab.start();
    go(ratioAt(event));
    event.preventDefault();
  });
  chart.addEventListener("pointermove", (event) => event.pointerId === dragging && go(ratioAt(event)));
  chart.addEventListener("pointerup", (event) => event.pointerId === dragging && end(true));
  chart.addEventListener("pointercancel", (event) => event.pointerId === dragging && end(false));
  // A swipe beside the grip scrolls the page.
  chart.addEventListener("touchstart", (event) => near(event.changedTouches[0]) && event.preventDefault(), {
    passive: false,
  });
  grip.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && dragging !== null) {
      chart.releasePointerCapture(dragging);
      end(false);
    }
  });
  stepped(grip, lab, go);
}

/** The keys of handles. @param {SVGElement} grip @param {Lab} lab @param {(ratio: number) => void} go */
function stepped(grip, lab, go) {
  grip.addEventListener("keydown", (event) => {
    const [way, end] = [KEYS[event.key], ENDS[event.key]];
    if ((!way && end === undefined) || event.ctrlKey || event.metaKey) return;
    go(
      way ? ratioOf(lab.scene.move.A) * 2 ** ((way[0] + way[1]) * stepOf(event) * 2 * SPAN) : 2 ** (end ? SPAN : -SPAN),
    );
    lab.settle(true);
    event.preventDefault();
  });
}
