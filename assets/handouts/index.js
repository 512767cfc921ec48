/**
 * Handouts: a page of paper for each lesson, and the answers apart, printed by the browser. The sheets
 * stand beside the page, unseen on screen; the codes lead to the lesson as this reader's browser sees it.
 *
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {import("./questions.js").Question} Question
 * @typedef {{
 *   slug: string, title: string, minutes: number, address: string, module: import("../lab/modules.js").Module | null, data: any, ask: string, wrong: string,
 *   why: string[], board: string[], homework: {title: string, hint: string, asked: string, solved: string} | null,
 * }} Given data: what the lesson's page is sent; ask: what its teacher asks, where its story asks nothing; why: the steps that show the
 *   reason; board: sentences to write on it; homework: an exercise and what solves it, as parameters of a link
 * @typedef {Omit<Given, "module" | "data" | "ask" | "why"> & {questions: Question[], picture: Picture | null}} Sheet
 * @typedef {{sheets: Given[], words: Record<string, string>, language: string, tokens: import("../lab/looks.js").Tokens, talk?: string}} Data talk: the file of the
 *   session's talk, where the lessons are those of a session
 */

import { html } from "../lab/dom.js";
import { codeAddress, hereOnly } from "../lab/share/qr.js";
import { openedFrom } from "../lab/modules.js";
import { createText } from "../lab/text.js";
import { planOf, talkOf } from "./plan.js";
import { begun, pictureOf } from "./picture.js";
import { questionsOf } from "./questions.js";
import { STYLE } from "./style.js";

const LINES = 14;

/** @type {WeakMap<object, () => void>} */
const mounted = new WeakMap();

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot}} component */
export default function mount({ data, parentElement }) {
  mounted.get(parentElement)?.();
  const say = createText(data.words, data.language);
  /** @type {Promise<Sheet[]> | null} */
  let found = null;
  const opened = () => (found ??= Promise.all(data.sheets.map((sheet) => sheetOf(sheet, data.language))));
  const hand = (/** @type {string} */ what, /** @type {(sheets: Sheet[]) => HTMLElement[]} */ make) => {
    const button = html("button", { type: "button", "data-action": `print-${what}` }, [say(`handout.print-${what}`)]);
    button.addEventListener("click", async () => {
      button.setAttribute("aria-busy", "true");
      const sheets = await opened();
      button.removeAttribute("aria-busy");
      print(make(sheets));
    });
    return button;
  };
  const { talk } = data;
  const root = html("section", {}, [html("div", { class: "handouts" }, [
    ...(talk === undefined ? [] : talkOf(talk, say)),
    hand("handouts", (sheets) => sheets.map((sheet) => handoutOf(sheet, data.tokens, say))),
    hand("answers", (sheets) => [answersOf(sheets, say)]),
  ])]);
  parentElement.append(root);
  if (talk !== undefined) void opened().then((sheets) => root.append(...planOf(sheets, data.tokens, say)));
  const end = () => {
    root.remove();
    cleared();
  };
  mounted.set(parentElement, end);
  return end;
}

/** A lesson's questions and their answers, read off the lesson itself; what its teacher asks where it cannot be opened. @param {Given} given @param {string} language @returns {Promise<Sheet>} */
async function sheetOf({ module, data, ask, why, ...sheet }, language) {
  const lesson = module && (await openedFrom(module, data).catch(() => null));
  const questions = lesson ? questionsOf(lesson, createText(data.words, language), why) : [];
  return { ...sheet, questions: questions.length ? questions : [{ ask, choices: [], truth: null, reasons: [] }], picture: lesson && begun(data) };
}

/** What was printed before goes. */
function cleared() {
  document.querySelector(".cosine-lab-handouts")?.remove();
}

/** Print these pages, once their codes are there. @param {HTMLElement[]} pages */
async function print(pages) {
  cleared();
  const sheet = html("div", { class: "cosine-lab-handouts" }, [Object.assign(document.createElement("style"), { textContent: STYLE }), ...pages]);
  document.body.append(sheet);
  window.addEventListener("afterprint", cleared, { once: true });
  await Promise.all([...sheet.querySelectorAll("img")].map((image) => image.decode().catch(() => {}))); // without a code rather than not at all
  window.print();
}

/** One lesson's page. @param {Sheet} sheet @param {import("../lab/looks.js").Tokens} tokens @param {import("../lab/text.js").Text} say */
function handoutOf({ slug, title, minutes, address, questions, picture }, tokens, say) {
  const link = new URL(address, document.baseURI).href;
  const code = html("img", { class: "code", src: codeAddress(link), alt: say("handout.code", { link }) });
  const head = html("header", {}, [html("div", {}, [html("h1", {}, [title]), html("p", {}, [say("handout.about", { minutes })]), html("p", { class: "link" }, [link]), ...(hereOnly(link) ? [html("p", {}, [say("handout.here-only")])] : [])]), code]);
  const asked = html("ol", {}, questions.map(({ ask, choices }) => html("li", {}, [html("p", {}, [ask]), ...(choices.length ? [choicesOf(choices)] : [html("p", { class: "blank" })])])));
  const lines = html("div", { class: "lines" }, Array.from({ length: LINES }, () => html("i")));
  return html("article", { class: "handout", "data-handout": slug }, [head, ...(picture ? [pictureOf(picture, tokens)] : []), asked, html("p", { class: "notes" }, [say("handout.notes")]), lines]);
}

/** Boxes to tick. @param {string[]} choices */
function choicesOf(choices) {
  return html("p", { class: "choices" }, choices.map((choice) => html("span", {}, [html("i", { class: "box" }), choice])));
}

/** All answers, for whoever teaches. @param {Sheet[]} sheets @param {import("../lab/text.js").Text} say */
function answersOf(sheets, say) {
  const each = sheets.map(({ title, questions, wrong }) => html("section", {}, [
    html("h2", {}, [title]),
    html("ol", {}, questions.map(({ ask, truth, reasons }) => html("li", {}, [html("p", {}, [ask]), html("p", { class: "truth" }, [truth ?? say("handout.in-lesson")]), ...reasons.map((reason) => html("p", {}, [reason]))]))),
    ...(wrong ? [html("p", {}, [say("handout.wrong", { wrong })])] : []),
  ]));
  return html("article", { class: "answers", "data-handout": "answers" }, [html("h1", {}, [say("handout.answers")]), ...each]);
}
