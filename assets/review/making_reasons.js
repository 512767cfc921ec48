/**
 * Problems that ask for a reason: one explains what is shown, the others are beliefs that the lessons correct, and do
 * not hold here.
 */

import { centred } from "../lab/maths/centring.js";
import { rankingOf } from "../lab/maths/orders.js";
import { softmax } from "../lab/maths/softmax.js";
import { add, dot, norm, scale, subtract, translate } from "../lab/maths/vectors.js";
import { losers } from "../lab/maths/winners.js";
import { fixed } from "../lab/numbers.js";
import { APART, arrowsOf, between, mixed, one, place, point, points, cosineOf, SAME } from "./making.js";
import { report, reportOf } from "./making_measures.js";
/**
 * @import {Choice, Maker, Problem, Sentence} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 * @import {Random, Text} from "../lab/types.js"
 */

const WRONG = 3;
const pairs = ([a, b, c] = /** @type {readonly Point[]} */ ([])) => [cosineOf(a, b), cosineOf(a, c), cosineOf(b, c)];
const sum = (/** @type {readonly number[]} */ values) => values.reduce((total, each) => total + each, 0);

/**
 * The problem with its answer given, and asked why; null where it has too few beliefs that do not hold.
 * @param {string} slug @param {Problem} problem @param {Random} random @param {Text} say @returns {Problem | null}
 */
export function reasoned(slug, problem, random, say) {
  const { reasons, choices } = problem;
  if (!reasons) return null;
  const { right, beliefs, values = {} } = reasons;
  const wrong = mixed(
    Object.values(beliefs).filter(({ holds }) => !holds),
    random,
  ).slice(0, WRONG);
  if (wrong.length < WRONG) return null;
  const words = (/** @type {Sentence} */ [key, of]) => say(key, of);
  const answer = choices.find((each) => each.right);
  const truth = reasons.told ?? /** @type {Choice} */ (answer).said;
  const choice = (/** @type {string} */ id, /** @type {Sentence} */ sentence) => ({
    text: /** @type {Sentence} */ ([`${slug}.reason.${id}`, values]),
    said: sentence,
    right: id === right,
  });
  const question =
    reasons.asked ??
    (answer
      ? ["because", { question: words(problem.asked), answer: words(answer.text).replace(/[.。]$/, "") }]
      : problem.asked);
  return {
    ...problem,
    asked: question,
    choices: mixed([choice(right, truth), ...wrong.map(({ id }) => choice(id, ["belief", {}]))], random),
  };
}

/** Labels of which two lose their cosine once one vector is added to all. @param {Random} random */
function shifted(random) {
  const [W, v] = [points(random, 3), point(random, 0.8, 2)];
  const [before, after] = [pairs(W), pairs(translate(W, v))];
  const fits =
    ![...before, ...after].some(Number.isNaN) &&
    before[0] > 0.3 &&
    after[0] < -0.5 &&
    Math.abs(sum(before) - sum(after)) > APART &&
    losers(W).length === 0;
  return fits ? { W, v, before, after } : null;
}

/** @type {Maker} */
export function home(random, names) {
  const drawn = shifted(random);
  if (!drawn) return null;
  const { W, v, before, after } = drawn;
  const x = point(random);
  const values = {
    a: names[0],
    b: names[1],
    v: place(v),
    before: fixed(before[0]),
    after: fixed(after[0]),
    by: fixed(dot(v, x)),
    x: place(x),
  };
  if (Math.abs(dot(v, x)) < 0.2) return null;
  return {
    asked: ["home.because", values],
    why: ["home.same.why", {}],
    choices: [],
    reasons: {
      right: "scores",
      values,
      told: ["home.told", values],
      state: { W, v, x },
      beliefs: {
        "home.opposite": { id: "rivals", holds: [0, 1].some((k) => losers(W).includes(k)) },
        "rankings.shorter": {
          id: "cosines",
          holds: W.every((row, k) => Math.abs(cosineOf(row, x) - cosineOf(translate(W, v)[k], x)) < SAME),
        },
        "translate.alike": { id: "trade", holds: Math.abs(sum(before) - sum(after)) < APART },
      },
    },
  };
}

/** @type {Maker} */
export function translation(random, names) {
  const drawn = shifted(random);
  if (!drawn) return null;
  const { W, v, before, after } = drawn;
  const origin = scale(v, -1);
  const values = {
    a: names[0],
    b: names[1],
    c: names[2],
    before: fixed(before[0]),
    ab: fixed(after[0]),
    ca: fixed(after[1]),
    cb: fixed(after[2]),
    origin: place(origin),
  };
  const [rows, x, far] = [4, 1, 1].map((n) =>
    Array.from({ length: n }, () => Array.from({ length: 8 }, () => between(random, -2, 2))),
  );
  const same = softmax(rows, x[0]).every((p, k) => Math.abs(p - softmax(translate(rows, far[0]), x[0])[k]) < SAME);
  const turns = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].some(([i, j]) => cosineOf(...halfway(W[i], W[j])) < -1 + SAME);
  return {
    asked: ["translate.because", values],
    why: ["translate.because.why", {}],
    choices: [],
    figure: { arrows: arrowsOf(W, names), origin },
    reasons: {
      right: "differences",
      values,
      told: ["translate.said", values],
      beliefs: {
        "translate.each": { id: "alike", holds: !turns },
        "translate.alike": { id: "trade", holds: Math.abs(sum(before) - sum(after)) < APART },
        "translate.real": { id: "small", holds: !same },
      },
    },
  };
}

/** Two points seen from their middle. @param {Point} p @param {Point} q @returns {[Point, Point]} */
function halfway(p, q) {
  const half = /** @type {Point} */ ([(p[0] - q[0]) / 2, (p[1] - q[1]) / 2]);
  return [half, scale(half, -1)];
}

/** A label within the hull of the others, near to one of them in angle. @type {Maker} */
export function centre(random, names) {
  const W = [point(random, 0.4, 1.6), ...points(random, 4, 1, 2)];
  const around = [
    [0.1, 0],
    [-0.1, 0],
    [0, 0.1],
    [0, -0.1],
  ].map((step) => [add(W[0], step), ...W.slice(1)]);
  if (!around.every((rows) => losers(rows).includes(0)) || cosineOf(W[0], W[1]) < 0.8 || cosineOf(W[0], W[1]) > 0.98)
    return null;
  const values = { a: names[0], b: names[1], cos: fixed(cosineOf(W[0], W[1])) };
  return {
    asked: ["centre.because", values],
    why: ["centre.lose.why", values],
    choices: [],
    figure: { arrows: arrowsOf(W, names) },
    reasons: {
      right: "hull",
      values,
      told: ["centre.said.loses", values],
      beliefs: {
        "centre.rivals": { id: "rivals", holds: losers([scale(W[0], 20), ...W.slice(1)]).includes(0) },
        "centre.centre": { id: "mean", holds: !losers(centred(W)).includes(0) },
        "sigmoid.length": { id: "short", holds: W.slice(1).every((row) => norm(row) >= norm(W[0])) },
      },
    },
  };
}

/** A label is made half as long, and the ranking of an input changes. @type {Maker} */
export function rankings(random, names) {
  const [W, x, c] = [points(random, 4, 0.8, 2), point(random, 0.8, 1.6), 1];
  const short = W.map((row, k) => (k === c ? scale(row, 0.5) : row));
  const scores = [W, short].map((rows) => rows.map((row) => dot(row, x)));
  const apart = scores.every((each) =>
    [...each].sort((p, q) => q - p).every((score, k, all) => !k || all[k - 1] - score > APART),
  );
  const [before, now] = [W, short].map((rows) =>
    rankingOf(rows, x)
      .order.map((k) => names[k])
      .join(" > "),
  );
  if (!apart || before === now || Math.abs(scores[0][c]) < 0.2) return null;
  const values = { c: names[c], before, now, from: fixed(scores[0][c]), to: fixed(scores[1][c]) };
  return {
    asked: ["rankings.because", values],
    why: ["rankings.why", { wanted: now }],
    choices: [],
    figure: { arrows: [...arrowsOf(W, names), { name: "x", at: x }] },
    reasons: {
      right: "score",
      values,
      told: ["rankings.told", values],
      beliefs: {
        "rankings.shorter": { id: "cosine", holds: Math.abs(cosineOf(short[c], x) - cosineOf(W[c], x) / 2) < SAME },
        "rankings.order": {
          id: "tie",
          holds: !scores[0].every((score, k, all) =>
            all.every((other, j) => j === k || Math.abs(score - other) > SAME),
          ),
        },
        "sigmoid.length": { id: "gain", holds: Math.abs(sum(scores[0]) - sum(scores[1])) < SAME },
      },
    },
  };
}

/** A report before and after one of two moves that keep the probability, each for a reason of its own. @type {Maker} */
export function measures(random, names) {
  const [W, x, v, d, e] = [
    points(random, 3),
    point(random),
    point(random, 0.6, 1.5),
    one(random, [2, 3]),
    one(random, [0.5, 0.4]),
  ];
  const move = one(random, ["translation", "rescaling"]);
  const [rows, input] =
    move === "translation" ? [translate(W, v), x] : [W.map(([p, q]) => [d * p, e * q]), [x[0] / d, x[1] / e]];
  const [before, after] = [report(W, x), report(rows, input)];
  const changes = W.map((row, k) => dot(rows[k], input) - dot(row, x));
  if ([...before, ...after].some(Number.isNaN) || Math.abs(before[0] - after[0]) < APART || Math.abs(dot(v, x)) < 0.2)
    return null;
  const keepsPrediction = (/** @type {(rows: readonly Point[], x: readonly number[]) => number[]} */ of) =>
    of(rows, input).every((each, k) => Math.abs(each - of(W, x)[k]) < SAME);
  const values = { a: names[0], b: names[1], c: names[2], v: place(v), d: fixed(d, 1), e: fixed(e, 1) };
  const scores = { id: "scores", holds: changes.every((each) => Math.abs(each) < SAME) };
  const shift = { id: "shift", holds: !scores.holds && changes.every((each) => Math.abs(each - changes[0]) < SAME) };
  return {
    asked: [`measures.because.${move}`, values],
    why: [`measures.why.${move}`, {}],
    choices: [],
    table: reportOf(before, after, values),
    reasons: {
      right: scores.holds ? scores.id : shift.id,
      told: [
        "measures.said",
        { cos: fixed(after[0]), distance: fixed(after[1]), differences: fixed(after[2]), chance: fixed(after[3]) },
      ],
      state: { W, x, rows, input },
      beliefs: {
        "measures.report": scores.holds ? shift : scores,
        "measures.rescale": {
          id: "distances",
          holds: keepsPrediction((all) => all.map((row) => norm(subtract(row, all[0])))),
        },
        "rankings.shorter": { id: "cosines", holds: keepsPrediction((all, at) => all.map((row) => cosineOf(row, at))) },
        "sigmoid.length": { id: "lengths", holds: keepsPrediction((all) => all.map(norm)) },
      },
    },
  };
}

/** Makers that ask for a reason, of lessons whose other problems cannot. @type {Record<string, Maker>} */
export const REASONS = { home, translate: translation, centre, rankings, measures };
