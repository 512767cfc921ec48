/**
 * What the page's live region says. What is to be heard waits until nothing is drawn any more and no hand is on
 * anything, is
 * made of the state of that moment, and comes as one message, a second after the one before at the earliest.
 */

import { alone } from "./widgets.js";
import { html, onShow, text } from "./dom.js";

const RESTS = 300; // ms without a drawing: what moved has settled
const APART = 1000; // ms between two messages

/**
 * The page's, whatever part of it speaks: parts that were loaded apart each have this module, and one voice.
 *
 * @import {Message, Voice} from "./types.js"
 */
const page = /** @type {{cosineLabVoice?: Voice}} */ (globalThis);
const voice = (page.cosineLabVoice ??= {
  waiting: new Map(),
  timer: 0,
  last: -APART,
  quiet: false,
  held: false,
  region: null,
});

/**
 * Give the page its voice, if it has none.
 * @param {(inside: Element | null) => HTMLElement} region where it is heard: there, and empty, before anything is said;
 * in a dialog that is open, if that speaks
 */
export function giveVoice(region) {
  voice.region ??= region;
  rest();
}

/** A hand is on something, or no longer: nothing is said meanwhile. @param {boolean} on */
export function hold(on) {
  voice.held = on;
  rest();
}

/**
 * Have something heard in place of what the same one has said and nobody heard yet; what is not on show then is silent.
 * @param {object} who @param {() => string} sentence
 */
export function say(who, sentence) {
  put(who, { said: sentence });
}

/**
 * What a story says of what was done: the surface's own answer would only repeat it. @param {HTMLElement} who
 * @param {() => string} sentence
 */
export function tells(who, sentence) {
  put(who, { said: sentence, story: true });
}

/** @param {object} who @param {Message} message */
function put(who, message) {
  if (voice.quiet) return;
  voice.waiting.set(who, message);
  where();
  rest();
}

/**
 * The same of what would answer a question that is still open: then nothing is heard. @param {HTMLElement} who
 * @param {() => string} sentence
 */
export function answer(who, sentence) {
  put(who, { said: () => (who.closest("[data-asking]") ? "" : sentence()), answers: true });
}

/**
 * Write a note, and have it heard with what the move did that it is about. @param {HTMLElement} note
 * @param {string} now
 */
export function noted(note, now) {
  if (note.textContent === now) return;
  text(note, now);
  if (now) say(note, () => note.textContent ?? "");
}

/** Have all that something shows heard. @param {HTMLElement} root */
export function aloud(root) {
  say(root, () => root.innerText);
}

/** Something is drawn: what waits to be heard waits on. */
export function rest() {
  if (!voice.waiting.size) return;
  clearTimeout(voice.timer);
  voice.timer = window.setTimeout(speak, Math.max(RESTS, voice.last + APART - performance.now()));
}

/**
 * Nothing of what happens meanwhile is said: the page does it, and its reader is told in another way.
 * @param {() => void} act
 */
export function quietly(act) {
  const { quiet } = voice;
  voice.quiet = true;
  act();
  voice.quiet = quiet;
}

function speak() {
  const place = where();
  if (voice.held || !place) return; // the hand's going begins the wait anew
  const all = [...voice.waiting]
    .filter(([who]) => !(who instanceof Element) || onShow(who))
    .map(([, each]) => ({ ...each, said: each.said() }))
    .filter(({ said: utterance }) => utterance);
  const byStory = all.some(({ story }) => story);
  const utterance = all
    .filter(({ answers }) => !byStory || !answers)
    .map((each) => each.said)
    .join(" ");
  voice.waiting.clear();
  if (!utterance) return;
  voice.last = performance.now();
  // what is said twice is heard twice
  place.textContent = place.textContent === utterance ? `${utterance}\u00a0` : utterance;
}

/** A dialog silences what is outside of it. */
function where() {
  const inside = [...voice.waiting.keys()].map((who) => (who instanceof Element ? who.closest("dialog[open]") : null));
  return voice.region?.(inside.find(Boolean) ?? null);
}

/**
 * A sentence on screen that follows every move, and is heard once a move has settled. @template S
 * @param {(scene: S) => string} sentence
 */
export function spokenSentence(sentence) {
  const line = html("p", { class: "sentence" });
  return {
    root: html("div", {}, [alone(line)]),
    draw: (/** @type {S} */ scene) => {
      rest();
      text(line, sentence(scene));
    },
    settled: () => answer(line, () => line.textContent ?? ""),
  };
}
