/**
 * The Centre page: two graphs on the labels, and two switches. @import {Action, Lab, Scene} from "../../plane/types.js"
 */

import { html, keep, readout, set } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";
import { ahead } from "../../lab/maths/graphs.js";
import { dot, norm } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { onPlanes } from "../../plane/lesson.js";
import { meanOnItsWay, replaced, towards, whole } from "../../plane/handles.js";
import { TOLERANCE } from "../../plane/readings.js";
import { graphs, inputMark, marks, sweep } from "./layers.js";
import { neighboursPanel } from "./neighbours.js";
import { CHANGED, SETTINGS, graphsIn, readings, switchedOn } from "./readings.js";
import { joined } from "../../lab/text.js";

/** Label 2 of Fig. 2 right lies between 1 and 3 on the hull; here it is inside. */
const [BETWEEN, INSIDE] = [2, [-0.8, 0]];

/** Along these labels 3 and 0 of Fig. 2 right lie farthest. */
const AT_3 = [-1.3, -0.9];
const AT_0 = [1.3, 0.9];

/**
 * What the buttons of Centre's story do to the model.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>}
 */
const ACTIONS = {
  "centre-it": () => ({ change: { centre: 1, share: 1 } }),
  "unit-it": () => ({ change: { unit: 1, share: 1 } }),
  "turn-over": () => ({ change: { probe: AT_0 } }),
  "turn-x": () => ({ change: { probe: AT_3 } }),
  "pull-in": ({ state }) => ({ change: { unembeddings: replaced(state.unembeddings, BETWEEN, INSIDE) } }),
};

/**
 * Who can tie with one label for the top, beside how like it they are in cosine.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["rivals"]} spec @param {Lab} lab
 */
function rivalsPanel({ label }, lab) {
  const body = html("tbody");
  const heads = ["rivals.other", "rivals.cosine", "rivals.ties", "rivals.inputs"].map((key) =>
    html("th", { scope: "col" }, [lab.text(key)]),
  );
  const title = html("h2");
  const root = html("section", { class: "panel rivals" }, [
    title,
    html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), body]),
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { n, state } = scene;
      const [{ C }, values] = [graphsIn(scene), lab.reads.now()];
      const others = Array.from({ length: n }, (_, j) => j).filter((j) => j !== label && label < n);
      others.sort((a, b) => (C[label][b] ?? -2) - (C[label][a] ?? -2));
      title.replaceChildren(lab.text("rivals.name", { label: state.labels[label] ?? "" }));
      keep(body, rows, others.length, () =>
        html("tr", {}, [html("th", { scope: "row" }), html("td"), html("td"), html("td")]),
      );
      others.forEach((j, k) => {
        const [name, cosine, ties, inputs] = rows[k].children;
        name.replaceChildren(chip(lab.tokens, j, state.labels[j]));
        set(cosine, "data-readout", `cos-with:${j}`);
        set(ties, "data-readout", `ties:${j}`);
        const [near, can] = [values[`cos-with:${j}`], values[`ties:${j}`]];
        set(inputs, "data-readout", `inputs:${j}`);
        readout(inputs, values[`inputs:${j}`], String(values[`inputs:${j}`]));
        set(ties, "data-can", String(can === 1));
        readout(cosine, near, fixed(near));
        readout(ties, can, lab.text(can ? "rivals.yes" : "rivals.no"));
      });
    },
  };
}

/**
 * Centring and unit length as switches, and what each of them changes by itself, whether on or off.
 * @param {object} _spec @param {Lab} lab
 */
function switchesPanel(_spec, lab) {
  const rows = Object.entries(SETTINGS).map(([key, on]) => {
    const cells = CHANGED.map((column) => html("td", { "data-readout": `${key}:${column}` }));
    const input = /** @type {HTMLInputElement} */ (
      html("input", { type: "checkbox", role: "switch", "data-action": key })
    );
    const name =
      key === "both"
        ? html("span", {}, [lab.text("switches.both")])
        : html("label", {}, [input, lab.text(`switches.${key}`)]);
    input.addEventListener("change", () => {
      lab.move(() => ({ [key]: Number(input.checked), share: 1 }));
      lab.settle(false, true);
    });
    return { key, on, cells, input, row: html("tr", {}, [html("th", { scope: "row" }, [name]), ...cells]) };
  });
  const head = [
    html("td"),
    ...CHANGED.map((column) =>
      html("th", { scope: "col", title: lab.text(`switches.changes-${column}.title`) }, [
        lab.text(`switches.changes-${column}`),
      ]),
    ),
  ];
  const root = html("section", { class: "panel switches" }, [
    html("h2", {}, [lab.text("switches.name")]),
    html("table", {}, [
      html("thead", {}, [html("tr", {}, head)]),
      html(
        "tbody",
        {},
        rows.map(({ row }) => row),
      ),
    ]),
  ]);
  /** @type {unknown} */
  let last;
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { state } = scene;
      for (const { key, on, input, row } of rows) {
        if (key !== "both") input.checked = Boolean(state[key]);
        set(row, "data-on", String(Object.entries(on).every(([name, value]) => state[name] === value)));
      }
      if (last === state.unembeddings) return;
      last = state.unembeddings;
      const values = lab.reads.now();
      for (const { cells, key } of rows) {
        cells.forEach((cell, k) => {
          const change = values[`${key}:${CHANGED[k]}`] ?? 0;
          readout(cell, change, k === 0 ? fixed(change) : String(change));
          set(cell, "data-kept", String(change <= TOLERANCE));
        });
      }
    },
  };
}

/** The paper's own cosines have three. */
const DIGITS = 3;

/**
 * The chosen pair in one sentence: are they close, can they tie, and if not, who is ahead of them.
 * @param {object} _spec @param {Lab} lab
 */
function tieSentencePanel(_spec, lab) {
  const sentence = (/** @type {Scene} */ scene) => {
    const { i, j } = scene.pair;
    const { labels } = scene.state;
    const { C, tie } = graphsIn(scene);
    const winners = ahead(scene.after.rows, i, j).map((k) => `“${labels[k]}”`);
    const key = tie[i].includes(j) ? "tie-sentence.tie" : winners.length ? "tie-sentence.never" : "tie-sentence.shared";
    const values = {
      a: labels[i],
      b: labels[j],
      cos: fixed(C[i][j], DIGITS),
      winners,
      changed: scene.meter.changed,
      points: scene.meter.points,
    };
    return joined([key, ...switched(scene)].map((each) => lab.text(each, values)));
  };
  return spokenSentence(sentence);
}

/** What is said of the switches that are on. @param {Scene} scene */
function switched({ state, meter }) {
  if (state.unit) return [meter.same ? "tie-sentence.unit-same" : "tie-sentence.unit-different"];
  return state.centre ? ["tie-sentence.centre-same"] : [];
}

/**
 * What a hand takes hold of in a story: the mean of all labels, or the end of one, which takes all others along.
 * @type {Record<import("./vocabulary.js").Vocabulary["handles"], import("../../plane/types.js").HandleKind>}
 */
export const HANDLES = {
  mean: meanOnItsWay((share) => ({ share })),
  even: {
    each: true,
    told: true,
    place: (_, { rows }, index) => rows[index],
    change: ({ state }, p, { rows }, index) => {
      const length = norm(state.unembeddings[index]);
      const to = Math.max(dot(p, towards(rows[index])), Number.EPSILON);
      return { share: whole(1 - Math.log(to) / (Math.log(length) || 1)) };
    },
    along: (_, { rows }, index) => towards(rows[index]),
    end: ({ rows }, index) => towards(rows[index]),
  },
};

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    rivals: rivalsPanel,
    neighbours: neighboursPanel,
    switches: switchesPanel,
    "tie-sentence": tieSentencePanel,
  },
  layers: { graphs, input: inputMark, marks, sweep },
  handles: HANDLES,
  actions: ACTIONS,
  motion: { parts: switchedOn },
  readings,
};

export const LESSON = onPlanes(OWN);
