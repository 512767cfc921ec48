/**
 * How far a reader is, and what comes next.
 *
 * @typedef {import("./index.js").Lesson} Lesson @typedef {import("./index.js").Mark} Mark
 */

/** @type {Record<Mark, string>} */
export const SIGNS = { done: "✓", begun: "◐", open: "○" };

/** @param {import("../lab/story/memory.js").Kept | null} kept what the browser remembers of a lesson @returns {Mark} */
export function markOf(kept) {
  if (kept?.done) return "done";
  return kept && Object.keys(kept.answers).length ? "begun" : "open";
}

/** The lessons of a route, in its order; of the whole course in the site's. @param {{lessons: Lesson[], short: string[]}} course @param {boolean} short */
export function routeOf({ lessons, short: slugs }, short) {
  const found = slugs.map((slug) => lessons.find((lesson) => lesson.slug === slug));
  return short ? found.filter((lesson) => lesson !== undefined) : lessons;
}

/** The first lesson of a route that is not done; once all are, the first. @param {Lesson[]} route @param {Map<string, Mark>} marks */
export function nextOf(route, marks) {
  return route.find(({ slug }) => marks.get(slug) !== "done") ?? route[0];
}
