/**
 * Scroll anchoring: on a phone the picture stands below its strip: what a press does there is seen, and what a hand
 * holds stays under it.
 */

const PHONE = 640; // pixels of a page that has the picture below its strip

/**
 * Bring the picture into sight, as much of it as leaves what is said of it there. @param {HTMLElement} strip
 * @param {Element} said
 */
export function showPicture(strip, said) {
  if (strip.offsetWidth > PHONE) return;
  const planes = [...(strip.parentElement?.querySelectorAll(".plane:not([hidden])") ?? [])];
  const top = planes.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0];
  [top, said].forEach((part) => part?.scrollIntoView({ block: "nearest" }));
}

/**
 * While something below the strip is dragged, scroll the page by as much as the strip grows or shrinks; let go, show
 * what it says.
 * @param {HTMLElement} root the surface @param {HTMLElement} strip
 * @param {Pick<import("../types.js").Host, "bus" | "gone">} host
 */
export function holdStill(root, strip, { bus, gone }) {
  let [held, pushed] = [/** @type {number | null} */ (null), false];
  const end = () => strip.getBoundingClientRect().bottom;
  root.addEventListener(
    "pointerdown",
    ({ target }) => ([held, pushed] = [strip.contains(/** @type {Node} */ (target)) ? null : end(), false]),
    { capture: true, signal: gone },
  );
  bus.hear(
    "lift",
    () => {
      held = null;
      strip.style.minHeight = "";
      if (pushed) strip.firstElementChild?.scrollIntoView({ block: "nearest" });
      pushed = false;
    },
    gone,
  );
  const grown = new ResizeObserver(() => {
    if (held === null || end() === held) return;
    pushed = true;
    scrollerOf(root)?.scrollBy(0, end() - held);
    const lacking = held - end(); // a page at its top scrolls no further: the strip keeps its height
    if (lacking > 0) strip.style.minHeight = `${parseFloat(getComputedStyle(strip).height) + lacking}px`;
  });
  grown.observe(strip);
  gone.addEventListener("abort", () => grown.disconnect());
}

/** What scrolls the surface. @param {Element} root */
function scrollerOf(root) {
  for (let at = root.parentNode; at; at = at.parentNode ?? /** @type {ShadowRoot} */ (at).host ?? null) {
    if (
      at instanceof Element &&
      at.scrollHeight > at.clientHeight &&
      /auto|scroll/.test(getComputedStyle(at).overflowY)
    )
      return at;
  }
  return document.scrollingElement;
}
