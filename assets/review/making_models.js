/** Problems of the lessons on what can be predicted: Sigmoid, Rankings, Factorisation, and how lists are read. */

import { rankingOf } from "../lab/maths/orders.js";
import { signPatterns } from "../lab/maths/patterns.js";
import { sigmoid } from "../lab/maths/sigmoid.js";
import { softmax } from "../lab/maths/softmax.js";
import { dot, norm, scale, subtract, translate } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { arrowsOf, clear, mixed, one, place, plain, point, points, cosineOf, roomiest, SAME } from "./making.js";
/** @import {Maker, Sentence} from "./types.js" @import {Point} from "../lab/maths/vectors.js" */

/** A dot product that is still of the same sign once the input is written with one decimal. */
const CLEAR = 0.15;

/** Which sets of labels an input can turn on. @type {Maker} */
export function labels(random, names) {
  const W = points(random, 4, 1, 2);
  const ask = one(random, ["can", "cannot"]);
  const all = Array.from({ length: 2 ** W.length }, (_, bits) => W.map((_each, k) => (bits >> k) % 2 === 1));
  const occur = new Set(signPatterns(W));
  const can = (/** @type {boolean[]} */ set) => occur.has(set.map((on) => (on ? "+" : "-")).join(""));
  const [there, missing] = [all.filter(can), all.filter((set) => !can(set))].map((each) => mixed(each, random));
  const sets =
    ask === "can" ? [...there.slice(0, 1), ...missing.slice(0, 3)] : [...missing.slice(0, 1), ...there.slice(0, 3)];
  const inputs = Array.from({ length: 360 }, (_, k) => [
    4 * Math.cos((k * Math.PI) / 180),
    4 * Math.sin((k * Math.PI) / 180),
  ]);
  const inputOf = (/** @type {boolean[]} */ set) =>
    inputs.find((x) => W.every((row, k) => (set[k] ? 1 : -1) * dot(row, x) > CLEAR));
  if (sets.length < 4 || !there.every(inputOf)) return null;
  const choices = mixed(sets, random).map((set) => {
    const on = names.slice(0, 4).filter((_, label) => set[label]);
    return {
      text: /** @type {Sentence} */ (on.length ? ["sigmoid.set", { on }] : ["sigmoid.none", {}]),
      said: /** @type {Sentence} */ (
        can(set)
          ? ["sigmoid.said.can", { x: place(inputOf(set) ?? []) }]
          : ["sigmoid.said.cannot", { n: there.length, all: all.length }]
      ),
      right: can(set) === (ask === "can"),
    };
  });
  const wanted = sets[0].map((on) => (on ? "+" : "-")).join("");
  const after = (/** @type {Point[]} */ rows) => signPatterns(rows);
  const reasons =
    ask === "can"
      ? undefined
      : {
          right: "angles",
          state: wanted,
          beliefs: {
            "sigmoid.length": {
              id: "long",
              holds: after(W.map((row, k) => (sets[0][k] ? row : scale(row, 0.1)))).includes(wanted),
            },
            "sigmoid.shift": {
              id: "zero",
              holds: points(random, 12, 0.3, 2).some(
                (v) =>
                  String(after(translate(W, v)).sort()) === String([...occur].sort()) &&
                  after(translate(W, v)).includes(wanted),
              ),
            },
            "sigmoid.angle": {
              id: "lengths",
              holds: String(after(W.map((row, k) => scale(row, k + 1))).sort()) !== String([...occur].sort()),
            },
          },
        };
  return {
    reasons,
    asked: [`sigmoid.${ask}`, {}],
    why: ["sigmoid.why", { n: there.length, all: all.length }],
    choices,
    figure: { arrows: arrowsOf(W, names) },
  };
}

/** Put an input where a ranking occurs. @type {Maker} */
export function rankings(random, names) {
  const W = points(random, 4, 0.8, 2);
  const ranking = (/** @type {Point} */ x) => rankingOf(W, x).order;
  const wanted = String(ranking(point(random)));
  const goal = (/** @type {Point} */ x) =>
    norm(x) > 0.3 && rankingOf(W, x).tie === null && String(ranking(x)) === wanted;
  const start = point(random, 1, 1.8);
  const solved = ranking(start)[0] === Number(wanted[0]) ? null : roomiest(goal);
  if (!solved) return null;
  const called = (/** @type {readonly number[]} */ order) => order.map((k) => names[k]).join(" > ");
  const values = { wanted: called(wanted.split(",").map(Number)) };
  return {
    asked: ["rankings.asked", values],
    why: ["rankings.why", values],
    choices: [],
    figure: { arrows: arrowsOf(W, names), moved: "x" },
    place: { start, solved, goal, said: (x) => ["rankings.said", { ...values, now: called(ranking(x)) }] },
  };
}

/** Which move keeps every probability of a sigmoid, or of a softmax. @type {Maker} */
export function readings(random) {
  const [W, X, v] = [points(random, 5), points(random, 40), point(random, 0.6, 1.5)];
  const [degrees, d, e] = [one(random, [30, 60, 90]), one(random, [2, 3]), one(random, [0.5, 0.4])];
  const [co, si] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turn = (/** @type {Point} */ [p, q]) => [co * p - si * q, si * p + co * q];
  const moves = /** @type {Record<string, [Point[], Point[]]>} */ ({
    translation: [translate(W, v), X],
    double: [W.map((row) => scale(row, 2)), X],
    "turn-words": [W.map(turn), X],
    "turn-both": [W.map(turn), X.map(turn)],
    "stretch-words": [W.map(([p, q]) => [d * p, e * q]), X],
    "stretch-both": [W.map(([p, q]) => [d * p, e * q]), X.map(([p, q]) => [p / d, q / e])],
  });
  const head = one(random, ["sigmoid", "softmax"]);
  const at = (/** @type {readonly Point[]} */ rows, /** @type {Point} */ x) =>
    head === "softmax" ? softmax(rows, x) : rows.map((row) => sigmoid(dot(row, x)));
  const off = ([rows, inputs] = moves.double) =>
    Math.max(...X.flatMap((x, k) => at(W, x).map((p, i) => Math.abs(p - at(rows, inputs[k])[i]))));
  const right = head === "softmax" ? ["translation"] : [one(random, ["turn-both", "stretch-both"])];
  const others = ["double", "turn-words", "stretch-words"].filter(
    (key) => key !== one(random, ["turn-words", "stretch-words"]),
  );
  const listed = [...new Set(["translation", ...right, ...others])].slice(0, 4);
  const values = { v: place(v), degrees, d: fixed(d, 1), e: fixed(e, 1) };
  const choices = mixed(listed, random).map((key) => {
    const most = off(moves[key]);
    return {
      text: /** @type {Sentence} */ ([`word2vec.move.${key}`, values]),
      said: /** @type {Sentence} */ ([`word2vec.said.${most < SAME ? "kept" : "changed"}`, { most: fixed(most) }]),
      right: most < SAME,
    };
  });
  const key = listed.find((each) => off(moves[each]) < SAME) ?? "";
  const [rows, inputs] = moves[key];
  const changes = X.map((x, k) => W.map((row, i) => dot(rows[i], inputs[k]) - dot(row, x)));
  const state = { W, X, rows, inputs };
  const alike = (/** @type {(rows: readonly Point[]) => number[]} */ of) =>
    of(rows).every((each, k) => Math.abs(each - of(W)[k]) < SAME);
  const claims = {
    products: changes.flat().every((each) => Math.abs(each) < SAME),
    shift: changes.every((each) => Math.abs(each[0]) > SAME && each.every((by) => Math.abs(by - each[0]) < SAME)),
  };
  const beliefs = {
    "word2vec.company": { id: "cosines", holds: alike((all) => all.map((row) => cosineOf(row, all[0]))) },
    "sigmoid.length": { id: "lengths", holds: alike((all) => all.map(norm)) },
    "measures.rescale": { id: "distances", holds: alike((all) => all.map((row) => norm(subtract(row, all[0])))) },
  };
  const reasons = claims.products
    ? { right: "products", state, beliefs: { ...beliefs, "word2vec.translate": { id: "shift", holds: claims.shift } } }
    : {
        right: "shift",
        state,
        beliefs: { ...beliefs, "word2vec.translate": { id: "products", holds: claims.products } },
      };
  return choices.length < 4
    ? null
    : { reasons, asked: [`word2vec.${head}`, {}], why: [`word2vec.${head}.why`, {}], choices };
}

/** Items of a recommender after one direction was stretched: what is recommended. @type {Maker} */
export function factorisation(random, names) {
  const [user, items] = [point(random), points(random, 4)];
  const d = one(random, [0.2, 0.25, 4, 5]);
  const stretched = items.map(([p, q]) => [d * p, q]);
  const undone = [user[0] / d, user[1]];
  const [before, after] = [items.map((item) => dot(user, item)), stretched.map((item) => dot(undone, item))];
  if (!clear(before, 0.1)) return null;
  const values = { a: names[0], d };
  const choices = items.map((_, k) => ({
    text: plain(names[k]),
    said: /** @type {Sentence} */ ([
      "factorisation.said.predict",
      { b: names[k], before: fixed(before[k]), now: fixed(after[k]) },
    ]),
    right: after[k] === Math.max(...after),
  }));
  const rows = [
    [/** @type {Sentence} */ (["factorisation.user", {}]), fixed(user[0], 1), fixed(user[1], 1)],
    ...items.map((item, k) => [names[k], fixed(item[0], 1), fixed(item[1], 1)]),
  ];
  const keepsPrediction = (/** @type {(rows: readonly Point[], user: Point) => number[]} */ of) =>
    of(items, user).every((each, k) => Math.abs(each - of(stretched, undone)[k]) < SAME);
  const reasons = {
    right: "products",
    values,
    beliefs: {
      "factorisation.nearest": {
        id: "cosines",
        holds: keepsPrediction((all) => all.map((item) => cosineOf(item, all[0]))),
      },
      "factorisation.alike": {
        id: "distances",
        holds: keepsPrediction((all) => all.map((item) => norm(subtract(item, all[0])))),
      },
      "factorisation.decay": { id: "user", holds: keepsPrediction((all, by) => all.map((item) => cosineOf(item, by))) },
    },
  };
  return {
    reasons,
    asked: ["factorisation.predict", values],
    why: ["factorisation.predict.why", values],
    choices,
    table: {
      head: [
        ["factorisation.vector", {}],
        ["factorisation.first", {}],
        ["factorisation.second", {}],
      ],
      rows,
    },
  };
}
