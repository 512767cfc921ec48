/**
 * One panel with every way to pass on what is on the page: link, code for a camera, code for another site,
 * picture, numbers, file. It says what a link can't carry.
 *
 * @import {Of} from "./types.js" @import {Text} from "../lab/types.js"
 */

import { toClipboard } from "../hosts/browser/clipboard.js";
import { html, text } from "../lab/dom.js";
import { read } from "../hosts/browser/address.js";
import { noted } from "../lab/live_region.js";
import { embedOf, linkOf, MOST_TEXT, OPTIONAL, sentencesHere, tooLong } from "./links.js";
import { picture } from "./qr.js";
import { createSaves } from "./saves.js";

/**
 * @param {Text} words @param {Of} of
 * @param {(() => void) | null} ask for the lesson as a file; null where nobody makes that
 * @param {() => boolean} own whether the page shows the reader's own data
 */
export function createShare(words, of, ask, own) {
  const button = html(
    "button",
    { type: "button", "data-action": "share", title: words("share.title"), "aria-haspopup": "dialog" },
    [words("share")],
  );
  const note = html("p", { class: "note" });
  const say = (/** @type {string} */ key, /** @type {import("../lab/types.js").Values} */ values = {}) =>
    noted(note, key && words(key, values));
  const link = field(words("share.link"), "link");
  const embed = field(words("share.embed"), "embed");
  const talk = tick(words("share.talk"), false);
  const ticks = OPTIONAL.map((name) => ({ name, ...tick(words(`share.${name}`), true) }));
  const mine = tick(words("share.sentences"), false);
  const code = html("button", { type: "button", class: "camera", title: words("share.code.title") });
  const loss = html("p", { class: "loss" }, [words("share.own")]);
  const saves = createSaves({ words, of, link: () => link.input.value, say, file: ask }, () => draw());
  const online = [
    [copied(link, "copy-shared-link", words, say), talk.root, ...ticks.map(({ root }) => root), mine.root],
    [code],
  ];
  const framed = [[copied(embed, "copy-embed", words, say)]];
  const file = document.documentElement.hasAttribute("data-deck"); // which has no address that others could open
  const dialog = laidOut(words, loss, file ? [[saves.root], [note]] : [...online, [saves.root], ...framed, [note]]);

  const draw = () => {
    const sentences = mine.box.checked ? sentencesHere() : "";
    const stays = own() || (!sentences && sentencesHere() !== "");
    loss.hidden = !stays;
    link.input.value = linkOf(window.location.href, {
      talk: talk.box.checked,
      own: stays,
      sentences,
      without: ticks.filter(({ box }) => !box.checked).map(({ name }) => name),
    });
    embed.input.value = embedOf(link.input.value, saves.part()?.part ?? "", of.title);
    picture(code, link.input.value, words, words("share.code"), words("share.no-code"));
  };
  for (const each of [talk.box, mine.box, ...ticks.map(({ box }) => box)]) each.addEventListener("change", draw);
  code.addEventListener("click", () => code.classList.toggle("large"));
  button.addEventListener("click", () => {
    saves.open();
    say("");
    for (const { name, root } of ticks) root.hidden = read(name) === null;
    mine.root.hidden = sentencesHere() === "";
    mine.box.checked = false; // asked anew each time
    mine.box.disabled = tooLong(sentencesHere());
    text(
      /** @type {Element} */ (mine.root.lastChild),
      words(mine.box.disabled ? "share.sentences-long" : "share.sentences", { most: MOST_TEXT }),
    );
    dialog.showModal();
    draw();
  });
  return { button, dialog };
}

/** @param {Text} words @param {HTMLElement} loss @param {HTMLElement[][]} sections @returns {HTMLDialogElement} */
function laidOut(words, loss, sections) {
  const dialog = /** @type {HTMLDialogElement} */ (
    html("dialog", { "aria-label": words("share"), class: "share", "data-panel": "share" })
  );
  const head = html("header", {}, [html("h2", {}, [words("share")]), closer(words, () => dialog.close())]);
  dialog.append(head, loss, ...sections.map((nodes) => html("section", {}, nodes)));
  return dialog;
}

/** @param {Text} words @param {() => void} close */
function closer(words, close) {
  const button = html("button", { type: "button", "aria-label": words("share.close") }, ["✕"]);
  button.addEventListener("click", close);
  return button;
}

/** A text to be copied, not to be changed. @param {string} label @param {string} name */
function field(label, name) {
  const input = /** @type {HTMLInputElement} */ (
    html("input", { type: "text", readonly: "", "data-share": name, "aria-label": label })
  );
  input.addEventListener("focus", () => input.select());
  return { label, input };
}

/** @param {string} label @param {boolean} on */
function tick(label, on) {
  const box = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox" }));
  box.checked = on;
  return { box, root: html("label", {}, [box, html("span", {}, [label])]) };
}

/**
 * @param {{label: string, input: HTMLInputElement}} field @param {string} verb @param {Text} words
 * @param {(key: string) => void} say
 */
function copied({ label, input }, verb, words, say) {
  const button = html("button", { type: "button", "data-action": verb }, [words("share.copy")]);
  button.addEventListener("click", async () => say((await toClipboard(input)) ? "share.copied" : "selected"));
  return html("label", { class: "copied" }, [label, html("span", {}, [input, button])]);
}
