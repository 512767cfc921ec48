/**
 * Looks a word's neighbours up, after any remedy and by any measure, where the browser has been sent no list of them:
 * on
 * vectors that are loaded when they are wanted.
 *
 * @import {Answer, Desk, Near, Source, State} from "./types.js" @import {WordTables} from "../../lab/types.js"
 */

import { numbersOf } from "../../lab/base64.js";
import { DISTANCES, placesOf, remedied, scaledToUnit, scoresOf } from "../../lab/maths/remedies.js";
import { likely } from "../../lab/spelling.js";
import { createTables } from "../../lab/word_tables.js";
import { LISTED } from "./scene.js";

/** @typedef {readonly ArrayLike<number>[]} Rows @typedef {{model: string, remedy: string, k: number}} Of */

const MOST_TABLES = 4; // tables after a remedy: 9 MB each

/** @param {Omit<Source, "desk">} source @returns {Desk} */
export function createDesk(source) {
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  /** @type {{tables: WordTables | null, renew: () => void, tell: (share: number) => void}} */
  const open = { tables: null, renew: () => {}, tell: () => {} };
  const tables = () => {
    if (!open.tables) throw new Error("no vectors here");
    return open.tables;
  };
  const rows = cachedRows((of) => made(tables(), of, source.count, open.tell));
  /** @type {Desk} */
  const desk = {
    ...{ word: "", here: false, guided: () => true },
    open: (load, doing) => {
      if (load) Object.assign(open, doing, { tables: createTables(load) });
      desk.here = load !== null;
    },
    rows: async (state) => rows(named(state, source)),
    counts: async (state) => {
      const [all, model, { en }] = await Promise.all([
        tables().file("counts"),
        tables().file(`counts.${named(state, source).model}`),
        tables().index(),
      ]);
      return { all, model, words: en };
    },
    answer: (state) => {
      if (desk.guided() || (!desk.word && state.measure === 0)) return null;
      const word = desk.word || source.names[source.queries[state.query]];
      const key = [word, ...Object.values(named(state, source)), state.measure, state.alpha, state.weight].join();
      const known = answers.get(key);
      if (known) return known;
      answers.set(key, { status: "pending" });
      looked(word, state, { source, desk, tables })
        .catch(() => /** @type {Answer} */ ({ status: "failed" }))
        .then((result) => {
          answers.set(key, result);
          open.renew();
          if (result.status === "failed") answers.delete(key); // asked again, it may come
        });
      return { status: "pending" };
    },
  };
  return desk;
}

/**
 * Which table after which remedy. @param {State} state @param {Pick<Source, "models" | "remedies">} source
 * @returns {Of}
 */
function named({ vectors, remedy, k }, { models, remedies }) {
  return { model: models[vectors].title, remedy: remedies[remedy], k: remedies[remedy] === "top-removed" ? k : 0 };
}

/** The last few tables. @param {(of: Of) => Promise<Rows>} make @returns {(of: Of) => Promise<Rows>} */
function cachedRows(make) {
  /** @type {Map<string, Promise<Rows>>} */
  const cache = new Map();
  return (of) => {
    const key = Object.values(of).join();
    const rows = cache.get(key) ?? make(of);
    cache.delete(key);
    cache.set(key, rows);
    rows.catch(() => cache.delete(key));
    if (cache.size > MOST_TABLES) cache.delete([...cache.keys()][0]);
    return rows;
  };
}

/**
 * @param {string} word @param {State} state
 * @param {{source: Omit<Source, "desk">, desk: Desk, tables: () => WordTables}} of @returns {Promise<Answer>}
 */
async function looked(word, state, { source, desk, tables }) {
  const words = (await tables().index()).en.slice(0, source.count);
  const own = words.indexOf(word.trim().toLowerCase());
  const strange = /** @type {const} */ ({ status: "unlisted", like: likely(words, word) });
  if (own < 0 && state.measure === 0) return strange; // the list that is shipped stands instead
  const at = own < 0 ? words.indexOf(source.names[source.queries[state.query]]) : own;
  const before = await desk.rows({ ...state, remedy: source.raw });
  const after = await desk.rows(state);
  const lists = await compared(words, before, after, at, source.remedies[state.remedy], state, source.measures);
  return own < 0 ? { ...strange, lists } : { status: "done", word: words[at], lists };
}

/**
 * A model's table after a remedy. @param {WordTables} tables @param {Of} of @param {number} count
 * @param {(share: number) => void} tell
 */
async function made(tables, { model, remedy, k }, count, tell) {
  const rows = await tables.table(model, "en", tell, count);
  const axes = remedy === "top-removed" ? (await tables.file(`counts.${model}`)).axes.slice(0, k).map(numbersOf) : [];
  return remedied(rows, remedy, axes);
}

/**
 * Both lists of a word: by cosine as the vectors are, and by a measure after a remedy.
 * @param {string[]} words @param {Rows} before @param {Rows} after @param {number} at @param {string} remedy
 * @param {State} state @param {string[]} measures
 * @returns {Promise<{was: Near[], now: Near[]}>}
 */
export async function compared(words, before, after, at, remedy, state, measures) {
  const measure = measures[state.measure];
  const scores = await scoresOf(measure, after, at, measure === "scaled" ? state.alpha : state.weight);
  const now = placesOf(scores, DISTANCES.has(measure));
  const was = placesOf(await scoresOf("cosine", before, at, 0), false);
  const scaled = remedy === "min-max" ? scaledToUnit(scores, at) : scores;
  const near = (/** @type {Int32Array} */ places) =>
    Array.from({ length: LISTED }, (_, k) => places.indexOf(k + 1)).map((row) => ({
      word: words[row],
      from: was[row],
      to: now[row],
      score: scaled[row],
    }));
  return { was: near(was), now: near(now) };
}
