/** As much of a page as a story's player asks for, without a browser: elements that keep what is written to them. */

class Fake extends EventTarget {
  constructor() {
    super();
    Object.assign(this, {
      children: [],
      attributes: new Map(),
      dataset: {},
      hidden: false,
      textContent: "",
      parentNode: null,
      style: { setProperty: () => {} },
    });
  }
  /** @type {any[]} */ children = [];
  /** @type {Map<string, string>} */ attributes = new Map();
  get classList() {
    return { toggle: () => {}, add: () => {} };
  }
  append(/** @type {any[]} */ ...children) {
    this.children.push(...children);
  }
  replaceChildren(/** @type {any[]} */ ...children) {
    this.children = children;
  }
  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    this.attributes.set(name, value);
  }
  getAttribute(/** @type {string} */ name) {
    return this.attributes.get(name) ?? null;
  }
  removeAttribute(/** @type {string} */ name) {
    this.attributes.delete(name);
  }
  toggleAttribute() {}
  querySelectorAll() {
    return [];
  }
  closest() {
    return null;
  }
  matches() {
    return false;
  }
  checkVisibility() {
    return false;
  }
  focus() {}
}

/**
 * A page whose reader wants no motion, while `frames` gives no list that its frames are kept in.
 * @param {() => Array<(now: number) => void> | null} [frames]
 */
export function createPage(frames = () => null) {
  const window = Object.assign(new EventTarget(), {
    matchMedia: () => ({ matches: frames() === null }),
    setTimeout: () => 0,
    innerWidth: 1280,
    localStorage: { getItem: () => null, setItem: () => {} },
  });
  const document = { documentElement: new Fake(), body: new Fake(), createElement: () => new Fake() };
  const globals = {
    window,
    document,
    location: { pathname: "/" },
    localStorage: window.localStorage,
    requestAnimationFrame: (/** @type {any} */ draw) => frames()?.push(draw) ?? 0, // nothing is drawn without frames
    cancelAnimationFrame: () => {},
    Text: class {},
    Element: Fake,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  };
  Object.assign(globalThis, globals);
  return /** @type {any} */ (new Fake());
}
