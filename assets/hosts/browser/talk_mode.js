/**
 * Talk mode: the surface alone, as large as the window, for a lecture hall. It belongs to the whole page
 * and is kept from page to page; the address says so, and the root element bears `data-talk`.
 */

import { read, write } from "./address.js";
import { emit } from "./bus.js";
import { session } from "./storage.js";

const PARAMETER = "talk";
const KEY = "cosine-lab:talk";

export const talking = () => document.documentElement.hasAttribute("data-talk");

/**
 * A page opens: talk mode goes on where the address asks for it, or where the page before was in it.
 * @param {boolean} [visible] whether this is a page to show on a wall; else only its own address begins it
 */
export function continueTalk(visible = true) {
  if (read(PARAMETER) === "1" || (visible && (talking() || session.read(KEY) === "1"))) show(true);
  else setTalk(false);
}

/** Talk mode begins or ends, in full screen where the browser allows it. @param {boolean} on */
export function setTalk(on) {
  if (on === talking()) return;
  show(on);
  emit("talk", { on });
  if (on)
    document.documentElement.requestFullscreen?.().catch(() => {}); // the whole window will also do
  else if (document.fullscreenElement) document.exitFullscreen();
}

/** Whoever leaves full screen, by Esc or otherwise, leaves the talk. @param {AbortSignal} gone */
export function followFullScreen(gone) {
  let full = Boolean(document.fullscreenElement);
  document.addEventListener(
    "fullscreenchange",
    () => {
      if (full && !document.fullscreenElement) setTalk(false);
      full = Boolean(document.fullscreenElement);
    },
    { signal: gone },
  );
}

/** @param {boolean} on */
function show(on) {
  document.documentElement.toggleAttribute("data-talk", on);
  if ((read(PARAMETER) === "1") !== on) write(PARAMETER, on ? "1" : null);
  if (on) session.write(KEY, "1");
  else session.remove(KEY);
}
