/**
 * The lessons that a talk's own bets are about, opened to see whether anybody can answer where a step begins. The site
 * without a server has them in files; the app is asked for them.
 *
 * @import {Data, Held} from "./types.js" @import {Step, Talk} from "../sources/talks/types.js"
 * @import {Page} from "../hosts/streamlit/types.js"
 */

import { openedFrom } from "../hosts/browser/modules.js";
import { fetched } from "../hosts/page/data.js";
import { asksItself, unanswerable } from "../sources/talks/doubts.js";

/** @param {Data} data @param {Page<Data>} page @param {() => void} act once other steps are known to have no answer */
export function createLessons({ lessons, known }, page, act) {
  /** What is open, or on its way, by page and choices. @type {Map<string, Held | null>} */
  const held = new Map();
  /** @type {Set<number>} */
  let found = new Set();
  /** @type {Talk | null} */
  let talk = null;
  const look = () => {
    const now = talk ? unanswerable(talk, (step) => held.get(keyOf(step)) ?? null) : [];
    if (now.join() === [...found].join()) return;
    found = new Set(now);
    act();
  };
  const open = async (
    /** @type {string} */ key,
    /** @type {import("../lab/types.js").Module} */ module,
    /** @type {any} */ data,
  ) => {
    held.set(key, { lesson: await openedFrom(module, data), data });
    look();
  };
  page.told(({ opened = [] }) => {
    for (const { key, module, data } of opened)
      if (held.get(key) === null) void open(key, module, data).catch(() => held.delete(key));
  });
  /** What a step's link chooses of its page, which all other steps on it choose as well. @param {Step} step */
  const chosenOf = ({ slug, asked }) =>
    asked.filter(([name]) => Object.hasOwn(known[slug]?.choices ?? {}, name)).sort();
  const keyOf = (/** @type {Step} */ step) => JSON.stringify([step.slug, Object.fromEntries(chosenOf(step))]);
  const fromFiles = async (/** @type {Step} */ step) => {
    const files = filesOf(lessons?.[step.slug].data ?? {}, chosenOf(step));
    if (files) await open(keyOf(step), lessons?.[step.slug].module ?? { files: [] }, await fetched(files));
  };
  return {
    /** Whether no answer is right where a step begins. @param {number} at */
    unanswerable: (at) => found.has(at),
    /** @param {Talk} next */
    watch: (next) => {
      talk = next;
      look();
      const fresh = next.steps.filter((step) => asksItself(step) && !held.has(keyOf(step)));
      for (const step of fresh) held.set(keyOf(step), null);
      if (!lessons && fresh.length)
        page.want(
          "wanted",
          fresh.map((step) => [step.slug, Object.fromEntries(chosenOf(step))]),
        );
      for (const step of lessons ? fresh.filter(({ slug }) => lessons[slug]) : [])
        void fromFiles(step).catch(() => held.delete(keyOf(step)));
    },
  };
}

/**
 * The files of what a step's link chooses; undefined where the site has none. @param {Record<string, string[]>} files
 * by what they choose @param {string[][]} chosen
 */
const filesOf = (files, chosen) =>
  Object.entries(files).find(
    ([each]) => JSON.stringify([...new URLSearchParams(each)].sort()) === JSON.stringify(chosen),
  )?.[1];
