/** Which elements are in sight: what nobody sees need not be redrawn in every frame of a drag. */

export function visibility() {
  /** @type {WeakSet<Element>} */
  const away = new WeakSet();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      // A panel that leaves its parts to the grid around it has no box of its own to be in sight.
      if (isIntersecting || getComputedStyle(target).display === "contents") away.delete(target);
      else away.add(target);
    }
  });
  return {
    /** @param {Element} element */
    watch: (element) => observer.observe(element),
    /** @param {Element} element */
    sees: (element) => !away.has(element),
  };
}
