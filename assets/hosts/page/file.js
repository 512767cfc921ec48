/**
 * A file that was taken along, one lesson or a whole talk: the lessons' own modules and the bar, on a page
 * without a server.
 *
 * @import {Lesson} from "../../lab/types.js" @import {DeckLesson, FileState} from "./types.js"
 */

import { write } from "../browser/address.js";
import { html } from "../../lab/dom.js";
import { opened } from "../../lab/modules.js";
import { createText } from "../../lab/text.js";
import { pictureOf, surfaceOf } from "../../share/export/picture.js";
import { printed } from "../../share/export/print.js";
import { createShare } from "../../share/panel.js";
import { bus, listen, emit } from "../browser/bus.js";
import { local } from "../browser/storage.js";
import { continueTalk } from "../browser/talk_mode.js";
import { noted } from "../../lab/live_region.js";
import { createTalk } from "../../bar/talk_mode.js";
import { SOURCES } from "../../sources/index.js";
import { createGuide } from "../../sources/talks/guide.js";
import { pathOf } from "../../sources/talks/links.js";
import { hold, keyOf, playing } from "../../sources/talks/playing.js";
import { unanswerable } from "../../sources/talks/doubts.js";
import { parseTalk } from "../../sources/talks/reading.js";
import { placeOf } from "../../sources/talks/story.js";
import { mountLesson } from "./host.js";

const SETTLES = 900; // ms in which a page is laid out, or a move is done
const MOST_KEYS = 3; // a bet, its answer, a move

/**
 * @param {import("../../sources/talks/types.js").Talk} talk @param {import("../../lab/types.js").Text} words
 * @param {() => string | null} picture of a page that the site drew
 */
function createPrint(talk, words, picture) {
  // whoever tells this step leads there: a lesson turns its own
  const go = (/** @type {number} */ to) => emit("step", { to });
  const button = html("button", { type: "button", "data-action": "print-talk", title: words("deck.print.title") }, [
    words("deck.print"),
  ]);
  let phase = "";
  listen("beat", (beat) => {
    phase = beat?.phase ?? "";
  });
  const pages = async () => {
    const at = playing()?.at ?? 0;
    const drawings = [];
    for (const [k, step] of talk.steps.entries()) {
      go(k);
      await wait();
      emit("step", { to: k, afresh: true }); // what was done before is done again, up to where the step ends
      for (let key = 0; key < MOST_KEYS && (phase === "asked" || phase === "doing"); key += 1) {
        emit("step", { by: 1 });
        await wait();
      }
      if (playing()?.at !== k) go(k); // a step without anything that does its move went on
      drawings.push(picture() ?? drawn(`${k + 1}. ${step.heading}`, pathOf(step)));
    }
    go(at);
    return drawings;
  };
  const print = async () => {
    if (document.documentElement.hasAttribute("data-printing")) return;
    document.documentElement.toggleAttribute("data-printing", true);
    const drawings = await pages();
    document.documentElement.toggleAttribute("data-printing", false);
    printed(drawings.filter(Boolean), "wide");
  };
  button.addEventListener("click", print);
  window.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void print();
  });
  return button;
}

/** @param {string} title @param {string} link */
function drawn(title, link) {
  const root = surfaceOf();
  return root ? pictureOf(root, { title, headed: true, link: `/${link}`, footed: true }).text : "";
}

const wait = () => new Promise((done) => setTimeout(done, SETTLES));

/**
 * A page that only the site can draw, as the picture that was made of it, with its numbers.
 * @param {import("./types.js").DeckLesson} lesson @param {import("../../lab/types.js").Text} words
 * @returns {() => void} what takes it away
 */
function still({ title, still: self }, words) {
  const address = URL.createObjectURL(new Blob([self?.picture ?? ""], { type: "image/svg+xml" }));
  const root = html("figure", { class: "still" }, [
    html("img", { src: address, alt: title }),
    html("figcaption", {}, [words("deck.still")]),
    ...(self?.numbers ?? []).map(({ name, rows }) =>
      html("details", {}, [html("summary", {}, [words("deck.numbers", { name })]), table(rows)]),
    ),
  ]);
  /** @type {Element} */ (document.querySelector("main")).append(root);
  return () => {
    URL.revokeObjectURL(address);
    root.remove();
  };
}

/** @param {string[][]} rows */
function table([head = [], ...rows]) {
  const row = (/** @type {string[]} */ cells, /** @type {string} */ tag) =>
    html(
      "tr",
      {},
      cells.map((cell) => html(tag, tag === "th" ? { scope: "col" } : {}, [cell])),
    );
  return html("table", {}, [
    html("thead", {}, [row(head, "th")]),
    html(
      "tbody",
      {},
      rows.map((cells) => row(cells, "td")),
    ),
  ]);
}

const OF_STEP = ["beat", "s", "guide"];

/**
 * @param {string} text @param {DeckLesson[]} lessons @param {import("../../lab/types.js").Text} words
 * @param {(lesson: DeckLesson) => () => void} stage shows a lesson, and gives what takes it away
 * @param {Record<string, Lesson>} modules lessons by slug
 */
function openTalk(text, lessons, words, stage, modules) {
  const { talk } = parseTalk(text, null);
  hold(talk);
  const lessonOf = (/** @type {import("../../sources/talks/types.js").Step} */ step) =>
    lessons.find(({ slug, place, data }) => slug === step.slug && place === placeOf(step, data?.schema ?? []));
  const heading = /** @type {Element} */ (document.querySelector("header p"));
  const captions = html("div");
  const note = html("p", { class: "left" });
  const doubts = unanswerable(talk, (step) => {
    const data = lessonOf(step)?.data;
    return data ? { lesson: opened(modules[step.slug], data), data } : null;
  });
  const doubt = html("p", { class: "left" });
  if (doubts.length)
    noted(doubt, words("deck.unanswerable", { n: doubts.length, steps: doubts.map((at) => String(at + 1)) }));
  /** What is on show. @type {{place: string | null, end: () => void, gone: AbortController}} */
  const current = { place: null, end: () => {}, gone: new AbortController() };
  const show = (/** @type {number} */ at) => {
    const step = talk.steps[at];
    const lesson = lessonOf(step);
    const place = lesson?.place ?? null;
    if (!lesson || (place === current.place && lesson.data)) return;
    current.end();
    current.gone.abort();
    Object.assign(current, { place, gone: new AbortController() });
    current.end = lesson.data ? stage(lesson) : still(lesson, words);
    captions.replaceChildren(
      createGuide(words, (_step, to) => go(to), current.gone.signal, lesson.data ? undefined : 0),
    );
    noted(note, lesson.data && lesson.left ? words("deck.left", { n: lesson.left }) : "");
  };
  const go = (/** @type {number} */ at) => {
    for (const name of OF_STEP) write(name, name === OF_STEP[0] ? keyOf(at) : null, name === OF_STEP[0]);
    show(at);
  };
  listen("beat", (now) => {
    if (now) heading.textContent = talk.steps[now.at]?.heading ?? "";
  });
  window.addEventListener("popstate", () => show(playing()?.at ?? 0));
  if (playing()) show(playing()?.at ?? 0);
  else {
    write(OF_STEP[0], keyOf(0));
    show(0);
  }
  const print = createPrint(
    talk,
    words,
    () => lessons.find(({ place }) => place === current.place)?.still?.picture ?? null,
  );
  /** @type {Element} */ (document.querySelector("footer")).append(doubt, note);
  return { buttons: [print], parts: [captions] };
}

/** @param {FileState} self @param {Record<string, Lesson>} modules lessons by slug */
export function mount(self, modules) {
  const words = createText(self.bar, self.language);
  const [lesson] = self.lessons;
  const root = tree("body", self.sheets.bar);
  const alone = self.talk === null; // then there is no lesson to go on to
  const stage = (/** @type {DeckLesson} */ { slug, data }) =>
    mounted(
      self.sheets[slug],
      slug,
      alone && data.story ? { ...data, story: { ...data.story, next: null } } : data,
      modules[slug],
    );
  const parts = alone
    ? (stage(lesson), { buttons: [], parts: [] })
    : openTalk(self.talk ?? "", self.lessons, words, stage, modules);
  const { signal } = new AbortController();
  const talk = createTalk(words, self.speaker, signal, { starts: true });
  const share = createShare(words, { slug: lesson.slug, title: document.title }, null, () => false);
  root.append(
    html("div", { class: "bar" }, [
      html("div", { class: "buttons" }, [...parts.buttons, talk.button, share.button]),
      share.dialog,
      talk.row,
      talk.black,
      ...parts.parts,
    ]),
  );
}

/**
 * Show a lesson's surface in the state of the address. @param {string} sheet @param {string} slug @param {any} data
 * @param {Lesson} lesson @returns {() => void} what takes it away
 */
function mounted(sheet, slug, data, lesson) {
  const parent = tree("main", sheet);
  parent.host.setAttribute("data-surface", ""); // what a talk leaves on the page
  continueTalk();
  const { end } = mountLesson(parent, lesson, data, {
    slug,
    bus,
    store: local,
    page: document.documentElement,
    sources: SOURCES,
    go: () => {},
  });
  return () => {
    end();
    parent.host.remove();
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
