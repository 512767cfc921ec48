/**
 * The plane on which a problem is drawn: arrows from the origin, and at most one point that is dragged.
 *
 * @import {Drawn, Figure} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 */

import { set, svg } from "../lab/dom.js";
import { listen } from "../lab/gestures.js";
import { colour, marker } from "../lab/looks.js";
import { markerPath } from "../lab/markers.js";
import { fixed } from "../lab/numbers.js";
import { fromPixels, toPixels } from "../plane/view.js";
import { HALF } from "./making.js";

const SIZE = 360;
/** @type {import("../plane/view.js").View} */
const VIEW = { centre: [0, 0], half: HALF, width: SIZE, height: SIZE };
const NAMED = 16;

/** @param {Figure} figure @param {Point | null} start where what is dragged begins @param {{tokens: import("../lab/types.js").Tokens, say: import("../lab/types.js").Text}} looks @param {(p: Point) => void} settled @returns {Drawn} */
export function createPlane(figure, start, { tokens, say }, settled) {
  const [far, zero] = [HALF, toPixels(VIEW, [0, 0])];
  const axes = [[[-far, 0], [far, 0]], [[0, -far], [0, far]]].map(([p, q]) => lineOf(toPixels(VIEW, p), toPixels(VIEW, q), "axis"));
  const lines = figure.arrows.map((_, k) => svg("line", { class: "arrow", stroke: colour(tokens, k) }));
  const marks = figure.arrows.map(({ name }, k) => svg("g", { class: "tip" }, [svg("path", { d: markerPath(marker(tokens, k), 0, 0, tokens.sizes.handle - 1), fill: colour(tokens, k) }), svg("text", {}, [name])]));
  const mean = figure.mean ? [markOf(figure.mean, say("handle.mean"))] : [];
  const moved = figure.moved ?? null;
  const grip = moved && gripOf(moved, figure.arrows[figure.lead ?? 0].name, say);
  const root = svg("svg", { class: "problem-plane", viewBox: `0 0 ${SIZE} ${SIZE}`, role: grip ? "group" : "img", "aria-label": described(figure, say) }, [...axes, ...lines, ...mean, ...marks, ...(grip ? [grip] : [])]);
  let held = start ?? [0, 0];
  const draw = () => {
    const origin = moved === "origin" ? toPixels(VIEW, held) : zero;
    figure.arrows.forEach(({ at }, k) => {
      const tip = toPixels(VIEW, moved === "arrow" && k === figure.lead ? held : at);
      for (const [name, value] of Object.entries({ x1: origin[0], y1: origin[1], x2: tip[0], y2: tip[1] })) set(lines[k], name, value.toFixed(1));
      set(marks[k], "transform", `translate(${tip[0].toFixed(1)} ${tip[1].toFixed(1)})`);
      const [right, down] = [tip[0] >= origin[0] ? 1 : -1, tip[1] > origin[1] ? 1 : -1];
      for (const [name, value] of Object.entries({ x: right * 10, y: down * NAMED + 5, "text-anchor": tip[0] > SIZE - 60 ? "end" : tip[0] < 60 ? "start" : right > 0 ? "start" : "end" })) set(marks[k].children[1], name, value);
    });
    if (!grip) return;
    set(grip, "transform", `translate(${toPixels(VIEW, held).map((each) => each.toFixed(1)).join(" ")})`);
    set(grip, "aria-valuetext", `x ${fixed(held[0])}, y ${fixed(held[1])}`);
    set(grip, "aria-valuenow", held[0].toFixed(3));
  };
  const put = (/** @type {Point} */ p) => {
    held = p.map((each) => Math.max(-HALF, Math.min(HALF, each)));
    draw();
  };
  let frozen = false;
  if (grip) listen(root, handsOf({ root, grip, at: () => held, put, frozen: () => frozen, settled: () => settled(held) }));
  draw();
  return {
    root,
    put,
    freeze: (on) => {
      frozen = on;
      root.toggleAttribute("data-frozen", on);
    },
  };
}

/** @param {{root: SVGElement, grip: SVGElement, at: () => Point, put: (p: Point) => void, frozen: () => boolean, settled: () => void}} of @returns {import("../lab/types.js").Hands} */
function handsOf({ root, grip, at, put, frozen, settled }) {
  let began = at();
  const ratio = () => SIZE / (root.clientWidth || root.getBoundingClientRect().width || SIZE);
  const pixel = () => toPixels(VIEW, at()).map((each) => each / ratio());
  const to = (/** @type {readonly number[]} */ p) => fromPixels(VIEW, p.map((each) => each * ratio()));
  return {
    nearest: (p, reach) => (!frozen() && Math.hypot(...pixel().map((each, k) => each - p[k])) <= reach ? (grip.getAttribute("data-handle") ?? "") : null),
    pixelOf: pixel,
    start: () => {
      began = at();
      grip.focus({ preventScroll: true });
    },
    move: (_, p) => put(to(p)),
    nudge: (_, right, up) => !frozen() && put([at()[0] + right * 2 * HALF, at()[1] + up * 2 * HALF]),
    settle: settled,
    revert: () => put(began),
    place: () => {},
    size: () => [root.clientWidth, root.clientHeight],
  };
}

/** What is dragged; an arrow has its own mark already. @param {string} moved @param {string} name @param {import("../lab/types.js").Text} say */
function gripOf(moved, name, say) {
  const sign = moved === "arrow" ? [] : [svg("path", { class: "shape", d: markerPath("circle", 0, 0, 8) }), svg("text", { x: 12, y: -12 }, [say(`handle.${moved}.sign`)])];
  const about = { tabindex: 0, role: "slider", "aria-roledescription": say("handle.point"), "aria-label": say(`handle.${moved}`, { name }), "aria-valuemin": -HALF, "aria-valuemax": HALF };
  return svg("g", { class: `grip ${moved}`, "data-handle": moved, ...about }, [svg("circle", { class: "hit", r: 22 }), svg("circle", { class: "ring", r: 15 }), ...sign]);
}

/** @param {readonly number[]} p @param {readonly number[]} q @param {string} kind */
const lineOf = (p, q, kind) => svg("line", { class: kind, x1: p[0], y1: p[1], x2: q[0], y2: q[1] });

/** A cross with its name. @param {Point} at @param {string} name */
function markOf(at, name) {
  const [x, y] = toPixels(VIEW, at);
  return svg("g", { class: "mean", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, [svg("path", { d: "M-6 -6L6 6M-6 6L6 -6" }), svg("text", { x: 10, y: 5 }, [name])]);
}

/** What is drawn, in words: where every arrow ends. @param {Figure} figure @param {import("../lab/types.js").Text} say */
function described({ arrows, mean }, say) {
  const ends = [...arrows, ...(mean ? [{ name: say("handle.mean"), at: mean }] : [])];
  return say("plane", { ends: ends.map(({ name, at }) => `${name} (${fixed(at[0], 1)}, ${fixed(at[1], 1)})`) });
}
