/** What a reader has answered and where they stopped, kept in this browser alone. */

const PREFIX = "cosine-lab:story:";

/**
 * @typedef {import("./machine.js").Answer} Answer
 * @typedef {{beat: string, answers: Record<string, Answer>, done: boolean}} Kept
 */

/** What is kept of a lesson; nothing where the browser keeps nothing, or something broken. @param {string} slug @returns {Kept | null} */
export function recall(slug) {
  try {
    const kept = JSON.parse(window.localStorage.getItem(PREFIX + slug) ?? "null");
    if (typeof kept?.beat !== "string" || typeof kept.answers !== "object" || kept.answers === null) return null;
    return { beat: kept.beat, answers: Object.fromEntries(Object.entries(kept.answers).filter(([, answer]) => sane(answer))), done: kept.done === true };
  } catch {
    return null;
  }
}

/** @param {string} slug @param {Kept} kept */
export function remember(slug, kept) {
  try {
    window.localStorage.setItem(PREFIX + slug, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets where its reader stopped; the lesson goes on.
  }
}

/** Forget every lesson. */
export function forget() {
  try {
    Object.keys(window.localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => window.localStorage.removeItem(key));
  } catch {
    // Nothing was kept.
  }
}

/** @param {unknown} answer @returns {answer is Answer} */
function sane(answer) {
  return answer === null || (typeof answer === "string" && answer.length <= 64) || (typeof answer === "number" && Number.isFinite(answer));
}
