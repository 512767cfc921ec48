/**
 * What can be read off Norms' scene: what a remedy does to the neighbours of a word, to agreement with people and to
 * hubs.
 *
 * @import {Scene} from "./types.js"
 */

import { cosine, count, number, once, readingsOf, truth, words } from "../../lab/readings.js";
import { outside } from "./scene.js";
import { bestSlope, missOf, toMean } from "./cone.js";
import { agreementAt, agreementNow, agreementOf } from "./order.js";

/** By these measures the order of a word's cosines stays, and with it ρ. */
const ORDERED = ["cosine", "normalised"];

/** Of the word on show, ρ with people before and after. @param {Scene} scene @param {"before" | "after"} when */
function within({ told: ratedAt, word, shown: view, source, model, ...scene }, when) {
  if (when === "after" && !ORDERED.includes(view.measure)) return null;
  return (
    (ratedAt === null
      ? scene[when].rated[model.rated.findIndex((each) => source.names[each] === word)]
      : scene[when].within[ratedAt]) ?? null
  );
}

/** What the words with rated pairs enough gain, most first. */
export const gains = once((/** @type {Scene} */ { model, before, after }) =>
  model.rated
    .map((word, at) => ({
      word,
      before: before.rated[at],
      after: after.rated[at],
      gain: gain(before.rated[at], after.rated[at]),
    }))
    .sort((a, b) => Number(b.gain) - Number(a.gain)),
);

/** The words with rated pairs enough, before and less the share of the mean that is subtracted. */
export const waysIn = once((/** @type {Scene} */ { model, state }) =>
  model.ways.map((order, at) => ({
    word: model.rated[at],
    before: agreementOf(order, 0),
    after: agreementOf(order, state.amount),
  })),
);

/** A smaller change of ρ is none. */
export const LEAST = 1e-9;

/** How many of these rise, or fall. @param {Scene} scene @param {1 | -1} sign */
const moved = (scene, sign) =>
  scene.model.ways.length
    ? waysIn(scene).filter(({ before, after }) => sign * Number(gain(before, after)) > LEAST).length
    : null;

/** How far ρ rises. @param {number | null} before @param {number | null} after */
const gain = (before, after) => (before === null || after === null ? null : after - before);

/**
 * How many words gain in this direction; null where none is rated often enough. @param {Scene} scene
 * @param {1 | -1} sign
 */
function gaining(scene, sign) {
  const known = gains(scene).filter((each) => each.gain !== null);
  return known.length ? known.filter((each) => sign * Number(each.gain) > 0).length : null;
}

/** The word that gains most, or least. @param {Scene} scene @param {"best" | "worst"} end */
export function ended(scene, end) {
  return (
    gains(scene)
      .filter((each) => each.gain !== null)
      .at(end === "best" ? 0 : -1) ?? null
  );
}

/** ρ is rounded as it is shipped. */
const RHO = { digits: 2 };

/** @type {import("../../lab/types.js").Declared<Scene>} */
export const READINGS = {
  count: count(({ source }) => source.count),
  remedied: truth(({ shown: view }) => Number(view.remedy !== "raw")),
  entered: count(({ now }) => (now.length ? now.filter(({ from }) => outside(from)).length : null), {
    high: 10,
    words: "value-entered",
  }),
  "near:*": words(["entered", "entered-words"], { over: ({ now }) => now.keys() }),
  "left-words": words(["entered"]),
  "entered-words": words(["entered"]),
  query: words([]),
  model: words([]),
  pairs: count(({ model, told: ratedAt }) => (ratedAt === null ? null : model.pairs[ratedAt])),
  "within-before": cosine((scene) => within(scene, "before"), { ...RHO, words: "value-within-before" }),
  "within-after": cosine((scene) => within(scene, "after"), { ...RHO, words: "value-within-after" }),
  gain: number((scene) => gain(within(scene, "before"), within(scene, "after")), {
    low: -2,
    high: 2,
    from: ["within-after"],
    by: ["within-after"],
  }),
  "order-before": cosine((scene) => agreementAt(scene, 0), { ...RHO, words: "value-order-before" }),
  "order-rho": cosine(agreementNow, { ...RHO, words: "value-order-rho" }),
  rated: count((scene) => gains(scene).filter((each) => each.gain !== null).length || null),
  nearer: count((scene) => gaining(scene, 1), { words: "value-nearer", from: ["farther"] }),
  farther: count((scene) => gaining(scene, -1), { words: "value-farther", from: ["nearer"] }),
  "rated-after:*": cosine((scene, at) => gains(scene).find(({ word }) => String(word) === at)?.after ?? null, {
    ...RHO,
    over: ({ model }) => model.rated,
    from: ["nearer", "within-after"],
  }),
  rising: count((scene) => moved(scene, 1), { words: "value-nearer", from: ["falling"] }),
  falling: count((scene) => moved(scene, -1), { words: "value-farther", from: ["rising"] }),
  "rated-now:*": cosine((scene, at) => waysIn(scene).find(({ word }) => String(word) === at)?.after ?? null, {
    ...RHO,
    over: ({ model }) => model.rated,
    words: "value-rated-now",
    from: ["rising"],
  }),
  best: words(["rated-after:*"]),
  "best-before": words(["rated-after:*"]),
  "best-after": words(["rated-after:*"]),
  worst: words(["rated-after:*"]),
  "worst-before": words(["rated-after:*"]),
  "worst-after": words(["rated-after:*"]),
  "rho-before": cosine(({ before }) => before.rho, { ...RHO, words: "value-rho-before" }),
  "rho-after": cosine(({ after }) => after.rho, { ...RHO, words: "value-rho-after" }),
  "mean-before": cosine(({ before }) => before.mean, { words: "value-mean-before" }),
  "mean-after": cosine(({ after }) => after.mean, { words: "value-mean-after" }),
  "hub-before": count(({ before }) => before.votes[0], { words: "value-hub-before" }),
  "hub-after": count(({ after }) => after.votes[0], { words: "value-hub-after" }),
  "hub-name-before": words(["hub-before"]),
  "hub-name-after": words(["hub-after"]),
  "skewness-before": number(({ before }) => before.skewness),
  "skewness-after": number(({ after }) => after.skewness),
  "unlisted-before": count(({ before }) => before.unlisted),
  "unlisted-after": count(({ after }) => after.unlisted),
  slope: number(({ state }) => state.slope, { low: 0, words: "value-slope" }),
  "slope-miss": cosine(missOf, { words: "value-slope-miss" }),
  "slope-off": number((scene) => Math.abs(scene.state.slope - bestSlope(scene)), { low: 0 }),
  "hub-mean": cosine(({ model: { cloud } }) => toMean(cloud)[cloud.hub]),
  amount: number(({ zero }) => zero.share, { low: 0, high: 1, words: "value-amount" }),
  "zero-mean": cosine(({ zero }) => zero.mean, { words: "value-zero-mean" }),
  "zero-hub": count(({ zero }) => zero.most, { words: "value-zero-hub", from: ["hub-before"] }),
  "hub-cosine": cosine(({ zero }) => zero.cosine, { words: "value-hub-cosine" }),
  "hub-length": number(({ zero }) => zero.length, { low: 0, words: "value-hub-length" }),
  "hub-all": cosine(({ model }) => model.cloud.all),
  usual: count(({ model }) => model.cloud.usual),
  "hub-place": count(({ model }) => model.cloud.place),
};

export const readings = readingsOf(READINGS);
