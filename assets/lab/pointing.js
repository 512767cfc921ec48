/**
 * What the pointer or the keyboard rests on, shared by the parts of a lab: a region of a plane and
 * its entry in a list light up together. It is no part of the state: it changes no number.
 */

export function pointing() {
  /** @type {((key: string | null) => void)[]} */
  const listeners = [];
  const here = {
    /** @type {string | null} */
    key: null,
    /** @param {string | null} key */
    at: (key) => {
      if (key === here.key) return;
      here.key = key;
      for (const listener of listeners) listener(key);
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
        element.addEventListener(event, () => here.at(key()));
      for (const event of ["pointerleave", ...(focus ? ["blur"] : [])])
        element.addEventListener(event, () => here.at(null));
    },
  };
  return here;
}
