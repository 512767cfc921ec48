/**
 * How far a reader is, and what comes next.
 *
 * @typedef {import("./index.js").CourseLesson} CourseLesson @typedef {import("./index.js").Mark} Mark
 */

/** @type {Record<Mark, string>} */
export const SIGNS = { done: "✓", begun: "◐", open: "○" };

/** @param {import("../lab/story/memory.js").Kept | null} kept what the browser remembers of a lesson @returns {Mark} */
export function markOf(kept) {
  if (kept?.done) return "done";
  return kept && Object.keys(kept.answers).length ? "begun" : "open";
}

/** The lessons of a route, in its order. @param {{lessons: CourseLesson[], routes: Record<string, string[]>}} course @param {string} key */
export function routeOf({ lessons, routes }, key) {
  return routes[key].map((slug) => lessons.find((lesson) => lesson.slug === slug)).filter((lesson) => lesson !== undefined);
}

/** The first lesson of a route that is not done; once all are, the first. @param {CourseLesson[]} route @param {Map<string, Mark>} marks */
export function nextOf(route, marks) {
  return route.find(({ slug }) => marks.get(slug) !== "done") ?? route[0];
}
