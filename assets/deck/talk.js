/**
 * Plays a whole talk in one file: one page after another is shown in the same place, and the address keeps the
 * step and the state.
 *
 * @typedef {import("./index.js").DeckLesson} DeckLesson
 */

import { write } from "../lab/address.js";
import { html } from "../lab/dom.js";
import { hear } from "../lab/signals.js";
import { noted } from "../lab/spoken.js";
import { createGuide } from "../lab/talks/guide.js";
import { hold, keyOf, playing } from "../lab/talks/playing.js";
import { readTalk } from "../lab/talks/reading.js";
import { placeOf } from "../lab/talks/story.js";
import { createPrint } from "./print.js";
import { still } from "./still.js";

const OF_STEP = ["beat", "s", "guide"];

/** @param {string} text @param {DeckLesson[]} lessons @param {import("../lab/text.js").Text} words @param {(lesson: DeckLesson) => () => void} stage shows a lesson, and gives what takes it away */
export function openTalk(text, lessons, words, stage) {
  const { talk } = readTalk(text, null);
  hold(talk);
  const heading = /** @type {Element} */ (document.querySelector("header p"));
  const captions = html("div");
  const left = html("p", { class: "left" });
  /** What is on show. @type {{place: string | null, end: () => void, gone: AbortController}} */
  const shown = { place: null, end: () => {}, gone: new AbortController() };
  const show = (/** @type {number} */ at) => {
    const step = talk.steps[at];
    const lesson = lessons.find(({ slug, place, data }) => slug === step.slug && place === placeOf(step, data?.schema ?? []));
    const place = lesson?.place ?? null;
    if (!lesson || (place === shown.place && lesson.data)) return;
    shown.end();
    shown.gone.abort();
    Object.assign(shown, { place, gone: new AbortController() });
    shown.end = lesson.data ? stage(lesson) : still(lesson, words);
    captions.replaceChildren(createGuide(words, (_step, to) => go(to), shown.gone.signal, lesson.data ? undefined : 0));
    noted(left, lesson.data && lesson.left ? words("deck.left", { n: lesson.left }) : "");
  };
  const go = (/** @type {number} */ at) => {
    for (const name of OF_STEP) write(name, name === OF_STEP[0] ? keyOf(at) : null, name === OF_STEP[0]);
    show(at);
  };
  hear("beat", (now) => {
    if (now) heading.textContent = talk.steps[now.at]?.heading ?? "";
  });
  window.addEventListener("popstate", () => show(playing()?.at ?? 0));
  if (playing()) show(playing()?.at ?? 0);
  else {
    write(OF_STEP[0], keyOf(0));
    show(0);
  }
  const print = createPrint(talk, words, go, () => lessons.find(({ place }) => place === shown.place)?.still?.picture ?? null);
  /** @type {Element} */ (document.querySelector("footer")).append(left);
  return { buttons: [print], parts: [captions] };
}
