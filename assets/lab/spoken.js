/**
 * The page's one voice. What is to be heard waits until nothing is drawn any more and no hand is on anything, is
 * made of the state of that moment, and comes as one message, a second after the one before at the earliest.
 */

import { alone } from "./alone.js";
import { html, text } from "./dom.js";

const RESTS = 300; // ms without a drawing: what moved has settled
const APART = 1000; // ms between two messages

/** What is to be heard, by who says it. @type {Map<object, () => string>} */
const waiting = new Map();
const voice = { timer: 0, last: -APART, quiet: false, held: false };
/** @type {HTMLElement | null} */
let shown = null;

/** Have something heard in place of what the same one has said and nobody heard yet. @param {object} who @param {() => string} sentence */
export function say(who, sentence) {
  if (voice.quiet) return;
  region();
  waiting.set(who, sentence);
  rest();
}

/** The same of what would answer a question that is still open: then nothing is heard. @param {HTMLElement} who @param {() => string} sentence */
export function answer(who, sentence) {
  say(who, () => (who.closest("[data-asking]") ? "" : sentence()));
}

/** Write a note, and have it heard with what the move did that it is about. @param {HTMLElement} note @param {string} now */
export function noted(note, now) {
  if (note.textContent === now) return;
  text(note, now);
  if (now) say(note, () => note.textContent ?? "");
}

/** Something is drawn: what waits to be heard waits on. */
export function rest() {
  if (!waiting.size) return;
  clearTimeout(voice.timer);
  voice.timer = window.setTimeout(speak, Math.max(RESTS, voice.last + APART - performance.now()));
}

/** Nothing of what happens meanwhile is said: the page does it, and its reader is told in another way. @param {() => void} act */
export function quietly(act) {
  const { quiet } = voice;
  voice.quiet = true;
  act();
  voice.quiet = quiet;
}

function speak() {
  if (voice.held) return; // the hand's going begins the wait anew
  const said = [...waiting.values()].map((sentence) => sentence()).filter(Boolean).join(" ");
  waiting.clear();
  if (!said) return;
  voice.last = performance.now();
  const where = region();
  text(where, where.textContent === said ? `${said}\u00a0` : said); // what is said twice is heard twice
}

/** Where it is heard: there, and empty, before anything is said. */
function region() {
  if (shown) return shown;
  const style = "position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)";
  shown = html("p", { class: "spoken", role: "status", "data-voice": "", style });
  document.body.append(shown);
  const hold = (/** @type {boolean} */ on) => () => {
    voice.held = on;
    rest();
  };
  window.addEventListener("pointerdown", hold(true), true);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, hold(false), true);
  return shown;
}

/** A sentence on screen that follows every move, and is heard once a move has settled. @template S @param {(scene: S) => string} sentence */
export function spokenSentence(sentence) {
  const read = html("p", { class: "sentence" });
  return {
    root: html("div", {}, [alone(read)]),
    draw: (/** @type {S} */ scene) => {
      rest();
      text(read, sentence(scene));
    },
    settled: () => answer(read, () => read.textContent ?? ""), // also where a story keeps it from the screen
  };
}
