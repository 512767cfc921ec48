/** Top two's panels of numbers and choices. @import {Lab, Scene} from "../../plane/types.js" */

import { html, keep, onShow, readout, set, tells, text } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";
import { counted, fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";
import { TEN, firstOf, ordered, scoresIn } from "./documents.js";

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

const FEWEST = 4;

/** How many of the documents there are, from a solid's four corners on. @param {object} _spec @param {Lab} lab */
export function documentsPanel(_spec, lab) {
  const [here, most] = ["documents", "space-most"].map((name) => html("output", { "data-readout": name }));
  const slider = sliderOf("documents", FEWEST, TEN, "placing.documents", lab, firstOf);
  return {
    root: html("section", { class: "panel documents" }, [
      html("h2", {}, [lab.text("placing.documents"), " ", here]),
      html("div", { class: "stops" }, [html("span", {}, [String(FEWEST)]), slider, html("span", {}, [String(TEN)])]),
      html("p", { hidden: "" }, [most]),
    ]),
    draw: () => {
      const { documents, "space-most": edges } = lab.reads.now();
      if (slider.value !== String(documents)) slider.value = String(documents);
      readout(here, documents, counted(documents ?? 0));
      readout(most, edges, counted(edges ?? 0));
      set(slider, "aria-valuetext", counted(documents ?? 0));
    },
  };
}

/**
 * A line to drag along whole numbers. @param {string} name @param {number} min @param {number} max
 * @param {string} words @param {Lab} lab @param {(value: number) => object} change
 */
export function sliderOf(name, min, max, words, lab, change = (value) => ({ [name]: value })) {
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min, max, step: 1, "data-input": name, "aria-label": lab.text(words) })
  );
  slider.addEventListener("input", () => lab.move(() => change(Number(slider.value))));
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
