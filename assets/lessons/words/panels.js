/**
 * Panels of the Words page. @import {Column, Scene} from "./types.js"
 * @typedef {import("../../lab/types.js").Lab<Scene>} WordsLab
 */

import { csv, escaped } from "../../lab/csv.js";
import { html, readout } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/live_region.js";

/**
 * What the list says, in a few numbers: for a story's questions. Free play says it in a sentence.
 * @param {string[]} names of readings
 * @returns {(spec: object, lab: import("../../lab/types.js").Lab<Scene>) => import("../../lab/types.js").Panel}
 */
export function findingsPanel(...names) {
  return (_spec, lab) => {
    const outputs = names.map((name) => html("dd", { "data-readout": name }));
    return {
      root: html(
        "dl",
        {},
        names.flatMap((name, k) => [html("dt", {}, [lab.text(`finding-${name}`)]), outputs[k]]),
      ),
      draw: () => {
        const readings = lab.reads.now();
        names.forEach((name, k) =>
          readout(outputs[k], readings[name], fixed(readings[name], lab.reads.declared[name].digits)),
        );
      },
    };
  };
}

/**
 * What the page shows now, in a sentence or two, spoken politely once a move has settled. @param {object} _spec
 * @param {WordsLab} lab
 */
export function sentencePanel(_spec, lab) {
  return spokenSentence((/** @type {Scene} */ scene) => sentence(scene, lab));
}

/** @param {Scene} scene @param {WordsLab} lab */
function sentence({ columns, added, query, state, source }, { text: says }) {
  const column = columns.find(({ partner }) => partner) ?? columns[0];
  const { model, partner, low, high, rho, rows } = column;
  const names = { model: model.title, query: source.names[query] };
  if (!partner) return says(model.kind === "quoted" ? "say-unpublished" : "say-none", names);
  if (rho === null) return says("say-equal", { ...names, cosine: fixed(high, 4) });
  const values = {
    ...names,
    nearest: source.names[partner.id],
    cosine: fixed(partner.raw, 4),
    there: fixed(partner.there, 4),
    low: fixed(low, 4),
    high: fixed(high, 4),
    rho: fixed(rho, 2),
  };
  if (!added.length) return says(state.own ? "say-own" : "say-others", values);
  const moved = mostMoved(rows);
  const same = { ...values, added: added.map((id) => source.names[id]) };
  if (!moved) return says("say-unmoved", same);
  return says("say-moved", {
    ...same,
    word: source.names[moved.id],
    was: fixed(moved.was, 4),
    now: fixed(moved.scaled, 4),
  });
}

/** The row whose scaled score moved most; null where none moved. @param {Column["rows"]} rows */
function mostMoved(rows) {
  const way = (/** @type {Column["rows"][number]} */ row) =>
    row.was === null || row.scaled === null ? 0 : Math.abs(row.scaled - row.was);
  const top = rows.reduce((best, row) => (way(row) > way(best) ? row : best), rows[0]);
  return top && way(top) > 1e-12 ? top : null;
}

/** What the share panel saves and copies. @param {WordsLab} lab @returns {import("../../lab/types.js").Numbers} */
export function numbersOf(lab) {
  const { text: says } = lab;
  const { source } = lab.scene;
  const table = {
    key: "cards",
    label: says("csv"),
    title: says("csv.title"),
    text: () => numbers(lab.scene, source.names, says),
  };
  return { tables: [table], slide: () => slide(lab.scene, source.names, says) };
}

/**
 * A model's name, and whose numbers these are. @param {Column["model"]} model
 * @param {import("../../lab/types.js").Text} says
 */
const titled = ({ title, kind }, says) => `${title} (${says(kind === "quoted" ? "quoted-cosines" : kind)})`;

/**
 * Lines as they stand on the slide of the discussion, a block a model. @param {Scene} scene @param {string[]} names
 * @param {import("../../lab/types.js").Text} says @returns {string[][]}
 */
export function slide({ columns, query }, names, says) {
  return columns.flatMap(({ model, rows }) => [
    [titled(model, says)],
    ...rows.map((row) => [`${escaped(names[query])} ⇔ ${names[row.id]}`, fixed(row.raw, 4), fixed(row.scaled, 4)]),
  ]);
}

/**
 * Every number on show. @param {Scene} scene @param {string[]} names @param {import("../../lab/types.js").Text} says
 */
export function numbers({ columns, query }, names, says) {
  const head = [
    "model",
    "cosine_source",
    "query",
    "word",
    "cosine",
    "min_max",
    "min_max_before_adding",
    "z_score",
    "rank",
    "tau",
    "softmax",
    "percentile_of_all_pairs",
  ];
  const rows = columns.flatMap(({ model, rows: cells, tau }) =>
    cells.map((row) => [
      model.title,
      says(`csv.of-${model.kind}`),
      names[query],
      names[row.id],
      row.raw,
      row.scaled,
      row.was,
      row.z,
      row.rank,
      tau,
      row.weight,
      row.percentile,
    ]),
  );
  return csv([head.map((name) => says(`csv.${name}`)), ...rows]);
}
