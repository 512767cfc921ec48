/** What a story says: to who reads it, to a speaker, and to a room. */

import { UNDEFINED } from "../numbers.js";
import { answerOf } from "./bet.js";
import { complete, phaseOf, spanOf, textsOf, truthOf, untold, waits } from "./machine.js";
/** @import {Beat, Phase, Place, Readings, Story, Words} from "./types.js" */

/**
 * The sentence of a phase; a beat without one for it keeps its first. What a story comes to may be said
 * otherwise to who has left out some of it.
 * @param {Story} story @param {Place} place @param {Words} words @param {Readings} readings @param {Phase} [phase]
 * @param {string} [absent] what stands for a number that is not there yet
 */
export function sentenceOf(story, place, words, readings, phase = phaseOf(story.beats[place.at], place), absent) {
  const beat = story.beats[place.at];
  const start = `beat.${beat.key}`;
  // A speaker is also told the next sentence, before what it claims has been done.
  const further =
    ended(beat) && !complete(story, place) ? ".unseen" : { asked: "", doing: ".do", told: ".after" }[phase];
  return words.say(words.has(start + further) ? start + further : start, textsOf(readings), absent);
}

/**
 * All that a step which is told says with numbers. @param {Story} story @param {Place} place @param {Words} words
 * @param {Readings} readings
 */
export function wordsFor(story, place, words, readings) {
  const beat = story.beats[place.at];
  const answer = beat.bet ? answerOf(beat, beat.bet, null, words, readings) : "";
  return `${sentenceOf(story, place, words, readings)} ${answer}`;
}

/**
 * What a step's last words quote, as texts name readings. @param {Beat} beat @param {Words} words @returns {string[]}
 */
export function toldBy({ key }, words) {
  const after = `beat.${key}.after`;
  return words.has(after) ? (words.takes?.(after) ?? []) : [];
}

/** Whether a beat neither asks nor waits. @param {Beat} beat */
const ended = (beat) => beat.bet === null && !waits(beat);

/**
 * What steps came to: all that is known of a step that is not on show yet. @param {Beat[]} beats
 * @param {Readings} readings
 */
const past = (beats, readings) =>
  Object.fromEntries(Object.entries(readings).filter(([name]) => beats.some(({ key }) => name.startsWith(`${key}-`))));

/** Without the sentences that lack a number which nobody knows yet. @param {string} sentence */
const whole = (sentence) =>
  sentence
    .split(/(?<=[.!?][”’]?\s|[。！？][”’]?)/)
    .filter((each) => !each.includes(UNDEFINED))
    .join("")
    .trim();

/**
 * What a speaker and a room are told: this sentence, the next one, the notes, what is asked, and what is true once this
 * page says so. @param {Story} story @param {Place} place @param {Words} words @param {Readings} readings
 * @param {boolean} [rests] whether what is true can be read off: on its way to a step's end, a page has nothing to say
 */
export function spokenOf(story, place, words, readings, rests = true) {
  const { beats } = story;
  const beat = beats[place.at];
  const phase = phaseOf(beat, place);
  const { bet } = beat;
  const answered = bet && phase === "told" && !place.sealed && rests ? bet : null;
  const noted = ["catches", "notes"].map((part) => `beat.${beat.key}.${part}`).filter(words.has);
  return {
    phase,
    sentence: sentenceOf(story, place, words, readings),
    next:
      place.at + 1 < beats.length
        ? whole(sentenceOf(story, { ...place, at: place.at + 1 }, words, past(beats, readings), "asked", UNDEFINED))
        : spanOf(story).following,
    notes: noted.map((key) => words.say(key, textsOf(readings))).join("\n\n"),
    sealed: place.sealed === true,
    hands: beat.hands === true && untold(beat, place),
    bet: beat.hands
      ? null
      : bet && {
          choices: bet.choices.map(({ key }) => ({ key, text: words.say(`beat.${beat.key}.bet.${key}`) })),
          scale: bet.scale,
        },
    scale: bet && (phase === "asked" || place.sealed) ? bet.scale : null,
    truth: answered && truthOf(answered, readings),
    said: answered ? answerOf(beat, answered, null, words, readings) : "",
  };
}
