/** What the page shows now, in a sentence or two, spoken politely once a move has settled. */

import { fixed } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./scene.js").Column} Column @typedef {import("../../lab/lab.js").Lab<Scene>} WordsLab */

/** @param {object} _spec @param {WordsLab} lab */
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
  const same = { ...values, added: added.map((id) => source.names[id]).join(", ") };
  if (!moved) return says("say-unmoved", same);
  return says("say-moved", { ...same, word: source.names[moved.id], was: fixed(moved.was, 4), now: fixed(moved.scaled, 4) });
}

/** The row whose scaled score moved most; null where none moved. @param {Column["rows"]} rows */
function mostMoved(rows) {
  const way = (/** @type {Column["rows"][number]} */ row) => (row.was === null || row.scaled === null ? 0 : Math.abs(row.scaled - row.was));
  const top = rows.reduce((best, row) => (way(row) > way(best) ? row : best), rows[0]);
  return top && way(top) > 1e-12 ? top : null;
}
