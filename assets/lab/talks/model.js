/**
 * What a talk is, and how much of it there may be: twin of lib/talks/model.py.
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
/** What begins a line, before a colon, that is no sentence. */
export const PARTS = ["bet", "goal", "hide", "notes"];

/** Nothing said, asked, to be reached or hidden. @returns {Exercise} */
export const nothing = () => ({ question: "", choices: [], scale: null, goal: [], hidden: [] });

/** As many letters as a reader counts. @param {string} text */
export const lengthOf = (text) => [...text].length;
