/**
 * The shipped words and their vectors, in parts that are loaded when they are wanted
 * (lib/cosine_lab/lessons/words/vectors.py).
 */

import { numbersAs, numbersOf } from "./base64.js";
import { nearest } from "./maths/neighbours.js";
/** @import {Near, WordIndex, WordRow} from "./types.js" */

/** Numbers in the half precision that the tables are stored in, by their bits. @type {Float64Array | null} */
let halves = null;

/** @param {number} bits */
function half(bits) {
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : fraction * 2 ** -24);
}

/**
 * Rows, each divided by its length as float32 is. @param {string[]} texts of rows and of lengths @param {number} width
 * @returns {Float64Array[]}
 */
function rowsIn(texts, width) {
  const rows = numbersAs(texts[0], Uint16Array);
  const table = (halves ??= Float64Array.from({ length: 1 << 16 }, (_, bits) => half(bits)));
  return Array.from(numbersAs(texts[1], Float32Array), (length, row) =>
    Float64Array.from({ length: width }, (_, k) => Math.fround(table[rows[row * width + k]] / length)),
  );
}

/** @param {(name: string) => Promise<any>} load a file of the tables */
export function createTables(load) {
  /** @type {Map<string, Promise<any>>} */
  const files = new Map();
  /** @param {string} name @param {(text: any) => any} made @returns {Promise<any>} */
  const file = (name, made) => {
    if (!files.has(name)) files.set(name, load(name).then(made));
    const pending = /** @type {Promise<any>} */ (files.get(name));
    pending.catch(() => files.delete(name)); // asked again, it may come
    return pending;
  };
  /** @returns {Promise<WordIndex>} */
  const index = () =>
    file("index", ({ marks, ...rest }) => ({
      ...rest,
      marks: Object.fromEntries(Object.entries(marks).map(([key, text]) => [key, numbersOf(text)])),
    }));
  /** @param {string} key @param {string} language @param {number} at @returns {Promise<Float64Array[]>} */
  const part = async (key, language, at) => {
    const { widths } = await index();
    return file(`${key}.${language}.${at}`, (texts) => rowsIn(texts, widths[key]));
  };
  /**
   * A model's whole table, or its first words. @param {string} key @param {string} language
   * @param {(share: number) => void} [tell] how much of it is there @param {number} [most]
   */
  const table = async (key, language, tell = () => {}, most = Infinity) => {
    const lists = await index();
    const count = Math.min(most, lists[/** @type {"en" | "zh"} */ (language)].length);
    const parts = Math.ceil(count / lists.part);
    let here = 0;
    const all = await Promise.all(
      Array.from({ length: parts }, (_, k) => part(key, language, k).then((rows) => (tell((here += 1) / parts), rows))),
    );
    return all.flat().slice(0, count);
  };
  return {
    index,
    table,
    /** What else is there, as it is. @param {string} name */
    file: (name) => file(name, (data) => data),
    /** A model's vector of a word of a table. @param {string} key @param {WordRow} at */
    vector: async (key, { language, row }) =>
      (await part(key, language, Math.floor(row / (await index()).part)))[row % (await index()).part],
    /**
     * The words nearest to a vector in one of a model's tables, those with the vector itself left out.
     * @param {string} key @param {string} language @param {Float64Array} query @param {number} most
     * @returns {Promise<Near[]>}
     */
    near: async (key, language, query, most) => {
      const words = (await index())[/** @type {"en" | "zh"} */ (language)];
      const rows = await table(key, language);
      const neighbours = nearest(rows, query, most + 1);
      const others = neighbours.rows
        .map((row, k) => ({ row, cosine: neighbours.cosines[k] }))
        .filter(({ row }) => rows[row].some((each, k) => each !== query[k]));
      return others.slice(0, most).map(({ row, cosine }) => [words[row], cosine]);
    },
  };
}
