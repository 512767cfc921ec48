/**
 * What the models make of a list that Python has not looked up: the same as lib/cosine_lab/lessons/words/model does, on
 * vectors
 * that are loaded when they are wanted.
 *
 * @import {Index, Problem, Row, Sent, Tables} from "./types.js"
 */

import { cosinesTo } from "../../lab/maths/neighbours.js";
import { likely } from "../../lab/spelling.js";
import { entries, FEWEST } from "./entries.js";
import { tableOf } from "./scene.js";
import { createTables } from "../../lab/word_tables.js";

const CHINESE = /[\u3400-\u9fff]/;
const EXACT = 1e12; // beyond these digits cosines of equal pairs differ by rounding
const EQUAL = 1e-12;

/**
 * The data of a page, for the list that its address names: looked up here where the page has tables and other words.
 * @param {any} data @param {URLSearchParams} query @param {((name: string) => Promise<any>) | null} load
 * @returns {Promise<any>}
 */
export async function chosen(data, query, load) {
  const { problem } = data;
  const typed = (query.get("words") ?? "").trim() || problem.typed;
  if (!load) return data;
  const tables = createTables(load);
  if (typed === problem.typed) return { ...data, problem: { ...problem, tables } };
  try {
    const lookup = await lookedUp(problem, typed, tables);
    const [{ key, bit }] = lookup.models;
    const first = key === problem.chinese.key ? { models: 1 << bit } : {};
    return {
      ...data,
      epoch: `words:${typed}`,
      story: null,
      layout: leadingHome(data.layout, { words: problem.start }),
      state: { ...data.state, ...first },
      defaults: { ...data.defaults, ...first },
      problem: lookup,
    };
  } catch {
    return { ...data, problem: { ...problem, tables, notes: [{ key: "unloaded", values: { typed } }] } };
  }
}

/**
 * What is to be tried, and to be reached, is so in the story's list. @param {Record<string, any[]>} layout
 * @param {Record<string, string>} home
 */
function leadingHome(layout, home) {
  const led = (/** @type {any} */ { attempt, ...item }) => ({
    ...item,
    attempt: { ...attempt, query: attempt.query ?? home },
  });
  const free = layout.free.map((spec) => ({
    ...spec,
    ...(spec.type === "goals" ? { query: home } : { items: spec.items.map(led) }),
  }));
  return { ...layout, free };
}

/** @param {Problem} problem of another list @param {string} typed @param {Tables} tables @returns {Promise<Problem>} */
export async function lookedUp(problem, typed, tables) {
  const index = await tables.index();
  const { names } = entries(typed);
  const known = names.filter((name) => placesOf(index, name).length);
  const unknown = Object.fromEntries(
    names.filter((name) => !known.includes(name)).map((name) => [name, likely([...index.zh, ...index.en], name)]),
  );
  const list = known.length < FEWEST ? entries(problem.start).names : known;
  const chinese = list.some((name) => CHINESE.test(name));
  const listed = new Set(list.map((name) => name.toLowerCase()));
  const tray = problem.trays[chinese ? 1 : 0]
    .map((name, bit) => ({ bit, name }))
    .filter(({ name }) => !listed.has(name));
  const all = [...list, ...tray.map(({ name }) => name)];
  const models = await Promise.all(
    [...(chinese ? [problem.chinese] : []), ...problem.models.filter(({ key }) => key !== problem.chinese.key)].map(
      (model) => modelOf(model, { problem, held: index, tables, names: all }),
    ),
  );
  const score = models.map(({ cosines }) => Number(cosines[1])).find((each) => !Number.isNaN(each)) ?? null;
  const shares = models.map((model) =>
    model.band && score !== null ? percentileOf(index.marks[model.key], score) : null,
  );
  return {
    ...problem,
    ...{
      typed,
      tables,
      unknown,
      score,
      models: models.map((model, at) => ({ ...model, share: shares[at] })),
      names: all,
      count: list.length,
    },
    tray: tray.map(({ bit }, at) => ({ bit, id: list.length + at })),
  };
}

/** Where a word stands, the Chinese table first. @param {Index} index @param {string} name @returns {Row[]} */
function placesOf(index, name) {
  const word = name.trim().toLowerCase();
  return /** @type {const} */ (["zh", "en"])
    .map((language) => ({ language, row: index[language].indexOf(word) }))
    .filter(({ row }) => row >= 0);
}

/**
 * @param {Sent} model @param {{problem: Problem, held: Index, tables: Tables, names: string[]}} of
 * @returns {Promise<Sent>}
 */
async function modelOf(model, { problem, held: index, tables, names }) {
  if (model.kind !== "computed") return { ...model, cosines: quoted(problem, model, names), near: null };
  const both = model === problem.chinese;
  const places = names.map((name) => placesOf(index, name).find(({ language }) => both || language === "en"));
  const vectors = await Promise.all(places.map((at) => (at && model.table ? tables.vector(model.table, at) : null)));
  const table = Float64Array.from({ length: names.length ** 2 }, (_, at) => {
    const [a, b] = [vectors[Math.floor(at / names.length)], vectors[at % names.length]];
    return a && b ? Math.round(EXACT * Number(cosinesTo([b], a)[0])) / EXACT : NaN;
  });
  const marks = index.marks[model.key];
  return {
    ...model,
    cosines: table,
    percentiles: table.map((each) => (Number.isNaN(each) ? NaN : percentileOf(marks, each))),
    near: null,
    vectors,
  };
}

/**
 * The published scores that a list's words have. @param {Problem} problem @param {Sent} model @param {string[]} names
 */
function quoted({ names: before, models }, { key }, names) {
  const scores = tableOf(models.find((each) => each.key === key)?.cosines ?? "");
  return Float64Array.from({ length: names.length ** 2 }, (_, at) => {
    const [row, column] = [names[Math.floor(at / names.length)], names[at % names.length]].map((name) =>
      before.indexOf(name),
    );
    return row < 0 || column < 0 ? NaN : scores[row * before.length + column];
  });
}

/**
 * Percentage of all pairs below a cosine, to 0.1: twin of lib/cosine_lab/lessons/words/model/spread.py.
 * @param {Float64Array} marks @param {number} score
 */
export function percentileOf(marks, score) {
  const below = marks.findIndex((mark) => mark >= score - EQUAL);
  return (below < 0 ? marks.length : below) / 10;
}
