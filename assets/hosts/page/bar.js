/** The bar of the site without a server: talk mode, ways to take the page along, and what slides around it may ask. @import {Site} from "./types.js" */

import { createTalk } from "../../bar/talk_mode.js";
import { html } from "../../lab/dom.js";
import { createText } from "../../lab/text.js";
import { hearDeck } from "../../share/deck.js";
import { embedded, foreign, framed, passKeysOn } from "../browser/embed.js";
import { keepOffline } from "./offline.js";

/** @param {Site} site @param {{buttons: HTMLElement[], parts: HTMLElement[]}} own of this page @param {() => Promise<any>} more what takes the page along @param {AbortSignal} gone @returns {{buttons: HTMLElement, rest: HTMLElement}} what stands in the head of the page, and what lies over it */
export function createBar({ slug, title, themes, words: templates, speaker, ...site }, own, more, gone) {
  const { documentElement: page } = document;
  passKeysOn(gone); // before a talk's keys: the deck has the clicker
  hearDeck(gone);
  void keepOffline(site);
  const words = createText(templates, page.lang);
  if (embedded()) void more().then(({ printed }) => printed(words, title, gone));
  const talk = createTalk(words, speaker, gone);
  const share = html("button", { type: "button", "data-action": "share", title: words("share.title"), "aria-haspopup": "dialog" }, [words("share")]);
  share.addEventListener("click", async () => {
    const { button, dialog } = (await more()).createPanel(words, { slug, title, themes });
    if (!share.isConnected) return; // pressed twice
    rest.firstElementChild?.append(dialog);
    share.replaceWith(button);
    button.focus();
    button.click();
  });
  page.toggleAttribute("data-framed", framed());
  page.toggleAttribute("data-foreign", foreign());
  const part = (/** @type {string} */ name, /** @type {HTMLElement[]} */ held) => html("div", { class: "bar" }, [html("div", { class: name }, held)]);
  const rest = part("over", [talk.row, talk.black, ...own.parts]);
  return { buttons: part("in-head", [...own.buttons, talk.button, share]), rest };
}
