/** The bar of the site without a server: talk mode, and what slides around the page may ask of it. @import {Site} from "./types.js" */

import { createTalk } from "../../bar/talk_mode.js";
import { html } from "../../lab/dom.js";
import { createText } from "../../lab/text.js";
import { hearDeck } from "../../share/deck.js";
import { foreign, framed, passKeysOn } from "../browser/embed.js";

/** @param {Site} site @param {AbortSignal} gone @returns {{buttons: HTMLElement, rest: HTMLElement}} what stands in the head of the page, and what lies over it */
export function createBar({ words, speaker }, gone) {
  const { documentElement: page } = document;
  passKeysOn(gone); // before a talk's keys: the deck has the clicker
  hearDeck(gone);
  const talk = createTalk(createText(words, page.lang), speaker, gone);
  page.toggleAttribute("data-framed", framed());
  page.toggleAttribute("data-foreign", foreign());
  const part = (/** @type {string} */ name, /** @type {HTMLElement[]} */ held) => html("div", { class: "bar" }, [html("div", { class: name }, held)]);
  return { buttons: part("in-head", [talk.button]), rest: part("over", [talk.row, talk.black]) };
}
