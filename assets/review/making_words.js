/** Problems of the lessons on what a cosine of words does tell: scales, lines, means and lengths. */

import { centred } from "../lab/maths/centring.js";
import { mean, norm, subtract } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import {
  APART,
  arrowsOf,
  between,
  clear,
  mixed,
  one,
  plain,
  point,
  points,
  cosineOf,
  rounded,
  SAME,
  top,
} from "./making.js";
/** @import {Maker, Sentence} from "./types.js" @import {Point} from "../lab/maths/vectors.js" */

/** A threshold of one model, to be carried over to another. @type {Maker} */
export function words(random, names) {
  const first = mixed([0, 1, 2, 3, 4, 5], random).map((k) => between(random, 0.05 + 0.15 * k, 0.15 + 0.15 * k, 2));
  const [low, wide, power] = [between(random, 0.5, 0.65, 2), between(random, 0.25, 0.3, 2), one(random, [0.8, 1, 1.2])];
  const two = first.map((each) => rounded(low + wide * each ** power, 2));
  const order = [...first.keys()].sort((i, j) => first[j] - first[i]);
  const cut = one(random, [1, 2, 3]);
  const middle = (/** @type {readonly number[]} */ scores, /** @type {number} */ k) =>
    rounded((scores[order[k - 1]] + scores[order[k]]) / 2, 2);
  const line = middle(first, cut);
  const above = (/** @type {readonly number[]} */ scores, /** @type {number} */ at) => scores.map((each) => each >= at);
  const wanted = String(above(first, line));
  const lines = [line, middle(two, cut), middle(two, cut + 1), middle(two, cut + 2)].sort((p, q) => p - q);
  const apart = (/** @type {readonly number[]} */ values) =>
    [...values].sort((p, q) => p - q).every((each, k, all) => k === 0 || each - all[k - 1] >= 0.02);
  if (!apart(first) || !apart(two) || !apart(lines)) return null;
  const pairs = first.map((_, k) => `${names[k]} – ${names[k + 1]}`);
  const choices = lines.map((at) => {
    const alike = above(two, at);
    return {
      text: plain(fixed(at)),
      said: /** @type {Sentence} */ (["words.said", { at: fixed(at), n: alike.filter(Boolean).length, wanted: cut }]),
      right: String(alike) === wanted,
    };
  });
  const [reach, higher] = [
    (/** @type {readonly number[]} */ scores) => Math.max(...scores) - Math.min(...scores),
    [...two.keys()].sort((i, j) => two[j] - two[i]),
  ];
  const reasons = {
    right: "order",
    beliefs: {
      "words.stranger": {
        id: "zero",
        holds: Math.min(...first, ...two) > -APART && Math.max(Math.min(...first), Math.min(...two)) < APART,
      },
      "words.place": { id: "disagree", holds: String(higher) !== String(order) },
      "words.why": { id: "apart", holds: Math.abs(reach(first) - reach(two)) < APART },
    },
  };
  return {
    reasons,
    asked: ["words.asked", { line: fixed(line), n: cut }],
    why: ["words.why", { line: fixed(line), least: fixed(Math.min(...two)), most: fixed(Math.max(...two)) }],
    choices: mixed(choices, random),
    table: {
      head: [
        ["words.pair", {}],
        ["words.one", {}],
        ["words.two", {}],
      ],
      rows: pairs.map((pair, k) => [pair, fixed(first[k]), fixed(two[k])]),
    },
  };
}

/** Whether two tips lie so near each other that their names have no room. @param {readonly Point[]} W */
const crowded = (W) => W.some((p, i) => W.slice(i + 1).some((q) => norm(subtract(p, q)) < 0.4));

/** Who is nearest once the mean is subtracted. @type {Maker} */
export function norms(random, names) {
  const lean = point(random, 1, 1.4);
  const W = points(random, 5, 0.3, 1).map(([x, y]) => [rounded(x + lean[0]), rounded(y + lean[1])]);
  const less = centred(W);
  const [before, after] = [W, less].map((rows) => rows.slice(1).map((row) => cosineOf(rows[0], row)));
  const moved = one(random, [true, false]);
  if (
    [...before, ...after].some(Number.isNaN) ||
    !clear(before) ||
    !clear(after) ||
    (top(before) !== top(after)) !== moved ||
    less.some((row) => norm(row) < 0.15) ||
    crowded(W)
  )
    return null;
  const choices = after.map((_, k) => ({
    text: plain(names[k + 1]),
    said: /** @type {Sentence} */ ([
      "norms.said",
      { a: names[0], b: names[k + 1], before: fixed(before[k]), after: fixed(after[k]) },
    ]),
    right: k === top(after),
  }));
  const values = { a: names[0], first: names[top(before) + 1] };
  const reasons = !moved
    ? undefined
    : {
        right: "directions",
        values,
        beliefs: {
          "norms.people": {
            id: "distances",
            holds: W.some((row, k) => Math.abs(norm(subtract(row, W[0])) - norm(subtract(less[k], less[0]))) > SAME),
          },
          "length.unlisted": { id: "lengths", holds: less.every((row) => Math.abs(norm(row) - norm(less[0])) < APART) },
          "norms.hubs": {
            id: "one",
            holds: before.every((each, k) => k === top(before) || Math.abs(each - after[k]) < APART),
          },
        },
      };
  return {
    reasons,
    asked: ["norms.asked", { a: names[0] }],
    why: [
      `norms.why.${moved ? "other" : "same"}`,
      { a: names[0], first: names[top(before) + 1], now: names[top(after) + 1] },
    ],
    choices,
    figure: { arrows: arrowsOf(W, names), mean: mean(W) },
  };
}

/** A line, and the same scores on another scale: which line parts the pairs as before. @type {Maker} */
export function threshold(random, names) {
  const cosines = mixed([0, 1, 2, 3, 4, 5], random).map((k) => between(random, 0.08 + 0.15 * k, 0.17 + 0.15 * k, 2));
  const ordered = [...cosines].sort((a, b) => b - a);
  const cut = one(random, [2, 3, 4]);
  const line = rounded((ordered[cut - 1] + ordered[cut]) / 2, 2);
  const scaled = (/** @type {number} */ score) => rounded((1 + score) / 2, 3);
  const above = (/** @type {number} */ at) => cosines.filter((score) => scaled(score) >= at).length;
  const lines = [
    scaled(line),
    line,
    ...[-1, 1].map((step) => scaled((ordered[cut - 1 + step] + ordered[cut + step]) / 2)),
  ].map((each) => rounded(each, 2));
  if (new Set(lines).size < lines.length) return null;
  const choices = lines.map((at) => ({
    text: /** @type {Sentence} */ (["plain", { text: fixed(at) }]),
    said: /** @type {Sentence} */ (["threshold.said", { at: fixed(at), n: above(at), wanted: cut }]),
    right: above(at) === cut,
  }));
  const rows = cosines.map((score, k) => [`${names[k]} – ${names[k + 1]}`, fixed(score)]);
  const now = cosines.map(scaled);
  const middle = (/** @type {readonly number[]} */ scores) =>
    scores.reduce((sum, each) => sum + each, 0) / scores.length;
  const same = (/** @type {(score: number, k: number) => number} */ of) =>
    cosines.every((score, k) => Math.abs(of(score, k) - of(cosines[0], 0)) < APART);
  const reasons = {
    right: "order",
    beliefs: {
      "threshold.why": { id: "number", holds: same((score, k) => now[k] - score) },
      "threshold.model": { id: "factor", holds: same((score, k) => now[k] / score) },
      "threshold.line": { id: "mean", holds: Math.abs(line - middle(cosines) - scaled(line) + middle(now)) < APART },
    },
  };
  return {
    reasons,
    asked: ["threshold.asked", { line: fixed(line), n: cut }],
    why: ["threshold.why", { line: fixed(line), at: fixed(lines[0]) }],
    choices: mixed(choices, random),
    table: {
      head: [
        ["words.pair", {}],
        ["threshold.cosine", {}],
      ],
      rows,
    },
  };
}

/**
 * Documents with their cosines and lengths: who is first by dot product, or would be once all are normalised.
 * @type {Maker}
 */
export function length(random, names) {
  const drawn = names
    .slice(0, 4)
    .map((name) => ({ name, cosine: between(random, 0.3, 0.95, 2), size: between(random, 0.5, 4) }));
  const ask = one(random, ["dot", "normalised"]);
  const of = drawn.map(({ cosine, size }) => [cosine * size, cosine]);
  const [first, second] = [0, 1].map((k) =>
    of.findIndex((each) => each[k] === Math.max(...of.map((other) => other[k]))),
  );
  if (
    first === second ||
    [0, 1].some(
      (k) =>
        !clear(
          of.map((each) => each[k]),
          0.05,
        ),
    )
  )
    return null;
  const choices = drawn.map(({ name }, k) => ({
    text: /** @type {Sentence} */ (["plain", { text: name }]),
    said: /** @type {Sentence} */ (["length.said", { name, dot: fixed(of[k][0]), cosine: fixed(of[k][1]) }]),
    right: k === (ask === "dot" ? first : second),
  }));
  const [won, largest] = [
    ask === "dot" ? first : second,
    (/** @type {number[]} */ values, k = won) => values[k] === Math.max(...values),
  ];
  const far = drawn.map(({ cosine, size }) => -(size ** 2 - 2 * size * cosine + 1));
  const reaches = { id: "reach", holds: largest(of.map(([product]) => product)) };
  const turned = { id: "direction", holds: largest(of.map(([, cosine]) => cosine)) };
  const reasons = {
    right: (ask === "dot" ? reaches : turned).id,
    state: won,
    beliefs: {
      ...(ask === "dot" ? { "length.lists": turned } : { "length.unlisted": reaches }),
      "length.longest": { id: "longest", holds: largest(drawn.map(({ size }) => size)) },
      "measures.rescale": { id: "near", holds: largest(far) },
    },
  };
  return {
    reasons,
    asked: [`length.${ask}`, {}],
    why: ["length.why", { a: names[first], b: names[second] }],
    choices,
    table: {
      head: [
        ["length.document", {}],
        ["threshold.cosine", {}],
        ["length.length", {}],
      ],
      rows: drawn.map(({ name, cosine, size }) => [name, fixed(cosine), fixed(size, 1)]),
    },
  };
}
