/**
 * What a talk is, and how much of it there may be: twin of lib/cosine_lab/talks/model.py.
 *
 * @import {Exercise} from "../exercise/types.js"
 */

/** Bytes of a file. */
export const LONGEST = 500_000;
export const LONGEST_LINE = 12_000;
export const LONGEST_VALUE = 8192;
export const LONGEST_TITLE = 120;
export const LONGEST_ABOUT = 600;
export const LONGEST_NOTES = 4000;
export const MOST_STEPS = 60;
export const MOST_PARAMETERS = 16;
export const MOST_FAULTS = 20;
export const BEAT = "beat";
/**
 * What begins a line, before a colon, that is no sentence, in any language; and what it is.
 * @type {Record<string, string>}
 */
export const PARTS = {
  bet: "bet",
  goal: "goal",
  hide: "hide",
  then: "then",
  notes: "notes",
  猜测: "bet",
  目标: "goal",
  隐藏: "hide",
  然后: "then",
  备注: "notes",
};
export const BEGINS = `(${Object.keys(PARTS).join("|")})[:：]`;
/** What begins a line like one of them: a slip of it is no sentence either. */
export const WORD = "(\\p{L}{1,7})[:：]";
/** Words within such a line, and what stands for each in a script without blanks. */
export const BETWEEN = { from: "从", to: "到", by: "步长", and: "且" };

/** Nothing said, asked, to be reached or hidden. @returns {Exercise} */
export const nothing = () => ({ question: "", choices: [], scale: null, goal: [], hidden: [] });

/** As many letters as a reader counts. @param {string} text */
export const lengthOf = (text) => [...text].length;
