/**
 * What can be read off a scene, as data. A lesson declares each of its readings once, by its name: how it is
 * computed, its unit and range, and what tells it too. A name that ends in "*" stands for one reading for each
 * thing that `over` lists: "length:*" for length:0, length:1 and so on. Nothing is computed before it is asked
 * for, and nothing twice for a scene. No part of the page is asked: the same readings hold where there is none.
 *
 * @import {About, Declared, More, Reading, Readings} from "./types.js"
 */

/**
 * The function from a scene to its readings. What depends on the reader's visit, and on no state, is read off a
 * record of the visit, which is another object whenever it says anything else.
 * @template {object} S @param {Declared<S>} declared
 */
export function readingsOf(declared) {
  /** @type {WeakMap<S, {visit: unknown, found: Readings}>} */
  const known = new WeakMap();
  const read = (/** @type {S} */ scene, /** @type {unknown} */ visit = null) => {
    const last = known.get(scene);
    if (last && last.visit === visit) return last.found;
    const readings = /** @type {Readings} */ ({});
    for (const [name, each] of Object.entries(declared)) {
      for (const at of each.over?.(scene) ?? [""])
        lazy(readings, each.over ? name.slice(0, -1) + at : name, () => each.read(scene, String(at), visit));
    }
    known.set(scene, { visit, found: readings });
    return readings;
  };
  return Object.assign(read, { declared });
}

/**
 * A reading that is computed when it is first asked for. @param {Readings} readings @param {string} name
 * @param {() => number | null} read
 */
function lazy(readings, name, read) {
  const get = () => {
    const value = read();
    const known = value === null || Number.isNaN(value) ? null : value;
    Object.defineProperty(readings, name, { value: known, enumerable: true });
    return known;
  };
  Object.defineProperty(readings, name, { get, enumerable: true, configurable: true });
}

/**
 * Whether two names, either of which may end in "*", can stand for the same reading. @param {string} a
 * @param {string} b
 */
function meet(a, b) {
  if (a.endsWith("*") && b.startsWith(a.slice(0, -1))) return true;
  return a === b || (b.endsWith("*") && a.startsWith(b.slice(0, -1)));
}

/** The name under which a reading is declared. @param {Declared<any>} declared @param {string} name */
function keyOf(declared, name) {
  return Object.hasOwn(declared, name)
    ? name
    : Object.keys(declared).find((each) => each.endsWith("*") && name.startsWith(each.slice(0, -1)));
}

/**
 * What is declared of a reading, with the ends of its range in a scene; null of what is none.
 * @param {Declared<any>} declared @param {string} name @param {any} scene @returns {About | null}
 */
export function aboutOf(declared, name, scene) {
  const key = keyOf(declared, name);
  if (key === undefined) return null;
  const { unit, low = null, high = null, digits = 2, words } = declared[key];
  return {
    key,
    at: key.endsWith("*") ? name.slice(key.length - 1) : "",
    unit,
    low,
    high: typeof high === "function" ? high(scene) : high,
    digits,
    words,
  };
}

/** Whether a state alone tells what a reading is. @param {Declared<any>} declared @param {string} name */
export function ofState(declared, name) {
  const key = keyOf(declared, name);
  return key !== undefined && !declared[key].visit && declared[key].unit !== "words";
}

/**
 * What a reading is declared to be equal to, or to follow from. @param {Declared<any>} declared @param {string} name
 */
function fromOf(declared, name) {
  const key = keyOf(declared, name);
  const from = key === undefined ? [] : (declared[key].from ?? []);
  return typeof from === "function" ? from(name.slice(/** @type {string} */ (key).length - 1)) : from;
}

/**
 * Whether a reading tells what the asked ones are: it is one of them or what one is read off, or equal to one, or
 * follows from one.
 * @param {Declared<any>} declared @param {readonly string[]} names @returns {(name: string) => boolean}
 */
export function telling(declared, names) {
  const open = names.flatMap((name) => [name, ...(declared[keyOf(declared, name) ?? ""]?.by ?? [])]);
  /**
   * @param {string} name @param {Set<string>} visited what was come by: readings may be equal to one another
   * @returns {boolean}
   */
  const follows = (name, visited) =>
    open.some((each) => meet(each, name)) ||
    fromOf(declared, name).some((each) => !visited.has(each) && follows(each, visited.add(each)));
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return (name) => {
    const tells = known.get(name) ?? follows(name, new Set([name]));
    known.set(name, tells);
    return tells;
  };
}

/**
 * What a scene leads to, worked out once. @template {object} S @template T @param {(scene: S) => T} solve
 * @returns {(scene: S) => T}
 */
export function once(solve) {
  /** @type {WeakMap<S, {found: T}>} */
  const known = new WeakMap();
  return (scene) => {
    let entry = known.get(scene);
    if (!entry) known.set(scene, (entry = { found: solve(scene) }));
    return entry.found;
  };
}

/** A cosine. @template S @param {Reading<S>["read"]} read @param {More<S>} [more] @returns {Reading<S>} */
export const cosine = (read, more) => ({ unit: "cosine", low: -1, high: 1, digits: 2, read, ...more });

/**
 * A probability, or a part of all. @template S @param {Reading<S>["read"]} read @param {More<S>} [more]
 * @returns {Reading<S>}
 */
export const chance = (read, more) => ({ unit: "probability", low: 0, high: 1, digits: 3, read, ...more });

/** How many. @template S @param {Reading<S>["read"]} read @param {More<S>} [more] @returns {Reading<S>} */
export const count = (read, more) => ({ unit: "count", low: 0, digits: 0, read, ...more });

/**
 * A size, from 0 upwards. @template S @param {Reading<S>["read"]} read @param {More<S>} [more] @returns {Reading<S>}
 */
export const size = (read, more) => ({ unit: "length", low: 0, digits: 2, read, ...more });

/** Any number. @template S @param {Reading<S>["read"]} read @param {More<S>} [more] @returns {Reading<S>} */
export const number = (read, more) => ({ unit: "number", digits: 2, read, ...more });

/**
 * Whether something is so: 1 or 0. @template S @param {Reading<S>["read"]} read @param {More<S>} [more]
 * @returns {Reading<S>}
 */
export const truth = (read, more) => ({ unit: "truth", low: 0, high: 1, digits: 0, read, ...more });

/**
 * Which label, by its number. @template S @param {Reading<S>["read"]} read @param {More<S>} [more]
 * @returns {Reading<S>}
 */
export const label = (read, more) => ({ unit: "label", low: 0, digits: 0, read, ...more });

/**
 * What is said in words or as several numbers, and follows from others. @param {readonly string[]} from
 * @param {More<any>} [more] @returns {Reading<any>}
 */
export const words = (from, more) => ({ unit: "words", read: () => null, from, ...more });
