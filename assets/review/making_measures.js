/** Problems of the lesson Measures: what a report says before and after a move. */

import { softmax } from "../lab/maths/softmax.js";
import { cosine, norm, scale, subtract, translate } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { APART, mixed, one, place, point, points, SAME, spread } from "./making.js";
/** @import {Maker, Sentence} from "./types.js" @import {Point} from "../lab/maths/vectors.js" */

/** @param {readonly Point[]} W @param {Point} x cosine, distance, cosine of differences, probability of the first */
export function report(W, x) {
  const [a, b, c] = W;
  return [cosine(a, b), norm(subtract(a, b)), cosine(subtract(a, c), subtract(b, c)), softmax(W, x)[0]].map(
    (each) => each ?? NaN,
  );
}

/**
 * A report before and after, as a table. @param {readonly number[]} before @param {readonly number[]} after
 * @param {import("../lab/types.js").Values} values @returns {import("./types.js").Table}
 */
export function reportOf(before, after, values) {
  const rows = ["cosine", "distance", "differences", "chance"].map((row, k) => [
    /** @type {Sentence} */ ([`measures.row.${row}`, values]),
    fixed(before[k]),
    fixed(after[k]),
  ]);
  return {
    head: [
      ["measures.score", {}],
      ["measures.before", {}],
      ["measures.after", {}],
    ],
    rows,
  };
}

/** A report before and after: which move made it? @type {Maker} */
export function measures(random, names) {
  const W = points(random, 3);
  const [x, v] = [point(random), point(random, 0.6, 1.5)];
  const [times, degrees, d, e] = [
    one(random, [0.5, 2]),
    one(random, [60, 90, 120]),
    one(random, [2, 3]),
    one(random, [0.5, 0.4]),
  ];
  const [co, si] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const moves = {
    translation: report(translate(W, v), x),
    factor: report(
      W.map((row) => scale(row, times)),
      x,
    ),
    turn: report(
      W.map(([p, q]) => [co * p - si * q, si * p + co * q]),
      x,
    ),
    rescaling: report(
      W.map(([p, q]) => [d * p, e * q]),
      [x[0] / d, x[1] / e],
    ),
  };
  const [before, key] = [report(W, x), one(random, Object.keys(moves))];
  const after = moves[/** @type {keyof typeof moves} */ (key)];
  const values = {
    a: names[0],
    b: names[1],
    c: names[2],
    v: place(v),
    times: fixed(times, 1),
    degrees,
    d: fixed(d, 1),
    e: fixed(e, 1),
  };
  const choices = Object.entries(moves).map(([name, of]) => {
    const [cos, distance, differences, chance] = of.map((each) => fixed(each));
    return {
      text: /** @type {Sentence} */ ([`measures.move.${name}`, values]),
      said: /** @type {Sentence} */ (["measures.said", { cos, distance, differences, chance }]),
      right: spread(of, after) < SAME,
      off: spread(of, after),
    };
  });
  if (before.some(Number.isNaN) || choices.some(({ off }) => off > SAME && off < APART)) return null;
  return {
    asked: ["measures.asked", {}],
    why: [`measures.why.${key}`, {}],
    choices: mixed(choices, random),
    table: reportOf(before, after, values),
  };
}
