/**
 * How a lab lives on a bare page, without a server: alone there, or beside others, each with its own names in the
 * address and in what the browser keeps.
 *
 * @import {Host, Lesson, Mounted, Store} from "../../lab/types.js"
 */

import { adoptWritten } from "../../lab/by_hand.js";
import { amendState } from "../../lab/codec.js";
import { html } from "../../lab/dom.js";
import { createLab } from "../../lab/lab.js";
import { address as whole } from "../browser/address.js";
import { createBus, relay } from "../browser/bus.js";
import { takeStates } from "../browser/embed.js";
import { keepFocus, questionOf } from "../browser/focus.js";
import { local } from "../browser/storage.js";
import { openVoice } from "../browser/voice.js";
import { addressBeside } from "./beside.js";

const PARAMETER = "s";

/**
 * Show a lesson in the state of the address.
 * @param {HTMLElement | ShadowRoot} parent @param {Lesson} lesson @param {any} data its envelope
 * @param {Pick<Host, "slug"> & Partial<Host> & {name?: string}} own what of the host is whoever mounts it's; name: of
 *   a lesson that shares the page with others
 * @returns {{root: HTMLElement, lab: Mounted, unread: boolean, refused: import("../../lab/refused.js").Refused[], end:
 * () => void}}
 *   unread: whether the link's state was not read as a whole; refused: what a hand wrote there and cannot be taken
 */
export function mountLesson(parent, lesson, data, { name = "", ...own }) {
  const root = html("div", { class: "cosine-lab" });
  const end = new AbortController();
  const host = pageHost(parent, own, name ? `${name}.` : "", end.signal);
  parent.append(root);
  openVoice();
  relay(host.bus, end.signal);
  const link = host.address.read(PARAMETER);
  const { schema, defaults, former, state } = data;
  const linked = link === null ? { state, notes: [] } : amendState(schema, defaults, link, former);
  const written = adoptWritten({ ...data, state: linked.state, tell: false }, host);
  const lab = createLab(root, host, written.data, lesson);
  keepFocus(root, end.signal);
  host.bus.listen("enter", () => questionOf(root)?.focus(), end.signal);
  takeStates(lab, { ...data, tell: false }, host);
  host.address.turn(lab.adoptLink, end.signal);
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", lab.theme, { signal: end.signal });
  const leave = () => {
    end.abort();
    root.remove();
  };
  return { root, lab, unread: linked.notes.length > 0, refused: written.refused, end: leave };
}

/**
 * @param {HTMLElement | ShadowRoot} parent @param {Pick<Host, "slug"> & Partial<Host>} own
 * @param {string} prefix of its names @param {AbortSignal} gone @returns {Host}
 */
function pageHost(parent, own, prefix, gone) {
  const between = new EventTarget();
  const address = prefix ? addressBeside(prefix) : whole;
  return {
    gone,
    address,
    store: prefix ? under(prefix, local) : local,
    page: parent instanceof ShadowRoot ? /** @type {HTMLElement} */ (parent.host) : parent,
    bus: createBus(() => between),
    sources: [],
    load: null,
    go: (link) => window.location.assign(link),
    settled: (link) => address.write(PARAMETER, link),
    ...own,
  };
}

/** What a browser keeps under names of one's own. @param {string} prefix @param {Store} store @returns {Store} */
function under(prefix, store) {
  return {
    read: (name) => store.read(prefix + name),
    write: (name, value) => store.write(prefix + name, value),
    remove: (name) => store.remove(prefix + name),
    keeps: store.keeps,
    names: () =>
      store
        .names()
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length)),
  };
}
