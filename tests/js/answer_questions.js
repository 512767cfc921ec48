// What /ask answers: a file of {data, pairs, scores} in; numbers by question, tables, stores' scores and fits out.
import { readFileSync, writeFileSync } from "node:fs";

import { ANSWERS, ownOf } from "../../assets/ask/answers.js";
import { modelsOf } from "../../assets/ask/index.js";
import { scoresOf } from "../../assets/ask/panel.js";
import { pairOf } from "../../assets/ask/typed_pair.js";
import { createSearch } from "../../assets/ask/search.js";
import * as scores from "../../assets/lab/maths/scores.js";

const [asked, told] = process.argv.slice(2);
const { data, found, typed, fields, titles, calls, rounds } = JSON.parse(readFileSync(asked, "utf8"));
const of = modelsOf(data, found, { title: "yours", names: ["one", "other"], a: typed[0], b: typed[1], others: {} });
const models = [...of.models, ...(of.mine ? [of.mine] : [])];
/** @param {import("../../assets/ask/types.js").Of} asker */
const answersTo = (asker) =>
  data.questions
    .filter((/** @type {{key: string}} */ { key }) => ANSWERS[key])
    .map((/** @type {import("../../assets/ask/types.js").Question} */ { key, knob }) => [
      key,
      ANSWERS[key](asker, knob?.at ?? 0),
    ]);
/** @type {Record<string, unknown>} */
const answers = {};
for (const [key, { numbers, texts, columns }] of answersTo(of)) {
  const table = models.map((m) => [
    m.title,
    Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, /** @type {any} */ (read)(m) ?? null])),
  ]);
  answers[key] = { numbers, texts: texts ?? {}, table: Object.fromEntries(table) };
}
const find = createSearch(data.terms, data.weights);
writeFileSync(
  told,
  JSON.stringify({
    answers,
    own: ownOf(of),
    wordsAlone: Object.fromEntries(
      answersTo({ ...of, mine: null }).map((/** @type {[string, {numbers: object}]} */ [key, { numbers }]) => [
        key,
        numbers,
      ]),
    ),
    scores: Object.fromEntries(models.map((m) => [m.title, scoresOf(data.conventions, m)])),
    pairs: fields.map((/** @type {[string, string]} */ [a, b]) => pairOf(a, b)),
    fits: Object.fromEntries(titles.map((/** @type {string} */ title) => [title, find(title)])),
    rounds: rounds.map((/** @type {[string, number, number, number]} */ [form, c, a, b]) =>
      scores.cosinesOf(form, scores.scoreAs(form, c, a, b), a, b),
    ),
    called: calls.map((/** @type {[keyof typeof scores, unknown[]]} */ [name, args]) =>
      /** @type {any} */ (scores[name])(...args),
    ),
  }),
);
