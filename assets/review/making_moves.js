/** Problems of the lessons on moves that keep a model: Home, Translate, Rescale, Centre, Your model. */

import { cosineAtRatio, ratiosFor, reach } from "../lab/maths/rescaling.js";
import { logits, softmax } from "../lab/maths/softmax.js";
import { add, cosine, dot, norm, scale, subtract, translate } from "../lab/maths/vectors.js";
import { losers } from "../lab/maths/winners.js";
import { fixed, signed } from "../lab/numbers.js";
import {
  APART,
  arrowsOf,
  between,
  mixed,
  one,
  place,
  point,
  points,
  roomiest,
  rounded,
  SAME,
  spread,
  top,
} from "./making.js";
import { report } from "./making_measures.js";
/** @import {Maker, Sentence} from "./types.js" @import {Point} from "../lab/maths/vectors.js" */

/**
 * Scores as a softmax takes them: an input of length 1 that sees one row for each. @param {readonly number[]} scores
 */
const chances = (scores) =>
  softmax(
    scores.map((each) => [each, 0]),
    [1, 0],
  );
const listed = (/** @type {readonly number[]} */ values, digits = 2) =>
  values.map((each) => fixed(each, digits)).join(", ");

/** Rows of scores: which gives the same probabilities? @type {Maker} */
export function home(random, names) {
  const scores = [between(random, 0.5, 3), between(random, -1.5, 1.5), between(random, -2.5, 0.5)];
  const [first, by, times] = [top(scores), one(random, [-4, -3, 2, 4]), one(random, [2, 3])];
  const rows = {
    constant: scores.map((each) => rounded(each + by)),
    times: scores.map((each) => rounded(each * times)),
    alone: scores.map((each, k) => (k === first ? rounded(each + 0.8) : each)),
    mirrored: scores.map((each) => -each + 0),
  };
  const before = chances(scores);
  const choices = Object.entries(rows).map(([key, row]) => {
    const now = chances(row);
    return {
      text: row1(row),
      said: /** @type {Sentence} */ ([
        `home.said.${key}`,
        { by: signed(by, 0), times, now: listed(now), before: listed(before), first: names[top(row)] },
      ]),
      right: spread(now, before) < SAME,
      off: spread(now, before),
    };
  });
  if (choices.some(({ off }) => off > SAME && off < APART) || new Set(scores).size < scores.length) return null;
  return {
    asked: ["home.same", {}],
    why: ["home.same.why", {}],
    choices: mixed(choices, random),
    table: {
      head: names.slice(0, 3).map((name) => ["plain", { text: name }]),
      rows: [scores.map((each) => fixed(each, 1))],
    },
  };
}

/** @param {readonly number[]} row @returns {Sentence} */
const row1 = (row) => ["plain", { text: listed(row, 1) }];

/** Put the origin so that two labels are nearly opposite and a third is nearer to one of them. @type {Maker} */
export function translation(random, names) {
  const [a, b, c] = points(random, 3);
  const of = (/** @type {Point} */ o) => translate([a, b, c], scale(o, -1));
  const readingsAt = (/** @type {Point} */ o) => {
    const [p, q, r] = of(o);
    return [cosine(p, q), cosine(r, p), cosine(r, q)].map((each) => each ?? NaN);
  };
  const most = one(random, [-0.7, -0.8]);
  const goal = (/** @type {Point} */ o) => {
    const [ab, ca, cb] = readingsAt(o);
    return ab <= most && ca > cb;
  };
  const [, ca, cb] = readingsAt([0, 0]);
  const solved = ca < cb ? roomiest(goal) : null;
  if (!solved || goal([0, 0])) return null;
  const values = { a: names[0], b: names[1], c: names[2], most: fixed(most, 1) };
  const valuesAt = (/** @type {Point} */ o) => {
    const [ab, to, from] = readingsAt(o);
    return { ...values, ab: fixed(ab), ca: fixed(to), cb: fixed(from) };
  };
  return {
    asked: ["translate.asked", values],
    why: ["translate.why", valuesAt(solved)],
    choices: [],
    figure: { arrows: arrowsOf([a, b, c], names), moved: "origin" },
    place: { start: [0, 0], solved, goal, said: (o) => ["translate.said", valuesAt(o)] },
  };
}

/** Which cosines a diagonal rescaling can give. @type {Maker} */
export function rescaling(random, names) {
  const [a, b] = points(random, 2);
  const range = reach(a, b);
  if (!range || range.constant || range.flip || [...a, ...b].some((each) => Math.abs(each) < 0.3)) return null;
  const ask = one(random, ["can", "cannot"]);
  const now = cosine(a, b) ?? NaN;
  const drawn = Array.from({ length: 12 }, () => between(random, -0.98, 0.98, 2)).filter(
    (c) => Math.abs(c - now) > APART,
  );
  const inside = drawn.filter((c) => c > range.low + APART && c < range.high - APART);
  const outside = drawn.filter((c) => c < range.low - APART || c > range.high + APART);
  outside.sort((p, q) => Number(q * now > 0) - Number(p * now > 0)); // first one whose sign does not give it away
  const cosines =
    ask === "can" ? [...inside.slice(0, 1), ...outside.slice(0, 3)] : [...outside.slice(0, 1), ...inside.slice(0, 3)];
  const ordered = [...cosines].sort((p, q) => p - q);
  if (
    cosines.length < 4 ||
    outside[0] * now < 0 ||
    ordered.some((each, k) => k > 0 && each - ordered[k - 1] < 2 * APART)
  )
    return null;
  const values = { a: names[0], b: names[1], low: fixed(range.low), high: fixed(range.high) };
  const choices = cosines.map((c) => {
    const [tau] = ratiosFor(a, b, c);
    const got = tau === undefined ? null : cosineAtRatio(a, b, tau);
    const possible = got !== null && Math.abs(got - c) < SAME;
    const times = tau === undefined ? "" : fixed(Math.sqrt(tau), 2);
    return {
      text: /** @type {Sentence} */ (["plain", { text: fixed(c) }]),
      said: /** @type {Sentence} */ ([
        `rescale.said.${possible ? "can" : "cannot"}`,
        { ...values, c: fixed(c), times },
      ]),
      right: possible === (ask === "can"),
    };
  });
  const reasons =
    ask === "can"
      ? undefined
      : {
          right: "axis",
          beliefs: {
            "rescale.alone": { id: "lengths", holds: Math.abs((cosineAtRatio(a, b, 4) ?? NaN) - now) < SAME },
            "rescale.inside":
              range.high - now > now - range.low
                ? { id: "apart", holds: range.high < now + APART }
                : { id: "together", holds: range.low > now - APART },
            "rescale.sign": { id: "all", holds: range.low < -1 + APART && range.high > 1 - APART },
          },
        };
  return {
    reasons,
    asked: [`rescale.${ask}`, { ...values, at: place(a), bt: place(b), now: fixed(now) }],
    why: ["rescale.why", values],
    choices: mixed(choices, random),
    figure: { arrows: arrowsOf([a, b], names) },
  };
}

/** Put a label where it never wins, or wins, whatever its cosine seems to say. @type {Maker} */
export function centre(random, names) {
  const W = points(random, 5, 1, 2);
  const [ask, like] = [one(random, ["lose", "win"]), one(random, [0.8, 0.9])];
  const at = (/** @type {Point} */ p) => [p, ...W.slice(1)];
  const readingsAt = (/** @type {Point} */ p) => ({ wins: !losers(at(p)).includes(0), cos: cosine(p, W[1]) ?? NaN });
  const goal = (/** @type {Point} */ p) => {
    const { wins, cos } = readingsAt(p);
    return ask === "lose" ? !wins && cos >= like : wins && cos <= -like;
  };
  const solved = readingsAt(W[0]).wins === (ask === "lose") ? roomiest(goal) : null;
  if (!solved || goal(W[0])) return null;
  const values = { a: names[0], b: names[1], like: fixed(ask === "lose" ? like : -like, 1) };
  const valuesAt = (/** @type {Point} */ p) => ({ ...values, cos: fixed(readingsAt(p).cos) });
  return {
    asked: [`centre.${ask}`, values],
    why: [`centre.${ask}.why`, valuesAt(solved)],
    choices: [],
    figure: { arrows: arrowsOf(W, names), lead: 0, moved: "arrow" },
    place: {
      start: W[0],
      solved,
      goal,
      said: (p) => [`centre.said.${readingsAt(p).wins ? "wins" : "loses"}`, valuesAt(p)],
    },
  };
}

/** Numbers of one training run: which of them does the classifier fix? @type {Maker} */
export function audit(random, names) {
  const [W, x] = [points(random, 3), point(random)];
  const numbers = /** @type {Record<string, (W: readonly Point[], x: Point) => number>} */ ({
    cosine: (rows) => cosine(rows[0], rows[1]) ?? NaN,
    length: (rows) => norm(rows[0]),
    dot: (rows) => dot(rows[0], rows[1]),
    logit: (rows, input) => logits(rows, input)[0],
    distance: (rows) => norm(subtract(rows[0], rows[1])),
    differences: (rows, input) => report(rows, input)[2],
    gap: (rows, input) => logits(rows, input)[0] - logits(rows, input)[1],
    chance: (rows, input) => softmax(rows, input)[0],
  });
  const moved = points(random, 20, 0.5, 3).map((v) => W.map((row) => add(row, v)));
  const ranges = Object.entries(numbers).map(([key, of]) => {
    const each = moved.map((rows) => of(rows, x));
    return { key, here: of(W, x), least: Math.min(...each), most: Math.max(...each) };
  });
  const constant = ranges.filter(({ least, most }) => most - least < SAME);
  const others = ranges.filter((each) => !constant.includes(each));
  const drawn = [one(random, constant), ...mixed(others, random).slice(0, 3)];
  if (
    ranges.some(({ here, least }) => Number.isNaN(here + least)) ||
    others.some(({ least, most }) => most - least < APART)
  )
    return null;
  const values = { a: names[0], b: names[1], c: names[2], x: place(x) };
  const choices = drawn.map(({ key, here, least, most }) => {
    const right = most - least < SAME;
    return {
      text: /** @type {Sentence} */ ([`audit.number.${key}`, { ...values, value: fixed(here) }]),
      said: /** @type {Sentence} */ ([
        `audit.said.${right ? "kept" : "moves"}`,
        { least: fixed(least), most: fixed(most), value: fixed(here) },
      ]),
      right,
    };
  });
  const same = (/** @type {readonly Point[]} */ rows, /** @type {Point} */ input) =>
    Math.abs(numbers[drawn[0].key](rows, input) - drawn[0].here) < SAME;
  const reasons = {
    right: "differences",
    values,
    state: drawn[0].key,
    beliefs: {
      "audit.stays": {
        id: "directions",
        holds: same(
          W.map((row) => scale(row, 2)),
          x,
        ),
      },
      "measures.report": {
        id: "scores",
        holds: same(
          W.map(([p, q]) => [3 * p, q / 2]),
          [x[0] / 3, 2 * x[1]],
        ),
      },
      "measures.rescale": { id: "labels", holds: same(W, scale(x, -1.5)) },
      "audit.alike": { id: "alone", holds: same([W[0], ...points(random, 2)], x) },
    },
  };
  return {
    reasons,
    asked: ["audit.asked", { n: moved.length }],
    why: ["audit.why", {}],
    choices: mixed(choices, random),
  };
}
