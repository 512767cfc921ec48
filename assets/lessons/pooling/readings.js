/** What can be read off the scene of Pooling's noise. @import {Scene} from "./types.js" */

import { cosine, count, number, readingsOf, size } from "../../lab/readings.js";

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  mean: cosine(({ cosines }) => cosines.mean, { words: "mean" }),
  "mean-law": cosine(({ law }) => law.mean, { words: "number-mean-law", from: ["mean"] }),
  spread: size(({ cosines }) => cosines.sd, { digits: 3, words: "number-spread" }),
  "spread-law": size(({ law }) => law.sd, { digits: 3, words: "number-spread-law", from: ["spread"] }),
  "raw-mean": cosine(({ raw }) => raw.mean, { words: "number-raw-mean" }),
  "number-mean": number(({ law }) => law.numberMean, { words: "number-number-mean" }),
  "number-sd": size(({ law }) => law.numberSd, { words: "number-number-sd" }),
  outputs: count(({ left }) => left.columns, { words: "number-outputs" }),
  swept: number(({ state }) => state.swept, { low: 0, high: 1, words: "handle-swept" }),
  opens: number(({ state, law }) => state.mu - law.numberMean, { low: -3, high: 3, words: "number-opens" }),
  mu: number(({ state }) => state.mu, { low: -3, high: 3, words: "number-mu" }),
};

export const readings = readingsOf(READINGS);
