/** Panels of the Train again page. @import {Scene, Table} from "./scene.js" @import {AgainLab} from "./values.js" */

import { html, readout, set, svg, tells, movable, put, sized, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { roving } from "../../lab/widgets.js";
import { disc } from "./overlay.js";
import { squeezedPicture } from "./squeezed.js";
import { sliderOf, valuesOf } from "./values.js";

/**
 * Three tables of numbers of the first run against those of the last one: who agrees lies on the diagonal.
 * @param {object} _spec @param {AgainLab} lab
 */
export function agreePanel(_spec, lab) {
  const each = /** @type {const} */ (["centred", "outputs", "rows"]).map((table) => plotOf(table, lab));
  const values = valuesOf(lab, [], ["agree-nearest", "agree-alike"]);
  const picture = squeezedPicture(lab);
  return {
    root: html("section", { class: "panel agree", "aria-label": lab.text("agree") }, [
      picture.root,
      html("h2", {}, [lab.text("agree")]),
      html(
        "div",
        { class: "three" },
        each.map(({ root }) => root),
      ),
      html("p", { class: "caption" }, [lab.text("agree-caption")]),
      values.root,
    ]),
    draw: (/** @type {Scene} */ scene) => {
      for (const { draw } of each) draw(scene);
      picture.draw(scene);
      values.draw();
    },
  };
}

/** @param {Table} table @param {AgainLab} lab */
function plotOf(table, lab) {
  const dots = tells(svg("path", { class: "dots" }), `agree-${table}`);
  const [mean, pair] = ["agree", "pair"].map((of) => html("output", { "data-readout": `${of}-${table}` }));
  const picture = svg("svg", { viewBox: "-1.1 -1.1 2.2 2.2", role: "img", "aria-label": lab.text(`agree-${table}`) }, [
    svg("path", { class: "frame", d: "M-1 -1H1V1H-1ZM-1 1L1 -1" }),
    dots,
  ]);
  return {
    root: html("div", { class: `of-${table}` }, [
      html("h3", {}, [lab.text(`agree-${table}`)]),
      picture,
      html("p", { class: "number mean" }, [html("span", {}, [lab.text("agree-mean")]), mean]),
      html("p", { class: "number" }, [html("span", {}, [lab.text("agree-pair")]), pair]),
    ]),
    draw: (/** @type {Scene} */ { state, tables }) => {
      const [first, last] = tables[table];
      set(
        dots,
        "d",
        state.run === 0
          ? ""
          : first.map((x, k) => `M${x - 0.03} ${-last[k]}a.03 .03 0 1 0 .06 0a.03 .03 0 1 0 -.06 0`).join(""),
      );
      const reads = lab.reads.now();
      readout(mean, reads[`agree-${table}`], fixed(reads[`agree-${table}`]));
      readout(pair, reads[`pair-${table}`], fixed(reads[`pair-${table}`]));
    },
  };
}

const MARGIN = { left: 76, right: 22, top: 40, bottom: 40 };
const LEVELS = [-0.4, -0.2, 0, 0.2];
const DOT = 4;

/**
 * The other nine digits by their cosine with one, a column a run: the nearest one named, and the first run's followed.
 * @param {object} _spec @param {AgainLab} lab
 */
export function runsPanel(_spec, lab) {
  const {
    text: says,
    scene: {
      source: { runs },
    },
  } = lab;
  const size = { width: 640, height: 320 };
  const [heading, axes] = [html("h2"), svg("path", { class: "axes" })];
  const ticks = LEVELS.map(() => movable({ class: "tick", "text-anchor": "end", "dominant-baseline": "central" }));
  const columns = runs.map(() => ({ title: named("tick"), first: named("first-digit"), top: named("top") }));
  const [begun, dots, line] = ["dots", "dots", "followed"].map((name) => svg("path", { class: name }));
  const later = tells(
    svg("g", {}, [dots, line, ...columns.slice(1).flatMap(({ first, top }) => [first, top])]),
    "nearest",
    "kept",
  );
  const stage = svg("svg", { class: "stage", role: "img" }, [
    axes,
    ...ticks,
    ...columns.map(({ title }) => title),
    begun,
    columns[0].top,
    later,
  ]);
  const again = sliderOf(lab, 0);
  const digits = Array.from({ length: runs[0].cosines.length }, (_, digit) =>
    html("button", { type: "button", tabindex: "-1", "data-digit": digit }, [String(digit)]),
  );
  digits.forEach((button, digit) => button.addEventListener("click", () => lab.change({ digit })));
  const values = valuesOf(
    lab,
    ["first", "nearest", "kept-count"],
    ["run", "digit", "kept", "cos-first", "cos-now", "agree-nearest", "guessed", "often", "often-count"],
  );
  const draw = (/** @type {Scene} */ scene) => {
    const [{ digit, run }, { x, y }] = [scene.state, viewOf(scene, size)];
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(stage, "aria-label", says("runs-alt", { digit: String(digit), count: run + 1 }));
    digits.forEach((button, k) => set(button, "aria-pressed", String(k === digit)));
    text(heading, says("runs-of", { digit: String(digit) }));
    set(axes, "d", LEVELS.map((level) => `M${MARGIN.left} ${y(level)}H${size.width - MARGIN.right}`).join(""));
    ticks.forEach((tick, k) => announce(tick, [MARGIN.left - 8, y(LEVELS[k])], fixed(LEVELS[k], LEVELS[k] ? 1 : 0)));
    const known = runs.slice(0, run + 1);
    const drawn = known.map(({ cosines }, k) => dotted(cosines[digit], digit, (cos) => [x(k), y(cos)]));
    set(begun, "d", drawn[0]);
    set(dots, "d", drawn.slice(1).join(""));
    const followed = known.map(({ cosines }, k) => [x(k), y(cosines[digit][scene.nearest[0]])]);
    set(line, "d", `M${followed.map((at) => at.map((each) => each.toFixed(1)).join(" ")).join("L")}`);
    columns.forEach(({ title, first, top }, k) => {
      announce(title, [x(k), size.height - 14], String(k + 1));
      const [here, nearest] = [k <= run, scene.nearest[k]];
      announce(
        first,
        here ? followed[k] : [0, 0],
        here && nearest !== scene.nearest[0] ? String(scene.nearest[0]) : "",
      );
      announce(top, here ? [x(k), y(runs[k].cosines[digit][nearest]) - 14] : [0, 0], here ? String(nearest) : "");
      set(top, "class", nearest === scene.nearest[0] ? "kept" : "");
    });
    again.draw(scene);
    values.draw();
  };
  sized(stage, size, () => draw(lab.scene));
  const head = html("div", { class: "digits", role: "group", "aria-label": says("value-digit") }, digits);
  roving(head)();
  const parts = [
    heading,
    head,
    again.root,
    stage,
    html("p", { class: "caption" }, [says("runs-caption")]),
    values.root,
  ];
  return { root: html("section", { class: "panel runs", "aria-label": says("runs") }, parts), draw };
}

/** One scale for every digit. @param {Scene} scene @param {{width: number, height: number}} size */
function viewOf({ source: { runs } }, { width, height }) {
  const all = runs.flatMap(({ cosines }) => cosines.flatMap((row, digit) => row.filter((_, other) => other !== digit)));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const wide = (width - MARGIN.left - MARGIN.right) / runs.length;
  return {
    x: (/** @type {number} */ k) => MARGIN.left + (k + 0.5) * wide,
    y: (/** @type {number} */ cos) =>
      MARGIN.top + ((high - cos) / (high - low)) * (height - MARGIN.top - MARGIN.bottom),
  };
}

/** All but the digit itself. @param {number[]} cosines @param {number} digit @param {(cos: number) => number[]} at */
const dotted = (cosines, digit, at) => cosines.map((cos, k) => (k === digit ? "" : disc(at(cos), DOT))).join("");

/** @param {string} name */
const named = (name) => movable({ class: name, "text-anchor": "middle", "dominant-baseline": "central" });

/** @param {SVGElement} element @param {readonly number[]} at @param {string} content */
function announce(element, at, content) {
  put(element, at);
  text(/** @type {Element} */ (element.firstChild), content);
}
