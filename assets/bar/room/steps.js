/**
 * Which step of a talk a room is asked, how often, and what it is told of it. Nothing of what is true is in it before
 * the wall has shown what all said.
 *
 * @import {Shown} from "../../lab/story/remote.js" @import {About, Room, RoomView} from "./types.js"
 */

/** Whether a step waits for answers. @param {Shown} shown */
export const asks = ({ bet, sealed, phase }) => bet !== null && (sealed || phase === "asked");

/** A step without the count of its rounds. @param {Shown} shown */
const baseOf = ({ slug, at }) => `${slug}.${at}`.replace(/[^A-Za-z0-9._-]/g, "-");

/**
 * Whether a step's bet was answered before this room was asked it: in a rehearsal. @param {Room} room
 * @param {Shown} beat
 */
export const isRehearsed = (room, beat) => beat.bet !== null && !asks(beat) && !room.asked?.[baseOf(beat)];

/**
 * The step, by the name that the room knows it by: of one that was asked, with the count of its rounds. Who begins a
 * step anew whose answers have been shown asks it once more.
 * @param {Room} room its rounds are counted here @param {Shown} beat
 * @param {ReadonlySet<string>} revealed steps whose answers have been shown
 */
export function stepOf(room, beat, revealed) {
  const base = baseOf(beat);
  const rounds = (room.asked ??= {});
  if (asks(beat) && (!rounds[base] || revealed.has(`${base}.${rounds[base]}`))) rounds[base] = (rounds[base] ?? 0) + 1;
  return `${base}.${rounds[base] ?? 0}`;
}

/**
 * What the room is told of a step. @param {Shown} beat @param {import("./types.js").Hour["page"]} page
 * @param {string} step @returns {About}
 */
export function aboutOf(beat, { title, link, hands }, step) {
  const { at, n, bet, sentence } = beat;
  const place = { link, step, title: plain(`${title} · ${at + 1} / ${n}`), choices: [], low: null, high: null };
  if (!bet && at === n - 1) return { ...place, question: plain(sentence) }; // what there is to do at home
  if (beat.hands) return { ...place, question: hands };
  if (!bet || step.endsWith(".0")) return place;
  const { low = null, high = null, step: by = null } = bet.scale ?? {};
  const words = { question: plain(sentence), options: bet.choices.map(({ text }) => plain(text)) };
  return { ...place, ...words, choices: bet.choices.map(({ key }) => key), low, high, by };
}

/** The address that a sentence ends with, and what stands before it. @param {string} sentence */
export function addressIn(sentence) {
  const [, before, address] = /^(.*?)\s*(https?:\/\/\S+)$/s.exec(sentence) ?? ["", sentence, ""];
  return { before, address };
}

/**
 * What was said of the same bet when it was first asked, where this is a later round. @param {readonly RoomView[]} past
 * @param {string} step @returns {RoomView | null}
 */
export function firstRound(past, step) {
  const base = step.replace(/\d+$/, "");
  const rounds = past.filter(({ about }) => about.step?.startsWith(base) && about.step !== step);
  return rounds.find(({ answers }) => Object.keys(answers).length > 0) ?? null;
}

/**
 * Without the places where Chinese may break a line, which a room takes for characters that nobody sees.
 * @param {string} text
 */
export const plain = (text) => text.replaceAll("\u200b", "");

/**
 * What was answered, as rows of a table: a row for each answer. @param {import("../../lab/types.js").Text} words
 * @param {readonly RoomView[]} past @returns {(string | number)[][]}
 */
export function rowsOf(words, past) {
  const head = ["step", "question", "round", "answer", "count", "true"].map((name) => words(`room.csv.${name}`));
  return [
    head,
    ...past.flatMap((each) => {
      const { answers, skipped } = each;
      const { step = "", title = "", question = "", choices, options = [] } = each.about;
      // what turned out after the last round was true in each
      const base = step.replace(/\d+$/, "");
      const told = past.filter((other) => other.truth !== null && other.about.step?.startsWith(base));
      const truth = told.at(-1)?.truth ?? null;
      const named = (/** @type {string | number} */ key) => options[choices.indexOf(String(key))] ?? key;
      const names = (choices.length ? choices : Object.keys(answers).sort((a, b) => Number(a) - Number(b))).map(
        (key) => [named(key), answers[key] ?? 0],
      );
      return [...names, [words("room.skipped"), skipped]].map((cells) => [
        title,
        question,
        Number(step.split(".").at(-1)), // as stepOf counts
        ...cells,
        truth === null ? "" : named(truth),
      ]);
    }),
  ];
}
