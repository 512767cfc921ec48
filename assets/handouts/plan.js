/** What a session takes besides its clock: its talk, the board, questions for an exam, homework. */

import { html } from "../lab/dom.js";
import { saveText } from "../lab/export/files.js";
import { codeAddress } from "../lab/share/qr.js";
import { tell } from "../lab/signals.js";
import { noted } from "../lab/spoken.js";
import { setTalk } from "../lab/talk/mode.js";
import { play } from "../lab/talks/playing.js";
import { readTalk } from "../lab/talks/reading.js";
import { pictureOf } from "./picture.js";

/** @typedef {import("../lab/text.js").Text} Text @typedef {import("./index.js").Sheet} Sheet */

/** Play or save the session's talk. @param {string} text @param {Text} say */
export function talkOf(text, say) {
  const { talk } = readTalk(text, null);
  const note = html("p");
  const begin = () => {
    if (!play(talk)) return noted(note, say("handout.not-kept"));
    setTalk(true);
    tell("elsewhere", { to: 0 });
  };
  const acts = { play: begin, save: () => saveText(text, `${talk.title}.md`, "text/markdown") };
  return [...Object.entries(acts).map(([verb, act]) => {
    const made = html("button", { type: "button", "data-action": `${verb}-talk` }, [say(`handout.${verb}`)]);
    made.addEventListener("click", act);
    return made;
  }), note];
}

/** @param {Sheet[]} sheets @param {import("../lab/looks.js").Tokens} tokens @param {Text} say */
export function planOf(sheets, tokens, say) {
  const lesson = (/** @type {Sheet} */ { title }, /** @type {Node[]} */ held) => html("li", {}, [html("h3", {}, [title]), ...held]);
  const listed = (/** @type {string} */ key, /** @type {HTMLElement[]} */ rows, /** @type {Node[]} */ lead = []) => [html("h2", {}, [say(`handout.${key}`)]), ...lead, html("ul", { class: key }, rows)];
  const told = (/** @type {string[]} */ sentences) => sentences.filter(Boolean).map((each) => html("p", {}, [each]));
  const asked = (/** @type {Sheet["questions"]} */ questions) => html("ol", {}, questions.map(({ ask, choices, truth, reasons }) => html("li", {}, [
    ...told([ask, choices.join(" / ")]),
    html("details", {}, [html("summary", {}, [say("handout.solution")]), html("p", { class: "truth" }, [truth ?? say("handout.in-lesson")]), ...told(reasons)]),
  ])));
  const code = (/** @type {string} */ address) => {
    const to = new URL(address, document.baseURI).href;
    const image = html("img", { class: "code", src: codeAddress(to), alt: say("handout.code", { link: to }) });
    image.addEventListener("error", () => image.remove()); // too long for one
    return image;
  };
  const link = (/** @type {string} */ address, /** @type {string} */ words) => html("a", { href: new URL(address, document.baseURI).href }, [words]);
  return [
    ...listed("board", sheets.map((sheet) => lesson(sheet, [...(sheet.picture ? [pictureOf(sheet.picture, tokens)] : []), ...told(sheet.board)]))),
    ...listed("exam", sheets.map((sheet) => lesson(sheet, [asked(sheet.questions)]))),
    ...listed("homework", sheets.flatMap((sheet) => {
      const { address, homework } = sheet;
      if (!homework) return [];
      return [lesson(sheet, [html("p", {}, [link(address + homework.asked, homework.title)]), code(address + homework.asked), ...told([say("handout.hint", { hint: homework.hint })]), html("p", {}, [link(address + homework.solved, say("handout.solution"))])])];
    }), told([say("handout.homework-how")])),
  ];
}
