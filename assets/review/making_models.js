/** Problems of the lessons on words, on what a cosine does tell, and on learned embeddings. */

import { centred } from "../lab/maths/centring.js";
import { angle, cosineGradient, stepped } from "../lab/maths/contrast_descent.js";
import { rankingOf } from "../lab/maths/orders.js";
import { signPatterns } from "../lab/maths/patterns.js";
import { limitCosine } from "../lab/maths/pooling.js";
import { sigmoid } from "../lab/maths/sigmoid.js";
import { softmax } from "../lab/maths/softmax.js";
import { cosine, dot, mean, norm, scale, translate } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { between, clear, mixed, one, point, points, roomiest, rounded } from "./making.js";
/** @import {Maker, Said} from "./types.js" @import {Point} from "../lab/maths/vectors.js" */

const SAME = 1e-9;
/** A dot product that is still of the same sign once the input is written with one decimal. */
const CLEAR = 0.15;
const top = (/** @type {readonly number[]} */ values) => values.indexOf(Math.max(...values));
const arrowsOf = (/** @type {readonly Point[]} */ W, /** @type {readonly string[]} */ names) => W.map((at, k) => ({ name: names[k], at }));
const place = (/** @type {Point} */ p) => `(${p.map((each) => fixed(each, 1)).join(", ")})`;
const plain = (/** @type {string} */ text) => /** @type {Said} */ (["plain", { text }]);
const read = (/** @type {Point} */ a, /** @type {Point} */ b) => cosine(a, b) ?? NaN;

/** A threshold of one model, to be carried over to another. @type {Maker} */
export function words(random, names) {
  const first = mixed([0, 1, 2, 3, 4, 5], random).map((k) => between(random, 0.05 + 0.15 * k, 0.15 + 0.15 * k, 2));
  const [low, wide, power] = [between(random, 0.5, 0.65, 2), between(random, 0.25, 0.3, 2), one(random, [0.8, 1, 1.2])];
  const two = first.map((each) => rounded(low + wide * each ** power, 2));
  const order = [...first.keys()].sort((i, j) => first[j] - first[i]);
  const cut = one(random, [1, 2, 3]);
  const middle = (/** @type {readonly number[]} */ scores, /** @type {number} */ k) => rounded((scores[order[k - 1]] + scores[order[k]]) / 2, 2);
  const line = middle(first, cut);
  const above = (/** @type {readonly number[]} */ scores, /** @type {number} */ at) => scores.map((each) => each >= at);
  const wanted = String(above(first, line));
  const lines = [line, middle(two, cut), middle(two, cut + 1), middle(two, cut + 2)].sort((p, q) => p - q);
  const apart = (/** @type {readonly number[]} */ values) => [...values].sort((p, q) => p - q).every((each, k, all) => k === 0 || each - all[k - 1] >= 0.02);
  if (!apart(first) || !apart(two) || !apart(lines)) return null;
  const pairs = first.map((_, k) => `${names[k]} – ${names[k + 1]}`);
  const choices = lines.map((at) => {
    const alike = above(two, at);
    return { text: plain(fixed(at)), said: /** @type {Said} */ (["words.said", { at: fixed(at), n: alike.filter(Boolean).length, wanted: cut }]), right: String(alike) === wanted };
  });
  return { asked: ["words.asked", { line: fixed(line), n: cut }], why: ["words.why", { line: fixed(line), least: fixed(Math.min(...two)), most: fixed(Math.max(...two)) }], choices: mixed(choices, random), table: { head: [["words.pair", {}], ["words.one", {}], ["words.two", {}]], rows: pairs.map((pair, k) => [pair, fixed(first[k]), fixed(two[k])]) } };
}

/** Who is nearest once the mean is subtracted. @type {Maker} */
export function norms(random, names) {
  const lean = point(random, 1, 1.4);
  const W = points(random, 5, 0.3, 1).map(([x, y]) => [rounded(x + lean[0]), rounded(y + lean[1])]);
  const less = centred(W);
  const [before, after] = [W, less].map((rows) => rows.slice(1).map((row) => read(rows[0], row)));
  const moved = one(random, [true, false]);
  if ([...before, ...after].some(Number.isNaN) || !clear(before) || !clear(after) || (top(before) !== top(after)) !== moved || less.some((row) => norm(row) < 0.15)) return null;
  const choices = after.map((_, k) => ({ text: plain(names[k + 1]), said: /** @type {Said} */ (["norms.said", { a: names[0], b: names[k + 1], before: fixed(before[k]), after: fixed(after[k]) }]), right: k === top(after) }));
  return { asked: ["norms.asked", { a: names[0] }], why: [`norms.why.${moved ? "other" : "same"}`, { a: names[0], first: names[top(before) + 1], now: names[top(after) + 1] }], choices, figure: { arrows: arrowsOf(W, names), mean: mean(W) } };
}

/** Which sets of labels an input can turn on. @type {Maker} */
export function labels(random, names) {
  const W = points(random, 4, 1, 2);
  const ask = one(random, ["can", "cannot"]);
  const all = Array.from({ length: 2 ** W.length }, (_, bits) => W.map((_each, k) => (bits >> k) % 2 === 1));
  const occur = new Set(signPatterns(W));
  const can = (/** @type {boolean[]} */ set) => occur.has(set.map((on) => (on ? "+" : "-")).join(""));
  const [there, missing] = [all.filter(can), all.filter((set) => !can(set))].map((sets) => mixed(sets, random));
  const shown = ask === "can" ? [...there.slice(0, 1), ...missing.slice(0, 3)] : [...missing.slice(0, 1), ...there.slice(0, 3)];
  const inputs = Array.from({ length: 360 }, (_, k) => [4 * Math.cos((k * Math.PI) / 180), 4 * Math.sin((k * Math.PI) / 180)]);
  const inputOf = (/** @type {boolean[]} */ set) => inputs.find((x) => W.every((row, k) => (set[k] ? 1 : -1) * dot(row, x) > CLEAR));
  if (shown.length < 4 || !there.every(inputOf)) return null;
  const choices = mixed(shown, random).map((set) => {
    const on = names.slice(0, 4).filter((_, label) => set[label]);
    return { text: /** @type {Said} */ (on.length ? ["sigmoid.set", { on }] : ["sigmoid.none", {}]), said: /** @type {Said} */ (can(set) ? ["sigmoid.said.can", { x: place(inputOf(set) ?? []) }] : ["sigmoid.said.cannot", { n: there.length, all: all.length }]), right: can(set) === (ask === "can") };
  });
  return { asked: [`sigmoid.${ask}`, {}], why: ["sigmoid.why", { n: there.length, all: all.length }], choices, figure: { arrows: arrowsOf(W, names) } };
}

/** Put an input where a ranking occurs. @type {Maker} */
export function rankings(random, names) {
  const W = points(random, 4, 0.8, 2);
  const ranking = (/** @type {Point} */ x) => rankingOf(W, x).order;
  const wanted = String(ranking(point(random)));
  const goal = (/** @type {Point} */ x) => norm(x) > 0.3 && rankingOf(W, x).tie === null && String(ranking(x)) === wanted;
  const start = point(random, 1, 1.8);
  const solved = ranking(start)[0] === Number(wanted[0]) ? null : roomiest(goal);
  if (!solved) return null;
  const called = (/** @type {readonly number[]} */ order) => order.map((k) => names[k]).join(" > ");
  const values = { wanted: called(wanted.split(",").map(Number)) };
  return { asked: ["rankings.asked", values], why: ["rankings.why", values], choices: [], figure: { arrows: arrowsOf(W, names), moved: "x" }, place: { start, solved, goal, said: (x) => ["rankings.said", { ...values, now: called(ranking(x)) }] } };
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
  const at = (/** @type {readonly Point[]} */ rows, /** @type {Point} */ x) => (head === "softmax" ? softmax(rows, x) : rows.map((row) => sigmoid(dot(row, x))));
  const off = ([rows, inputs] = moves.double) => Math.max(...X.flatMap((x, k) => at(W, x).map((p, i) => Math.abs(p - at(rows, inputs[k])[i]))));
  const right = head === "softmax" ? ["translation"] : [one(random, ["turn-both", "stretch-both"])];
  const others = ["double", "turn-words", "stretch-words"].filter((key) => key !== one(random, ["turn-words", "stretch-words"]));
  const shown = [...new Set(["translation", ...right, ...others])].slice(0, 4);
  const values = { v: place(v), degrees, d: fixed(d, 1), e: fixed(e, 1) };
  const choices = mixed(shown, random).map((key) => {
    const most = off(moves[key]);
    return { text: /** @type {Said} */ ([`word2vec.move.${key}`, values]), said: /** @type {Said} */ ([`word2vec.said.${most < SAME ? "kept" : "changed"}`, { most: fixed(most) }]), right: most < SAME };
  });
  return choices.length < 4 ? null : { asked: [`word2vec.${head}`, {}], why: [`word2vec.${head}.why`, {}], choices };
}

/** Items of a recommender after one direction was stretched: what is recommended, and who is nearest. @type {Maker} */
export function factorisation(random, names) {
  const [user, items] = [point(random), points(random, 4)];
  const [ask, d] = [one(random, ["predict", "near"]), one(random, [0.2, 0.25, 4, 5])];
  const stretched = items.map(([p, q]) => [d * p, q]);
  const undone = [user[0] / d, user[1]];
  const products = items.map((item) => dot(user, item));
  const [before, after] = [items, stretched].map((rows) => rows.map((row) => read(rows[0], row)));
  if (!clear(products, 0.1) || !clear(before.slice(1)) || !clear(after.slice(1)) || (ask === "near" && top(before.slice(1)) === top(after.slice(1)))) return null;
  const values = { a: names[0], d };
  const among = ask === "near" ? [1, 2, 3] : [0, 1, 2, 3];
  const best = Math.max(...among.map((k) => (ask === "near" ? after[k] : dot(undone, stretched[k]))));
  const choices = among.map((k) => ({
    text: plain(names[k]),
    said: /** @type {Said} */ (ask === "near" ? ["factorisation.said.near", { ...values, b: names[k], before: fixed(before[k]), now: fixed(after[k]) }] : ["factorisation.said.predict", { b: names[k], before: fixed(products[k]), now: fixed(dot(undone, stretched[k])) }]),
    right: (ask === "near" ? after[k] : dot(undone, stretched[k])) === best,
  }));
  const rows = [[/** @type {Said} */ (["factorisation.user", {}]), fixed(user[0], 1), fixed(user[1], 1)], ...items.map((item, k) => [names[k], fixed(item[0], 1), fixed(item[1], 1)])];
  return { asked: [`factorisation.${ask}`, values], why: [`factorisation.${ask}.why`, values], choices, table: { head: [["factorisation.vector", {}], ["factorisation.first", {}], ["factorisation.second", {}]], rows } };
}

const RATE = 0.01;

/** What a longer arrow does to the loss, to its gradient, and to the turn of one step. @type {Maker} */
export function training(random) {
  const [z, t] = points(random, 2).map((p) => scale(p, 1 / norm(p)));
  const times = one(random, [2, 3, 4, 5]);
  const away = angle(z, t) ?? 0;
  if (away < 0.5 || away > 2.6) return null;
  const of = /** @type {Record<string, (z: Point) => number>} */ ({
    loss: (at) => 1 - read(at, t),
    gradient: (at) => norm(cosineGradient(at, t) ?? [NaN]),
    turn: (at) => (180 / Math.PI) * (angle(at, stepped(at, t, RATE, false)?.[0] ?? at) ?? NaN),
  });
  const ask = one(random, Object.keys(of));
  const [short, long] = [of[ask](z), of[ask](scale(z, times))];
  const factors = { square: times ** -2, over: 1 / times, same: 1, times };
  const measured = { short: fixed(short, 3), long: fixed(long, 3), n: times };
  const choices = Object.entries(factors).map(([key, factor]) => ({ text: /** @type {Said} */ ([`training.factor.${key}`, { n: times, square: times ** 2 }]), said: /** @type {Said} */ ([`training.said.${ask}`, { ...measured, would: fixed(short * factor, 3) }]), right: Math.abs(long / short / factor - 1) < 0.01 }));
  return { asked: [`training.${ask}`, { n: times }], why: [`training.${ask}.why`, measured], choices: mixed(choices, random) };
}

/** Which collection of means of tokens has the largest mean cosine, or the smallest. @type {Maker} */
export function pooling(random) {
  const ask = one(random, ["most", "least"]);
  const drawn = Array.from({ length: 4 }, () => ({ n: one(random, [1, 4, 16, 64]), mu: between(random, -1.2, 1.2) }));
  const cosines = drawn.map(({ n, mu }) => limitCosine([mu, mu ** 2 + 1 / n, 0, 0]));
  const sign = ask === "most" ? 1 : -1;
  const signs = new Set(drawn.map(({ mu }) => Math.sign(mu)));
  if (!clear(cosines.map((each) => sign * each)) || signs.size < 2 || signs.has(0) || new Set(drawn.map(({ n }) => n)).size < 3) return null;
  const letters = ["A", "B", "C", "D"];
  const choices = drawn.map(({ n, mu }, k) => ({ text: plain(letters[k]), said: /** @type {Said} */ (["pooling.said", { name: letters[k], mu: fixed(mu, 1), spread: fixed(Math.sqrt(1 / n)), cos: fixed(cosines[k]) }]), right: sign * cosines[k] === Math.max(...cosines.map((each) => sign * each)) }));
  return { asked: [`pooling.${ask}`, {}], why: ["pooling.why", {}], choices, table: { head: [["pooling.collection", {}], ["pooling.tokens", {}], ["pooling.mean", {}]], rows: drawn.map(({ n, mu }, k) => [letters[k], String(n), fixed(mu, 1)]) } };
}
