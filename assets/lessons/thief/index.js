/**
 * The Thief page: an API's unembeddings, what it answers, and what follows from that.
 * @import {Lab, Scene} from "../../plane/types.js" @import {Point} from "../../lab/maths/vectors.js"
 */

import { html, keep, movable, put, readout, set, svg, tells, text } from "../../lab/dom.js";
import { colour, marker, short } from "../../lab/label_styles.js";
import { markerPath } from "../../lab/markers.js";
import { hull } from "../../lab/maths/hull.js";
import { magnitude, fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { arrowPath } from "../../plane/layers.js";
import { onPlanes } from "../../plane/lesson.js";
import { add, scale, translate } from "../../lab/maths/vectors.js";
import { spotBeside } from "../../plane/placing.js";
import { space } from "../../plane/scene.js";
import { pair, toPixels } from "../../plane/view.js";
import { readings } from "./readings.js";
import { answerPanel } from "./answer.js";
import { ellipses, hiddenDots } from "./ellipses.js";
import { ellipsesIn, errorsIn, misfitIn, pairInView, roundIn, theftIn } from "./theft.js";

const [ASKED, FEW, STRETCHED] = [40, 10, 2]; // what the story asks for; fewer answers leave room for those to come

/**
 * What the buttons of the thief's story do.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], import("../../plane/types.js").Action>}
 */
const ACTIONS = {
  steal: () => ({ change: { queries: FEW } }),
  round: () => ({ change: { decimals: 1 } }),
  stretch: () => ({ change: { stretch: STRETCHED } }),
  "move-origin": ({ state, pair: { i, j } }) => {
    const { rows } = theftIn({ state });
    return { change: { shift: rows ? scale(add(rows[i], rows[j]), -1 / 2) : [0, 0] } };
  },
};

const WIDE = 5; // the picture of all answers, whose height is 1
/** Where a name is put that has no room. */
const OUTSIDE = [-99, -99];

/**
 * The answers, a dot for each log-probability; their singular values as bars. @param {object} _spec @param {Lab} lab
 */
function rankPanel(_spec, lab) {
  const rank = html("output", { class: "after", "data-readout": "rank" });
  const rounded = html("output", { hidden: "", "data-readout": "rounded" });
  const answers = svg("svg", {
    class: "answers",
    viewBox: `-.06 -.06 ${WIDE + 0.12} 1.12`,
    role: "img",
    "aria-label": lab.text("rank.answers"),
  });
  const dots = /** @type {SVGElement[]} */ ([]);
  const [deepest, queries] = [html("span", { class: "deepest" }), html("span", { class: "asked" })];
  const chart = html("div", { class: "chart" }, [
    html("span", {}, ["0"]),
    deepest,
    answers,
    html("span", { class: "query" }, [lab.text("rank.query"), " 1"]),
    queries,
  ]);
  const bars = html("div", { class: "rank-bars" });
  const rows = /** @type {HTMLElement[]} */ ([]);
  return {
    root: html("section", { class: "panel rank" }, [
      html("div", { class: "headline" }, [html("span", {}, [lab.text("rank.name")]), rank, rounded]),
      html("p", {}, [lab.text("rank.answers")]),
      chart,
      html("h3", {}, [lab.text("rank.bars")]),
      bars,
      html("p", { class: "caption" }, [lab.text("rank.caption")]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const readingsNow = lab.reads.now();
      const { seen, values } = theftIn(scene);
      const deep = Math.min(...seen.flat());
      text(deepest, seen.length ? fixed(deep) : "");
      text(queries, String(Math.max(seen.length, ASKED)));
      keep(answers, dots, scene.n, (k) => svg("path", { stroke: colour(lab.tokens, k) }));
      dots.forEach((path, k) =>
        set(
          path,
          "d",
          seen
            .map(
              (label, at) =>
                `M${((WIDE * at) / Math.max(seen.length - 1, ASKED - 1)).toFixed(3)} ${(label[k] / deep).toFixed(3)}h0`,
            )
            .join(""),
        ),
      );
      readout(rank, readingsNow.rank, fixed(readingsNow.rank, 0));
      readout(rounded, readingsNow.rounded, fixed(readingsNow.rounded));
      keep(bars, rows, values.length, (k) =>
        html("p", { class: "rank-bar" }, [html("i"), html("output", { "data-readout": `value:${k}` })]),
      );
      values.forEach((value, k) => {
        set(rows[k].children[0], "style", `width:${((70 * value) / (values[0] || 1)).toFixed(1)}%`);
        readout(rows[k].children[1], readingsNow[`value:${k}`], magnitude(value));
      });
    },
  };
}

/**
 * Readings with their names. @param {string} panel
 * @param {Record<string, string>} names by reading, the key of its words @param {string[]} [unseen]
 */
const numbers =
  (panel, names, unseen = []) =>
  (/** @type {object} */ _spec, /** @type {Lab} */ lab) => {
    const outputs = [...Object.keys(names), ...unseen].map((name) => html("output", { "data-readout": name }));
    const rows = Object.values(names).map((key, k) =>
      html("p", { class: "row" }, [html("span", {}, [lab.text(key)]), outputs[k]]),
    );
    const [title, rest] = [html("h2"), html("p", { hidden: "" }, outputs.slice(rows.length))];
    return {
      root: html("section", { class: `panel ${panel}` }, [title, ...rows, rest]),
      draw: (/** @type {Scene} */ { state: { labels }, pair: { i, j } }) => {
        const readingsNow = lab.reads.now();
        text(title, lab.text(`${panel}.name`, { a: labels[i], b: labels[j] }));
        for (const output of outputs) {
          const name = output.dataset.readout ?? "";
          const format = name.startsWith("cos") ? fixed : name === "fewest" ? whole : magnitude;
          readout(output, readingsNow[name], format(readingsNow[name]));
        }
      },
    };
  };

/** @param {number | null} value */
const whole = (value) => fixed(value, 0);

/**
 * Errors of two kinds of cosines, and how many answers it takes; the pair's own, and how well the answers fit; what
 * tells a stretched shape from the API's.
 */
const KNOWN = { "off-differences": "known.differences", "off-raw": "known.raw", fewest: "known.fewest" };
const knownPanel = numbers("known", KNOWN, ["queries", "noise"]);
const misfitPanel = numbers("misfit", {
  "cos-hidden": "misfit.hidden",
  "cos-stolen": "misfit.stolen",
  misfit: "misfit.off",
});
const STRETCH = { misfit: "misfit.off", uneven: "widened.uneven", "off-differences": "widened.differences" };
const widenedPanel = numbers("widened", STRETCH, ["stretch"]);

/** @param {object} _spec @param {Lab} lab */
function theftSentencePanel(_spec, { text: says }) {
  return spokenSentence((/** @type {Scene} */ scene) => {
    const [{ rank }, errors, { queries, stretch }] = [theftIn(scene), errorsIn(scene), scene.state];
    if (!errors) return says("theft-sentence.none", { queries });
    const wider = stretch > 1 ? ` ${says("theft-sentence.stretched", { by: fixed(stretch, 1) })}` : "";
    return (
      says("theft-sentence.says", {
        queries,
        rank,
        raw: magnitude(errors.raw),
        differences: magnitude(errors.differences),
        misfit: magnitude(misfitIn(scene)),
        cos: fixed(pairInView(scene)),
      }) + wider
    );
  });
}

/** Each with its digits, and how far it goes in a step. @type {[string, number, [number, number]?][]} */
const SLIDERS = [
  ["queries", 0, [1, FEW]],
  ["noise", 2],
  ["decimals", 0, [1, 4]],
];

/**
 * How often the API is asked, how exact it answers, and whether its hidden vectors have one length.
 * @param {object} _spec @param {Lab} lab
 */
function apiPanel(_spec, lab) {
  const sliders = SLIDERS.map(([name, digits, spoken]) => {
    const { low: min, high: max, step } = lab.field(name);
    const slider = /** @type {HTMLInputElement} */ (
      html("input", { type: "range", min, max, step, "data-input": name, "aria-label": lab.text(`api.${name}`) })
    );
    slider.addEventListener("input", () => lab.move(() => ({ [name]: Number(slider.value) })));
    slider.addEventListener("change", () => lab.settle(false));
    return { name, digits, slider, told: spoken, free: [min, max], shown: html("output") };
  });
  const sphere = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", "data-input": "sphere" }));
  sphere.addEventListener("change", () => lab.change({ sphere: Number(sphere.checked) }));
  const through = html("span");
  const room = html("span", { class: "room" }, [lab.text("api.many", { queries: FEW })]);
  return {
    root: html("section", { class: "panel api" }, [
      html("h2", {}, [lab.text("api.name")]),
      ...sliders.map(({ name, slider, shown: output }) =>
        html("label", { class: "api-slider" }, [html("span", {}, [lab.text(`api.${name}`), " ", output]), slider]),
      ),
      html("p", { class: "through" }, [room, through]),
      html("label", {}, [sphere, " ", lab.text("api.sphere")]),
    ]),
    draw: (/** @type {Scene} */ scene) => {
      const { state } = scene;
      for (const { name, digits, slider, shown: output, told: spoken, free } of sliders) {
        ["min", "max"].forEach((end, k) => set(slider, end, ((lab.guided() && spoken) || free)[k]));
        if (Number(slider.value) !== state[name]) slider.value = String(state[name]);
        readout(output, state[name], fixed(state[name], digits));
      }
      sphere.checked = state.sphere === 1;
      const { length } = ellipsesIn(scene);
      text(through, length ? lab.text(`api.${length > 1 ? "many" : "one"}`, { queries: state.queries }) : "");
    },
  };
}

/**
 * A shape, two edges as the differences that they are, the same in both planes, and the circle of hidden vectors.
 * @param {SVGElement} group
 */
function outline(group) {
  const paths = ["before", "stolen-hull", "differences", "round"].map((name) => svg("path", { class: name }));
  group.append(...paths);
  return (/** @type {Scene} */ { state }, /** @type {Point[][]} */ [before, spots, round]) => {
    const [a, b, c] = hull(state.unembeddings)
      .slice(-3)
      .map((k) => spots[k]);
    const closed = (/** @type {Point[]} */ at) => (at.length ? `M${at.map(pair).join("L")}Z` : "");
    const [old, edge] = [before, spots].map((at) => closed(at.length ? hull(at).map((k) => at[k]) : []));
    const bold = c ? arrowPath(b, a) + arrowPath(b, c) : "";
    [old, edge, bold, closed(round)].forEach((path, k) => set(paths[k], "d", path));
  };
}

/**
 * @param {SVGElement} group @param {import("../../plane/types.js").Setting} setting
 * @returns {import("../../plane/types.js").Draw}
 */
function stolen(group, { space: name, tokens, named }) {
  tells(group, "off-raw", "off-differences");
  const draw = outline(group);
  const arrows = svg("path", { class: "stolen-arrows" });
  const [marks, names] = [svg("g"), svg("g")];
  group.append(arrows, marks, names);
  /** @type {SVGElement[][]} */
  const [shapes, texts] = [[], []];
  return (scene, view) => {
    const { origin } = space(name, scene);
    const { rows, fitted, hidden } = theftIn(scene);
    const { stretch } = scene.state;
    const round = hidden && translate(roundIn(stretch), origin);
    const clouds = [stretch > 1 && fitted, rows, round].map((of) => (of || []).map((at) => toPixels(view, at)));
    const [[ox, oy], spots] = [toPixels(view, origin), clouds[1]];
    draw(scene, clouds);
    set(arrows, "d", spots.map((spot) => arrowPath([ox, oy], spot)).join(""));
    keep(marks, shapes, spots.length, (k) => svg("path", { class: "mark-shape", fill: colour(tokens, k) }));
    keep(names, texts, spots.length, () =>
      movable({ class: "stolen-name", "text-anchor": "middle", "dominant-baseline": "central" }),
    );
    spots.forEach(([x, y], k) => {
      set(shapes[k], "d", markerPath(marker(tokens, k), x, y, 7));
      const label = short(scene.state.labels[k]);
      put(texts[k], spotBeside(label, [x, y], [x - ox, y - oy], named, view) ?? OUTSIDE);
      text(/** @type {Element} */ (texts[k].firstChild), label);
    });
  };
}

/** The same of what the API hides, and its labels' marks over arrows that point the same way. @type {typeof stolen} */
function hiddenHull(group, { space: name, tokens }) {
  const [draw, marks, shapes] = [outline(group), svg("g"), /** @type {SVGElement[]} */ ([])];
  group.append(marks);
  const drawDots = hiddenDots(group);
  return (scene, view) => {
    const [spots, inputs, round] = [space(name, scene).rows, theftIn(scene).inputs, roundIn()].map((of) =>
      of.map((at) => toPixels(view, at)),
    );
    draw(scene, [[], spots, round]);
    drawDots(inputs);
    keep(marks, shapes, spots.length, (k) => svg("path", { class: "mark-shape", fill: colour(tokens, k) }));
    spots.forEach(([x, y], k) => set(shapes[k], "d", markerPath(marker(tokens, k), x, y, 7)));
  };
}

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    rank: rankPanel,
    known: knownPanel,
    misfit: misfitPanel,
    widened: widenedPanel,
    api: apiPanel,
    answer: answerPanel,
    "theft-sentence": theftSentencePanel,
  },
  layers: { stolen, "hidden-hull": hiddenHull, ellipses },
  handles: {
    /** The first label's stolen row, which lies to the right. */
    stretch: {
      told: true,
      along: () => [1, 0],
      place: (at) => theftIn(at).rows?.[0] ?? [0, 0],
      change: (at, [x]) => ({ stretch: Math.min(x / (theftIn(at).fitted?.[0][0] || 1), STRETCHED) }),
    },
  },
  actions: ACTIONS,
  readings,
};

export const LESSON = onPlanes(OWN);
