/**
 * How a lab lives in Streamlit (components v2). Streamlit calls a component on every change of data or
 * theme, with the same parent element; the lab is built once for each parent and epoch, and adopts
 * Python's state only when Python raised the epoch, so that a late echo never undoes a move.
 *
 * @import {Component, Host, Lesson, Mounted, Source} from "../../lab/types.js"
 */

import { adoptWritten } from "../../lab/by_hand.js";
import { amendState } from "../../lab/codec.js";
import { html } from "../../lab/dom.js";
import { createLab } from "../../lab/lab.js";
import { address, pageHere } from "../browser/address.js";
import { bus, relay, emit } from "../browser/bus.js";
import { placeOf, showFrame, takeStates } from "../browser/embed.js";
import { keepFocus, nextOf, questionOf } from "../browser/focus.js";
import { json } from "../browser/json.js";
import { local } from "../browser/storage.js";
import { continueTalk } from "../browser/talk_mode.js";
import { openVoice } from "../browser/voice.js";

const PARAMETER = "s";
/** @type {WeakMap<object, {epoch: string, lab: Mounted, end: AbortController}>} */
const mounted = new WeakMap();
/** What the labs wrote to this entry of the history, by parameter. @type {Map<string, string | null>} */
const written = new Map();
/**
 * What a reader chose last of a lesson that another line of words shows anew: it outlives another epoch. Python's own
 * copy of the address may be older, and it writes that copy with the epoch. By mount.
 *
 * @type {WeakMap<object, string | null>}
 */
const chosen = new WeakMap();

/**
 * Build the lab once, and tell it of every later call.
 * @param {Component} component @param {Lesson} lesson @param {readonly Source[]} sources
 * @returns {() => void} what Streamlit calls when the component goes
 */
export function mountLesson({ data, parentElement, setTriggerValue }, lesson, sources) {
  const known = mounted.get(parentElement);
  const leave = () => unmount(parentElement);
  if (known && known.epoch === data.epoch) {
    known.lab.theme();
    known.lab.setTelling?.(data.tell);
    return leave;
  }
  known?.end.abort();
  const before = parentElement.querySelector(".cosine-lab");
  const hadFocus = before?.matches(":focus-within");
  before?.remove();
  const root = html("div", { class: "cosine-lab" });
  parentElement.append(root);
  // What a talk leaves on the page.
  if (parentElement instanceof ShadowRoot) parentElement.host.setAttribute("data-surface", "");
  const end = new AbortController();
  openVoice();
  continueTalk();
  const host = streamlitHost(setTriggerValue, sources, data.vectors, end.signal);
  const lab = createLab(
    root,
    lesson.chosen ? remembering(host, parentElement) : host,
    lastOf(adoptWritten(data, host).data, parentElement),
    lesson,
  );
  mounted.set(parentElement, { epoch: data.epoch, lab, end });
  keepFocus(root, end.signal);
  if (hadFocus) nextOf(root)?.focus({ preventScroll: true });
  bus.listen("enter", () => questionOf(root)?.focus(), end.signal);
  showFrame(root, end.signal);
  if (known) lab.dropForeignLink?.();
  keepAddress(end.signal);
  takeStates(lab, data, host);
  address.turn(() => {
    chosen.delete(parentElement);
    lab.adoptLink();
  }, end.signal);
  return leave;
}

/** @param {HTMLElement | ShadowRoot} parent */
function unmount(parent) {
  mounted.get(parent)?.end.abort();
  mounted.delete(parent);
  written.clear();
}

/** Put back what Python, which does not know of it, took out of the address (url_sync.js). @param {AbortSignal} gone */
function keepAddress(gone) {
  window.addEventListener("popstate", () => written.clear(), { signal: gone });
  const restore = (/** @type {Event} */ event) => {
    if (!(/** @type {CustomEvent<boolean>} */ (event).detail)) written.delete(PARAMETER);
    for (const [name, value] of written) note(name, value);
  };
  window.addEventListener("cosine-lab:written", restore, { signal: gone });
}

/**
 * @param {Component["setTriggerValue"]} setTriggerValue @param {readonly Source[]} sources
 * @param {string} vectors where they are, from the app's root @param {AbortSignal} gone @returns {Host}
 */
function streamlitHost(setTriggerValue, sources, vectors, gone) {
  relay(bus, gone);
  const slug = pageHere();
  return {
    ...{ slug, gone, bus, sources, store: local, page: document.documentElement },
    address: { ...address, read: placeOf, write: note },
    load: (name) => json(`${vectors}/${name}.json`),
    // Python answers, and the page is not loaded again: what was uploaded stays.
    go: (link) =>
      emit("follow", {
        path: `${pageHere("")}${link.replaceAll("+", "%20")}`,
        free: new URLSearchParams(link).get("guide") === "0",
      }),
    settled: (link, wanted) => {
      note(PARAMETER, link);
      if (wanted) setTriggerValue("settled", { link });
    },
  };
}

/**
 * The data, with the state of the link that the reader chose last here. @param {any} data @param {object} parent
 * @returns {any}
 */
function lastOf(data, parent) {
  const link = chosen.get(parent);
  if (link === undefined) return data;
  note(PARAMETER, link);
  return { ...data, state: amendState(data.schema, data.defaults, link).state };
}

/** A host that remembers what the reader chose last. @param {Host} host @param {object} parent @returns {Host} */
function remembering(host, parent) {
  const settled = (/** @type {string | null} */ link, /** @type {boolean | undefined} */ wanted) => {
    chosen.set(parent, link);
    host.settled(link, wanted);
  };
  return { ...host, settled };
}

/**
 * Write to the address, and remember what was written. @param {string} name @param {string | null} value
 * @param {boolean} [turn] whether that is a step of its own to go back from
 */
function note(name, value, turn) {
  written.set(name, value);
  address.write(name, value, turn);
}
