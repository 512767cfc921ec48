/**
 * Each kind of problem answered a second way, from what is shown alone: which choices are right, or whether a place is.
 *
 * @typedef {import("../../assets/review/types.js").Problem} Problem
 * @typedef {import("../../assets/review/types.js").Choice} Choice
 * @typedef {readonly number[]} P
 * @typedef {import("../../assets/review/types.js").Sentence} Sentence
 * @typedef {{problem: Problem, words: (sentence: Sentence) => string, numbers: (text: string) => number[]}} Seen
 */

import { seeded } from "../../assets/lab/random.js";

const key = (/** @type {import("../../assets/review/types.js").Sentence} */ said) =>
  /** @type {string} */ (said[0].split(".").at(-1));
export const length = (/** @type {P} */ a) => Math.hypot(...a);
const turn = (/** @type {P} */ a) => Math.atan2(a[1], a[0]);
export const cosine = (/** @type {P} */ a, /** @type {P} */ b) => Math.cos(turn(a) - turn(b));
export const less = (/** @type {P} */ a, /** @type {P} */ b) => [a[0] - b[0], a[1] - b[1]];
export const along = (/** @type {P} */ a, /** @type {P} */ b) => a[0] * b[0] + a[1] * b[1];
export const best = (/** @type {number[]} */ values) => values.map((each) => each === Math.max(...values));
export const round = Array.from({ length: 3600 }, (_, k) => [
  Math.cos((k * Math.PI) / 1800),
  Math.sin((k * Math.PI) / 1800),
]);
export const tips = (/** @type {Problem} */ { figure }) => (figure?.arrows ?? []).map(({ at }) => at);
export const order = (/** @type {P[]} */ W, /** @type {P} */ x) =>
  W.map((_, k) => k).sort((i, j) => along(W[j], x) - along(W[i], x));
/** Which of them scores highest, the first of equals: the head of their order. @param {readonly P[]} W @param {P} x */
export function winner(W, x) {
  const scores = W.map((row) => along(row, x));
  return scores.indexOf(Math.max(...scores));
}
/** The pairs of names that some input scores highest. @param {Problem} problem */
export function leading(problem) {
  const [W, names] = [tips(problem), (problem.figure?.arrows ?? []).map(({ name }) => name)];
  const pairs = new Set(round.map((x) => order(W, x).slice(0, 2).sort().join()));
  return new Set(
    [...pairs].map((pair) =>
      pair
        .split(",")
        .map((k) => names[Number(k)])
        .sort()
        .join(" and "),
    ),
  );
}

/** Whether the place that is shown as right is. @type {Record<string, (seen: Seen) => boolean>} */
export const PLACES = {
  translate: ({ problem, numbers, words }) => {
    const [a, b, c] = tips(problem).map((each) => less(each, problem.place?.solved ?? []));
    return cosine(a, b) <= numbers(words(problem.asked))[0] && cosine(c, a) > cosine(c, b);
  },
  centre: ({ problem, numbers, words }) => {
    const W = [problem.place?.solved ?? [], ...tips(problem).slice(1)];
    const [like, wins] = [numbers(words(problem.asked)).at(-1) ?? NaN, round.some((x) => winner(W, x) === 0)];
    return key(problem.asked) === "win" ? wins && cosine(W[0], W[1]) <= like : !wins && cosine(W[0], W[1]) >= like;
  },
  rankings: ({ problem, words }) => {
    const names = order(tips(problem), problem.place?.solved ?? []).map((k) => problem.figure?.arrows[k].name);
    return words(problem.asked).includes(names.join(" > "));
  },
};

export const rowsOf = (/** @type {Seen} */ { problem, numbers }) =>
  (problem.table?.rows ?? []).map((row) => row.flatMap((cell) => (typeof cell === "string" ? numbers(cell) : [])));
const shares = (/** @type {number[]} */ scores) =>
  scores.map((each) => Math.exp(each) / scores.reduce((sum, other) => sum + Math.exp(other), 0));
const KEPT = {
  audit: ["distance", "differences", "gap", "chance"],
  sigmoid: ["turn-both", "stretch-both"],
  softmax: ["translation", "turn-both", "stretch-both"],
};
const FACTOR = { gradient: "over", turn: "square" };

/** Which choices are right. @type {Record<string, (seen: Seen) => boolean[]>} */
export const CHOICES = {
  home: (seen) => {
    const [scores] = rowsOf(seen);
    const rows = seen.problem.choices.map(({ text }) => seen.numbers(seen.words(text)));
    return rows.map((row) => shares(row).every((p, k) => Math.abs(p - shares(scores)[k]) < 1e-9));
  },
  rescale: ({ problem, numbers, words }) => {
    const [a, b] = tips(problem);
    const all = Array.from({ length: 4001 }, (_, k) => 10 ** ((k - 2000) / 500)).map((s) =>
      cosine([a[0], s * a[1]], [b[0], s * b[1]]),
    );
    return problem.choices.map(({ text }) => {
      const [c] = numbers(words(text));
      return (c >= Math.min(...all) && c <= Math.max(...all)) === (key(problem.asked) === "can");
    });
  },
  measures: ({ problem, words, numbers }) => {
    const after = problem.table?.rows.map((row) => numbers(String(row[2]))[0]) ?? [];
    return problem.choices.map(({ said }) => numbers(words(said)).every((each, k) => each === after[k]));
  },
  audit: ({ problem }) => problem.choices.map(({ text }) => KEPT.audit.includes(key(text))),
  words: (seen) => {
    const [line] = seen.numbers(seen.words(seen.problem.asked));
    const rows = rowsOf(seen);
    return seen.problem.choices.map(({ text }) =>
      rows.every(([one, two]) => one >= line === two >= seen.numbers(seen.words(text))[0]),
    );
  },
  threshold: (seen) => {
    const [line] = seen.numbers(seen.words(seen.problem.asked));
    return seen.problem.choices.map(({ text }) =>
      rowsOf(seen).every(([score]) => score >= line === (1 + score) / 2 >= seen.numbers(seen.words(text))[0]),
    );
  },
  length: (seen) =>
    best(rowsOf(seen).map(([turned, size]) => (key(seen.problem.asked) === "dot" ? turned * size : turned))),
  norms: ({ problem }) => {
    const W = tips(problem);
    const mean = [0, 1].map((k) => W.reduce((sum, row) => sum + row[k], 0) / W.length);
    return best(W.slice(1).map((row) => cosine(less(W[0], mean), less(row, mean))));
  },
  thief: ({ problem, words, numbers }) => {
    const values = (problem.table?.rows ?? []).map(([, value]) => Number(value));
    return problem.choices.map(({ text }) => numbers(words(text))[0] === values.filter((value) => value > 0.5).length);
  },
  train_again: (seen) => {
    const nearest = (seen.problem.table?.rows ?? [])
      .map((row) => row.slice(1).map((cell) => seen.numbers(String(cell))[0]))
      .map((row) => row.indexOf(Math.max(...row)));
    const called = (seen.problem.table?.head ?? []).slice(1).map((head) => seen.words(head));
    const steady = nearest.every((each) => each === nearest[0]);
    return seen.problem.choices.map(({ text }) =>
      key(text) === "depends" ? !steady : steady && seen.words(text).startsWith(`${called[nearest[0]]} `),
    );
  },
  sigmoid: ({ problem, words }) => {
    const { arrows = [] } = problem.figure ?? {};
    const sets = new Set(round.map((x) => String(arrows.filter(({ at }) => along(at, x) > 0).map(({ name }) => name))));
    return problem.choices.map(
      ({ text }) =>
        sets.has(
          words(text) === "none of them"
            ? ""
            : words(text)
                .split(/, | and /)
                .sort((p, q) => arrows.findIndex(({ name }) => name === p) - arrows.findIndex(({ name }) => name === q))
                .join(","),
        ) ===
        (key(problem.asked) === "can"),
    );
  },
  top_two: ({ problem, words }) => {
    const firsts = leading(problem);
    return problem.choices.map(
      ({ text }) => firsts.has(words(text).split(" and ").sort().join(" and ")) === (key(problem.asked) === "can"),
    );
  },
  word2vec: ({ problem }) =>
    problem.choices.map(({ text }) =>
      KEPT[/** @type {"sigmoid" | "softmax"} */ (key(problem.asked))].includes(key(text)),
    ),
  factorisation: (seen) => {
    const [user, ...items] = rowsOf(seen);
    return best(items.map((item) => along(user, item)));
  },
  training: ({ problem }) =>
    problem.choices.map(({ text }) => key(text) === FACTOR[/** @type {"gradient" | "turn"} */ (key(problem.asked))]),
  pooling: (seen) => {
    const { normal } = seeded(7);
    const drawn = rowsOf(seen).map(([n, mu]) => {
      const [a, b] = [0, 1].map(() => Array.from({ length: 6000 }, () => mu + normal() / Math.sqrt(n)));
      const product = (/** @type {number[]} */ p, /** @type {number[]} */ q) =>
        p.reduce((sum, each, k) => sum + each * q[k], 0);
      return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
    });
    return best(drawn.map((each) => (key(seen.problem.asked) === "most" ? each : -each)));
  },
};

/**
 * What is asked that decides for a reader who always says that predictions stay and cosines change.
 * @param {Problem} problem
 */
export const STAYS = ({ asked, choices }) => {
  const right = choices.find((each) => each.right);
  return right
    ? ["constant", "distance", "chance", "gap", "differences", "translation", "rescaling"].includes(key(right.text)) ||
        /same$|predict$/.test(asked[0])
    : /translate/.test(asked[0]);
};
