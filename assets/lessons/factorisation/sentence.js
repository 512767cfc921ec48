/** What the page shows now, in one sentence, spoken politely once a move has settled. */

import { fixed, magnitude } from "../../lab/numbers.js";
import { spokenSentence } from "../../lab/spoken.js";
import { EVEN } from "./scene.js";

/** Decades of a weight that nobody sees: what a hand leaves that has dragged there and back. */
const SAME = 1e-9;

/** @param {object} _spec @param {import("../../lab/lab.js").Lab<import("./scene.js").Scene>} lab */
export function sentencePanel(_spec, lab) {
  const { text: says, scene: { source } } = lab;
  const sentence = () => {
    const { split, kept, near, fresh, flat, state } = lab.scene;
    const start = state.gauge === EVEN && state.bend.every((bend) => Math.abs(bend) < SAME);
    const clause = near.length ? (flat ? "nearest-flat" : start ? "nearest-start" : "nearest") : "nearest-none";
    const values = {
      difference: magnitude(kept.difference),
      within: fixed(split.within),
      between: fixed(split.between),
      item: source.names[state.item],
      nearest: source.names[near[0]?.item] ?? "",
      cosine: fixed(near[0]?.cosine ?? null),
      fresh,
      of: near.length,
    };
    const opening = `${start ? "start" : "sentence"}${source.groups ? "" : "-mean"}`;
    return `${says(opening, values)}${says(clause, values)}`;
  };
  return spokenSentence(sentence);
}
