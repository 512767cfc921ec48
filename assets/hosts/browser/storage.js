/**
 * What this browser keeps for its reader, by name: `local` for good, `session` for the tab. A browser may refuse, as in
 * a frame of another site or where cookies are blocked: then it is held in memory, for as long as the page stands.
 */

const PROBE = "cosine-lab:probe";

/** @param {"localStorage" | "sessionStorage"} area */
function createStorage(area) {
  const memory = memoryOf(area);
  const attempt = (/** @type {(storage: Storage) => void} */ act) => {
    try {
      act(window[area]);
      return true;
    } catch {
      return false;
    }
  };
  return {
    /** @param {string} name @returns {string | null} */
    read: (name) => {
      let value = memory.get(name) ?? null;
      if (value === null) attempt((storage) => (value = storage.getItem(name)));
      return value;
    },
    /** @param {string} name @param {string} value @returns {boolean} whether the browser keeps it when the page goes */
    write: (name, value) => {
      const stored = attempt((storage) => storage.setItem(name, value));
      if (stored) memory.delete(name);
      else memory.set(name, value);
      return stored;
    },
    /** @param {string} name */
    remove: (name) => {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
    /** Whether the browser keeps what is written. */
    keeps: () => attempt((storage) => storage.setItem(PROBE, "")),
    /** @returns {string[]} */
    names: () => {
      const names = new Set(memory.keys());
      attempt((storage) => Object.keys(storage).forEach((name) => names.add(name)));
      return [...names];
    },
  };
}

/**
 * The bar and the surface are loaded apart, each with a copy of this module: they share what is in memory.
 * @param {string} area @returns {Map<string, string>}
 */
function memoryOf(area) {
  const shared = /** @type {Record<symbol, Map<string, string> | undefined>} */ (/** @type {unknown} */ (globalThis));
  return (shared[Symbol.for(`cosine-lab:${area}`)] ??= new Map());
}

export const local = createStorage("localStorage");
export const session = createStorage("sessionStorage");

/** @param {string} name @returns {string | null} */
export function readCookie(name) {
  try {
    return (
      document.cookie
        .split("; ")
        .find((each) => each.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? null
    );
  } catch {
    return null; // a sandboxed frame has none
  }
}

/** @param {string} cookie */
export function writeCookie(cookie) {
  try {
    document.cookie = cookie;
  } catch {
    // As above.
  }
}
