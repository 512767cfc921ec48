/**
 * Whether each reason that a problem offers holds in what it shows, found a second way.
 *
 * @typedef {readonly number[]} P
 * @typedef {import("./review_checks.js").Seen} Seen
 */

import { along, best, cosine, leading, length, less, order, round, rowsOf, tips, winner } from "./review_checks.js";

const TOLERANCE = 1e-6;
const near = (/** @type {number} */ a, /** @type {number} */ b, by = TOLERANCE) => Math.abs(a - b) < by;
const alike = (/** @type {number[]} */ values, by = TOLERANCE) => values.every((each) => near(each, values[0], by));
const plus = (/** @type {P} */ a, /** @type {P} */ b) => [a[0] + b[0], a[1] + b[1]];
const middle = (/** @type {P[]} */ W) => [0, 1].map((k) => W.reduce((sum, row) => sum + row[k], 0) / W.length);
const total = (/** @type {P[]} */ [a, b, c]) => cosine(a, b) + cosine(a, c) + cosine(b, c);
const wins = (/** @type {P[]} */ W, k = 0) => round.some((x) => winner(W, x) === k);
const state = (/** @type {Seen} */ { problem }) => /** @type {any} */ (problem.reasons?.state);
const values = (/** @type {Seen} */ { problem }) => /** @type {any} */ (problem.reasons?.values ?? {});
/** What two ways to write a model share. @param {P[]} W @param {P[]} X @param {P[]} V @param {P[]} Y */
function shared(W, X, V, Y) {
  const changes = X.map((x, k) => W.map((row, i) => along(V[i], Y[k]) - along(row, x)));
  const products = changes.flat().every((each) => near(each, 0));
  return {
    products,
    scores: products,
    shift: !products && changes.every((each) => alike(each)),
    distances: W.every((row, k) => near(length(less(row, W[0])), length(less(V[k], V[0])))),
    lengths: W.every((row, k) => near(length(row), length(V[k]))),
  };
}
/** A label’s set of signs, of all that some input gives. @param {P[]} W */
const signs = (W) => new Set(round.map((x) => W.map((row) => (along(row, x) > 0 ? "+" : "-")).join("")));
/** The size of a matrix in each of its directions, by deflation. @param {number[][]} rows */
function strengths(rows) {
  let left = rows.map((row) => [...row]);
  return rows[0].map((_, k) => {
    let v = rows[0].map((_each, i) => Math.sin(i + 1 + k));
    for (let turn = 0; turn < 60; turn += 1) {
      const w = v.map((_each, i) =>
        left.reduce((sum, row) => sum + row[i] * row.reduce((at, x, j) => at + x * v[j], 0), 0),
      );
      const size = Math.hypot(...w) || 1;
      v = w.map((x) => x / size);
    }
    const reach = left.map((row) => row.reduce((sum, x, i) => sum + x * v[i], 0));
    left = left.map((row, r) => row.map((x, i) => x - reach[r] * v[i]));
    return Math.hypot(...reach);
  });
}
const large = (/** @type {number[][]} */ rows) => strengths(rows).filter((each) => each > 0.5).length;
const without = (/** @type {number[][]} */ rows) =>
  rows.map((row) => row.map((x) => x - row.reduce((sum, each) => sum + each, 0) / row.length));
const ordered = (/** @type {number[]} */ scores) => [...scores.keys()].sort((i, j) => scores[j] - scores[i]).join();
const spread = (/** @type {number[]} */ scores) => Math.max(...scores) - Math.min(...scores);

/** By lesson: which sentences hold. @type {Record<string, (seen: Seen) => Record<string, boolean>>} */
export const REASONS = {
  home: (seen) => {
    const { W, v, x } = state(seen);
    const V = W.map((/** @type {P} */ row) => plus(row, v));
    const leads = round.some((at) => [0, 1].every((k) => order(W, at).slice(0, 2).includes(k)));
    return {
      scores: alike(W.map((/** @type {P} */ row, /** @type {number} */ k) => along(V[k], x) - along(row, x))),
      rivals: !leads,
      cosines: W.every((/** @type {P} */ row, /** @type {number} */ k) => near(cosine(row, x), cosine(V[k], x))),
      trade: near(total(W), total(V), 0.02),
    };
  },
  translate: ({ problem }) => {
    const [W, o] = [tips(problem), problem.figure?.origin ?? []];
    const V = W.map((row) => less(row, o));
    const [a, b] = [W[0], W[1]].map((row) => less(row, middle([W[0], W[1]])));
    return {
      differences: W.every((row, k) => near(length(less(less(row, W[0]), less(V[k], V[0]))), 0)),
      trade: near(total(W), total(V), 0.02),
      alike: cosine(a, b) > -1 + TOLERANCE,
      small: false,
    };
  },
  rescale: (seen) => {
    const [a, b] = tips(seen.problem);
    const all = Array.from({ length: 4001 }, (_, k) => 10 ** ((k - 2000) / 500)).map((s) =>
      cosine([a[0], s * a[1]], [b[0], s * b[1]]),
    );
    const [now, low, high] = [cosine(a, b), Math.min(...all), Math.max(...all)];
    return {
      axis: true,
      lengths: high - low < 0.01,
      together: low > now - 0.01,
      apart: high < now + 0.01,
      all: low < -0.99 && high > 0.99,
    };
  },
  centre: ({ problem }) => {
    const W = tips(problem);
    return {
      hull: !wins(W),
      rivals: round.every((x) => along(W[1], x) >= along(W[0], x)),
      mean: wins(W.map((row) => less(row, middle(W)))),
      short: W.slice(1).every((row) => length(row) > length(W[0])),
    };
  },
  measures: (seen) => {
    const { W, x, rows, input } = state(seen);
    return {
      ...shared(W, [x], rows, [input]),
      cosines: W.every((/** @type {P} */ row, /** @type {number} */ k) => near(cosine(row, x), cosine(rows[k], input))),
    };
  },
  audit: ({ problem }) => {
    const key = String(problem.reasons?.state);
    return {
      differences: true,
      directions: key === "differences",
      scores: ["gap", "chance"].includes(key),
      labels: ["distance", "differences"].includes(key),
      alone: false,
    };
  },
  thief: (seen) => {
    const answers = state(seen);
    const count = values(seen).count;
    const [all, half] = [answers, answers.slice(0, 20)].map((rows) => large(without(rows)));
    return { mixtures: all === count, more: half < all, mean: large(answers) > count, labels: false };
  },
  words: (seen) => {
    const [one, two] = [0, 1].map((k) => rowsOf(seen).map((row) => row[k]));
    return {
      order: ordered(one) === ordered(two),
      disagree: ordered(one) !== ordered(two),
      zero: Math.min(...two) < 0.1,
      apart: near(spread(one), spread(two), 0.02),
    };
  },
  threshold: (seen) => {
    const [old, [line]] = [rowsOf(seen).map(([score]) => score), seen.numbers(String(seen.problem.asked[1].question))];
    const fresh = old.map((score) => (1 + score) / 2);
    const off = (/** @type {number[]} */ scores) => scores.reduce((sum, each) => sum + each, 0) / scores.length;
    return {
      order: ordered(old) === ordered(fresh),
      number: alike(
        old.map((score, k) => fresh[k] - score),
        0.02,
      ),
      factor: alike(
        old.map((score, k) => fresh[k] / score),
        0.02,
      ),
      mean: near(line - off(old), (1 + line) / 2 - off(fresh), 0.02),
    };
  },
  norms: ({ problem }) => {
    const W = tips(problem);
    const V = W.map((row) => less(row, middle(W)));
    const [before, after] = [W, V].map((rows) => rows.slice(1).map((row) => cosine(rows[0], row)));
    const first = before.indexOf(Math.max(...before));
    return {
      directions: W.some((row, k) => !near(cosine(row, V[k]), 1)),
      distances: W.some((row) => !near(length(less(row, W[0])), length(less(less(row, middle(W)), V[0])))),
      lengths: alike(V.map(length), 0.02),
      one: before.every((each, k) => k === first || near(each, after[k], 0.02)),
    };
  },
  length: (seen) => {
    const rows = rowsOf(seen);
    const tops = {
      reach: rows.map(([turned, size]) => turned * size),
      direction: rows.map(([turned]) => turned),
      longest: rows.map(([, size]) => size),
      near: rows.map(([turned, size]) => -Math.hypot(size * turned - 1, size * Math.sqrt(1 - turned * turned))),
    };
    return Object.fromEntries(Object.entries(tops).map(([id, each]) => [id, best(each)[state(seen)]]));
  },
  sigmoid: (seen) => {
    const [W, set] = [tips(seen.problem), state(seen)];
    const [now, longer, shorter] = [
      W,
      W.map((row, k) => row.map((each) => each * (k + 1))),
      W.map((row, k) => (set[k] === "+" ? row : row.map((each) => each / 10))),
    ].map(signs);
    return {
      angles: [...now].every((each) => longer.has(each)) && !now.has(set),
      lengths: ![...now].every((each) => longer.has(each)),
      long: shorter.has(set),
      zero: false,
    };
  },
  rankings: (seen) => {
    const all = tips(seen.problem);
    const [W, x, c] = [
      all.slice(0, -1),
      all[all.length - 1],
      seen.problem.figure?.arrows.findIndex(({ name }) => name === values(seen).c) ?? -1,
    ];
    const short = W.map((row, k) => (k === c ? row.map((each) => each / 2) : row));
    const [old, now] = [W, short].map((rows) => rows.map((row) => along(row, x)));
    return {
      score: near(now[c], old[c] / 2) && old.every((each, k) => k === c || near(each, now[k])),
      cosine: near(cosine(short[c], x), cosine(W[c], x) / 2),
      tie: new Set(old.map((each) => each.toFixed(6))).size < old.length,
      gain: near(
        old.reduce((p, q) => p + q, 0),
        now.reduce((p, q) => p + q, 0),
      ),
    };
  },
  top_two: (seen) => {
    const firsts = leading(seen.problem);
    const pair = firsts.has([values(seen).a, values(seen).b].sort().join(" and "));
    return { apart: !pair, longer: pair, rounded: pair, cosine: pair, room: firsts.size <= 2 };
  },
  word2vec: (seen) => {
    const { W, X, rows, inputs } = state(seen);
    return {
      ...shared(W, X, rows, inputs),
      cosines: W.every((/** @type {P} */ row, /** @type {number} */ k) =>
        near(cosine(row, W[0]), cosine(rows[k], rows[0])),
      ),
    };
  },
  factorisation: (seen) => {
    const [[user, ...items], d] = [rowsOf(seen), Number(seen.problem.reasons?.values?.d)];
    const [by, now] = [[user[0] / d, user[1]], items.map(([p, q]) => [d * p, q])];
    const { products, distances } = shared(items, [user], now, [by]);
    return {
      products,
      distances,
      cosines: items.every((item, k) => near(cosine(item, items[0]), cosine(now[k], now[0]))),
      user: items.every((item, k) => near(cosine(item, user), cosine(now[k], by))),
    };
  },
  training: (seen) => {
    const { z, t } = state(seen);
    const n = values(seen).n;
    const slope = (/** @type {P} */ at, step = 1e-6) =>
      [0, 1].map(
        (k) =>
          (cosine(at, t) -
            cosine(
              at.map((each, j) => each + (j === k ? step : 0)),
              t,
            )) /
          step,
      );
    const [short, long] = [slope(z), slope(z.map((/** @type {number} */ each) => n * each))];
    const smaller = near(length(short) / length(long), n, 0.01);
    return { gradient: smaller, turn: smaller, loss: false, angle: false, along: Math.abs(cosine(short, z)) > 0.5 };
  },
  train_again: (seen) => {
    const { runs, maps, W } = state(seen);
    const nearest = (/** @type {P[][]} */ each) =>
      new Set(each.map((rows) => best(rows.slice(1).map((row) => cosine(rows[0], row))).indexOf(true))).size;
    const x = [0.7, -1.3];
    const outputs = runs.map((/** @type {P[]} */ rows, /** @type {number} */ k) =>
      rows.map((row) => along(row, [maps[k][0] * x[0] + maps[k][1] * x[1], maps[k][2] * x[0] + maps[k][3] * x[1]])),
    );
    const same = outputs.every((/** @type {number[]} */ each) => each.every((score, i) => near(score, along(W[i], x))));
    return {
      rows: same && nearest(runs) > 1,
      errs: !same,
      centred: nearest(runs.map((/** @type {P[]} */ rows) => rows.map((row) => less(row, middle(rows))))) === 1,
      lengths:
        nearest(runs.map((/** @type {P[]} */ rows) => rows.map((row) => row.map((each) => each / length(row))))) === 1,
    };
  },
  pooling: (seen) => {
    const rows = rowsOf(seen);
    const limit = rows.map(([n, mu]) => mu ** 2 / (mu ** 2 + 1 / n));
    const { question, answer } = seen.problem.asked[1];
    const sizes = rows.map(([n, mu]) => (String(question).includes("largest") ? 1 : -1) * Math.abs(mu) * Math.sqrt(n));
    const follows = (/** @type {number} */ way) =>
      rows.every(([n], i) => rows.every(([m], j) => n <= m || way * (limit[i] - limit[j]) > 0));
    return {
      against: best(sizes)["ABCD".indexOf(String(answer))],
      pooling: follows(1),
      tokens: follows(-1),
      below: rows.every(([, mu], k) => mu > 0 || limit[k] < 0),
    };
  },
};
