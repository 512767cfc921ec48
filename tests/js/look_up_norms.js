// What Hubs shows of words that the browser looks up: lists with places and scores, hubs, frequency.
import { readFileSync, writeFileSync } from "node:fs";

import { counted, fixed } from "../../assets/lab/numbers.js";
import { frequency, hubness, ranksOf, votesOf } from "../../assets/lessons/norms/counts.js";
import { createDesk } from "../../assets/lessons/norms/desk.js";
import { remedyAt } from "../../assets/lessons/norms/scene.js";

const [given, told] = process.argv.slice(2);
const { source, files, asked, counts } = JSON.parse(readFileSync(given, "utf8"));
const desk = createDesk(source);
let ready = () => {};
desk.guided = () => false;
desk.open(async (/** @type {string} */ name) => JSON.parse(files[name]), { renew: () => ready(), tell: () => {} });

/** @param {{word: string, state: import("../../assets/lessons/norms/types.js").State}} of */
async function answered({ word, state }) {
  desk.word = word;
  const first = new Promise((wait) => (ready = () => wait(null)));
  if (desk.answer(state)?.status === "pending") await first;
  return desk.answer(state);
}

const found = [];
for (const each of asked) found.push(await answered(each));
const counts_found = [];
for (const state of counts) {
  const { all, model, words } = await desk.counts(state);
  const votes = votesOf(model.spreads[remedyAt(state, source)].votes);
  const { skewness, hubs, unlisted, order } = hubness(votes);
  const against = frequency(ranksOf(all.ranks), await desk.rows(state));
  const lines = [against.cosine, against.length].map(({ slope, rSquared, rho, steps }) => [
    fixed(slope, 4),
    fixed(rSquared, 4),
    fixed(rho),
    ...steps.map(({ x, y }) => `${x} ${fixed(y, 3)}`),
  ]);
  counts_found.push([fixed(skewness), hubs, unlisted, words[order[0]], counted(votes[order[0]]), lines]);
}
writeFileSync(told, JSON.stringify([found, counts_found]));
