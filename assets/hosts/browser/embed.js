/** A page that stands in somebody's slides: its object alone and whole, and the keys it does not use go to the deck. */

import { amendState } from "../../lab/codec.js";
import { all, read } from "./address.js";
import { listen } from "./bus.js";
import { commandOf, focusOf } from "./keys.js";

/** What reveal.js is asked for, as its messages are written. @type {Record<string, string>} */
const METHODS = { next: "next", back: "prev", leave: "toggleOverview", blank: "togglePause" };

/** Whether the page is to show its object alone. */
export const framed = () => read("embed") === "true";
export const embedded = () => framed() && window.parent !== window;

/** What the address says; a frame tells no story before a step of it is asked for. @param {string} name */
export const placeOf = (name) => read(name) ?? (name === "guide" && framed() && !read("beat") ? "0" : null);

/** What a frame's address asks for besides; Streamlit's name. */
export const OPTIONS = "embed_options";

/** Wear the theme that the address of a frame asks for, on a page whose dark colours are the style sheet `dark`. */
export function wearTheme() {
  const [, theme] = /^(dark|light)_theme$/.exec((framed() && all().getAll(OPTIONS).at(-1)) || "") ?? [];
  const sheet = document.querySelector("style#dark");
  if (!theme || !sheet) return;
  document.documentElement.style.colorScheme = theme;
  sheet.setAttribute("media", theme === "dark" ? "all" : "not all");
}

/** Whether the page stands in a frame of another site, to which browsers send no cookie of ours. */
export function foreign() {
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/** How much smaller things may be drawn so that all of them are in the frame. */
const ZOOMS = Array.from({ length: 15 }, (_, k) => 1 - k / 20);
/** What of the frame's height planes have at least, before everything is drawn smaller. */
const PLANES = 0.45;

/**
 * The message to the deck for a key that nothing here uses; null for one that something does.
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 * @param {import("./keys.js").Focus} focus
 */
export function messageOf(event, focus) {
  const command = commandOf(event, { talking: true, focus, typed: "" });
  const method = command && METHODS[command.do];
  return method ? JSON.stringify({ method }) : null;
}

/** Pass keys on to the deck for as long as the page stands. @param {AbortSignal} gone */
export function passKeysOn(gone) {
  if (!embedded()) return;
  window.addEventListener(
    "keydown",
    (event) => {
      const message = event.defaultPrevented ? null : messageOf(event, focusOf(event));
      if (!message) return;
      event.preventDefault();
      window.parent.postMessage(message, "*"); // a key tells nothing, and a deck may be a file
    },
    { signal: gone },
  );
}

/**
 * Show the object alone, whole in the frame: its planes and panels and the sentence, or the part that the address
 * names. @param {HTMLElement} root @param {AbortSignal} gone
 */
export function showFrame(root, gone) {
  if (!framed()) return;
  root.toggleAttribute("data-framed", true);
  const parts = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-panel]:not(:has(.sentence))")]);
  const named = parts.filter(({ dataset }) => (dataset.plane ?? dataset.panel) === read("part"));
  root.toggleAttribute("data-part", named.length > 0);
  for (const each of parts) each.classList.toggle("elsewhere", named.length > 0 && !named.includes(each));
  const host = /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (root.getRootNode()).host ?? root);
  // no layout for phones: what is small here is drawn smaller
  if (root.querySelector(".planes")) host.style.containerType = "normal";
  const refit = () => fit(root, host);
  const watch = new ResizeObserver(() => hidden(root, host) > 1 && !root.matches("[data-dragging]") && refit());
  watch.observe(root);
  gone.addEventListener("abort", () => watch.disconnect());
  window.addEventListener("resize", refit, { signal: gone });
  listen("beat", refit, gone);
  refit();
}

/**
 * Take the states that the slides around the page ask for, and say that this can be asked.
 * @param {import("../../lab/types.js").Mounted} lab @param {any} data what the surface is sent
 * @param {import("../../lab/types.js").Host} host
 */
export function takeStates(lab, data, { bus, gone, settled }) {
  bus.listen(
    "state",
    ({ text }) => {
      // what does not fit here changes nothing
      if (text && amendState(data.schema, data.defaults, text, data.former).notes.length) return;
      settled(text || null, data.tell);
      lab.adoptLink();
    },
    gone,
  );
  bus.listen("ask", () => bus.emit("mounted", {}), gone);
  bus.emit("mounted", {});
}

/**
 * How much of the surface is below or beside the frame, in its own pixels. @param {HTMLElement} root
 * @param {HTMLElement} host
 */
function hidden(root, host) {
  const aside = [root, ...root.querySelectorAll(".scroll")].map((each) =>
    each.clientWidth ? each.scrollWidth - each.clientWidth : 0,
  );
  return Math.max(root.scrollHeight - window.innerHeight / Number(host.style.zoom || 1), ...aside);
}

/**
 * Draw as large as the frame holds: first planes give way, as far as they may, then everything.
 * @param {HTMLElement} root @param {HTMLElement} host
 */
function fit(root, host) {
  for (const least of [PLANES * window.innerHeight, 0]) {
    for (const zoom of ZOOMS) {
      host.style.zoom = String(zoom);
      root.style.removeProperty("--stage");
      const stage = root.querySelector(".planes .plane:not([hidden], .elsewhere) .stage")?.clientHeight ?? Infinity;
      const room = stage - Math.max(hidden(root, host), 0);
      if (stage < Infinity) root.style.setProperty("--stage", `${room}px`);
      if (hidden(root, host) <= 1 && room * zoom >= least) return;
    }
  }
}
