/**
 * Looks a pair of words up in every shipped model, on vectors that are loaded when they are wanted.
 *
 * @import {Looked, Model} from "./types.js" @import {WordIndex, WordRow} from "../lab/types.js"
 */

import { cosine } from "../lab/maths/vectors.js";
import { visible } from "../lab/names.js";
import { createTables } from "../lab/word_tables.js";

const HAN = /\p{Script=Han}/u;
const READS_CHINESE = "USE-multilingual";
const [NEAREST, ROUNDING] = [10, 1e-12]; // of a list; cosines that differ by less are one

/**
 * @param {(name: string) => Promise<any>} load a file of the tables
 * @param {number} counted words that lists are made of: the first ones of the English table
 * @param {() => void} renew called once more is known
 */
export function createLookup(load, counted, renew) {
  const tables = createTables(load);
  /** @type {Map<string, Looked>} */
  const known = new Map();
  /**
   * @param {string[]} words @param {boolean} placed whether the place of each in the other's list is wanted
   * @returns {Looked}
   */
  return function looked(words, placed) {
    const key = JSON.stringify([words, placed]);
    const cached = known.get(key);
    if (cached) return cached;
    /** @type {Looked} */
    const pending = { status: "pending", share: placed ? 0 : null };
    known.set(key, pending);
    const tell = (/** @type {number} */ share) => (known.set(key, { ...pending, share }), renew());
    const request = vectorsOf(tables, words).then((each) =>
      placed && each.status === "there" ? placesIn(tables, each, counted, tell) : each,
    );
    request
      .catch(() => /** @type {Looked} */ ({ status: "failed" }))
      .then((each) => {
        known.set(key, each);
        renew();
        if (each.status === "failed") known.delete(key); // asked again, they may come
      });
    return pending;
  };
}

/** @typedef {ReturnType<typeof createTables>} Tables @typedef {Extract<Looked, {status: "there"}>} Pair */

/**
 * Of two English words in every model; of a pair with a Chinese word in the one that has both. @param {Tables} tables
 * @param {string[]} words @returns {Promise<Looked>}
 */
async function vectorsOf(tables, words) {
  const index = await tables.index();
  const chinese = words.some((word) => HAN.test(word));
  const at = words.map((word) => rowOf(index, word, chinese));
  const missing = words.find((_, k) => !at[k]);
  if (missing !== undefined)
    return {
      status: "missing",
      word: visible(missing),
      chinese: HAN.test(missing),
      listed: index[HAN.test(missing) ? "zh" : "en"].length,
    };
  const rows = /** @type {WordRow[]} */ (at);
  const models = chinese ? [READS_CHINESE] : Object.keys(index.widths);
  const each = await Promise.all(models.map((key) => Promise.all(rows.map((row) => tables.vector(key, row)))));
  return {
    status: "there",
    words,
    rows,
    chinese,
    vectors: Object.fromEntries(models.map((key, k) => [key, each[k].map((vector) => [...vector])])),
  };
}

/** @param {WordIndex} index @param {string} word @param {boolean} chinese @returns {WordRow | null} */
function rowOf(index, word, chinese) {
  const languages = /** @type {WordRow["language"][]} */ (chinese ? ["zh", "en"] : ["en"]);
  const candidates = languages.map((language) => ({ language, row: index[language].indexOf(word) }));
  return candidates.find(({ row }) => row >= 0) ?? null;
}

/**
 * With the place of each word in the other's list, 1 the nearest, and the tenth best cosine there.
 * @param {Tables} tables @param {Pair} pair @param {number} counted @param {(share: number) => void} tell
 * @returns {Promise<Pair>}
 */
async function placesIn(tables, pair, counted, tell) {
  if (pair.chinese) return pair;
  const models = Object.keys(pair.vectors);
  const shares = models.map(() => 0);
  const places = await Promise.all(
    models.map(async (key, k) => {
      const rows = await tables.table(
        key,
        "en",
        (share) => ((shares[k] = share), tell(shares.reduce((sum, each) => sum + each) / shares.length)),
        counted,
      );
      const [a, b] = pair.vectors[key];
      const of = (/** @type {number[]} */ mine, /** @type {number[]} */ theirs, /** @type {number} */ own) => {
        const others = rows.filter((_, row) => row !== own).map((row) => cosine(mine, [...row]) ?? 0);
        const reached = (cosine(mine, theirs) ?? 0) + ROUNDING;
        return [
          1 + others.filter((each) => each > reached).length,
          others.sort((one, other) => other - one)[NEAREST - 1],
        ];
      };
      return [key, /** @type {Model["places"]} */ ([of(a, b, pair.rows[0].row), of(b, a, pair.rows[1].row)])];
    }),
  );
  return { ...pair, places: Object.fromEntries(places) };
}
