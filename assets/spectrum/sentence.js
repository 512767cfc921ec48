/** What the page shows now, in one sentence, spoken politely once a move has settled. */

import { fixed, magnitude } from "../plane/numbers.js";
import { filled } from "../plane/sentence.js";
import { EVEN } from "./scene.js";
import { spokenSentence } from "../plane/spoken.js";

/** @param {import("./lab.js").SpectrumLab} lab */
export function sentencePanel(lab) {
  const { words, source } = lab;
  const sentence = () => {
    const { split, kept, near, fresh, flat, state } = lab.scene;
    const start = state.gauge === EVEN && state.bend.every((bend) => bend === 0);
    const clause = near.length ? (flat ? "nearest-flat" : start ? "nearest-start" : "nearest") : "nearest-none";
    return filled(`${words[`${start ? "start" : "sentence"}${source.groups ? "" : "-mean"}`]}${words[clause]}`, {
      difference: magnitude(kept.difference),
      within: fixed(split.within),
      between: fixed(split.between),
      item: source.names[state.item],
      nearest: source.names[near[0]?.item] ?? "",
      cosine: fixed(near[0]?.cosine ?? null),
      fresh: String(fresh),
      of: String(near.length),
    });
  };
  return spokenSentence(sentence);
}
