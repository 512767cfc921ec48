/**
 * What every page has, whatever it shows: talk mode, and the ways to take the page along.
 *
 * @typedef {{
 *   words: Record<string, string>, language: string, slug: string, lesson: boolean, title: string, speaker: string,
 *   file: {asked: number, name: string, text: string} | null, load: string | null, followed: number, voter: string,
 * }} Data voter: the name to vote under; file: what the server was asked for, once it is there; load: a step that it can't turn to; followed: how many links were followed in place
 * @typedef {{data: Data, parentElement: HTMLElement | ShadowRoot, setTriggerValue: (name: string, value: unknown) => void}} Component
 */

import { html } from "../lab/dom.js";
import { saveText } from "../lab/export/files.js";
import { hearDeck } from "../lab/share/deck.js";
import { framed, passKeysOn } from "../lab/share/embed.js";
import { createLeaf } from "../lab/share/leaf.js";
import { fromOwnData } from "../lab/share/links.js";
import { createShare } from "../lab/share/panel.js";
import { hear, tell } from "../lab/signals.js";
import { createTalk } from "../lab/talk/talk.js";
import { say } from "../lab/spoken.js";
import { createText } from "../lab/text.js";
import { createClass } from "./class.js";
import { followTalk, leadPast } from "./menu.js";
import { named } from "./room/client.js";
import { createTalks } from "./talks/index.js";

/** @type {WeakMap<object, {of: string, end: AbortController, answer: (data: Data) => void}>} */
const mounted = new WeakMap();
/** A page has one bar: whoever mounts another takes the keys from the one before. @type {AbortController | null} */
let standing = null;

/** @param {Component} component */
export default function mount(component) {
  const { data, parentElement } = component;
  named(data.voter);
  const leave = () => {
    mounted.get(parentElement)?.end.abort();
    mounted.delete(parentElement);
    parentElement.querySelector(".bar")?.remove();
  };
  const of = `${data.slug} ${data.language}`;
  const known = mounted.get(parentElement);
  if (known?.of === of) known.answer(data);
  else {
    leave();
    standing?.abort();
    const end = (standing = new AbortController());
    mounted.set(parentElement, { of, end, answer: build(component, end.signal) });
  }
  return leave;
}

/** @param {Component} component @param {AbortSignal} gone @returns {(data: Data) => void} what to do with an answer of the server */
function build({ data, parentElement, setTriggerValue }, gone) {
  const words = createText(data.words, data.language);
  const own = () => document.querySelector(".own-data") !== null;
  passKeysOn(gone); // before a talk's keys: the deck has the clicker
  hearDeck(gone);
  createLeaf(words, data.title, gone);
  leadPast(words, gone);
  const talk = createTalk(words, data.speaker, gone);
  hear("talk", ({ on }) => followTalk(talk.button, on), gone);
  const work = createClass(words, data, own, gone);
  const talks = createTalks(words, data, (told) => setTriggerValue("go", told), own, gone);
  let [asked, followed] = [0, data.followed];
  const share = createShare(words, data, () => setTriggerValue("file", (asked = Date.now())), own);
  const lost = createLost(words);
  lost.hidden = !fromOwnData(window.location.href) || own();
  if (!lost.hidden) say(lost, () => words("share.lost"));
  // Charts that Python draws get larger letters from there.
  hear("talk", ({ on }) => document.querySelector(".stPlotlyChart") && setTriggerValue("talk", on), gone);
  const buttons = html("div", { class: "buttons" }, [...work.buttons, talks.button, talk.button, share.button]);
  buttons.hidden = framed();
  document.documentElement.toggleAttribute("data-framed", framed());
  tell("ask", {}); // a story may have begun before the bar was there
  parentElement.append(html("div", { class: "bar" }, [buttons, lost, share.dialog, talk.row, talk.black, ...work.parts, ...talks.parts]));
  return ({ file, load, followed: now }) => {
    if (now !== followed) tell("address", {});
    followed = now;
    if (load !== null) window.location.assign(new URL(load, document.baseURI)); // talk mode is kept for the window
    if (!file || file.asked !== asked) return;
    asked = 0;
    saveText(file.text, file.name, "text/html");
  };
}

/** What is said of a link whose sender had data of their own, until it is closed. @param {import("../lab/text.js").Text} words */
function createLost(words) {
  const close = html("button", { type: "button", "data-action": "lost-close" }, [words("share.close")]);
  const lost = html("div", { class: "lost" }, [words("share.lost"), " ", close]);
  close.addEventListener("click", () => {
    lost.hidden = true;
  });
  return lost;
}
