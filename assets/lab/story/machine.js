/**
 * Where a reader is in a story: a pure state machine. A story is a list of beats; a beat may hold a bet,
 * which is asked before anything is shown, and a goal, which is reached by the reader's own move. Truth
 * is read off readings, never written down in the story.
 *
 * @import {Answer, Beat, Bet, Comparison, Phase, Place, Readings, Span, Story, Sure} from "./types.js"
 */

import { typed } from "../numbers.js";

/** Where a story's beats stand: in a talk over several pages, or by themselves. @param {Story} story @returns {Span} */
export const spanOf = ({ beats, span }) => span ?? { from: 0, n: beats.length, following: "" };

/**
 * The place to begin at: the beat that the address names, free play where it holds a state alone.
 * @param {Story} story @param {{beat: string | null, guide: string | null, state: string | null}} address
 * @param {Record<string, Answer>} answers those given before
 * @param {Record<string, Sure>} [sure] of which of them a reader was how sure @returns {Place}
 */
export function begin(story, address, answers, sure) {
  const named = story.beats.findIndex(({ key }) => key === address.beat);
  const guided = address.guide !== "0" && (named >= 0 || address.state === null);
  return {
    guided,
    at: Math.max(named, 0),
    answers,
    reached: [],
    ...(sure ? { sure } : {}),
    ...(story.sealed ? { sealed: true } : {}),
  };
}

/**
 * Those of the answers that the story's bets can still have. @param {Story} story
 * @param {Record<string, Answer>} answers @returns {Record<string, Answer>}
 */
export function fitting(story, answers) {
  const fits = (/** @type {Beat} */ { key, bet }) => {
    const answer = answers[key];
    if (!bet || answer === undefined) return false;
    return (
      answer === null || (bet.scale ? typeof answer === "number" : bet.choices.some((choice) => choice.key === answer))
    );
  };
  return Object.fromEntries(story.beats.filter(fits).map(({ key }) => [key, answers[key]]));
}

/**
 * What the beats up to this one set, over the defaults. @template S @param {Pick<Story, "beats">} story
 * @param {number} at @param {S} defaults @returns {S}
 */
export const beginningOf = ({ beats }, at, defaults) =>
  beats.slice(0, at + 1).reduce((state, { start }) => ({ ...state, ...start }), defaults);

/** Whether a beat waits for a move: to its goal, or where the talk's own move ends. @param {Beat} beat */
export const waits = ({ goal, then }) => goal.length > 0 || Boolean(then);

/** What the beat waits for. @param {Beat} beat @param {Place} place @returns {Phase} */
export function phaseOf(beat, place) {
  if (beat.bet && !Object.hasOwn(place.answers, beat.key)) return "asked";
  return waits(beat) && !place.reached.includes(beat.key) ? "doing" : "told";
}

/**
 * Whether what the bet is about is still open: it is not answered, or told to nobody yet. @param {Beat} beat
 * @param {Place} place
 */
export function untold(beat, place) {
  return beat.bet !== null && (place.sealed === true || phaseOf(beat, place) === "asked");
}

/** The readings that say which answer is right. @param {Bet} bet @returns {string[]} */
const judgedOn = ({ choices, scale }) => [
  ...choices.flatMap((choice) => choice.holds.map(([name]) => name)),
  ...(scale ? [scale.reading] : []),
];

/**
 * The readings that say what is true of a beat's bet, and whether its goal is reached. @param {Beat} beat
 * @returns {string[]}
 */
export function namesOf({ bet, goal }) {
  return [...(bet ? [...bet.about, ...judgedOn(bet)] : []), ...goal.map(([name]) => name)];
}

/**
 * The readings nobody may see yet, and whether what follows from them is kept back too, pictures included. Where a step
 * waits for a move, those that say which answer is right are not seen before it is made, as at rest they look like what
 * turned out; its picture is, which a hand needs. All of them where any move would answer the bet.
 * @param {Beat} beat @param {Place} place @param {boolean} [rests] whether nothing has been moved
 * @returns {import("./types.js").Masked}
 */
export function masked(beat, place, rests = false) {
  if (!place.guided || !beat.bet) return { names: [], follows: false };
  const pinned = rests && phaseOf(beat, place) === "doing";
  if (untold(beat, place) || (pinned && beat.bet.still)) return { names: beat.bet.about, follows: true };
  return { names: pinned ? judgedOn(beat.bet) : [], follows: false };
}

/**
 * What is true is told now; who has not answered has skipped the bet. @param {Place} place @param {Beat} beat
 * @returns {Place}
 */
export function revealed(place, beat) {
  return beat.bet ? answered({ ...place, sealed: false }, beat, null) : { ...place, sealed: false };
}

/**
 * A whole room is asked what the beat asks, and waits for what is true. @param {Place} place @param {Beat} beat
 * @param {boolean} again though it is answered here @returns {Place}
 */
export function sealed(place, beat, again) {
  if (!place.guided || !beat.bet || place.sealed || !(again || phaseOf(beat, place) === "asked")) return place;
  return { ...(again ? restarted(place, beat) : place), sealed: true };
}

/**
 * The reader commits to an answer; the first one stands, but where nothing is told before all have answered.
 * @param {Place} place @param {Beat} beat @param {Answer} answer @returns {Place}
 */
export function answered(place, beat, answer) {
  return Object.hasOwn(place.answers, beat.key) && !place.sealed
    ? place
    : { ...place, answers: { ...place.answers, [beat.key]: answer } };
}

/** What a reader can say of how sure they are, from the least. @type {readonly Sure[]} */
export const SURE = ["guess", "fairly", "sure"];

/**
 * Whether to ask how sure the reader is: after the answer while it is not told what is true, and before it where both
 * are one press. @param {Beat} beat @param {Place} place
 */
export function asksSure(beat, place) {
  if (!beat.bet || !place.guided || place.answers[beat.key] === null) return false;
  const hasAnswer = Object.hasOwn(place.answers, beat.key);
  return hasAnswer ? place.sealed === true || phaseOf(beat, place) === "doing" : !waits(beat) && !place.sealed;
}

/** The reader says how sure they are. @param {Place} place @param {Beat} beat @param {Sure} how @returns {Place} */
export function trusted(place, beat, how) {
  return asksSure(beat, place) ? { ...place, sure: { ...place.sure, [beat.key]: how } } : place;
}

/**
 * Another beat, where nothing waits for a room yet; past either end nothing happens. @param {Place} place
 * @param {Story} story @param {number} at @returns {Place}
 */
export const moved = (place, story, at) =>
  at < 0 || at >= story.beats.length || at === place.at
    ? place
    : { ...place, at, ...(place.sealed ? { sealed: false } : {}) };

/**
 * Note a goal that the readings have reached, or a move without one that has ended. @param {Place} place
 * @param {Beat} beat @param {Readings} readings @param {boolean} [ended] @returns {Place}
 */
export function reachedBy(place, beat, readings, ended = false) {
  const open = place.guided && waits(beat) && phaseOf(beat, place) === "doing";
  return open && (beat.goal.length ? holds(beat.goal, readings) : ended)
    ? { ...place, reached: [...place.reached, beat.key] }
    : place;
}

/**
 * Whether a link shows what its step's bet asks: the move is made, and this reader has not answered. @param {Beat} beat
 * @param {Place} place @param {Readings} readings
 */
export const tellsBefore = (beat, place, readings) =>
  phaseOf(beat, place) === "asked" && beat.start !== null && beat.goal.length > 0 && holds(beat.goal, readings);

/** Whether every goal before this place has been reached. @param {Story} story @param {Place} place */
export function complete({ beats }, { at, reached }) {
  return !beats[at].late && beats.slice(0, at).every((beat) => !waits(beat) || reached.includes(beat.key));
}

/** The same beat from its beginning, its question too. @param {Place} place @param {Beat} beat @returns {Place} */
export function restarted(place, beat) {
  const others = (/** @type {Record<string, any>} */ record) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== beat.key));
  return {
    ...place,
    left: "",
    answers: others(place.answers),
    ...(place.sure ? { sure: others(place.sure) } : {}),
    reached: place.reached.filter((key) => key !== beat.key),
  };
}

/** The story from its beginning, as if it were new. @param {Place} place @returns {Place} */
export function forgotten(place) {
  return { ...place, at: 0, answers: {}, reached: [], ...(place.sure ? { sure: {} } : {}) };
}

/**
 * What one press of a clicker does: the bet is answered for, what the beat waits for is done, the next
 * beat begins; back is the beat before. What waits for a room is the room's to answer.
 * @param {Story} story @param {Place} place @param {1 | -1} by
 * @returns {{do: "guide" | "answer" | "act" | "stay" | "wait"} | {do: "turn", at: number}}
 */
export function onward(story, place, by) {
  if (!place.guided) return { do: "guide" };
  if (place.sealed && by > 0) return { do: "wait" };
  const beat = story.beats[place.at];
  const phase = phaseOf(beat, place);
  if (by > 0 && phase === "asked") return { do: "answer" };
  if (by > 0 && phase === "doing" && (beat.actions.length || beat.then || leaves(place, beat) !== place))
    return { do: "act" };
  const to = moved(place, story, place.at + by);
  return to !== place ? { do: "turn", at: to.at } : { do: "stay" };
}

/**
 * Nobody makes the move that a step waits for: it is said to be still to do, once, before the story goes on.
 * @param {Place} place @param {Beat} beat @returns {Place}
 */
export function leaves(place, beat) {
  return phaseOf(beat, place) === "doing" && place.left !== beat.key ? { ...place, left: beat.key } : place;
}

/**
 * Whether all comparisons hold; an undefined reading holds none. @param {readonly Comparison[]} comparisons
 * @param {Readings} readings
 */
export function holds(comparisons, readings) {
  return comparisons.every(([reading, is, wanted, within = 0]) => {
    const value = Object.hasOwn(readings, reading) ? readings[reading].value : null;
    return value !== null && compares(value, is, wanted, within);
  });
}

/** @param {number} value @param {Comparison[1]} is @param {number} wanted @param {number} within */
function compares(value, is, wanted, within) {
  if (is === "<") return value < wanted;
  if (is === "<=") return value <= wanted + within;
  if (is === ">=") return value >= wanted - within;
  if (is === ">") return value > wanted;
  return Math.abs(value - wanted) <= within;
}

/**
 * What turned out: the choice that holds, or the number read; null while it is undefined.
 * @param {Bet} bet @param {Readings} readings @returns {string | number | null}
 */
export function truthOf(bet, readings) {
  if (bet.scale) return Object.hasOwn(readings, bet.scale.reading) ? readings[bet.scale.reading].value : null;
  return bet.choices.find((choice) => holds(choice.holds, readings))?.key ?? null;
}

/** Whether an answer came true. @param {Bet} bet @param {Answer} answer @param {Readings} readings */
export function cameTrue(bet, answer, readings) {
  const truth = truthOf(bet, readings);
  if (truth === null || answer === null) return false;
  return bet.scale ? Math.abs(Number(answer) - Number(truth)) <= bet.scale.within : answer === truth;
}

/**
 * What an answer missed: the choice that did not come true, or that a number was too "low" or too "high"; null where
 * it came true, was skipped, or nothing is decided.
 * @param {Bet} bet @param {Answer} answer @param {Readings} readings @returns {string | null}
 */
export function missed(bet, answer, readings) {
  const truth = truthOf(bet, readings);
  if (truth === null || answer === null || cameTrue(bet, answer, readings)) return null;
  return bet.scale ? (Number(answer) < Number(truth) ? "low" : "high") : String(answer);
}

/** What is drawn without letters, to two decimals, or to as many digits. @param {number} value */
const drawn = (value) => typed(Number(Math.abs(value) < 0.01 ? value.toPrecision(2) : value.toFixed(2)));

/**
 * Readings as a sentence quotes them: a colon in a name is a hyphen there; what is drawn without letters is its number.
 * @param {Readings} readings
 */
export function textsOf(readings) {
  return Object.fromEntries(
    Object.entries(readings).map(([name, { shown: text, value }]) => [
      name.replaceAll(":", "-"),
      text || (value === null ? "" : drawn(value)),
    ]),
  );
}
