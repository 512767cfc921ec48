/** What can be read off Length's scene. */

import { cosine as cosineOf } from "../../lab/maths/vectors.js";
import { chance, cosine, count, label, number, readingsOf, size, truth, words } from "../../lab/readings.js";
import { meansOf } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

const WORDS = ["cubits", "and", "quiet"];
/** By how many degrees a mean has turned since all arrows had their own length. @param {"plain" | "units"} which */
const turned =
  (which) =>
  (/** @type {Scene} */ { source, mean }) =>
    (180 / Math.PI) * Math.acos(Math.min(1, cosineOf(mean[which], meansOf(source.means.at)[which]) ?? 1));
const squared = (/** @type {Scene} */ { source: { text } }, /** @type {string} */ word) =>
  text.squared[text.words.indexOf(word)];

/** What is said in words. @type {Record<string, (scene: Scene) => string>} */
export const SENTENCES = {
  "stretched-word": ({ source, word }) => source.names[word.row],
  "topic-word": ({ state, source: { text } }) => text.words[text.topics[state.topic]],
  "first-word": ({ source }) => source.means.names[0],
};

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  factor: number(({ state }) => state.factor, { low: 0, high: 2, words: "factor" }),
  share: number(({ state }) => state.share, { low: 0, high: 1, words: "share" }),
  count: count(({ source }) => source.names.length, { words: "value-count" }),
  listed: count(({ word }) => word.at.filter((at) => at < 1).length, { words: "value-listed" }),
  "dot-lists": count(({ inLists }) => inLists, { words: "value-dot-lists" }),
  "cosine-lists": count(({ state, word }) => (state.factor ? word.cosine : null), { words: "value-cosine-lists" }),
  power: number(({ power }) => power, { low: 0, high: 1, digits: 1, words: "power" }),
  "never-cosine": chance(({ source }) => source.unlisted[source.unlisted.length - 1][0], {
    digits: 2,
    words: "value-never-cosine",
  }),
  "never-dot": chance(({ source }) => source.unlisted[0][0], { digits: 2, words: "value-never-dot" }),
  ...Object.fromEntries(
    ["now", "short", "long"].map((name, k) => [
      `never-${name}`,
      chance(({ unlisted }) => unlisted[k], { digits: 2, words: `value-never-${name}`, from: k ? [] : ["never-dot"] }),
    ]),
  ),
  less: number(({ state }) => state.less, { low: 0, high: 1, words: "value-less" }),
  "less-squared": size(({ less }) => less, { words: "value-less-squared", digits: 1 }),
  "more-squared": size(({ more }) => more, { words: "value-more-squared", digits: 1 }),
  ...Object.fromEntries(
    WORDS.map((word) => [
      `squared-${word}`,
      size((scene) => squared(scene, word), { words: `value-squared-${word}`, digits: 1 }),
    ]),
  ),
  ...Object.fromEntries(
    WORDS.map((word) => [
      `longest-${word}`,
      truth((scene) => Number(WORDS.every((each) => squared(scene, each) <= squared(scene, word))), {
        words: `value-longest-${word}`,
        from: WORDS.map((each) => `squared-${each}`),
      }),
    ]),
  ),
  rho: number(({ source }) => source.text.rho, { low: -1, high: 1, words: "value-rho" }),
  plain: number(({ source }) => source.text.plain, { low: -1, high: 1, words: "value-plain", from: ["rho"] }),
  told: number(({ told }) => told, { low: 0, words: "value-told" }),
  even: number(({ even }) => even, { low: 0, words: "value-even", from: ["told"] }),
  "stretched-word": words([]),
  "topic-word": words([]),
  "first-word": words([]),
  by: label(({ state }) => state.by, { words: "by" }),
  longer: number(({ state }) => state.longer, { low: 0, words: "longer" }),
  held: chance(({ source }) => source.means.held, { digits: 2, words: "value-held" }),
  "means-cos": cosine(({ mean }) => cosineOf(mean.plain, mean.units), { words: "value-means-cos" }),
  "plain-turned": number(turned("plain"), { unit: "degrees", low: 0, digits: 0, words: "value-plain-turned" }),
  "unit-turned": number(turned("units"), { unit: "degrees", low: 0, digits: 0, words: "value-unit-turned" }),
  kept: chance(({ kept }) => kept, { digits: 1, words: "value-kept" }),
  "stay:*": chance(({ stay }, at) => stay[Number(at)], {
    over: ({ source }) => source.dropped.map((_, k) => k),
    digits: 2,
    words: "value-stay",
  }),
  "squared-now": size(({ squared: now }) => now, { words: "value-squared-now", digits: 1 }),
};

export const readings = readingsOf(READINGS);
