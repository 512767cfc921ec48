/** Panels of the Audit page. @import {Lab, Scene} from "../../plane/types.js" @import {Row} from "./types.js" */

import { html, keep, readout, set, text, tells } from "../../lab/dom.js";
import { fixed, magnitude, ofAll } from "../../lab/numbers.js";
import { size } from "../../lab/widgets.js";
import { answer } from "../../lab/live_region.js";
import { centredPair } from "./centred_pair.js";
import { nearestIn, NUMBERS, scoredIn } from "./readings.js";

const MOST = 5;

/**
 * The labels nearest by cosine to the first of the pair, and who was nearest before.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["nearest-label"]} spec @param {Lab} lab
 */
export function nearestLabelPanel({ names, pair }, lab) {
  const [title, list] = [html("h2"), html("ol", { class: "nearest-list" })];
  const [first, before, moved] = ["nearest", "nearest-before", "nearest-moved"].map((name) =>
    html("output", { "data-readout": name }),
  );
  moved.hidden = true;
  const [was, is] = ["before", "now"].map((when) => html("span", {}, [lab.text(`nearest-label.${when}`)]));
  const both = html("p", { class: "row" }, [was, before, is, first, moved]);
  /** @type {HTMLElement[]} */
  const rows = [];
  const named = (/** @type {number | null} */ label) => (label === null ? lab.text("lab.undefined") : names[label]);
  return {
    root: html("section", { class: "panel nearest-label" }, [title, both, list]),
    draw: (/** @type {Scene} */ scene) => {
      const [[, now], readings] = [nearestIn(scene), lab.reads.now()];
      text(title, lab.text("nearest-label.name", { label: names[pair[scene.pair.i]] }));
      readout(before, readings["nearest-before"], named(readings["nearest-before"]));
      readout(first, readings.nearest, named(readings.nearest));
      readout(moved, readings["nearest-moved"], "");
      keep(list, rows, Math.min(MOST, now.length), () => html("li", {}, [html("span", { class: "name" }), html("b")]));
      rows.forEach((row, k) => {
        text(row.children[0], names[now[k].label]);
        text(row.children[1], fixed(now[k].cosine));
        set(row, "data-label", now[k].label);
      });
    },
  };
}

/**
 * Two cosines under two changes that keep every score: the move of zero, and a larger unit of the inputs' first number,
 * which a slider makes. @param {object} _spec @param {Lab} lab
 */
export function pairNumbersPanel(_spec, lab) {
  const table = compared(
    "pair-numbers",
    { before: "before", after: "moved", rescaled: "rescaled" },
    NUMBERS.map((name) => ({ title: lab.text(`pair-numbers.${name}`), reads: (part) => `${name}-${part}` })),
    lab,
  );
  const { low: min, high: max, step } = lab.field("unit");
  const [output, name] = [html("output", { "data-readout": "unit" }), lab.text("pair-numbers.unit")];
  const slider = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min, max, step, "data-input": "unit", "aria-label": name })
  );
  slider.addEventListener("input", () => lab.move(() => ({ unit: Number(slider.value) })));
  slider.addEventListener("change", () => lab.settle(false));
  // to quote
  const changes = ["centred-change", "centred-turn"].map((each) => html("output", { "data-readout": each }));
  const { names = [], pair = [] } = lab.scene.source.panels?.["nearest-label"] ?? {};
  const picture = centredPair(
    lab,
    pair.map((/** @type {number} */ k) => names[k]),
  );
  const unit = html("label", {}, [html("span", {}, [name, " ", output]), slider]);
  table.root.append(html("div", { class: "unit" }, [unit, picture.root]));
  table.root.append(html("p", { class: "caption" }, [lab.text("pair-numbers.picture")]));
  table.root.append(html("p", { hidden: "" }, changes));
  return {
    root: table.root,
    draw: (/** @type {Scene} */ scene) => {
      const { state } = scene;
      table.draw();
      picture.draw(scene);
      if (Number(slider.value) !== state.unit) slider.value = String(state.unit);
      readout(output, state.unit, fixed(state.unit, 1));
      const readings = lab.reads.now();
      for (const each of changes)
        readout(each, readings[each.dataset.readout ?? ""], fixed(readings[each.dataset.readout ?? ""]));
    },
  };
}

/** @param {object} _spec @param {Lab} lab */
export function pointScoresPanel(_spec, lab) {
  const names = lab.scene.source.panels?.["nearest-label"]?.names ?? [];
  return compared(
    "point-scores",
    { before: "before", after: "after", change: "change" },
    scoredIn(lab.scene).map((_, k) => ({ title: names[k], reads: (part) => `score-${part}:${k + 1}` })),
    lab,
  );
}

/**
 * A row for each number, with what it was and what has become of it.
 * @param {"pair-numbers" | "point-scores"} kind @param {Record<string, string>} parts with their heads
 * @param {Row[]} sentence @param {Lab} lab
 */
function compared(kind, parts, sentence, lab) {
  const rows = sentence.map(({ title, reads }) => {
    const cells = Object.keys(parts).map((part) => html("td", { "data-readout": reads(part) }));
    return { cells, root: html("tr", {}, [html("th", { scope: "row" }, [title]), ...cells]) };
  });
  const heads = Object.values(parts).map((head) => html("th", { scope: "col" }, [lab.text(`pair-numbers.${head}`)]));
  const table = html("table", {}, [
    html("thead", {}, [html("tr", {}, [html("td"), ...heads])]),
    html(
      "tbody",
      {},
      rows.map((row) => row.root),
    ),
  ]);
  return {
    root: html("section", { class: "panel pair-numbers" }, [html("h2", {}, [lab.text(`${kind}.name`)]), table]),
    draw: () => {
      const readings = lab.reads.now();
      for (const cell of rows.flatMap(({ cells }) => cells)) {
        const value = readings[cell.dataset.readout ?? ""];
        readout(cell, value, fixed(value));
      }
    },
  };
}

const SAME = 1e-9;

/**
 * What a translation of all rows does to the whole model, under the finger.
 * @param {import("./vocabulary.js").Vocabulary["panels"]["whole-model"]} spec @param {Lab} lab
 */
export function wholeModelPanel({ live }, lab) {
  const sets = live.head === "sigmoid";
  const verdict = html("p", { class: "verdict" });
  const [changed, maxDp] = ["changed", "max-dp"].map((name) => html("output", { "data-readout": name }));
  const root = html(
    "section",
    { "data-speaks": "", class: "panel meter whole-model", "aria-label": lab.text("whole-model.name") },
    [
      verdict,
      quantity("changed", lab.text(sets ? "whole-model.sets" : "whole-model.changed"), changed),
      quantity("max-dp", lab.text("whole-model.max-dp"), maxDp),
    ],
  );
  return {
    root,
    draw: () => {
      const { changed: count, "max-dp": dp } = lab.reads.now();
      const same = count === 0 && (dp ?? 0) <= SAME;
      set(root, "data-same", String(same));
      text(verdict, lab.text(`whole-model.${same ? "same" : "different"}-${live.head}`));
      readout(changed, count, ofAll(count ?? 0, live.points.length));
      size(maxDp, dp, magnitude(dp));
    },
    settled: () =>
      answer(root, () =>
        lab.text(sets ? "whole-model.said-sets" : "whole-model.said", { changed: changed.textContent ?? "" }),
      ),
  };
}

/** @param {object} _spec @param {Lab} lab */
export function asSigmoidPanel(_spec, lab) {
  const changed = html("output", { "data-readout": "sets-changed" });
  const verdict = html("h2");
  const root = html("section", { class: "panel as-sigmoid", "aria-label": lab.text("as-sigmoid.name") }, [
    tells(verdict, "sets-changed"),
    quantity("sets", lab.text("as-sigmoid.changed"), changed),
  ]);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const count = lab.reads.now()["sets-changed"];
      set(root, "data-same", String(count === 0));
      text(verdict, lab.text(`whole-model.${count === 0 ? "same" : "different"}-sigmoid`));
      readout(changed, count, ofAll(count ?? 0, scene.source.panels?.["whole-model"].live.points.length ?? 0));
    },
  };
}

/** @param {string} name @param {string} what @param {HTMLElement} value */
function quantity(name, what, value) {
  return html("div", { class: `row ${name}` }, [html("span", { class: "what" }, [what]), value]);
}

const OWN = { source: "own", guide: "0" };

/**
 * The way to a model of one's own, in the reader's language. @param {object} _spec
 * @param {import("../../plane/types.js").Lab} lab
 */
export function bringYoursPanel(_spec, lab) {
  const language = lab.host.address.read("lang");
  const query = new URLSearchParams({ ...OWN, ...(language ? { lang: language } : {}) });
  const link = html("a", { href: `?${query}`, target: "_self", "data-source": OWN.source }, [
    lab.text("bring-yours.link"),
  ]);
  return {
    root: html("section", { class: "panel bring-yours" }, [html("h2", {}, [lab.text("bring-yours.name")]), link]),
    draw: () => {},
  };
}
