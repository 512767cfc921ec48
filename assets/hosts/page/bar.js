/**
 * The bar of the site without a server: talk mode, ways to take the page along, and what slides around it may ask.
 * @import {Bar, Later} from "./types.js"
 */

import { listen, emit } from "../browser/bus.js";
import { read } from "../browser/address.js";
import { createTalk } from "../../bar/talk_mode.js";
import { html } from "../../lab/dom.js";
import { createText } from "../../lab/text.js";
import { hearDeck } from "../../share/deck.js";
import { embedded, foreign, framed, passKeysOn } from "../browser/embed.js";
import { keepOffline } from "./offline.js";

const [TALK, BEAT, STEP] = ["talk", "beat", "step-"];

/**
 * @param {Bar} site @param {{buttons: HTMLElement[], parts: HTMLElement[]}} own of this page
 * @param {Record<"more" | "talks", () => Promise<Later>>} code what takes the page along; what pages have of talks of
 * one's own @param {AbortSignal} gone
 * @returns {{buttons: HTMLElement, rest: HTMLElement}} what stands in the head of the page, and what lies over it
 */
export function createBar({ slug, title, words: templates, speaker, ...site }, own, { more, talks }, gone) {
  const { documentElement: page } = document;
  passKeysOn(gone); // before a talk's keys: the deck has the clicker
  hearDeck(gone);
  void keepOffline(site);
  const words = createText(templates, page.lang);
  if (embedded()) void more().then(({ printed, words: every }) => printed(every, title, gone));
  const talk = createTalk(words, speaker, gone, { shown: Boolean(site.code.own) });
  const share = html(
    "button",
    { type: "button", "data-action": "share", title: words("share.title"), "aria-haspopup": "dialog" },
    [words("share")],
  );
  share.addEventListener("click", async () => {
    const { createPanel, words: every, themes } = await more();
    const { button, dialog } = createPanel(every, { slug, title, themes });
    if (!share.isConnected) return; // pressed twice
    rest.firstElementChild?.append(dialog);
    share.replaceWith(button);
    button.focus();
    button.click();
  });
  page.toggleAttribute("data-framed", framed());
  page.toggleAttribute("data-foreign", foreign());
  const adding = createAdding(words, { slug, title }, talks, gone);
  const part = (/** @type {string} */ name, /** @type {HTMLElement[]} */ nodes) =>
    html("div", { class: "bar" }, [html("div", { class: name }, nodes)]);
  const rest = part("over", [talk.row, talk.black, ...own.parts, adding.parts]);
  return { buttons: part("in-head", [...own.buttons, adding.button, talk.button, share]), rest };
}

/**
 * “Add to talk”, and what leads a talk on from here: its code comes with the first use of it.
 * @param {import("../../lab/types.js").Text} words @param {{slug: string, title: string}} page
 * @param {() => Promise<Later>} load @param {AbortSignal} gone
 */
function createAdding(words, page, load, gone) {
  const parts = html("div");
  const button = html(
    "button",
    { type: "button", "data-action": "add-to-talk", title: words("add.title"), "aria-haspopup": "dialog" },
    [words("add")],
  );
  button.hidden = page.slug === TALK;
  const make = async () => {
    const { createTalks, words: every } = await load();
    const talks = createTalks(every, page, turn, () => false, gone);
    button.replaceWith(talks.button);
    parts.append(...talks.parts);
    return talks.button;
  };
  /** @type {Promise<HTMLElement> | null} */
  let made = null;
  button.addEventListener("click", async () => (await (made ??= make())).click());
  listen(
    "elsewhere",
    async (to) => {
      if (!button.isConnected) return;
      await (made ??= make());
      emit("elsewhere", to);
    },
    gone,
  );
  if (read(BEAT)?.startsWith(STEP)) made = make();
  return { button, parts };
}

/** @param {{path: string, talk: boolean}} to a step, or the talk's own page */
function turn({ path, talk }) {
  const url = new URL(`./${path}`, document.baseURI);
  if (talk) url.searchParams.set("talk", "1");
  window.location.assign(url);
}
