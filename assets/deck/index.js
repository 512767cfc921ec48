/**
 * A file that was taken along: the lesson's own modules and the bar, on a page without a server.
 *
 * @typedef {import("../lab/host.js").Component} Component
 * @typedef {(component: Component) => () => void} Mount
 * @typedef {{
 *   language: string, bar: Record<string, string>, speaker: string, sheets: Record<string, string>,
 *   lessons: {slug: string, title: string, data: any}[],
 * }} Held
 */

import { read } from "../lab/address.js";
import { amendState } from "../lab/codec.js";

/** @param {Held} held @param {Record<string, Mount>} modules */
export default function openDeck(held, modules) {
  const [lesson] = held.lessons;
  const { schema, defaults, state } = lesson.data;
  const linked = read("s") === null ? state : amendState(schema, defaults, read("s")).state;
  place("main", held.sheets[lesson.slug], modules[lesson.slug], { ...lesson.data, state: linked, tell: false });
  const { language, bar: words, speaker } = held;
  place("body", held.sheets.bar, modules.bar, { language, words, speaker, slug: lesson.slug, title: lesson.title, code: null, file: null });
}

/** Mount a part in a shadow tree of its own, as on the site. @param {string} where @param {string} style @param {Mount} mount @param {any} data */
function place(where, style, mount, data) {
  const host = document.createElement("div");
  const parentElement = host.attachShadow({ mode: "open" });
  parentElement.append(Object.assign(document.createElement("style"), { textContent: style }));
  /** @type {Element} */ (document.querySelector(where)).append(host);
  mount({ data, parentElement, setTriggerValue: () => {} });
}
