/**
 * Scroll anchoring: on a phone the picture stands below its strip: what a press does there is seen, and what a hand
 * holds stays under it.
 */

import { motionless } from "./motion.js";

const PHONE = 640; // pixels of a page that has the picture below its strip
const [FOOT, GAP, LINES] = [40, 8, 60]; // below a finger, below a number, and three lines less the room above

const LEAST = 0.05; // of a pixel: a page scrolls by whole ones, a strip grows by what is left

/**
 * Give what is said the head of the screen, where a phone's picture does not fit below it; or, once a step waits for a
 * hand, lift what is to be dragged and the numbers that it is judged on or quotes in the end above the screen's
 * foot, as far as leaves three lines of what to do.
 * @param {HTMLElement} strip @param {Element} sentence
 * @param {readonly string[] | null} judged the readings of a step that waits for a hand, as texts name them
 */
export function showPicture(strip, sentence, judged) {
  const root = /** @type {HTMLElement} */ (strip.parentElement);
  if (strip.offsetWidth > PHONE || root.getBoundingClientRect().bottom <= innerHeight) return;
  const { top, bottom } = sentence.getBoundingClientRect();
  const head = parseFloat(getComputedStyle(sentence).scrollMarginTop);
  const lowest = judged && goal(strip, "open") ? lowestOf(root, judged) : 0;
  scrollerOf(strip)?.scrollBy({
    top: Math.max(top - head, Math.min(lowest - innerHeight, bottom - head - LINES)),
    behavior: behaviour(),
  });
}

/**
 * How far down what is to be dragged, and these readings, reach. @param {HTMLElement} root
 * @param {readonly string[]} judged
 */
function lowestOf(root, judged) {
  const led = root.querySelector(".plane:not([hidden]) .lead .hit");
  const numbers = [...root.querySelectorAll("[data-readout]")].filter(
    (each) => judged.includes(nameOf(each)) && each.checkVisibility(),
  );
  const bottoms = numbers.map((each) => each.getBoundingClientRect().bottom + GAP);
  return Math.max(led ? led.getBoundingClientRect().bottom + FOOT : 0, ...bottoms);
}

/** The reading that is shown there, as texts name it. @param {Element} each */
const nameOf = (each) => (each.getAttribute("data-readout") ?? "").replaceAll(":", "-");

/** What says how far a step is. @param {HTMLElement} strip @param {"open" | "reached"} is */
const goal = (strip, is) => strip.querySelector(`[data-goal=${is}]`);

/**
 * While something is dragged, scroll the page by as much as what stands above it grows or shrinks; on a phone it stands
 * where it is when it is let go, too. It gives way only to what the strip says of a step that is done then, and only as
 * far as that would be out of sight.
 * @param {HTMLElement} root the surface @param {HTMLElement} strip
 * @param {Pick<import("../types.js").Host, "bus" | "gone">} host
 */
export function holdStill(root, strip, { bus, gone }) {
  /** @type {{part: Element, at: number, free: boolean} | null} */
  let anchor = null;
  let ended = false;
  const showEnd = () => {
    if (!ended && goal(strip, "reached"))
      strip.firstElementChild?.scrollIntoView({ block: "nearest", behavior: behaviour() });
  };
  // What is held keeps its place in the window, as a page that becomes shorter may scroll by itself; then in the page.
  const placeOf = (/** @type {{part: Element, free: boolean}} */ { part, free }) =>
    part.getBoundingClientRect().top + (free ? (scrollerOf(root)?.scrollTop ?? 0) : 0);
  const offset = () => (anchor ? placeOf(anchor) - anchor.at : 0);
  root.addEventListener(
    "pointerdown",
    ({ target }) => {
      const touched = /** @type {Element} */ (target);
      const part = touched.closest("ol") ?? touched.closest("svg") ?? touched; // rows of a list change places
      anchor = strip.contains(part) ? null : { part, at: part.getBoundingClientRect().top, free: false };
      ended = goal(strip, "reached") !== null;
      // A browser that anchors as well would scroll as far again.
      /** @type {HTMLElement | null} */ (scrollerOf(root))?.style.setProperty("overflow-anchor", "none");
    },
    { capture: true, signal: gone },
  );
  root.addEventListener("keydown", () => (anchor = null), { capture: true, signal: gone });
  bus.listen(
    "lift",
    () => {
      const held = offset();
      if (anchor) anchor.free = true;
      if (anchor) anchor.at += offset() - held; // in the page
      if (strip.offsetWidth > PHONE) anchor = null;
      strip.style.minHeight = root.style.paddingBottom = "";
      if (root.hasAttribute("data-talk"))
        scrollerOf(root)?.scrollTo(0, 0); // a wall is a screen from its first line on
      else requestAnimationFrame(showEnd); // once it is drawn
    },
    gone,
  );
  const grown = new ResizeObserver(() => {
    if (!anchor?.part.isConnected || Math.abs(offset()) < LEAST) return;
    const scroller = scrollerOf(root);
    scroller?.scrollBy(0, offset());
    if (!anchor.free) {
      // A page at its top or its end scrolls no further: there is room above or below meanwhile.
      if (offset() < -LEAST) strip.style.minHeight = `${parseFloat(getComputedStyle(strip).height) - offset()}px`;
      if (offset() > 0.5) root.style.paddingBottom = "100vh";
      scroller?.scrollBy(0, offset());
    }
    anchor.at = placeOf(anchor);
    if (anchor.free) showEnd();
  });
  for (const each of [root, strip]) grown.observe(each);
  gone.addEventListener("abort", () => grown.disconnect());
}

/** A page that moves to what it says is followed with the eye. @returns {ScrollBehavior} */
const behaviour = () => (motionless() ? "instant" : "smooth");

/** What scrolls the surface, or a part of it. @param {Element} root */
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
