/**
 * Handouts: a page of paper for each lesson, and the answers apart, printed by the browser. The sheets
 * stand beside the page, unseen on screen; the codes lead to the lesson as this reader's browser sees it.
 *
 * @import {Data, Handouts, Place, Sheet} from "./types.js" @import {Text} from "../lab/types.js"
 */

import { html } from "../lab/dom.js";
import { called } from "../share/export/print.js";
import { saveText } from "../share/export/save.js";
import { codeOf } from "../share/qr.js";
import { fetched } from "../hosts/page/data.js";
import { openedFrom } from "../hosts/browser/modules.js";
import { emit } from "../hosts/browser/bus.js";
import { noted } from "../lab/live_region.js";
import { setTalk } from "../hosts/browser/talk_mode.js";
import { leadHome, play } from "../sources/talks/playing.js";
import { parseTalk } from "../sources/talks/reading.js";
import { writeTalk } from "../sources/talks/writing.js";
import { createText } from "../lab/text.js";
import { chartOf } from "./chart.js";
import { examOf, examPaper } from "./exam.js";
import { forStudents, homeworkOf } from "./homework.js";
import { createAddress } from "./address.js";
import { formOf, keyOf, linksOf } from "./inventory.js";
import { begun, pictureOf } from "./picture.js";
import { moveOf, questionsOf } from "./questions.js";

const LINES = 14;

/** @type {WeakMap<object, () => void>} */
const mounted = new WeakMap();

const STYLE = `
@media screen { .cosine-lab-handouts { display: none; } }
@media print {
  @page { size: A4 portrait; margin: 14mm; }
  body > :not(.cosine-lab-handouts) { display: none !important; }
  html, body { overflow: visible !important; height: auto !important; background: #fff !important; }
  .cosine-lab-handouts { color: #000; font: 11.5pt/1.4 system-ui, sans-serif; }
  .cosine-lab-handouts :is(h1, h2, p, ol, figure) { margin: 0; padding: 0; }
  .cosine-lab-handouts h1 { font-size: 20pt; line-height: 1.2; }
  .cosine-lab-handouts h2 { font-size: 13pt; margin-top: 5mm; break-after: avoid; }
  .cosine-lab-handouts ol { padding-left: 10mm; } /* numbers of two digits */
  .cosine-lab-handouts li { margin-top: 3mm; break-inside: avoid; }
  .cosine-lab-handouts article:not(:last-child) { break-after: page; }
  .handout { display: flex; flex-direction: column; gap: 3mm; height: 268mm; overflow: hidden; }
  .handout header { padding: 0; margin: 0; display: flex; justify-content: space-between; gap: 8mm; }
  .handout .code { width: 30mm; height: 30mm; }
  .handout .link { font-size: 9pt; overflow-wrap: anywhere; }
  .cosine-lab-handouts figure { height: 62mm; flex: none; }
  .cosine-lab-handouts figure svg { width: 100%; height: 100%; }
  .handout .choices { display: flex; flex-wrap: wrap; gap: 1mm 8mm; margin-top: 1mm; }
  .handout .box { display: inline-block; width: 3.4mm; height: 3.4mm; border: .35mm solid #000; margin-right: 2mm; }
  .handout .blank { width: 40mm; height: 7mm; border-bottom: .25mm solid #000; }
  .handout .lines { flex: 1; min-height: 16mm; overflow: hidden; }
  .handout .lines i { display: block; height: 9mm; border-bottom: .25mm solid #999; }
  .answers .truth { font-weight: 700; }
  .fill { display: flex; gap: 4mm; margin-top: 5mm !important; }
  .handout header > div { flex: 1; }
  .fill::after { content: ""; flex: 1; border-bottom: .25mm solid #000; }
  .form .rule { height: 8mm; border-bottom: .25mm solid #999; }
  .form .answer { display: flex; align-items: baseline; margin-top: 1.2mm; }
  .form .box { flex: none; width: 3.4mm; height: 3.4mm; border: .35mm solid #000; margin-right: 2mm; }
}`;

/** Play or save the session's talk. @param {string} told @param {Text} say @param {Place} place */
function talkOf(told, say, place) {
  const note = html("p");
  const { talk } = parseTalk(told, null);
  const begin = () => {
    if (!play(talk)) return noted(note, say("handout.not-kept"));
    setTalk(true);
    emit("elsewhere", { to: 0 });
  };
  const save = () => saveText(writeTalk(place.lasts() ? leadHome(talk) : talk), `${talk.title}.md`, "text/markdown");
  const acts = { play: begin, save };
  return [...Object.entries(acts).map(([verb, act]) => button(`${verb}-talk`, say(`handout.${verb}`), act)), note];
}

/** What is drawn on the board: the story's first move. @param {Sheet} sheet @param {Data["tokens"]} tokens */
function sketchOf({ picture, move }, tokens) {
  if (!move) return [];
  const { labels, rows } = move.from;
  if (!labels || !rows) return [chartOf(move)];
  const { points = [], lined = null } = picture ?? {};
  return [pictureOf({ labels, rows, points, hidden: [], lined }, tokens, move.to.rows)];
}

/** @param {string} verb @param {string} title @param {() => void} act */
function button(verb, title, act) {
  const made = html("button", { type: "button", "data-action": verb }, [title]);
  made.addEventListener("click", act);
  return made;
}

/** @param {Sheet[]} sheets @param {Data} data @param {Text} say @param {Place} place */
function planOf(sheets, { tokens }, say, place) {
  const lesson = (/** @type {Sheet} */ { title }, /** @type {Node[]} */ nodes) =>
    html("li", {}, [html("h3", {}, [title]), ...nodes]);
  const listed = (/** @type {string} */ key, /** @type {HTMLElement[]} */ rows, /** @type {Node[]} */ lead = []) => [
    html("h2", {}, [say(`handout.${key}`)]),
    ...lead,
    html("ul", { class: key }, rows),
  ];
  const paragraphs = (/** @type {string[]} */ sentences) =>
    sentences.filter(Boolean).map((each) => html("p", {}, [each]));
  const link = (/** @type {string} */ href, /** @type {string} */ words) => html("a", { href }, [words]);
  return [
    ...listed(
      "board",
      sheets.map((sheet) => lesson(sheet, [...sketchOf(sheet, tokens), ...paragraphs(sheet.board)])),
    ),
    ...(sheets.some(({ exam }) => exam)
      ? [
          ...listed("exam", examOf(sheets, say)),
          html("div", { class: "handouts" }, [
            ...["print-exam", "print-exam-answers"].map((verb, solved) =>
              button(verb, say(`handout.${verb}`), () => print([examPaper(sheets, say, Boolean(solved))])),
            ),
          ]),
        ]
      : []),
    ...listed(
      "homework",
      sheets.flatMap((sheet) => {
        const { address, homework } = sheet;
        if (!homework) return [];
        const task = place.to(address + homework.asked, sheet.task + homework.asked);
        return [
          lesson(sheet, [
            html("p", {}, [link(task, homework.title)]),
            ...coded(task, say),
            ...paragraphs([say("handout.hint", { hint: homework.hint })]),
            html("p", {}, [link(place.to(address + homework.solved), say("handout.solution"))]),
          ]),
        ];
      }),
      [...paragraphs([say("handout.homework-how")]), ...place.reach()],
    ),
  ];
}

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot}} component */
export function mount({ data, parentElement }) {
  mounted.get(parentElement)?.();
  const say = createText(data.words, data.language);
  /** @type {Promise<Sheet[]> | null} */
  let openedSheets = null;
  /** What the plan shows. @type {Sheet[]} */
  let pages = [];
  const opened = () => (openedSheets ??= Promise.all(data.sheets.map((sheet) => sheetOf(sheet, data.language))));
  const hand = (/** @type {string} */ what, /** @type {(sheets: Sheet[]) => HTMLElement[]} */ make) => {
    const press = button(`print-${what}`, say(`handout.print-${what}`), async () => {
      press.setAttribute("aria-busy", "true");
      const sheets = await opened();
      press.removeAttribute("aria-busy");
      print(make(sheets), what === "handouts" ? say("handout.handouts") : "");
    });
    return press;
  };
  const { talk, inventory } = data;
  const inventoryText = createText(inventory.words, data.language);
  const paper = (/** @type {string} */ what, /** @type {() => HTMLElement[]} */ make) =>
    button(`print-${what}`, inventoryText(`teach.${what}`), () => print(make()));
  const place = createAddress(say, () => draw());
  if (forStudents()) {
    const end = homeworkOf(data.sheets, say, place, parentElement);
    mounted.set(parentElement, end);
    return end;
  }
  const below = html("section");
  const draw = (/** @type {Sheet[]} */ sheets = pages) => {
    pages = sheets;
    below.replaceChildren(
      ...(sheets.length ? planOf(sheets, data, say, place) : []),
      ...linksOf(inventory, inventoryText, place),
      html("div", { class: "handouts" }, [
        paper("forms", () => Object.keys(inventory.forms).map((form) => formOf(inventory, form, inventoryText))),
        paper("key", () => [keyOf(inventory, inventoryText)]),
      ]),
    );
  };
  const root = html("section", {}, [
    html("div", { class: "handouts" }, [
      ...(talk === undefined ? [] : talkOf(talk, say, place)),
      ...(data.sheets.length
        ? [
            hand("handouts", (sheets) => sheets.map((sheet) => handoutOf(sheet, data, say, place))),
            hand("answers", (sheets) => [answersOf(sheets, data, say)]),
          ]
        : []),
    ]),
    place.root,
    below,
  ]);
  draw();
  parentElement.append(root);
  if (talk !== undefined) void opened().then(draw);
  const end = () => {
    root.remove();
    cleared();
  };
  mounted.set(parentElement, end);
  return end;
}

/**
 * A lesson's questions and their answers, read off the lesson itself; what its teacher asks where it cannot be opened.
 * @param {Handouts} handouts @param {string} language @returns {Promise<Sheet>}
 */
async function sheetOf({ module, data: envelope, ask, why, ...sheet }, language) {
  const data = Array.isArray(envelope) ? await fetched(envelope) : envelope;
  const lesson = module && (await openedFrom(module, data).catch(() => null));
  const say = lesson && createText(data.words, language);
  const questions = lesson && say ? questionsOf(lesson, say, why) : [];
  return {
    ...sheet,
    questions: questions.length ? questions : [{ ask, choices: [], hands: [], truth: null, reasons: [] }],
    picture: lesson && begun(data),
    move: lesson && say && moveOf(lesson, say),
  };
}

/** What was printed before goes. */
function cleared() {
  document.querySelector(".cosine-lab-handouts")?.remove();
}

/** Print these pages, once their codes are there. @param {HTMLElement[]} pages @param {string} name */
async function print(pages, name = "") {
  cleared();
  const sheet = html("div", { class: "cosine-lab-handouts" }, [
    Object.assign(document.createElement("style"), { textContent: STYLE }),
    ...pages,
  ]);
  document.body.append(sheet);
  window.addEventListener("afterprint", cleared, { once: true });
  called(name || (sheet.querySelector("h1")?.textContent ?? ""));
  // without a code rather than not at all
  await Promise.all([...sheet.querySelectorAll("img")].map((image) => image.decode().catch(() => {})));
  window.print();
}

/** One lesson's page. @param {Sheet} sheet @param {Data} data @param {Text} say @param {Place} place */
function handoutOf({ slug, title, minutes, address, questions, picture, steps }, { tokens }, say, place) {
  const link = place.lasts() ? place.to(address) : "";
  const head = html("header", {}, [
    html("div", {}, [
      html("h1", {}, [title]),
      html("p", {}, [say("handout.about", { minutes })]),
      html("p", { class: "fill" }, [say("handout.name")]),
      html("p", { class: "link" }, [link]),
    ]),
    ...(link ? coded(link, say) : []),
  ]);
  const question = html(
    "ol",
    {},
    questions.map(({ step, ask, choices }) =>
      html("li", numberOf(steps, step), [
        html("p", {}, [ask]),
        ...(choices.length ? [choicesOf(choices)] : [html("p", { class: "blank" })]),
      ]),
    ),
  );
  const lines = html(
    "div",
    { class: "lines" },
    Array.from({ length: LINES }, () => html("i")),
  );
  return html("article", { class: "handout", "data-handout": slug }, [
    head,
    ...(picture ? [pictureOf(picture, tokens)] : []),
    question,
    html("p", { class: "notes" }, [say("handout.notes")]),
    lines,
  ]);
}

/** The code of a link, unless that is too long for one. @param {string} link @param {Text} say */
function coded(link, say) {
  const code = codeOf(link, { class: "code", alt: say("handout.code", { link }) });
  return code ? [code] : [];
}

/**
 * A question of a session has the number of its step in the talk, as the wall and the plan; one that is left out has
 * none. @param {Record<string, number>} steps @param {string} [step] @returns {Record<string, string | number>}
 */
function numberOf(steps, step = "") {
  if (!Object.keys(steps).length) return {};
  return Object.hasOwn(steps, step) ? { value: steps[step] } : { class: "beside" };
}

/** Boxes to tick. @param {string[]} choices */
function choicesOf(choices) {
  return html(
    "p",
    { class: "choices" },
    choices.map((choice) => html("span", {}, [html("i", { class: "box" }), choice])),
  );
}

/** All answers, and sketches for the board. @param {Sheet[]} sheets @param {Data} data @param {Text} say */
function answersOf(sheets, { tokens }, say) {
  const each = sheets.map(({ title, questions, wrong, steps, ...sheet }) =>
    html("section", {}, [
      html("h2", {}, [title]),
      ...sketchOf({ title, questions, wrong, steps, ...sheet }, tokens),
      html(
        "ol",
        {},
        questions.map(({ step, ask, hands, truth, reasons }) =>
          html("li", numberOf(steps, step), [
            html("p", {}, [ask]),
            ...(hands.length ? [html("p", {}, [say("handout.hands", { values: hands.join(" · ") })])] : []),
            html("p", { class: "truth" }, [truth ?? say("handout.in-lesson")]),
            ...reasons.map(({ answers, said: sentence }) =>
              html("p", {}, [
                answers.length ? say("handout.reason", { answer: answers.join(" / "), said: sentence }) : sentence,
              ]),
            ),
          ]),
        ),
      ),
      ...(wrong ? [html("p", {}, [say("handout.wrong", { wrong })])] : []),
    ]),
  );
  return html("article", { class: "answers", "data-handout": "answers" }, [
    html("h1", {}, [say("handout.answers")]),
    ...each,
  ]);
}
