/**
 * The Measures page: one move of a list, and the table of what each keeps.
 * @import {Action, Lab, Scene} from "../../plane/types.js"
 */

import { html, set, text, readout } from "../../lab/dom.js";
import { fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { onPlanes } from "../../plane/lesson.js";
import { candidatesPanel, reportedPanel } from "./candidates.js";
import { destinations, measured, tying } from "./destinations.js";
import { TOLERANCE } from "../../plane/readings.js";
import { MOVES, partsOf } from "./moves.js";
import { createVisit, verdictsPanel } from "./verdicts.js";
import { readings } from "./readings.js";

const GOOD_DEAL = 0.7;

/**
 * How much of which move: a slider, and what it means in numbers; a story says which. @param {object} _spec
 * @param {Lab} lab
 */
function amountPanel(_spec, lab) {
  const title = html("h2");
  const moves = /** @type {HTMLSelectElement} */ (
    html(
      "select",
      { "data-input": "move", "aria-label": lab.text("amount.move") },
      MOVES.map(({ key }, k) => html("option", { value: k }, [lab.text(`lab.move.${key}`)])),
    )
  );
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
    html("div", { class: "headline" }, [title, moves, meaning]),
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
  moves.addEventListener("change", () => {
    lab.move(() => ({ move: Number(moves.value) }));
    lab.settle(false, true);
  });
  return {
    root,
    draw: (/** @type {Scene} */ { state }) => {
      const { key, numbers, whole } = MOVES[state.move];
      const amount = state.amounts[state.move];
      text(title, lab.text(`lab.move.${key}`));
      if (Number(moves.value) !== state.move) moves.value = String(state.move);
      set(slider, "min", whole ? 0 : -1);
      if (Number(slider.value) !== amount) slider.value = String(amount);
      const outputs = Object.fromEntries(
        Object.entries(numbers(amount, state.unembeddings)).map(([name, value]) => [
          name,
          fixed(value, name === "degrees" ? 0 : 2),
        ]),
      );
      text(meaning, lab.text(`amount.${key}`, outputs));
      set(meaning, "data-value", amount);
      set(slider, "aria-valuetext", meaning.textContent);
    },
  };
}

/** What the chosen move did to the model, in one sentence. @param {object} _spec @param {Lab} lab */
function moveSentencePanel(_spec, lab) {
  const sentence = (/** @type {Scene} */ { state, meter }) =>
    lab.text(
      !meter.same
        ? "move-sentence.different"
        : meter.maxDcos > TOLERANCE
          ? "move-sentence.same"
          : "move-sentence.nothing",
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
      const values = lab.reads.now();
      for (const { key, name, cells } of rows) {
        text(name, lab.text(`tie-products.${key}`, { a: labels[i], b: labels[j] }));
        for (const cell of cells) {
          const value = values[cell.dataset.readout ?? ""];
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
