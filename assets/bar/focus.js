/** Where the keyboard is on a page, whatever is on it, and where a talk leads it. */

import { emit } from "../hosts/browser/bus.js";

/** Lead the keyboard to what the page is about; whether there is a surface to lead it to. */
export function enter() {
  const before = innermost();
  emit("enter", {});
  return innermost() !== before;
}

/**
 * Where a talk begins or ends, what has the focus may go: then a reader is at what the page is about.
 * @param {HTMLElement} back where a talk is begun @param {boolean} on
 */
export function followTalk(back, on) {
  const target = innermost();
  if (!target || target === document.body) return;
  requestAnimationFrame(() => {
    if (target.isConnected && target.checkVisibility()) return;
    if (!on) back.focus();
    else if (!enter()) document.getElementById("stMain")?.focus();
  });
}

/** What has the focus, inside of a component too. */
function innermost() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
