/**
 * How a lab lives in Streamlit (components v2). Streamlit calls a component on every change of data or
 * theme, with the same parent element; the lab is built once for each parent and epoch, and adopts
 * Python's state only when Python raised the epoch, so that a late echo never undoes a move.
 *
 * @import {Component, Host, Mounted} from "./types.js"
 */

import { onTurn, read, write } from "./address.js";
import { amendState, encodeState } from "./codec.js";
import { html } from "./dom.js";
import { byName, readByHand } from "./talks/by_hand.js";
import { framed, showFrame } from "./share/embed.js";
import { hear, tell } from "./signals.js";
import { givenBy } from "./story/machine.js";
import { playing } from "./talks/playing.js";
import { continueTalk } from "./talk/mode.js";

const PARAMETER = "s";
/** @type {WeakMap<object, {epoch: string, lab: Mounted, end: AbortController}>} */
const mounted = new WeakMap();
/** What the labs wrote to this entry of the history, by parameter. @type {Map<string, string | null>} */
const written = new Map();

/** What a reader goes on with, best first. */
const NEXT = [".story-actions button", ".story .primary", "[data-story-action='guide']", ".story-sentence", "[data-handle]", "button, select, input, a[href]"];

/** Whether an element can have the focus. @param {HTMLElement | SVGElement} element */
const can = (element) => element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled") && (element.tabIndex >= 0 || element.hasAttribute("tabindex"));

/** The first thing on a surface that a reader can go on with. @param {ParentNode} root @returns {HTMLElement | null} */
function nextOf(root) {
  const found = NEXT.flatMap((each) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(each))]);
  return found.find(can) ?? null;
}

/** What a surface asks, or says, or else the first thing on it. @param {ParentNode} root */
function questionOf(root) {
  const asked = [".story-bet", ".story-sentence"].map((each) => /** @type {HTMLElement | null} */ (root.querySelector(each)));
  return asked.find((each) => each && can(each)) ?? nextOf(root);
}

/**
 * From now on, look after the focus below `root`.
 * @param {HTMLElement} root @param {AbortSignal} gone @param {() => HTMLElement | null} [next] what has the focus in the place of what went
 */
function keepFocus(root, gone, next = () => nextOf(root)) {
  /** @type {HTMLElement | null} */
  let held = null;
  const look = () => {
    if (!held || can(held)) return;
    held = null;
    next()?.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", ({ target }) => {
    held = /** @type {HTMLElement} */ (target);
  });
  // What goes away may say that it has lost the focus before it has gone, which is not a reader's doing.
  root.addEventListener("focusout", () => queueMicrotask(() => {
    if (held && can(held) && !held.matches(":focus")) held = null;
  }));
  const watch = new MutationObserver(look);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["hidden", "tabindex", "disabled", "class", "data-guided", "data-away"] });
  gone.addEventListener("abort", () => watch.disconnect());
}

/**
 * Build the lab once, and tell it of every later call.
 * @param {Component} component @param {(root: HTMLElement, host: Host, data: any) => Mounted} createLab
 * @returns {() => void} what Streamlit calls when the component goes
 */
export function mountLab({ data, parentElement, setTriggerValue }, createLab) {
  const known = mounted.get(parentElement);
  if (known && known.epoch === data.epoch) {
    known.lab.theme();
    known.lab.setTelling?.(data.tell);
    return () => unmount(parentElement);
  }
  known?.end.abort();
  const before = parentElement.querySelector(".cosine-lab");
  const held = before?.matches(":focus-within");
  before?.remove();
  const root = html("div", { class: "cosine-lab" });
  parentElement.append(root);
  // What a talk leaves on the page.
  if (parentElement instanceof ShadowRoot) parentElement.host.setAttribute("data-surface", "");
  const end = new AbortController();
  const lab = createLab(root, streamlitHost(setTriggerValue, end.signal), inWords(data));
  mounted.set(parentElement, { epoch: data.epoch, lab, end });
  keepFocus(root, end.signal);
  if (held) nextOf(root)?.focus({ preventScroll: true });
  hear("enter", () => questionOf(root)?.focus(), end.signal);
  showFrame(root, end.signal);
  if (known) lab.dropForeignLink?.();
  keepAddress(end.signal);
  takeStates(lab, data, setTriggerValue, end.signal);
  onTurn(() => lab.adoptLink(), end.signal);
  return () => unmount(parentElement);
}

/**
 * A state that a hand wrote into the address stands there as a link from now on. In a step of the story it changes what
 * the step begins with; a talk begins its steps by itself.
 * @param {any} data @returns {any}
 */
function inWords(data) {
  const { schema, defaults, story, state } = data;
  const asked = [...byName(schema).keys()].flatMap((name) => /** @type {[string, string][]} */ ([[name, read(name)]]).filter(([, text]) => text !== null));
  if (!asked.length) return data;
  for (const [name] of asked) note(name, null);
  if (playing()) return data;
  const at = story?.beats.findIndex((/** @type {{key: string}} */ { key }) => key === read("beat")) ?? -1;
  const from = at >= 0 && read(PARAMETER) === null ? givenBy(story, at, defaults) : state;
  const now = { ...from, ...readByHand(schema, from.labels, asked).found };
  note(PARAMETER, encodeState(schema, now, defaults.labels));
  return { ...data, state: now };
}

/** @param {HTMLElement | ShadowRoot} parent */
function unmount(parent) {
  mounted.get(parent)?.end.abort();
  mounted.delete(parent);
  written.clear();
}

/** Take the states that the slides around the page ask for, and say that this can be asked. @param {Mounted} lab @param {any} data @param {Component["setTriggerValue"]} setTriggerValue @param {AbortSignal} gone */
function takeStates(lab, data, setTriggerValue, gone) {
  hear("state", ({ text }) => {
    if (text && amendState(data.schema, data.defaults, text, data.former).notes.length) return; // what does not fit here changes nothing
    note(PARAMETER, text || null);
    lab.adoptLink();
    if (data.tell) setTriggerValue("settled", { link: text || null });
  }, gone);
  hear("ask", () => tell("mounted", {}), gone);
  tell("mounted", {});
}

/** Put back what Python, which does not know of it, took out of the address (page/written.js). @param {AbortSignal} gone */
function keepAddress(gone) {
  window.addEventListener("popstate", () => written.clear(), { signal: gone });
  const restore = (/** @type {Event} */ event) => {
    if (!(/** @type {CustomEvent<boolean>} */ (event).detail)) written.delete(PARAMETER);
    for (const [name, value] of written) note(name, value);
  };
  window.addEventListener("cosine-lab:written", restore, { signal: gone });
}

/** What the address says; a frame tells no story before a step of it is asked for. @param {string} name */
function readPlace(name) {
  return read(name) ?? (name === "guide" && framed() && !read("beat") ? "0" : null);
}

/** @param {(name: string, value: unknown) => void} setTriggerValue @param {AbortSignal} gone @returns {Host} */
function streamlitHost(setTriggerValue, gone) {
  continueTalk();
  return {
    gone,
    address: { read: readPlace, write: note },
    link: (text, told) => {
      note(PARAMETER, text);
      if (told) setTriggerValue("settled", { link: text });
    },
    read: () => read(PARAMETER),
  };
}

/** Write to the address, and remember what was written. @param {string} name @param {string | null} value @param {boolean} [turn] whether that is a step of its own to go back from */
function note(name, value, turn) {
  written.set(name, value);
  write(name, value, turn);
}
