/**
 * What the pointer or the keyboard rests on, shared by the parts of a lab: a region of a plane and
 * its entry in a list light up together. It is no part of the state: it changes no number. What a part has chosen stays
 * lit, whatever a pointer or a swipe passes over.
 */

export function pointing() {
  /** @type {((key: string | null) => void)[]} */
  const listeners = [];
  /** @type {{chosen: string | null, rested: string | null, by: unknown}} */
  const at = { chosen: null, rested: null, by: null };
  const point = (/** @type {Partial<typeof at>} */ next) => {
    const { key } = here;
    Object.assign(at, next);
    if (here.key !== key) for (const listener of listeners) listener(here.key);
  };
  const here = {
    get key() {
      return at.chosen ?? at.rested;
    },
    /** For a part that chooses what is lit; of its own choice alone it leaves nothing. */
    chooser: () => {
      const by = (/** @type {string | null} */ chosen) => {
        if (chosen !== null || at.by === by) point({ chosen, by });
      };
      return by;
    },
    /** @param {(key: string | null) => void} listener */
    listen: (listener) => void listeners.push(listener),
    /**
     * Point at what an element stands for while the pointer or the focus is on it. @param {Element} element
     * @param {() => string | null} key
     */
    from: (element, key) => {
      // a drawing that listens for the focus becomes a stop of the Tab key without a name
      const focus = element instanceof HTMLElement;
      for (const event of ["pointerenter", ...(focus ? ["focus"] : [])])
        element.addEventListener(event, () => point({ rested: key() }));
      for (const event of ["pointerleave", ...(focus ? ["blur"] : [])])
        element.addEventListener(event, () => point({ rested: null }));
    },
  };
  return here;
}
