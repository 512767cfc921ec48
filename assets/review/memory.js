/**
 * What this browser knows of a reader's second visits, and of what they were wrong about before.
 *
 * @import {Result, Visit} from "./types.js"
 */

import { local } from "../hosts/browser/storage.js";
import { recall } from "../lab/story/memory.js";

const KEY = "cosine-lab:review";

/** The latest visit, by this browser. @returns {Visit} */
export function latest() {
  try {
    const { seed, results } = JSON.parse(local.read(KEY) ?? "{}");
    const fits = (/** @type {any} */ each) => Number.isInteger(each?.tries) && typeof each.right === "boolean";
    return {
      seed: String(seed),
      results: Object.fromEntries(Object.entries(results).filter(([, each]) => fits(each))),
    };
  } catch {
    return { seed: "", results: {} };
  }
}

/** @param {Visit} visit */
export const keep = (visit) => local.write(KEY, JSON.stringify(visit));

/** Whether the very first answer was right. @param {Result | undefined} result */
export const atOnce = (result) => result?.right === true && result.tries === 1;

/**
 * How sure the reader was of each bet in which they were wrong, as the lesson keeps it. @param {string} slug
 * @param {(slug: string) => ReturnType<typeof recall>} [of]
 */
export function mistakes(slug, of = (each) => recall(local, each)) {
  const record = of(slug);
  return Object.keys(record?.wrong ?? {})
    .filter((beat) => record?.wrong?.[beat])
    .map((beat) => record?.sure?.[beat] ?? "guess");
}

/** So that there is room for what a reader has not been asked yet. */
const FEW = 5;
/** How sure a reader was who was wrong counts most. */
const WEIGHT = { sure: 3, fairly: 2, guess: 1 };

/**
 * The few lessons that a reader was most wrong in, by the number of errors, the confident ones weighing more.
 * @param {readonly string[]} slugs @param {Visit} visit @param {(slug: string) => ReturnType<typeof recall>} [of]
 */
export function errors(slugs, visit, of) {
  const weight = (/** @type {string} */ slug) => {
    const again = visit.results[slug] && !atOnce(visit.results[slug]) ? WEIGHT.guess : 0;
    return mistakes(slug, of).reduce((sum, how) => sum + WEIGHT[how], again);
  };
  const weighed = slugs.map((slug) => ({ slug, by: weight(slug) })).filter(({ by }) => by > 0);
  return weighed
    .sort((p, q) => q.by - p.by)
    .map(({ slug }) => slug)
    .slice(0, FEW);
}
