/**
 * The plane on which a problem is drawn: arrows from the origin, and at most one point that is dragged.
 *
 * @import {Drawn, Figure} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 */

import { set, svg } from "../lab/dom.js";
import { listen } from "../lab/gestures.js";
import { colour, marker } from "../lab/label_styles.js";
import { markerPath } from "../lab/markers.js";
import { fixed } from "../lab/numbers.js";
import { placed } from "../plane/placing.js";
import { fromPixels, toPixels } from "../plane/view.js";
import { HALF } from "./making.js";

const SIZE = 360;
/** @type {import("../plane/view.js").View} */
const VIEW = { centre: [0, 0], half: HALF, width: SIZE, height: SIZE };
/** Mean width of a letter, in units of its size; of a letter of a script without cases, 1. */
const WIDE = 0.6;
const LETTER = 14;

/**
 * What is named, and how much room each name takes.
 * @param {Figure} figure @param {Point} point where what is dragged is
 * @param {readonly string[]} texts of the arrows, then of the mean, of the origin, and of what is dragged
 * @param {number} letter size of the text
 */
export function namesOf({ arrows, mean, moved, lead, origin }, point, texts, letter) {
  const from = toPixels(VIEW, moved === "origin" ? point : (origin ?? [0, 0]));
  const tips = arrows.map(({ at }, k) => toPixels(VIEW, moved === "arrow" && k === lead ? point : at));
  const outward = (/** @type {readonly number[]} */ [x, y]) =>
    /** @type {Point} */ ([x - from[0], y - from[1]].map((each) => each / (Math.hypot(x - from[0], y - from[1]) || 1)));
  const ends = tips.map((at) => ({ at, away: outward(at), first: false }));
  const others = [mean, origin].flatMap((at) =>
    at ? [{ at: toPixels(VIEW, at), away: /** @type {Point} */ ([1, 0]), first: true }] : [],
  );
  const grip =
    moved && moved !== "arrow"
      ? [{ at: toPixels(VIEW, point), away: /** @type {Point} */ ([0.7, -0.7]), first: true }]
      : [];
  const room = (/** @type {string} */ text) =>
    [...text].reduce((sum, each) => sum + (/\p{Script=Han}/u.test(each) ? 1 : WIDE), 0) * letter;
  const names = [...ends, ...others, ...grip].map((each, k) => ({ ...each, width: room(texts[k]), height: letter }));
  const segments = tips.map((tip) => /** @type {const} */ ([from, tip]));
  return { names, obstacles: { segments, size: /** @type {Point} */ ([SIZE, SIZE]), all: true } };
}

/**
 * Where each name stands: one that has no room is placed before the others, so that none is left out.
 * @param {ReturnType<typeof namesOf>} of @param {number[]} sides which each took last
 * @param {"still" | "moving"} [when]
 */
export function spotsOf({ names, obstacles }, sides, when = "still") {
  let spots = placed(names, obstacles, sides, when);
  let ahead = names;
  for (let k = 0; k < names.length && spots.includes(null); k += 1) {
    ahead = ahead.map((name, j) => ({ ...name, first: name.first || !spots[j] }));
    spots = placed(ahead, obstacles, []);
  }
  return spots;
}

/**
 * @param {Figure} figure @param {Point | null} start where what is dragged begins
 * @param {{tokens: import("../lab/types.js").Tokens, say: import("../lab/types.js").Text}} looks
 * @param {(p: Point) => void} settled @returns {Drawn}
 */
export function createPlane(figure, start, { tokens, say }, settled) {
  const axes = [
    [-HALF, 0],
    [0, -HALF],
  ].map(([x, y]) => lineOf(toPixels(VIEW, [x, y]), toPixels(VIEW, [-x, -y]), "axis"));
  const lines = figure.arrows.map((_, k) => svg("line", { class: "arrow", stroke: colour(tokens, k) }));
  const marks = figure.arrows.map(({ name }, k) =>
    svg("g", { class: "tip" }, [
      svg("path", { d: markerPath(marker(tokens, k), 0, 0, tokens.sizes.handle - 1), fill: colour(tokens, k) }),
      svg("text", {}, [name]),
    ]),
  );
  const others = marksOf(figure, say).map((mark) => mark.root);
  const { moved } = figure;
  const grip = moved && gripOf(moved, figure.arrows[figure.lead ?? 0].name, say);
  const root = svg(
    "svg",
    {
      class: "problem-plane",
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      role: grip ? "group" : "img",
      "aria-label": described(figure, say),
    },
    [...axes, ...lines, ...marks, ...others, ...(grip ? [grip] : [])],
  );
  const written = [...root.querySelectorAll("text")];
  const sides = /** @type {number[]} */ ([]);
  let point = start ?? [0, 0];
  const draw = () => {
    const letter = Number.parseFloat(getComputedStyle(written[0]).fontSize) || LETTER;
    const room = namesOf(
      figure,
      point,
      written.map(({ textContent }) => textContent ?? ""),
      letter,
    );
    room.obstacles.segments.forEach(([from, to], k) => {
      ["x1", "y1", "x2", "y2"].forEach((end, j) => set(lines[k], end, [...from, ...to][j].toFixed(1)));
      set(marks[k], "transform", `translate(${to[0].toFixed(1)} ${to[1].toFixed(1)})`);
    });
    spotsOf(room, sides, root.classList.contains("dragging") ? "moving" : "still").forEach((spot, k) =>
      write(written[k], spot),
    );
    if (!grip) return;
    set(
      grip,
      "transform",
      `translate(${toPixels(VIEW, point)
        .map((each) => each.toFixed(1))
        .join(" ")})`,
    );
    set(grip, "aria-valuetext", `x ${fixed(point[0])}, y ${fixed(point[1])}`);
    set(grip, "aria-valuenow", point[0].toFixed(3));
  };
  const put = (/** @type {Point} */ p) => {
    point = p.map((each) => Math.max(-HALF, Math.min(HALF, each)));
    draw();
  };
  if (grip)
    listen(
      root,
      handsOf({
        root,
        grip,
        at: () => point,
        put,
        frozen: () => root.hasAttribute("data-frozen"),
        settled: () => settled(point),
      }),
    );
  draw();
  new ResizeObserver(draw).observe(written[0]); // a wall’s letters are larger
  return {
    root,
    put,
    freeze: (on) => root.toggleAttribute("data-frozen", on),
  };
}

/**
 * @param {{root: SVGElement, grip: SVGElement, at: () => Point, put: (p: Point) => void, frozen: () => boolean,
 * settled: () => void}} of @returns {import("../lab/types.js").Hands}
 */
function handsOf({ root, grip, at, put, frozen, settled }) {
  let began = at();
  const ratio = () => SIZE / (root.clientWidth || root.getBoundingClientRect().width || SIZE);
  const pixel = () => toPixels(VIEW, at()).map((each) => each / ratio());
  const to = (/** @type {readonly number[]} */ p) =>
    fromPixels(
      VIEW,
      p.map((each) => each * ratio()),
    );
  return {
    nearest: (p, reach) =>
      !frozen() && Math.hypot(...pixel().map((each, k) => each - p[k])) <= reach
        ? (grip.getAttribute("data-handle") ?? "")
        : null,
    pixelOf: pixel,
    start: () => {
      began = at();
      grip.focus({ preventScroll: true });
    },
    move: (_, p) => put(to(p)),
    nudge: (_, right, up) => !frozen() && put([at()[0] + right * 2 * HALF, at()[1] + up * 2 * HALF]),
    end: (_, high) => !frozen() && put([high ? HALF : -HALF, at()[1]]),
    settle: settled,
    revert: () => put(began),
    place: () => {},
    size: () => [root.clientWidth, root.clientHeight],
  };
}

/**
 * What is dragged; an arrow has its own mark already. @param {string} moved @param {string} name
 * @param {import("../lab/types.js").Text} say
 */
function gripOf(moved, name, say) {
  const sign =
    moved === "arrow"
      ? []
      : [
          svg("path", { class: "shape", d: markerPath("circle", 0, 0, 8) }),
          svg("text", {}, [say(`handle.${moved}.sign`)]),
        ];
  const about = {
    tabindex: 0,
    role: "slider",
    "aria-label": say(`handle.${moved}`, { name }),
    "aria-valuemin": -HALF,
    "aria-valuemax": HALF,
  };
  return svg("g", { class: `grip ${moved}`, "data-handle": moved, ...about }, [
    svg("circle", { class: "hit", r: 22 }),
    svg("circle", { class: "ring", r: 15 }),
    ...sign,
  ]);
}

/** Put a name beside what it names. @param {SVGElement} name @param {readonly number[] | null} spot */
function write(name, spot) {
  set(name, "visibility", spot ? null : "hidden");
  ["x", "y"].forEach((side, k) => set(name, side, (spot?.[k] ?? 0).toFixed(1)));
}

/** @param {readonly number[]} p @param {readonly number[]} q @param {string} kind */
const lineOf = (p, q, kind) => svg("line", { class: kind, x1: p[0], y1: p[1], x2: q[0], y2: q[1] });

/**
 * What is marked besides tips, with its name and its sign. @param {Figure} figure
 * @param {import("../lab/types.js").Text} say
 */
function marksOf({ mean, origin }, say) {
  const marks = [
    { kind: "mean", at: mean, sign: say("handle.mean"), d: "M-6 -6L6 6M-6 6L6 -6" },
    { kind: "origin", at: origin, sign: say("handle.origin.sign"), d: markerPath("circle", 0, 0, 8) },
  ];
  return marks.flatMap(({ kind, at, sign, d }) => {
    if (!at) return [];
    const [x, y] = toPixels(VIEW, at);
    return [
      {
        at,
        name: say(`handle.${kind}`),
        root: svg("g", { class: kind, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, [
          svg("path", { class: "shape", d }),
          svg("text", {}, [sign]),
        ]),
      },
    ];
  });
}

/**
 * What is drawn, in words: where every arrow ends. @param {Figure} figure @param {import("../lab/types.js").Text} say
 */
function described(figure, say) {
  const ends = [...figure.arrows, ...marksOf(figure, say)];
  return say("plane", { ends: ends.map(({ name, at }) => `${name} (${fixed(at[0], 1)}, ${fixed(at[1], 1)})`) });
}
