/**
 * The keyboard's way past what every page begins with: the menu is one stop of the Tab key, in which arrows go from
 * section to section, and the link that skips leads to the question where a surface asks one. Streamlit draws both.
 */

import { tell } from "../lab/signals.js";

const MENU = '[data-testid="stTopNav"]';
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

const items = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`${MENU} :is(button, a)`))].filter((each) => each.checkVisibility());

/** @param {import("../lab/text.js").Text} words @param {AbortSignal} gone */
export function leadPast(words, gone) {
  const mark = () => {
    if (document.activeElement?.closest('[data-testid="stSidebar"][data-collapsed="true"]')) /** @type {HTMLElement | null} */ (document.querySelector('[data-testid="stExpandSidebarButton"]'))?.focus();
    const all = items();
    const stop = all.find((each) => each.matches(":focus")) ?? all.find((each) => each.tabIndex >= 0) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    document.querySelector(MENU)?.setAttribute("aria-description", words("menu.keys"));
  };
  const menu = new MutationObserver(mark);
  menu.observe(document.querySelector('[data-testid="stHeader"]') ?? document.body, { childList: true, subtree: true });
  gone.addEventListener("abort", () => menu.disconnect());
  mark();
  document.addEventListener("keydown", (event) => {
    const all = items();
    const step = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
    const at = all.findIndex((each) => each === event.target);
    if (at < 0 || !step) return;
    all[(at + step + all.length) % all.length].focus();
    mark();
    event.preventDefault();
    event.stopPropagation();
  }, { signal: gone, capture: true });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-testid="stSkipToContent"]') : null;
    if (!link || !enter()) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal: gone, capture: true });
}

/** Lead the keyboard to what the page is about; whether there is a surface to lead it to. */
function enter() {
  const before = innermost();
  tell("enter", {});
  return innermost() !== before;
}

/** Where a talk begins or ends, what has the focus may go: then a reader is at what the page is about. @param {HTMLElement} back where a talk is begun @param {boolean} on */
export function followTalk(back, on) {
  const held = innermost();
  if (!held || held === document.body) return;
  requestAnimationFrame(() => {
    if (held.isConnected && held.checkVisibility()) return;
    if (!on) back.focus();
    else if (!enter()) document.getElementById("stMain")?.focus();
  });
}

/** What has the focus, inside of a component too. */
function innermost() {
  let held = document.activeElement;
  while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement;
  return held;
}
