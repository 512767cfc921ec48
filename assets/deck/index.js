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
import { html } from "../lab/dom.js";
import { createShare } from "../lab/share/panel.js";
import { createTalk } from "../lab/talk/talk.js";
import { createText } from "../lab/text.js";

/** @param {Held} held @param {Record<string, Mount>} modules */
export default function openDeck(held, modules) {
  const [lesson] = held.lessons;
  const { schema, defaults, former, state } = lesson.data;
  const linked = read("s") === null ? state : amendState(schema, defaults, read("s"), former).state;
  const parentElement = tree("main", held.sheets[lesson.slug]);
  modules[lesson.slug]({ data: { ...lesson.data, state: linked, tell: false }, parentElement, setTriggerValue: () => {} });
  bar(held, lesson);
}

/** Talk mode and what can be taken from here. @param {Held} held @param {Held["lessons"][0]} lesson */
function bar(held, lesson) {
  const words = createText(held.bar, held.language);
  const { signal } = new AbortController();
  const talk = createTalk(words, held.speaker, signal);
  const share = createShare(words, lesson, () => {}, () => false);
  tree("body", held.sheets.bar).append(html("div", { class: "bar" }, [html("div", { class: "buttons" }, [talk.button, share.button]), share.dialog, talk.row, talk.black]));
}

/** A shadow tree of its own, as on the site. @param {string} where @param {string} style */
function tree(where, style) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.append(Object.assign(document.createElement("style"), { textContent: style }));
  /** @type {Element} */ (document.querySelector(where)).append(host);
  return root;
}
