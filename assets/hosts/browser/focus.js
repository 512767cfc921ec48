/** Where the keyboard is on a surface, and where it comes to when that has gone. */

/** What a reader goes on with, best first. */
const NEXT = [
  ".story-actions button",
  ".story .primary",
  "[data-story-action='guide']",
  ".story-sentence",
  "[data-handle]",
  "button, select, input, a[href]",
];

/** Whether an element can have the focus. @param {HTMLElement | SVGElement} element */
const can = (element) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(":disabled") &&
  (element.tabIndex >= 0 || element.hasAttribute("tabindex"));

/** The first thing on a surface that a reader can go on with. @param {ParentNode} root @returns {HTMLElement | null} */
export function nextOf(root) {
  const next = NEXT.flatMap((each) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(each))]);
  return next.find(can) ?? null;
}

/** What a surface asks, or says, or else the first thing on it. @param {ParentNode} root */
export function questionOf(root) {
  const question = [".story-bet", ".story-sentence"].map(
    (each) => /** @type {HTMLElement | null} */ (root.querySelector(each)),
  );
  return question.find((each) => each && can(each)) ?? nextOf(root);
}

/**
 * From now on, look after the focus below `root`.
 * @param {HTMLElement} root @param {AbortSignal} gone
 * @param {() => HTMLElement | null} [next] what has the focus in the place of what went
 */
export function keepFocus(root, gone, next = () => nextOf(root)) {
  /** @type {HTMLElement | null} */
  let focused = null;
  const look = () => {
    if (!focused || can(focused)) return;
    focused = null;
    next()?.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", ({ target }) => {
    focused = /** @type {HTMLElement} */ (target);
  });
  // What goes away may say that it has lost the focus before it has gone, which is not a reader's doing.
  root.addEventListener("focusout", () =>
    queueMicrotask(() => {
      if (focused && can(focused) && !focused.matches(":focus")) focused = null;
    }),
  );
  const watch = new MutationObserver(look);
  watch.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ["hidden", "tabindex", "disabled", "class", "data-guided", "data-away"],
  });
  gone.addEventListener("abort", () => watch.disconnect());
}
