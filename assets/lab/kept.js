/** What this browser keeps for its reader, by name; one that keeps nothing begins anew each time. */

/** @param {string} name @returns {string | null} */
export function kept(name) {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value @returns {boolean} whether it is kept */
export function keep(name, value) {
  try {
    window.localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
