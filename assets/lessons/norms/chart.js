/** Dots over two axes, of which either may be logarithmic: drawn in pixels, so that its letters keep their size. */

import { html, sized, svg } from "../../lab/dom.js";
import { counted } from "../../lab/numbers.js";

const [LEFT, RIGHT, TOP, BOTTOM] = [46, 12, 14, 26];
const STEPS = 5;

/** @typedef {{log?: boolean, from: number, to: number, title: string, shown?: (value: number) => string}} Axis */
/** @typedef {{x: number, y: number, title?: string}} Dot */
/** @typedef {{kind: "before" | "after" | "word" | "tenth", title: string, dots: Dot[], line?: boolean}} Series */

/** Values that an axis names. @param {Axis} axis */
function marksOf({ log, from, to }) {
  if (log)
    return Array.from(
      { length: Math.floor(Math.log10(to) + 1e-9) - Math.ceil(Math.log10(from) - 1e-9) + 1 },
      (_, k) => 10 ** (k + Math.ceil(Math.log10(from) - 1e-9)),
    );
  const rough = (to - from) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  return Array.from(
    { length: Math.floor(to / step + 1e-9) - Math.ceil(from / step - 1e-9) + 1 },
    (_, k) => (k + Math.ceil(from / step - 1e-9)) * step,
  );
}

/** Where a value lies on its axis, from 0 to 1. @param {Axis} axis @param {number} value */
function along({ log, from, to }, value) {
  return log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
}

/** @param {Axis} x @param {Axis} y @param {Series[]} series @param {string} label */
export function dotChart(x, y, series, label) {
  const size = { width: 520, height: 300 };
  const stage = svg("svg", { class: "plot", role: "img", "aria-label": label });
  const draw = () => {
    const px = (/** @type {number} */ value) => LEFT + (size.width - LEFT - RIGHT) * along(x, value);
    const py = (/** @type {number} */ value) => size.height - BOTTOM - (size.height - TOP - BOTTOM) * along(y, value);
    stage.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    const name = (/** @type {Axis} */ { shown: format = counted }, /** @type {number} */ value) =>
      format(Number(value.toPrecision(10)));
    stage.replaceChildren(
      ...marksOf(y).map((value) =>
        svg("path", { class: "grid", d: `M${LEFT} ${py(value).toFixed(1)}H${size.width - RIGHT}` }),
      ),
      ...marksOf(y).map((value) =>
        svg("text", { x: LEFT - 6, y: py(value) + 5, "text-anchor": "end" }, [name(y, value)]),
      ),
      ...marksOf(x).map((value) =>
        svg("text", { x: px(value), y: size.height - 6, "text-anchor": "middle" }, [name(x, value)]),
      ),
      ...series.flatMap((each) => drawn(each, px, py)),
    );
  };
  sized(stage, size, draw);
  const legend = html(
    "p",
    { class: "caption legend" },
    series.map(({ kind, title }) => html("span", { "data-kind": kind }, [title])),
  );
  return html("figure", { class: "dots" }, [
    html("figcaption", { class: "caption" }, [`↑ ${y.title}`]),
    stage,
    html("p", { class: "caption across" }, [`${x.title} →`]),
    legend,
  ]);
}

/** @param {Series} series @param {(value: number) => number} px @param {(value: number) => number} py */
function drawn({ kind, dots, line }, px, py) {
  const at = (/** @type {Dot} */ { x, y }) => `${px(x).toFixed(1)} ${py(y).toFixed(1)}`;
  const r = kind === "word" ? 1.6 : 4.5;
  const mark = (/** @type {Dot} */ dot) =>
    kind === "after"
      ? `M${at(dot)}m0 ${-r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`
      : `M${at(dot)}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const named = dots
    .filter(({ title }) => title)
    .map((dot) =>
      svg(
        "text",
        { "data-kind": kind, x: px(dot.x), y: py(dot.y) - 9, "text-anchor": px(dot.x) < 120 ? "start" : "end" },
        [dot.title ?? ""],
      ),
    );
  return [
    ...(line ? [svg("path", { class: "line", "data-kind": kind, d: `M${dots.map(at).join("L")}` })] : []),
    svg("path", { class: "marks", "data-kind": kind, d: dots.map(mark).join("") }),
    ...named,
  ];
}
