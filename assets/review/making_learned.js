/** Problems of the lessons on learned embeddings and on searches: Training, Pooling, Top two. */

import { angle, cosineGradient, stepped } from "../lab/maths/contrast_descent.js";
import { leading, sets } from "../lab/maths/leading.js";
import { limitCosine } from "../lab/maths/pooling.js";
import { dot, norm, scale } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { APART, between, clear, mixed, one, plain, points, cosineOf, SAME } from "./making.js";
/** @import {Maker, Sentence} from "./types.js" @import {Point} from "../lab/maths/vectors.js" */

/** By how much a pair that can lead has to, and how alike two documents of length 2 may be. */
const [LEAD, ALIKE] = [0.03, 3.9];

const RATE = 0.01;

/** What a longer arrow does to the gradient, and to the turn of one step. @type {Maker} */
export function training(random) {
  const [z, t] = points(random, 2).map((p) => scale(p, 1 / norm(p)));
  const times = one(random, [2, 3, 4, 5]);
  const away = angle(z, t) ?? 0;
  if (away < 0.5 || away > 2.6) return null;
  const of = /** @type {Record<string, (z: Point) => number>} */ ({
    gradient: (at) => norm(cosineGradient(at, t) ?? [NaN]),
    turn: (at) => (180 / Math.PI) * (angle(at, stepped(at, t, RATE, false)?.[0] ?? at) ?? NaN),
  });
  const ask = one(random, Object.keys(of));
  const [short, long] = [of[ask](z), of[ask](scale(z, times))];
  const factors = { square: times ** -2, over: 1 / times, same: 1, times };
  const measured = { short: fixed(short, 3), long: fixed(long, 3), n: times };
  const choices = Object.entries(factors).map(([key, factor]) => ({
    text: /** @type {Sentence} */ ([`training.factor.${key}`, { n: times, square: times ** 2 }]),
    said: /** @type {Sentence} */ ([`training.said.${ask}`, { ...measured, would: fixed(short * factor, 3) }]),
    right: Math.abs(long / short / factor - 1) < 0.01,
  }));
  const steepest = cosineGradient(z, t) ?? [NaN, NaN];
  const loss = (/** @type {Point} */ at) => 1 - cosineOf(at, t);
  const reasons = {
    right: ask,
    values: { n: times },
    state: { z, t },
    beliefs: {
      "training.opposite": { id: "loss", holds: Math.abs(loss(scale(z, times)) / loss(z) - 1 / times) < APART },
      "training.growth": { id: "angle", holds: Math.abs((angle(scale(z, times), t) ?? NaN) - away) > SAME },
      "training.race": { id: "along", holds: Math.abs(dot(steepest, z)) > norm(steepest) / 2 },
    },
  };
  return {
    reasons,
    asked: [`training.${ask}`, { n: times }],
    why: [`training.${ask}.why`, measured],
    choices: mixed(choices, random),
  };
}

/** Which collection of means of tokens has the largest mean cosine, or the smallest. @type {Maker} */
export function pooling(random) {
  const ask = one(random, ["most", "least"]);
  const drawn = Array.from({ length: 4 }, () => ({ n: one(random, [1, 4, 16, 64]), mu: between(random, -1.2, 1.2) }));
  const cosines = drawn.map(({ n, mu }) => limitCosine([mu, mu ** 2 + 1 / n, 0, 0]));
  const sign = ask === "most" ? 1 : -1;
  const signs = new Set(drawn.map(({ mu }) => Math.sign(mu)));
  if (
    !clear(cosines.map((each) => sign * each)) ||
    signs.size < 2 ||
    signs.has(0) ||
    new Set(drawn.map(({ n }) => n)).size < 3
  )
    return null;
  const letters = ["A", "B", "C", "D"];
  const choices = drawn.map(({ n, mu }, k) => ({
    text: plain(letters[k]),
    said: /** @type {Sentence} */ ([
      "pooling.said",
      { name: letters[k], mu: fixed(mu, 1), spread: fixed(Math.sqrt(1 / n)), cos: fixed(cosines[k]) },
    ]),
    right: sign * cosines[k] === Math.max(...cosines.map((each) => sign * each)),
  }));
  const ordered = (/** @type {1 | -1} */ way) =>
    drawn.every(({ n }, i) => drawn.every((other, j) => n <= other.n || way * (cosines[i] - cosines[j]) > 0));
  const reasons = {
    right: "against",
    beliefs: {
      "pooling.mean": { id: "pooling", holds: ordered(1) },
      "pooling.tokens": { id: "tokens", holds: ordered(-1) },
      "pooling.below": { id: "below", holds: drawn.every(({ mu }, k) => mu > 0 || cosines[k] < 0) },
    },
  };
  return {
    reasons,
    asked: [`pooling.${ask}`, {}],
    why: ["pooling.why", {}],
    choices,
    table: {
      head: [
        ["pooling.collection", {}],
        ["pooling.tokens", {}],
        ["pooling.mean", {}],
      ],
      rows: drawn.map(({ n, mu }, k) => [letters[k], String(n), fixed(mu, 1)]),
    },
  };
}

/** Which pair of documents of one length some query brings first, or none does. @type {Maker} */
export function leaders(random, names) {
  const D = points(random, 6).map((p) => scale(p, 2 / norm(p)));
  if (sets(D.length, 2).some(([i, j]) => dot(D[i], D[j]) > ALIKE)) return null;
  const ask = one(random, ["can", "cannot"]);
  const pairs = mixed(sets(D.length, 2), random).map((pair) => ({ pair, lead: leading(D, pair)?.lead ?? 0 }));
  const [can, cannot] = [pairs.filter(({ lead }) => lead > LEAD), pairs.filter(({ lead }) => lead === 0)];
  if (can.length + cannot.length < pairs.length) return null;
  const listed =
    ask === "can" ? [...can.slice(0, 1), ...cannot.slice(0, 3)] : [...cannot.slice(0, 1), ...can.slice(0, 3)];
  const choices = mixed(listed, random).map(({ pair: [i, j], lead }) => {
    const values = { a: names[i], b: names[j] };
    const sentence = /** @type {Sentence} */ ([`top_two.said.${lead > 0 ? "can" : "cannot"}`, values]);
    return {
      text: /** @type {Sentence} */ (["top_two.pair", values]),
      said: sentence,
      right: lead > 0 === (ask === "can"),
    };
  });
  const [
    {
      pair: [i, j],
    },
  ] = ask === "can" ? can : cannot;
  const reasons =
    ask === "can"
      ? undefined
      : {
          right: "apart",
          values: { a: names[i], b: names[j] },
          beliefs: {
            "top_two.lead": {
              id: "longer",
              holds:
                (leading(
                  D.map((row) => scale(row, 0.1)),
                  [i, j],
                )?.lead ?? 0) > 0,
            },
            "top_two.dimensions": { id: "room", holds: can.length <= 2 },
            "top_two.margin": { id: "rounded", holds: (leading(D, [i, j])?.lead ?? 0) > 0 },
          },
        };
  return {
    reasons,
    asked: [`top_two.${ask}`, {}],
    why: ["top_two.why", { n: D.length, all: pairs.length }],
    choices,
    figure: { arrows: D.map((at, k) => ({ name: names[k], at })) },
  };
}
