/** What stays mounted on a page while Python draws it anew, until it is taken away or wanted in another language. */

/**
 * @template {{language: string}} T
 * @param {(data: T, gone: AbortSignal) => HTMLElement} build
 * @returns {(component: {data: T, parentElement: HTMLElement | ShadowRoot}) => () => void} a component's mount
 */
export function staying(build) {
  /** @type {WeakMap<object, {language: string, end: () => void}>} */
  const mounted = new WeakMap();
  return ({ data, parentElement }) => {
    const end = () => {
      mounted.get(parentElement)?.end();
      mounted.delete(parentElement);
    };
    if (mounted.get(parentElement)?.language === data.language) return end;
    end();
    const gone = new AbortController();
    const root = build(data, gone.signal);
    parentElement.append(root);
    mounted.set(parentElement, { language: data.language, end: () => (gone.abort(), root.remove()) });
    return end;
  };
}
