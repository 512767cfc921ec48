/** Which way through the course this reader takes, kept in this browser alone. */

const KEY = "cosine-lab:route";
/** As lib/course.py has it. */
export const USUAL = "full";

export function routeTaken() {
  try {
    return window.localStorage.getItem(KEY) ?? USUAL;
  } catch {
    return USUAL; // a browser that keeps nothing
  }
}

/** @param {string} route */
export function takeRoute(route) {
  try {
    window.localStorage.setItem(KEY, route);
  } catch {
    // Then lessons lead on as they do for who has chosen none.
  }
}
