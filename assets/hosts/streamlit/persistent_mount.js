/** What stays mounted on a page while Python draws it anew, until it is taken away or wanted in another language. */

/**
 * What is built may ask Python for more, and is told what comes of that.
 * @template {{language: string}} T
 * @param {(data: T, gone: AbortSignal, page: import("./types.js").Page<T>) => HTMLElement} build
 * @returns {(component: {data: T, parentElement: HTMLElement | ShadowRoot,
 * setTriggerValue?: import("./types.js").Page<T>["want"]}) => () => void} a component's mount
 */
export function staying(build) {
  /** @type {WeakMap<object, {language: string, told: (data: T) => void, end: () => void}>} */
  const mounted = new WeakMap();
  return ({ data, parentElement, setTriggerValue = () => {} }) => {
    const end = () => {
      mounted.get(parentElement)?.end();
      mounted.delete(parentElement);
    };
    const known = mounted.get(parentElement);
    if (known?.language === data.language) {
      known.told(data);
      return end;
    }
    end();
    const gone = new AbortController();
    let told = (/** @type {T} */ _data) => {};
    const root = build(data, gone.signal, { want: setTriggerValue, told: (act) => void (told = act) });
    parentElement.append(root);
    mounted.set(parentElement, {
      language: data.language,
      told: (now) => told(now),
      end: () => (gone.abort(), root.remove()),
    });
    return end;
  };
}
