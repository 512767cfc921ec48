/** The bar of the site without a server: talk mode, ways to take the page along, and what slides around it may ask. @import {Site} from "./types.js" */

import { createTalk } from "../../bar/talk_mode.js";
import { html } from "../../lab/dom.js";
import { createText } from "../../lab/text.js";
import { hearDeck } from "../../share/deck.js";
import { foreign, framed, passKeysOn } from "../browser/embed.js";
import { createLeaf } from "../../share/leaf.js";
import { createShare } from "../../share/panel.js";
import { keepOffline } from "./offline.js";

/** @param {Site} site @param {{buttons: HTMLElement[], parts: HTMLElement[]}} own of this page @param {AbortSignal} gone @returns {{buttons: HTMLElement, rest: HTMLElement}} what stands in the head of the page, and what lies over it */
export function createBar({ slug, title, themes, words: templates, speaker, ...site }, own, gone) {
  const { documentElement: page } = document;
  passKeysOn(gone); // before a talk's keys: the deck has the clicker
  hearDeck(gone);
  void keepOffline(site);
  const words = createText(templates, page.lang);
  createLeaf(words, title, gone, false);
  const talk = createTalk(words, speaker, gone);
  const share = createShare(words, { slug, title, themes }, null, () => false);
  page.toggleAttribute("data-framed", framed());
  page.toggleAttribute("data-foreign", foreign());
  const part = (/** @type {string} */ name, /** @type {HTMLElement[]} */ held) => html("div", { class: "bar" }, [html("div", { class: name }, held)]);
  return { buttons: part("in-head", [...own.buttons, talk.button, share.button]), rest: part("over", [share.dialog, talk.row, talk.black, ...own.parts]) };
}
