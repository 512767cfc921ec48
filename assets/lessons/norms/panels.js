/** Panels of the Norms page. @import {NormsLab, Point, Scene} from "./types.js" */

import { html, movable, put, set, sized, svg, tells, text } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed } from "../../lab/numbers.js";
import { valuesOf } from "./values.js";
import { LISTED } from "./scene.js";

const MARGIN = { side: 18, top: 26, bottom: 44 };
const TIP = 0.9; // of the arrow: what is left of it lies under the handle
const [LEAST, WIDER] = [1.2, 0.55]; // radius of a dot in no list, and what the root of its lists adds, in pixels

/**
 * Centring, drawn: every word by how far it goes along the mean and how far off its line it is, which keeps its length
 * and its angle to the mean; zero is dragged along the mean to its tip. @param {object} _spec @param {NormsLab} lab
 */
export function cloudPanel(_spec, lab) {
  const { text: says } = lab;
  const size = { width: 560, height: 360 };
  const values = valuesOf(lab, "cloud");
  const [line, rays, ray, arrow] = ["line", "rays", "ray", "arrow"].map((name) => svg("path", { class: name }));
  const dots = tells(svg("path", { class: "dots" }), "hub-before");
  const [hub, tip] = ["hub-label", "tip-label"].map((name) => movable({ class: name, "text-anchor": "end" }));
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("cloud") }, [
    line,
    rays,
    dots,
    ray,
    arrow,
    hub,
    tip,
  ]);
  const grip = createGrip(stage, lab, {
    ...{ name: "origin", label: says("handle-origin"), field: "amount", size },
    pixelOf: (amount) => viewOf(lab.scene, size)([amount * lab.scene.model.cloud.mean, 0]),
    valueAt: ([x]) => {
      const share = shareAt(viewOf(lab.scene, size), lab.scene.model.cloud.mean, x);
      return share > TIP ? 1 : share;
    },
  });
  grip.root.append(svg("path", { class: "plus", d: "M-10 0h20M0 -10v20" }));
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ scene) => {
    const { cloud } = scene.model;
    const to = viewOf(scene, size);
    const [zero, end, [x]] = [to([scene.zero.at, 0]), to([cloud.mean, 0]), to([0, 0])];
    const words = cloud.drawn.map(to);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(line, "d", `M${MARGIN.side} ${zero[1]}H${size.width - MARGIN.side}M${x.toFixed(1)} ${zero[1] - 6}v12`);
    set(dots, "d", words.map((at, k) => disc(at, LEAST + WIDER * Math.sqrt(cloud.lists[k]))).join(""));
    set(rays, "d", words.map((at) => joined(zero, at)).join(""));
    set(ray, "d", joined(zero, words[cloud.hub]));
    set(arrow, "d", headed(zero, end));
    put(hub, [words[cloud.hub][0] + 18, words[cloud.hub][1] + 30]);
    text(/** @type {Element} */ (hub.firstChild), scene.source.names[cloud.hubs[0]]);
    put(tip, [end[0], end[1] + 30]);
    text(/** @type {Element} */ (tip.firstChild), says("cloud-tip"));
    grip.draw(zero, says("handle-origin-value", { amount: fixed(scene.zero.share), mean: fixed(scene.zero.mean) }));
    values.draw(scene);
  };
  sized(stage, size, () => draw(lab.scene));
  return {
    root: html("section", { class: "panel cloud", "aria-label": says("cloud") }, [
      stage,
      values.root,
      html("p", { class: "caption" }, [says("cloud-caption")]),
    ]),
    draw,
  };
}

/**
 * Where a point stands in the picture: as far along the mean, and off its line. @param {Scene} scene
 * @param {{width: number, height: number}} size @returns {(at: Point) => Point}
 */
function viewOf({ model: { cloud } }, { width, height }) {
  const [low, high] = [
    Math.min(0, ...cloud.drawn.map(([along]) => along)),
    Math.max(...cloud.drawn.map(([along]) => along)),
  ];
  const top = Math.max(...cloud.drawn.map(([, off]) => off));
  const unit = Math.min((width - 2 * MARGIN.side) / (high - low), (height - MARGIN.top - MARGIN.bottom) / top);
  const offset = (width - unit * (high - low)) / 2 - unit * low;
  return ([along, off]) => [offset + unit * along, height - MARGIN.bottom - unit * off];
}

/**
 * How far along the mean it is there. @param {(at: Point) => Point} to @param {number} mean its length
 * @param {number} x in pixels
 */
const shareAt = (to, mean, x) => (x - to([0, 0])[0]) / (to([mean, 0])[0] - to([0, 0])[0]);

/** @param {Point} from @param {Point} to */
const joined = (from, to) =>
  `M${from.map((each) => each.toFixed(1)).join(" ")}L${to.map((each) => each.toFixed(1)).join(" ")}`;

/** @param {Point} at @param {number} r */
const disc = ([x, y], r) =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;

/** What is left of the mean, with a head; nothing where it is all subtracted. @param {Point} from @param {Point} to */
const headed = (from, [x, y]) => (x - from[0] < 1 ? "" : `${joined(from, [x, y])}m-9 -6l9 6l-9 6`);

const MOST_BARS = 6;

/**
 * The most popular words, before and after: in how many lists of ten each is. @param {object} _spec
 * @param {NormsLab} lab
 */
export function hubsPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const values = valuesOf(lab, "hubs");
  const lists = /** @type {const} */ (["before", "after"]).map((when) => ({ when, ...barsOf(says(when)) }));
  const root = html("section", { class: "panel hubs", "aria-label": says("hubs") }, [
    html("h2", {}, [says("hubs")]),
    html(
      "div",
      { class: "both" },
      lists.map((each) => each.root),
    ),
    html("p", { class: "caption" }, [says("hubs-axis", { mean: LISTED })]),
    values.root,
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const most = Math.max(...lists.map(({ when }) => scene[when].votes[0]));
      values.draw(scene);
      for (const { when, draw } of lists) draw(scene[when], most, source.names);
    },
  };
}

/** @param {string} title */
function barsOf(title) {
  const rows = Array.from({ length: MOST_BARS }, () => ({
    name: html("span", { class: "name" }),
    bar: html("i"),
    count: html("b"),
  }));
  const mean = html("i", { class: "mean" });
  const bars = rows.map(({ name, bar, count }) =>
    html("div", { class: "bar" }, [name, html("span", { class: "axis" }, [bar]), count]),
  );
  bars[0].children[1].append(mean);
  return {
    root: html("div", { class: "bars" }, [html("h3", {}, [title]), ...bars]),
    /** @param {import("./types.js").After} found @param {number} most @param {string[]} names */
    draw: ({ hubs, votes }, most, names) => {
      set(mean, "style", `left:${(100 * LISTED) / most}%`);
      rows.forEach(({ name, bar, count }, at) => {
        text(name, names[hubs[at]]);
        set(bar, "style", `width:${(100 * votes[at]) / most}%`);
        text(count, String(votes[at]));
      });
    },
  };
}
