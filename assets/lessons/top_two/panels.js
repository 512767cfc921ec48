/** Top two's panels of numbers and choices. @import {Lab, Scene} from "../../plane/types.js" */

import { html, keep, onShow, readout, set, tells, text, svg } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";
import { fixed, counted, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { ceiling } from "../../lab/maths/leading.js";
import { ordered, scoresIn } from "./documents.js";
import { weakestOf } from "./readings.js";

/**
 * How many sets some query brings first; who stands before the later of the chosen pair. @param {object} _spec
 * @param {Lab} lab
 */
export function leadersPanel(_spec, lab) {
  const [now, ahead, chosen, title] = [
    html("output", { class: "after", "data-readout": "pairs-now" }),
    html("output", { "data-readout": "ahead" }),
    html("span"),
    html("h2"),
  ];
  const root = html("section", { class: "panel leaders" }, [
    title,
    html("p", { class: "large" }, [now]),
    html("p", { class: "row" }, [chosen, ahead]),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ { state, pair }) => {
      const readings = lab.reads.now();
      text(title, lab.text("leaders.title", { k: state.leaders }));
      readout(
        now,
        readings["pairs-now"],
        readings["pairs-now"] === null
          ? "—"
          : lab.text("leaders.of", { now: readings["pairs-now"], all: readings["pairs-all"] ?? 0 }),
      );
      text(chosen, lab.text("leaders.ahead", { a: state.labels[pair.i], b: state.labels[pair.j] }));
      readout(ahead, readings.ahead, String(readings.ahead ?? "—"));
    },
  };
}

/** Where the documents lie, and how many are to lead. @param {object} _spec @param {Lab} lab */
export function placingPanel(_spec, lab) {
  const selects = ["placed", "leaders"].map((name) => {
    const { low, high } = lab.field(name);
    const options = Array.from({ length: high - low + 1 }, (_, k) =>
      html("option", { value: low + k }, [lab.text(`placing.${name}-${low + k}`)]),
    );
    const select = /** @type {HTMLSelectElement} */ (html("select", { "data-input": name }, options));
    select.addEventListener("change", () => lab.change({ [name]: Number(select.value) }));
    return { name, select };
  });
  const rows = selects.map(({ name, select }) =>
    html("label", { class: `row ${name}` }, [html("span", {}, [lab.text(`placing.${name}`)]), select]),
  );
  return {
    root: html("section", { class: "panel placing" }, [
      html("h2", {}, [lab.text("placing.title")]),
      tells(rows[0], "enough"),
      rows[1],
    ]),
    draw: (/** @type {Scene} */ { state }) =>
      selects.forEach(({ name, select }) => (select.value = String(state[name]))),
  };
}

/** Whether the documents have a third coordinate, drawn at random. @param {object} _spec @param {Lab} lab */
export function dimensionsPanel(_spec, lab) {
  const [here, most] = ["dimensions", "space-most"].map((name) => html("output", { "data-readout": name }));
  const slider = sliderOf("placed", 0, 1, "placing.dimensions", lab);
  return {
    root: html("section", { class: "panel dimensions" }, [
      html("h2", {}, [lab.text("placing.dimensions"), " ", here]),
      html("div", { class: "stops" }, [html("span", {}, ["2"]), slider, html("span", {}, ["3"])]),
      html("p", { hidden: "" }, [most]),
    ]),
    draw: (/** @type {Scene} */ { state }) => {
      const { dimensions, "space-most": all } = lab.reads.now();
      if (slider.value !== String(state.placed)) slider.value = String(state.placed);
      readout(here, dimensions, counted(dimensions ?? 0));
      readout(most, all, counted(all ?? 0));
      set(slider, "aria-valuetext", counted(dimensions ?? 0));
    },
  };
}

/**
 * A line to drag along whole numbers. @param {"many" | "placed"} field @param {number} min @param {number} max
 * @param {string} words @param {Lab} lab
 */
function sliderOf(field, min, max, words, lab) {
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min, max, step: 1, "data-input": field, "aria-label": lab.text(words) })
  );
  slider.addEventListener("input", () => lab.move(() => ({ [field]: Number(slider.value) })));
  slider.addEventListener("change", () => lab.settle(false));
  return slider;
}

/** The documents in order, by dot product and by cosine. @param {object} _spec @param {Lab} lab */
export function bothListsPanel(_spec, lab) {
  const lists = [
    ["dot", "raw"],
    ["cosine", "cosine"],
  ].map(([word, scores]) => {
    const [list, verdict] = [
      html("ol"),
      html("output", { "data-readout": word === "dot" ? "dot-changed" : "cos-changed" }),
    ];
    return {
      scores,
      list,
      verdict,
      items: /** @type {HTMLElement[]} */ ([]),
      root: html("div", {}, [
        html("h2", {}, [lab.text(`both-lists.${word}`)]),
        verdict,
        tells(list, "dot-changed", "cos-changed"),
      ]),
    };
  });
  return {
    root: html(
      "section",
      { class: "panel both-lists" },
      lists.map(({ root }) => root),
    ),
    draw: (/** @type {Scene} */ scene) => {
      const [ranking, readings] = [scoresIn(scene), lab.reads.now()];
      for (const { scores, list, verdict, items } of lists) {
        const values = ranking?.[/** @type {"raw" | "cosine"} */ (scores)] ?? [];
        const order = ordered(values);
        keep(list, items, order.length, () => html("li"));
        order.forEach((k, at) => {
          const label = `${k} ${fixed(values[k])}`;
          if (items[at].dataset.told !== label)
            items[at].replaceChildren(chip(lab.tokens, k, scene.state.labels[k]), ` ${fixed(values[k])}`);
          items[at].dataset.told = label;
          set(items[at], "class", at < scene.state.leaders ? "leads" : null);
        });
        const changed = readings[scores === "raw" ? "dot-changed" : "cos-changed"];
        readout(verdict, changed, lab.text(changed ? "both-lists.changed" : "both-lists.same"));
      }
    },
  };
}

/** The documents that are ringed in the plane, where it is on show. @param {Scene} scene @param {Lab} lab */
export function firstOnShow(scene, lab) {
  const ranking = onShow(lab.root.querySelector("[data-plane]")) ? scoresIn(scene) : null;
  return ranking
    ? lab.text("lead-sentence.first", {
        first: ordered(ranking.plain)
          .slice(0, scene.state.leaders)
          .map((k) => scene.state.labels[k]),
      })
    : "";
}

/** Who stands first for the query, by either score. @param {object} _spec @param {Lab} lab */
export function leadSentencePanel(_spec, lab) {
  return spokenSentence((/** @type {Scene} */ scene) => {
    const ranking = scoresIn(scene);
    const first = (/** @type {readonly number[]} */ scores) =>
      ordered(scores)
        .slice(0, scene.state.leaders)
        .map((k) => scene.state.labels[k]);
    return ranking
      ? lab.text(scene.state.placed ? "lead-sentence.plane" : "lead-sentence", {
          dot: first(ranking.raw),
          cosine: first(ranking.cosine),
        })
      : "";
  });
}

const [WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM, TOP] = [320, 190, 44, 96, 24, 8];
const AT = [6, 8, 10, 14, 20, 30, 45, 70, 100];
const STEP = 2 ** -11; // of float16, from 1/2 to 1
const LEAST = 1e-6;
const APART = 20; // names, as large as on a wall
const HARMONICS = [2, 3, 4];

const x = (/** @type {number} */ m) =>
  LEFT + (Math.log(m / AT[0]) / Math.log(AT[AT.length - 1] / AT[0])) * (WIDTH - LEFT - RIGHT);
const y = (/** @type {number} */ lead) => TOP + (Math.log(lead) / Math.log(LEAST)) * (HEIGHT - BOTTOM - TOP);
const line = (/** @type {(m: number) => number | null} */ of) =>
  `M${AT.map((m) => `${x(m).toFixed(1)} ${y(of(m) ?? LEAST).toFixed(1)}`).join("L")}`;
const name = (/** @type {string} */ words, /** @type {number} */ at) =>
  svg("text", { x: WIDTH - RIGHT + 8, y: at, class: "name", "dominant-baseline": "central" }, [words]);

/**
 * The lead of the weakest pair against the number of documents on the curve, and the ceiling; both axes logarithmic.
 * @param {object} _spec @param {Lab} lab
 */
export function weakestPanel(_spec, lab) {
  const [many, pairs, between, lead, top, ten, twenty, equal] = [
    ...["many", "many-pairs", "between", "weakest", "ceiling", "ten", "twenty", "equal"],
  ].map((name) => html("output", { "data-readout": name }));
  const [curves, dot, rule] = [svg("g"), svg("circle", { r: 4, class: "dot" }), svg("path", { class: "rule" })];
  const chart = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "weakest-chart", role: "img", "aria-label": lab.text("weakest.chart") },
    [...across(), ...up(), rule, tells(svg("g", {}, [curves, dot]), "weakest")],
  );
  const { low, high } = lab.field("many");
  const slider = sliderOf("many", low, high, "weakest.many", lab);
  const row = (/** @type {string} */ key, /** @type {HTMLElement} */ value, more = "") =>
    html("p", { class: `row${more}` }, [html("span", {}, [lab.text(key)]), value]);
  const root = html("section", { class: "panel weakest" }, [
    html("h2", {}, [lab.text("weakest.title")]),
    html("p", { class: "large after" }, [lead]),
    row("weakest.ten", ten),
    row("weakest.twenty", twenty),
    row("weakest.between", between, " more"),
    row("weakest.ceiling", top, " more"),
    row("weakest.equal", equal, " more"),
    row("weakest.pairs", pairs, " more"),
    row("weakest.many", many),
    slider,
    chart,
  ]);
  const draw = (/** @type {Scene} */ { state }) => {
    const readings = lab.reads.now();
    if (slider.value !== String(state.many)) slider.value = String(state.many);
    readout(many, state.many, counted(state.many));
    readout(pairs, readings["many-pairs"], counted(readings["many-pairs"] ?? 0));
    if (root.hidden || (!lab.guided() && root.offsetParent === null)) return; // hundreds of pairs
    if (!curves.childNodes.length) curves.append(...drawnCurves(lab));
    readout(lead, readings.weakest, magnitude(readings.weakest));
    readout(between, readings.between, counted(readings.between ?? 0));
    readout(top, readings.ceiling, magnitude(readings.ceiling));
    readout(ten, readings.ten, magnitude(readings.ten));
    readout(twenty, readings.twenty, magnitude(readings.twenty));
    readout(equal, readings.equal, counted(readings.equal ?? 0));
    set(rule, "d", `M${x(state.many).toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`);
    set(dot, "cx", x(state.many).toFixed(1));
    set(dot, "cy", y(readings.weakest ?? LEAST).toFixed(1));
  };
  return { root, draw };
}

/** @param {Lab} lab */
function drawnCurves(lab) {
  const last = AT[AT.length - 1];
  const curves = HARMONICS.map((h) =>
    svg("path", { class: h === 2 ? "curve" : "curve more", d: line((m) => weakestOf(m, h)?.lead ?? null) }),
  );
  const named = [
    { at: y(ceiling(last, 2)), words: lab.text("weakest.top") },
    ...HARMONICS.map((h) => ({
      at: y(weakestOf(last, h)?.lead ?? LEAST),
      words: lab.text("weakest.dimensions", { d: 2 * h }),
    })),
  ].sort((one, other) => one.at - other.at);
  let clear = -Infinity; // names stand at the ends of their curves, below one another
  const names = named.map(({ at, words }) => name(words, (clear = Math.max(at, clear + APART))));
  const step = svg("path", { class: "step", d: `M${LEFT} ${y(STEP)}H${WIDTH - RIGHT}` });
  const said = svg("text", { class: "name", x: LEFT + 4, y: y(STEP) + 13 }, [lab.text("weakest.step")]);
  return [...curves, svg("path", { class: "ceiling", d: line((m) => ceiling(m, 2)) }), step, said, ...names];
}

const across = () =>
  [10, 30, 100].map((m) => svg("text", { x: x(m), y: HEIGHT - 6, "text-anchor": "middle" }, [String(m)]));
const up = () =>
  [1, 1e-2, 1e-4, 1e-6].flatMap((lead) => [
    svg("path", { class: "mark", d: `M${LEFT} ${y(lead)}H${WIDTH - RIGHT}` }),
    svg("text", { x: LEFT - 6, y: y(lead), "text-anchor": "end", "dominant-baseline": "central" }, [
      lead === 1 ? "1" : magnitude(lead).replace("1\u00a0×\u00a0", ""),
    ]),
  ]);
