/**
 * Problems of the lessons on training again, and on what an API gives away. @import {Maker, Sentence} from "./types.js"
 * @import {Point} from "../lab/maths/vectors.js"
 */

import { centredLogits, decomposed, rankOf } from "../lab/maths/theft.js";
import { centred } from "../lab/maths/centring.js";
import { dot, inverse, multiply, norm, scale, transpose } from "../lab/maths/vectors.js";
import { fixed } from "../lab/numbers.js";
import { clear, mixed, one, points, cosineOf, SAME, top } from "./making.js";

const RUNS = 5;
/** A singular value that no noise makes. */
const LARGE = 0.5;

const DRAWS = 60;

/**
 * Whether a nearest label may be reported, from its cosines in five runs: either answer is wanted as often, so that it
 * is drawn first. @type {Maker}
 */
export function again(random, names) {
  const wanted = one(random, [true, false]);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const runs = runsOf(random, names, wanted);
    if (runs) return runs;
  }
  return null;
}

/**
 * Five runs, each of which writes the same outputs in its own way; null where they are not as wanted.
 * @param {Parameters<Maker>[0]} random @param {Parameters<Maker>[1]} names
 * @param {boolean} same whether all have one nearest label @returns {ReturnType<Maker>}
 */
function runsOf(random, names, same) {
  const W = points(random, 4, 0.8, 1.6);
  const wide = one(random, [0.25, 0.9]);
  const maps = Array.from({ length: RUNS }, () =>
    /** @type {const} */ ([1, 0, 0, 1]).map((each) => each + wide * (2 * random.uniform() - 1)),
  );
  const runs = maps.map((map) => W.map((row) => multiply(transpose(inverse(map) ?? [NaN, NaN, NaN, NaN]), row)));
  const cosines = (/** @type {readonly Point[]} */ rows) => rows.slice(1).map((row) => cosineOf(rows[0], row));
  const table = runs.map(cosines);
  if (!table.every((row) => !row.some(Number.isNaN) && clear(row))) return null;
  const counts = [0, 1, 2].map((k) => table.filter((row) => top(row) === k).length);
  const [steady, a] = [counts.indexOf(RUNS), names[0]];
  if (steady >= 0 !== same) return null;
  const choices = [
    ...counts.map((n, k) => ({
      text: /** @type {Sentence} */ (["train_again.nearest", { a, b: names[k + 1] }]),
      said: /** @type {Sentence} */ (["train_again.said", { b: names[k + 1], n, runs: RUNS }]),
      right: k === steady,
    })),
    {
      text: /** @type {Sentence} */ (["train_again.depends", { a }]),
      said: /** @type {Sentence} */ (["train_again.said-depends", { n: counts.filter(Boolean).length, runs: RUNS }]),
      right: steady < 0,
    },
  ];
  const rows = table.map((row, k) => [
    /** @type {Sentence} */ (["train_again.seed", { k: k + 1 }]),
    ...row.map((each) => fixed(each)),
  ]);
  const head = [
    /** @type {Sentence} */ (["train_again.run", {}]),
    ...names.slice(1, 4).map((b) => /** @type {Sentence} */ (["plain", { text: b }])),
  ];
  const input = points(random, 1)[0];
  const reasons = same
    ? undefined
    : {
        right: "rows",
        asked: /** @type {Sentence} */ (["train_again.because", { a }]),
        state: { runs, maps, W },
        beliefs: {
          "train_again.report": {
            id: "centred",
            holds: new Set(runs.map((run) => top(cosines(centred(run))))).size === 1,
          },
          "sigmoid.length": {
            id: "lengths",
            holds: new Set(runs.map((run) => top(cosines(run.map((row) => scale(row, 1 / norm(row))))))).size === 1,
          },
          "train_again.all": {
            id: "errs",
            holds: runs.some((run, k) =>
              run.some((row, i) => Math.abs(dot(row, multiply(maps[k], input)) - dot(W[i], input)) > SAME),
            ),
          },
        },
      };
  return {
    reasons,
    asked: ["train_again.asked", { a, first: names[top(table[0]) + 1] }],
    why: [`train_again.why.${steady < 0 ? "depends" : "same"}`, { a }],
    choices: mixed(choices, random),
    table: { head, rows },
  };
}

/** How many hidden dimensions an API has, from the singular values of its answers. @type {Maker} */
export function thief(random) {
  const [labels, hidden] = [6, one(random, [2, 3, 4])];
  const draw = (/** @type {number} */ n) =>
    Array.from({ length: n }, () => Array.from({ length: hidden }, random.normal));
  const [W, X] = [draw(labels), draw(40)];
  const noise = one(random, [0, 0.01]);
  const answers = X.map((x) =>
    W.map((row) => row.reduce((sum, each, k) => sum + each * x[k], noise * random.normal())),
  );
  const { values } = decomposed(centredLogits(answers), labels);
  if (rankOf(values) !== hidden || values[hidden - 1] < 2) return null;
  const texts = values.map((value) => fixed(value, 3));
  const choices = [2, 3, 4, labels].map((count) => ({
    text: /** @type {Sentence} */ (["plain", { text: String(count) }]),
    said: /** @type {Sentence} */ (["thief.said", { count, last: texts[count - 1], next: texts[count] ?? "0" }]),
    right: count === hidden,
  }));
  const large = (/** @type {number[][]} */ rows) =>
    decomposed(rows, labels).values.filter((value) => value > LARGE).length;
  const other = X.map((x) => W.map((row) => row[0] * x[0]));
  const reasons = {
    right: "mixtures",
    values: { count: hidden, labels },
    state: answers,
    beliefs: {
      "thief.rank": { id: "labels", holds: large(centredLogits(other)) === hidden },
      "thief.known": { id: "more", holds: large(centredLogits(answers.slice(0, answers.length / 2))) < hidden },
      "thief.stretch": { id: "mean", holds: large(answers) > hidden },
    },
  };
  return {
    reasons,
    asked: ["thief.asked", { labels }],
    why: ["thief.why", { count: hidden }],
    choices: mixed(choices, random),
    table: {
      head: [
        ["thief.place", {}],
        ["thief.value", {}],
      ],
      rows: texts.map((value, k) => [String(k + 1), value]),
    },
  };
}
