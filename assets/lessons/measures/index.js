/**
 * The Measures page: one move of a list, and the table of what each keeps.
 * @import {Action, Lab, Scene} from "../../plane/types.js"
 */

import { html, set, text, readout } from "../../lab/dom.js";
import { fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { onPlanes } from "../../plane/lesson.js";
import { destinations, measured, tying } from "./destinations.js";
import { MOVES, partsOf } from "./moves.js";
import { createVisit, verdictsPanel } from "./verdicts.js";
import { ALLOWED, FEW, few, readings, REPORTED, thirdIn } from "./readings.js";

const GOOD_DEAL = 0.7;

/**
 * How much of the chosen move: a slider, what it means in numbers, and the answer in a sentence. @param {object} _spec
 * @param {Lab} lab
 */
function amountPanel(_spec, lab) {
  const title = html("h2");
  const meaning = html("output", { "data-readout": "amount" });
  const slider = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      min: -1,
      max: 1,
      step: 0.01,
      "data-input": "amount",
      "aria-label": lab.text("amount.name"),
    })
  );
  const root = html("section", { class: "panel amount" }, [
    html("div", { class: "headline" }, [title, meaning]),
    slider,
  ]);
  slider.addEventListener("input", () =>
    lab.move(({ state }) => ({
      amounts: state.amounts.map((/** @type {number} */ amount, /** @type {number} */ k) =>
        k === state.move ? Number(slider.value) : amount,
      ),
    })),
  );
  slider.addEventListener("change", () => lab.settle(false));
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const { key, numbers, whole } = MOVES[state.move];
      const amount = state.amounts[state.move];
      text(title, lab.text(`lab.move.${key}`));
      set(slider, "min", whole ? 0 : -1);
      if (Number(slider.value) !== amount) slider.value = String(amount);
      const shown = Object.fromEntries(
        Object.entries(numbers(amount, state.unembeddings)).map(([name, value]) => [
          name,
          fixed(value, name === "degrees" ? 0 : 2),
        ]),
      );
      text(meaning, lab.text(`amount.${key}`, shown));
      set(meaning, "data-value", amount);
      set(slider, "aria-valuetext", meaning.textContent);
    },
  };
}

/** What each measure says of the pair now. */
const NOW = ["cosine:after", "euclidean:after", "corner", "tie"];

/**
 * Four measures under four moves that keep the classifier: the table that a story fills, a move at a time.
 * @param {object} _spec @param {Lab} lab
 */
const candidatesPanel = (_spec, lab) => tablePanel(lab, FEW, NOW);
/** The same of other measures, once it is told. @param {object} _spec @param {Lab} lab */
const reportedPanel = (_spec, lab) => tablePanel(lab, REPORTED, []);

/**
 * @param {Lab} lab @param {readonly string[]} keys
 * @param {readonly string[]} values readings of the pair, where moves are made
 */
function tablePanel(lab, keys, values) {
  const heads = keys.map((key) => html("th", { scope: "col" }, [lab.text(`candidates.${key}`)]));
  const now = values.map((name) => html("td", { "data-readout": name }));
  const kept = keys.map((key) => html("output", { "data-readout": `kept:${key}`, hidden: "" })); // for sentences
  const [pair, meant] = [html("th", { scope: "row" }), html("p", { class: "meant" })];
  const rows = ALLOWED.map((column) => {
    const { key } = MOVES[column];
    const cells = keys.map((quantity) => html("td", { "data-readout": `few:${quantity}:${key}` }));
    return {
      column,
      cells,
      root: html("tr", {}, [html("th", { scope: "row" }, [lab.text(`lab.move.${key}`)]), ...cells]),
    };
  });
  const root = html("section", { class: "panel candidates" }, [
    html("table", {}, [
      html("thead", {}, [html("tr", {}, [html("td"), ...heads])]),
      html("tbody", {}, [
        ...(now.length ? [html("tr", { class: "now" }, [pair, ...now])] : []),
        ...rows.map((row) => row.root),
      ]),
    ]),
    ...kept,
    ...(now.length ? [meant] : []),
  ]);
  const draw = (/** @type {Scene} */ scene) => {
    if (!lab.guided()) return;
    const [found, visit, { i, j }] = [
      lab.reads.now(),
      /** @type {import("./types.js").Visit} */ (lab.visit.now()),
      scene.pair,
    ];
    text(pair, lab.text("candidates.now", { a: scene.state.labels[i], b: scene.state.labels[j] }));
    text(
      meant,
      lab.text("candidates.meant", {
        a: scene.state.labels[i],
        b: scene.state.labels[j],
        c: scene.state.labels[thirdIn(scene)],
      }),
    );
    values.forEach((name, k) =>
      readout(
        now[k],
        found[name],
        name === "tie" ? lab.text(found.tie ? "candidates.yes" : "candidates.no") : fixed(found[name]),
      ),
    );
    keys.forEach((key, k) => readout(kept[k], found[`kept:${key}`], String(found[`kept:${key}`])));
    for (const { column, cells, root: row } of rows) {
      set(row, "data-chosen", String(now.length > 0 && column === scene.state.move));
      cells.forEach((cell, k) => {
        const change =
          (!now.length || visit.made.includes(column)) && visit.drawn[column]
            ? few(scene, keys[k], visit)[ALLOWED.indexOf(column)]
            : null;
        set(cell, "data-kept", change && String(change.kept));
        readout(
          cell,
          change && change.change,
          !change ? "…" : lab.text(change.kept ? "candidates.stays" : "candidates.changes"),
        );
        if (!change) cell.removeAttribute("data-value"); // its reading is known, and not told before the move is made
      });
    }
  };
  return { root, draw, settled: draw };
}

const KEPT = 1e-9;

/** What the chosen move did to the model, in one sentence. @param {object} _spec @param {Lab} lab */
function moveSentencePanel(_spec, lab) {
  const sentence = (/** @type {Scene} */ { state, meter }) =>
    lab.text(
      !meter.same ? "move-sentence.different" : meter.maxDcos > KEPT ? "move-sentence.same" : "move-sentence.nothing",
      {
        move: lab.text(`lab.move.${MOVES[state.move].key}`),
        changed: String(meter.changed),
        points: String(meter.points),
        dp: magnitude(meter.maxDp),
        dcos: fixed(meter.maxDcos),
      },
    );
  return spokenSentence(sentence);
}

/**
 * Why a tie stays: products of two labels with the input for which they tie, and of the labels with one another.
 * @param {object} _spec @param {Lab} lab
 */
function productsPanel(_spec, lab) {
  const rows = ["first", "second", "both"].map((key) => {
    const [name, ...cells] = [
      html("th", { scope: "row" }),
      ...["before", "product"].map((part) => html("td", { "data-readout": `${part}:${key}` })),
    ];
    return { key, name, cells, root: html("tr", {}, [name, ...cells]) };
  });
  const heads = ["before", "now"].map((key) => html("th", { scope: "col" }, [lab.text(`tie-products.${key}`)]));
  const table = html("table", {}, [
    html("thead", {}, [html("tr", {}, [html("td"), ...heads])]),
    html(
      "tbody",
      {},
      rows.map((row) => row.root),
    ),
  ]);
  return {
    root: html("section", { class: "panel products" }, [table]),
    draw: (/** @type {Scene} */ { state: { labels }, pair: { i, j } }) => {
      const found = lab.reads.now();
      for (const { key, name, cells } of rows) {
        text(name, lab.text(`tie-products.${key}`, { a: labels[i], b: labels[j] }));
        for (const cell of cells) {
          const value = found[cell.dataset.readout ?? ""];
          readout(cell, value, fixed(value));
        }
      }
    },
  };
}

/** @param {string} key @param {1 | -1} [sign] @returns {Action} */
const much = (key, sign = 1) => {
  const move = MOVES.findIndex((each) => each.key === key);
  return ({ state }) => ({
    change: {
      move,
      amounts: state.amounts.map((/** @type {number} */ amount, /** @type {number} */ k) =>
        k === move ? sign * GOOD_DEAL : amount,
      ),
    },
  });
};

/**
 * What the buttons of Measures' story do: a good deal of one move.
 * @type {Record<import("./vocabulary.js").Vocabulary["actions"], Action>}
 */
const ACTIONS = {
  "by-translation": much("translation"),
  "by-rotation": much("rotation"),
  "by-rescaling": much("diagonal", -1),
  "by-shear": much("shear"),
};

/** @type {import("../../plane/types.js").Registered<import("./vocabulary.js").Vocabulary>} */
const OWN = {
  panels: {
    amount: amountPanel,
    "move-sentence": moveSentencePanel,
    verdicts: verdictsPanel,
    candidates: candidatesPanel,
    reported: reportedPanel,
    "tie-products": productsPanel,
  },
  actions: ACTIONS,
  layers: { destinations, measured, tying },
  motion: { parts: partsOf },
  readings,
  visit: createVisit,
};

export const LESSON = onPlanes(OWN);
