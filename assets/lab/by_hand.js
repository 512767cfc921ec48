/**
 * A state that a hand wrote into a link, `origin=.6,.5&pair=cat,dog`: the names and what each takes are those of the
 * state's fields. Twin of lib/cosine_lab/talks/query_parameters.py.
 *
 * @import {Data, Field, Host} from "./types.js"
 */

import { encodeState, fieldSize, shaped, SINGULAR } from "./codec.js";
import { Refused } from "./refused.js";
import { changes } from "./spelling.js";
import { beginningOf } from "./story/machine.js";

const NUMBER = /^[-−]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]{1,3})?$/;
const PLACE = /^[0-9]{1,4}$/;
const LONGEST = 40;
const STATE = "s";

/**
 * The fields of a state, by the names that a hand writes. @param {readonly Field[]} schema
 * @returns {Map<string, Field>}
 */
export const byName = (schema) =>
  new Map(
    schema.flatMap((field) =>
      (field.said.replace(/^-/, "") || field.name).split("|").map((urlName) => [urlName, field]),
    ),
  );

/**
 * The fields that a link sets by hand, and what of it cannot be taken.
 * @param {readonly Field[]} schema
 * @param {readonly string[] | null} labels null where nobody knows them: what they decide is not looked at
 * @param {Iterable<readonly [string, string]>} query all parameters of the link
 * @returns {{found: Record<string, any>, refused: Refused[]}}
 */
export function parseByHand(schema, labels, query) {
  const values = new Map(query);
  /** @type {Record<string, any>} */
  const fields = {};
  const refused = [];
  for (const [said, field] of byName(schema)) {
    const text = values.get(said);
    if (text === undefined || (labels === null && (field.distinct || field.shape.includes("n")))) continue;
    try {
      fields[field.name] = valueOf(said, field, labels ?? [], text);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push(error);
    }
  }
  return { found: fields, refused };
}

/**
 * A state that a hand wrote into the address stands there as a link from now on. In a step of the story it changes what
 * the step begins with; a talk begins its steps by itself.
 * @param {Data} data @param {Host} host @returns {{data: Data, refused: Refused[]}} and what of it cannot be taken
 */
export function adoptWritten(data, { address, sources }) {
  const { schema, defaults, story, state } = data;
  const query = [...byName(schema).keys()].flatMap((name) =>
    /** @type {[string, string][]} */ ([[name, address.read(name)]]).filter(([, text]) => text !== null),
  );
  if (!query.length) return { data, refused: [] };
  for (const [name] of query) address.write(name, null);
  if (sources.some(({ begins }) => begins?.())) return { data, refused: [] };
  const at = story?.beats.findIndex(({ key }) => key === address.read("beat")) ?? -1;
  const from = story && at >= 0 && address.read(STATE) === null ? beginningOf(story, at, defaults) : state;
  const { found: fields, refused } = parseByHand(schema, from.labels, query);
  const now = { ...from, ...fields };
  address.write(STATE, encodeState(schema, now, defaults.labels));
  return { data: { ...data, state: now }, refused };
}

/**
 * The one that takes the fewest letters changed, put in or left out; the first of several. @param {string} name
 * @param {readonly string[]} there
 */
export function nearest(name, there) {
  const counts = there.map((each) => changes([...cut(name)], [...each]));
  return there[counts.indexOf(Math.min(...counts))];
}

/** No more of it than is quoted. */
export const cut = (/** @type {string} */ text) => [...text].slice(0, LONGEST).join("");

/** @param {string} urlName @param {Field} field @param {readonly string[]} labels @param {string} text */
function valueOf(urlName, field, labels, text) {
  const count = fieldSize(field, labels.length);
  const parts = text.split(",").map((part) => part.replace(/^ +|(?<! ) +$/g, ""));
  if (parts.length !== count) throw new Refused("talk.so-many", { name: urlName, count });
  const numbers = parts.map((part) =>
    entryOf(urlName, field, field.distinct ? labels : field.options, field.old?.[part] ?? part),
  );
  if (field.distinct && new Set(numbers).size < count) throw new Refused("talk.same", { name: urlName });
  const entries = field.said.startsWith("-") ? numbers.map((entry) => 0 - entry) : numbers;
  const [a, b, c, d] = entries;
  if (field.invertible && Math.abs(a * d - b * c) < SINGULAR) throw new Refused("talk.singular", { name: urlName });
  return shaped(field, entries);
}

/**
 * A number, or the place of a word among those that are known; a label is also known by its place.
 * @param {string} urlName @param {Field} field @param {readonly string[]} known @param {string} part
 */
function entryOf(urlName, field, known, part) {
  if (known.includes(part)) return known.indexOf(part);
  if (field.distinct && PLACE.test(part) && Number(part) < known.length) return Number(part);
  const plain = !field.distinct && NUMBER.test(part);
  if (!plain && known.length)
    throw new Refused("talk.unknown-word", { name: urlName, asked: cut(part), meant: nearest(part, known) });
  const value = plain ? Number(part.replace("−", "-")) + 0 : NaN; // no −0
  if (!plain || (field.whole && !Number.isInteger(value)))
    throw new Refused(plain ? "talk.whole" : "talk.no-number", { name: urlName });
  if (value < field.low) throw new Refused("talk.below", { name: urlName, least: field.low });
  if (value > field.high) throw new Refused("talk.above", { name: urlName, most: field.high });
  return value;
}
