/**
 * The tooltip of a term, a small sheet that says what it means; it stays while it is pointed at, and goes by Escape.
 * Who comes to
 * the term by keyboard, or presses it, also hears it; a pointer on its way says nothing.
 */

import { html } from "../lab/dom.js";
import { aloud } from "../lab/live_region.js";
/** @import {Words} from "./types.js" */

const LINK = 'a[href*="glossary#"]';
const RESTING = 300; // ms on a word before its sheet opens: a pointer on its way to a button only passes
const LEAVING = 250; // ms to get from the word to its sheet
const GAP = 6;

/**
 * @param {Words} words @param {string} css @param {AbortSignal} gone
 * @returns {(root: ShadowRoot) => void} listen inside of a surface, too
 */
export function createTip(words, css, gone) {
  const style = html("style", {}, [css]);
  const root = html("div", { class: "gloss-tip", hidden: "" });
  document.head.append(style);
  document.body.append(root);
  gone.addEventListener("abort", () => [style, root].forEach((each) => each.remove()));
  const sheet = sheetOf(root, words);
  hear(sheet, root, gone);
  point(document, sheet, root, gone);
  return (surface) => point(surface, sheet, root, gone);
}

/** @import {Sheet} from "./types.js" */

/** @param {HTMLElement} root @param {Words} words @returns {Sheet} */
function sheetOf(root, words) {
  /** @type {Element | null} */
  let current = null;
  let leaving = 0;
  let resting = 0;
  const close = () => {
    current = null;
    root.hidden = true;
    root.replaceChildren();
  };
  const stay = () => [leaving, resting].forEach((each) => window.clearTimeout(each));
  const open = (/** @type {Element} */ word) => {
    stay();
    const content = current === word ? null : contentOf(word, words);
    if (!content) return;
    current = word;
    root.replaceChildren(...content);
    root.hidden = false;
    place(root, word);
    if (word.matches(":focus")) aloud(root);
  };
  const follow = () => {
    const { top = 0, bottom = 0 } = current?.getBoundingClientRect() ?? {};
    if (!current || bottom < 0 || top > window.innerHeight) close();
    else place(root, current);
  };
  const soon = (/** @type {Element} */ word) => {
    stay();
    resting = window.setTimeout(open, RESTING, word);
  };
  const leave = () => {
    stay();
    leaving = window.setTimeout(close, LEAVING);
  };
  return { open, soon, close, stay, follow, leave, shown: () => current };
}

/**
 * A pointer over a word, and the focus on it. Both stay inside of a surface as long as they move there.
 * @param {Document | ShadowRoot} ground @param {Sheet} sheet @param {HTMLElement} root @param {AbortSignal} gone
 */
function point(ground, sheet, root, gone) {
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ act) =>
    ground.addEventListener(type, act, { signal: gone, capture: true });
  // What comes to lie under a mouse at rest is not asked about: the page turned, by a key, a click or a clicker.
  const over = (/** @type {PointerEvent} */ event) => {
    const word = event.pointerType === "mouse" && (event.movementX || event.movementY) ? wordOf(event, LINK) : null;
    if (word && word !== sheet.shown()) sheet.soon(word);
    else if (within(event, root)) sheet.stay();
    else if (!sheet.shown()?.matches(":focus-visible")) sheet.leave();
  };
  on("pointerover", over);
  on("pointermove", over);
  on("focusin", (event) => {
    const word = wordOf(event, `${LINK}, [data-exact]`);
    if (word) sheet.open(word);
    else if (!within(event, root)) sheet.close();
  });
}

/** A tap, Escape, and a page that scrolls. @param {Sheet} sheet @param {HTMLElement} root @param {AbortSignal} gone */
function hear(sheet, root, gone) {
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ act) =>
    document.addEventListener(type, act, { signal: gone, capture: true });
  on("click", (event) => {
    const word = wordOf(event, `${LINK}, [data-exact]`);
    if (!word && !within(event, root)) sheet.close();
    if (!word || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (word.matches(LINK)) event.preventDefault();
    sheet.open(word);
  });
  on("keydown", (event) => {
    if (event.key !== "Escape" || !sheet.shown()) return;
    event.stopPropagation();
    sheet.close();
  });
  on("scroll", sheet.follow);
}

/** @param {Event} event @param {HTMLElement} root */
function within(event, root) {
  return event.composedPath().includes(root);
}

/**
 * The element under an event that has something to say. @param {Event} event @param {string} which
 * @returns {HTMLElement | null}
 */
function wordOf(event, which) {
  const [target] = event.composedPath();
  const word = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(which)) : null;
  return word?.closest(".gloss-tip") ? null : word;
}

/** @param {Element} word @param {Words} words @returns {HTMLElement[] | null} */
function contentOf(word, words) {
  const exact = word.getAttribute("data-exact");
  if (exact) return [html("p", {}, [words.exact.replace("{figure}", exact)])];
  const key = word.getAttribute("href")?.split("#")[1];
  const term = words.terms.find((each) => each.key === key);
  if (!term) return null;
  const picture = html("span", { class: "gloss-picture" });
  picture.innerHTML = term.picture; // of our own making (assets/glossary/pictures)
  const all = html("a", { href: `glossary#${term.key}`, target: "_blank" }, [words.all]);
  return [
    html("p", {}, [html("strong", {}, [term.name])]),
    ...(term.picture ? [picture] : []),
    html("p", {}, [term.sentence]),
    html("p", { class: "gloss-all" }, [all]),
  ];
}

/**
 * Below the word, or above it where there is more room; within the window, and over nothing that can be pressed.
 * @param {HTMLElement} tip @param {Element} word
 */
function place(tip, word) {
  const app = document.querySelector(".stApp");
  if (app) tip.style.colorScheme = getComputedStyle(app).colorScheme;
  const at = word.getBoundingClientRect();
  tip.style.maxHeight = "";
  const { width, height: whole } = tip.getBoundingClientRect();
  const [above, below] = [at.top - GAP - 8, window.innerHeight - 8 - at.bottom - GAP];
  const down = whole <= below || below >= above;
  // where neither side has room, it is scrolled and not over its word
  const height = Math.min(whole, down ? below : above);
  tip.style.maxHeight = `calc(${height}px / var(--zoom, 1))`; // a talk may be drawn smaller
  const top = down ? at.bottom + GAP : at.top - GAP - height;
  const end = document.body.getBoundingClientRect().width - width - 8;
  const left = Math.max(8, Math.min(at.left, end));
  const pressed = pressable(word).filter((box) => box.top < top + height && top < box.bottom);
  const covers = (/** @type {number} */ x) => pressed.some((box) => box.left < x + width && x < box.right);
  const aside = [left, ...pressed.flatMap((box) => [box.right + GAP, box.left - GAP - width])].filter(
    (x) => x >= 8 && x <= end && !covers(x),
  );
  const put = (/** @type {number} */ px) => `calc(${px}px / var(--zoom, 1))`;
  tip.style.left = put(aside.sort((a, b) => Math.abs(a - left) - Math.abs(b - left))[0] ?? left);
  tip.style.top = put(top);
}

/** Where the buttons of the word's surface are. @param {Element} word */
function pressable(word) {
  const ground = /** @type {Document | ShadowRoot} */ (word.getRootNode());
  return [...ground.querySelectorAll(".cosine-lab :is(button, select, input)")]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}
