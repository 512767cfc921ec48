/**
 * A file that was taken along, one lesson or a whole talk: the lessons' own modules and the bar, on a page
 * without a server.
 *
 * @typedef {import("../lab/host.js").Component} Component
 * @typedef {(component: Component) => () => void} Mount
 * @typedef {{slug: string, place: string, title: string, left: number, data: any, still: import("./still.js").Still | null}} DeckLesson
 *   place: how a step of the talk names it, with its choices; left: charts and tables of the site that are not in
 *   the file; data or still: what the browser draws, or a picture of what the site drew
 * @typedef {{
 *   language: string, bar: Record<string, string>, speaker: string, sheets: Record<string, string>,
 *   lessons: DeckLesson[], talk: string | null,
 * }} Held
 */

import { read } from "../lab/address.js";
import { amendState } from "../lab/codec.js";
import { html } from "../lab/dom.js";
import { createShare } from "../lab/share/panel.js";
import { createTalk } from "../lab/talk/talk.js";
import { createText } from "../lab/text.js";
import { openTalk } from "./talk.js";

/** @param {Held} held @param {Record<string, Mount>} modules */
export default function openDeck(held, modules) {
  const words = createText(held.bar, held.language);
  const [lesson] = held.lessons;
  const root = tree("body", held.sheets.bar);
  const alone = held.talk === null; // then there is no lesson to go on to
  const stage = (/** @type {DeckLesson} */ { slug, data }) => mounted(held.sheets[slug], alone && data.story ? { ...data, story: { ...data.story, next: null } } : data, modules[slug]);
  const parts = alone ? (stage(lesson), { buttons: [], parts: [] }) : openTalk(held.talk ?? "", held.lessons, words, stage);
  const { signal } = new AbortController();
  const talk = createTalk(words, held.speaker, signal, true);
  const share = createShare(words, { slug: lesson.slug, title: document.title }, () => {}, () => false);
  root.append(html("div", { class: "bar" }, [html("div", { class: "buttons" }, [...parts.buttons, talk.button, share.button]), share.dialog, talk.row, talk.black, ...parts.parts]));
}

/** Show a lesson's surface in the state of the address. @param {string} sheet @param {any} data @param {Mount} mount @returns {() => void} what takes it away */
function mounted(sheet, data, mount) {
  const { schema, defaults, former, state } = data;
  const linked = read("s") === null ? state : amendState(schema, defaults, read("s"), former).state;
  const parentElement = tree("main", sheet);
  const end = mount({ data: { ...data, state: linked, tell: false }, parentElement, setTriggerValue: () => {} });
  return () => {
    end();
    parentElement.host.remove();
  };
}

/** A shadow tree of its own, as on the site. @param {string} where @param {string} style */
function tree(where, style) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.append(Object.assign(document.createElement("style"), { textContent: style }));
  /** @type {Element} */ (document.querySelector(where)).append(host);
  return root;
}
