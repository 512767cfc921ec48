/** What a reader has answered and where they stopped, kept in this browser alone. */

import { cameTrue, fitting, phaseOf, SURE, truthOf, untold, waits } from "./machine.js";

const PREFIX = "cosine-lab:story:";

/** @import {End, From, Progress, Readings, Sure} from "./types.js" @import {Store} from "../types.js" */

/**
 * What is kept of a lesson; nothing where the browser keeps nothing, or something broken.
 * @param {Pick<Store, "read">} store @param {string} slug @returns {Progress | null}
 */
export function recall(store, slug) {
  try {
    const record = JSON.parse(store.read(PREFIX + slug) ?? "null");
    if (typeof record?.beat !== "string" || typeof record.answers !== "object" || record.answers === null) return null;
    const those = (/** @type {unknown} */ values, /** @type {(value: unknown) => boolean} */ fits) =>
      Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => fits(value)));
    return {
      beat: record.beat,
      answers: those(record.answers, sane),
      done: record.done === true,
      sure: those(record.sure, (how) => SURE.some((each) => each === how)),
      wrong: those(record.wrong, (each) => typeof each === "boolean"),
      from: begun(record.from),
      ends: those(record.ends, (/** @type {any} */ end) => typeof end?.state === "string"),
      read: those(record.read, (/** @type {any} */ reading) => typeof reading?.shown === "string"),
    };
  } catch {
    return null;
  }
}

/** Whether a reader has been at a lesson before. @param {Pick<Store, "read">} store @param {string} slug */
export const visited = (store, slug) => store.read(PREFIX + slug) !== null;

/** @param {Store} store @param {string} slug @param {Progress} record */
export function remember(store, slug, record) {
  store.write(PREFIX + slug, JSON.stringify(record));
}

/** Forget one lesson. @param {Pick<Store, "remove">} store @param {string} slug */
const forget = (store, slug) => store.remove(PREFIX + slug);

/** Forget every lesson, or those whose names begin so. @param {Store} store @param {string} [start] */
export function forgetAll(store, start = "") {
  store
    .names()
    .filter((name) => name.startsWith(PREFIX + start))
    .forEach(store.remove);
}

/** What is kept of one lesson while it is played. @param {import("./types.js").Story} story @param {Store} store */
export function createKeeper(story, store) {
  const record = recall(store, story.slug);
  const last = story.beats.length - 1;
  let done = record?.done ?? false;
  let from = record?.from ?? null;
  let ends = (story.span && record?.ends) || {}; // a talk comes back to its steps from other pages
  let read = (story.span && record?.read) || {};
  const write = () => remember(store, story.slug, { ...self, from, ...(story.span ? { ends, read } : {}) });
  let stopped = Math.max(
    story.beats.findIndex(({ key }) => key === record?.beat),
    0,
  );
  /** @type {Progress} */
  let self = {
    beat: story.beats[stopped].key,
    answers: record?.answers ?? {},
    done,
    sure: record?.sure,
    wrong: record?.wrong,
  };
  return {
    answers: fitting(story, record?.answers ?? {}),
    sure: sureOf(story, record),
    ends,
    read,
    /**
     * A talk's step has come to this, and the visit to these readings. @param {string} key @param {End} end
     * @param {Readings} readings
     */
    end: (key, end, readings) => {
      if (!story.span || JSON.stringify([ends[key], read]) === JSON.stringify([end, readings])) return;
      ends = { ...ends, [key]: end };
      read = readings;
      write();
    },
    /**
     * The step that the reader stopped at before, while they have not gone anywhere yet; 0 without one.
     * @param {number} at
     */
    stopped: (at) => (at > 0 || stopped === last ? 0 : stopped),
    /**
     * @param {import("./types.js").Place} place @param {boolean} elsewhere whether the reader has gone to another step
     */
    note: (place, elsewhere) => {
      const { at, guided, answers, sure } = place;
      done ||= guided && at === last && story.beats.every(({ key, bet }) => !bet || Object.hasOwn(answers, key));
      if (elsewhere) stopped = 0;
      ends = Object.fromEntries(Object.entries(ends).filter(([key]) => place.reached.includes(key)));
      const wrong = Object.fromEntries(
        Object.entries(self.wrong ?? {}).filter(([key]) => answers[key] === self.answers[key]),
      );
      self = {
        beat: story.beats[stopped || following(story, place)].key,
        answers,
        done,
        wrong,
        ...(sure ? { sure } : {}),
      };
      write();
    },
    /**
     * Note whether an answer was wrong, the first time that this is told. @param {import("./types.js").Beat} beat
     * @param {import("./types.js").Place} place @param {import("./types.js").Readings} now
     */
    judge: (beat, place, now) => {
      const answer = place.answers[beat.key] ?? null;
      if (!beat.bet || !place.guided || answer === null || self.wrong?.[beat.key] !== undefined) return;
      if (untold(beat, place) || phaseOf(beat, place) !== "told" || truthOf(beat.bet, now) === null) return;
      self = { ...self, wrong: { ...self.wrong, [beat.key]: !cameTrue(beat.bet, answer, now) } };
      write();
    },
    /**
     * The state that a step began with, as a link carries it; null for a step that was not the last one.
     * @param {string} beat
     */
    began: (beat) => (from?.beat === beat ? from.state : null),
    /** A step begins with this state. @param {From} next */
    begin: (next) => {
      from = next;
      write();
    },
    forget: () => {
      forget(store, story.slug);
      done = false;
      from = null;
      [ends, read] = [{}, {}];
    },
  };
}

/**
 * The step to go on at: after one that is finished the next, as a move is not kept.
 * @param {import("./types.js").Story} story @param {import("./types.js").Place} place
 */
function following({ beats }, place) {
  const beat = beats[place.at];
  const finished = (beat.bet !== null || waits(beat)) && phaseOf(beat, place) === "told";
  return finished ? Math.min(place.at + 1, beats.length - 1) : place.at;
}

/**
 * How sure the reader was of the story's own bets.
 * @param {import("./types.js").Story} story @param {Progress | null} record
 * @returns {Record<string, Sure> | undefined}
 */
function sureOf(story, record) {
  const own = story.beats
    .filter(({ key, bet }) => bet && record?.sure && Object.hasOwn(record.sure, key))
    .map(({ key }) => [key, record?.sure?.[key]]);
  return own.length ? Object.fromEntries(own) : undefined;
}

/** @param {any} from @returns {From | null} */
function begun(from) {
  return typeof from?.beat === "string" && typeof from.state === "string"
    ? { beat: from.beat, state: from.state }
    : null;
}

/** @param {unknown} answer @returns {answer is Answer} */
function sane(answer) {
  return (
    answer === null ||
    (typeof answer === "string" && answer.length <= 64) ||
    (typeof answer === "number" && Number.isFinite(answer))
  );
}
