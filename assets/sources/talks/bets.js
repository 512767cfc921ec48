/**
 * The lines of a bet, a goal and what is hidden. Twin of lib/cosine_lab/talks/bets.py.
 *
 * @import {Comparison, Scale} from "../../lab/story/types.js"
 */

import { choiceOf, comparison, HIDDEN, LONGEST_CHOICE, scaleOf } from "../exercise/codec.js";
import { Refused } from "../../lab/refused.js";
import { BETWEEN } from "./model.js";

const NUMBER = "[-−]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][-+]?[0-9]{1,3})?";
const READING = "[A-Za-z][A-Za-z0-9:.-]{0,39}";
const WITHIN = `(?: *(?:±|\\+-) *(${NUMBER}))?`;
const COMPARED = `(${READING}) *(<=|>=|<|>|=|≤|≥) *(${NUMBER})${WITHIN}`;
const READS = new RegExp(`^${COMPARED}$`);
const CHOICE = new RegExp(`^- +(?! )(.+)(?:: +|： *)(${COMPARED})$`);
const [FROM, TO, BY, AND] = Object.entries(BETWEEN).map(([word, own]) => `(?: +${word} +| *${own} *)`);
const SCALE = new RegExp(`^(${READING})${FROM}(${NUMBER})${TO}(${NUMBER})${BY}(${NUMBER})${WITHIN}$`);
/** @type {Record<string, string>} */
const SIGNS = { "≤": "<=", "≥": ">=" };

/** The shortest text of a number. @param {number} value */
const number = (value) => String(value + 0);

/** A comparison as text. @param {Comparison} comparison */
export function written([reading, is, value, within = 0]) {
  return `${reading} ${is} ${number(value)}${within ? ` ± ${number(within)}` : ""}`;
}

/** A number to bet on as text. @param {Scale} scale */
export function writtenScale({ reading, low, high, step, within }) {
  return `${reading} from ${number(low)} to ${number(high)} by ${number(step)}${within ? ` ± ${number(within)}` : ""}`;
}

/** The answer of a line `- words: comparison`. @param {string} line */
export function choice(line) {
  return tried(
    "talk.choice",
    () => {
      const match = CHOICE.exec(line) ?? none();
      return choiceOf([match[1], ...parts(match[2])]);
    },
    { longest: LONGEST_CHOICE },
  );
}

/** Comparisons joined by "and". @param {string} text @returns {Comparison[]} */
export function goal(text) {
  return tried("talk.goal", () =>
    text.split(new RegExp(`(?<! )${AND}`)).map((each) => comparison(parts(each.replace(/^ +|(?<! ) +$/g, "")))),
  );
}

/** A number to bet on: `cos from -1 to 1 by 0.05 ± 0.1`. @param {string} text */
export function scale(text) {
  return tried("talk.scale", () => {
    const match = SCALE.exec(text) ?? none();
    return scaleOf([match[1], ...match.slice(2, 6).map((each) => numbered(each ?? "0"))]);
  });
}

/** What stays away, joined by commas. @param {string} text */
export function hidden(text) {
  const names = text.split(/[,，、]/).map((each) => each.replace(/^ +|(?<! ) +$/g, ""));
  if (!names.every((each) => HIDDEN.test(each))) throw new Refused("talk.hide");
  return names;
}

/** @param {string} text */
function parts(text) {
  const match = READS.exec(text) ?? none();
  return [match[1], SIGNS[match[2]] ?? match[2], numbered(match[3]), numbered(match[4] ?? "0")];
}

/** @param {string} text */
function numbered(text) {
  return Number(text.replace("−", "-")) + 0;
}

/** @returns {never} */
function none() {
  throw new Error("no such line");
}

/** @template T @param {string} key @param {() => T} make @param {Record<string, string | number>} [values] */
function tried(key, make, values = {}) {
  try {
    return make();
  } catch {
    throw new Refused(key, values);
  }
}
