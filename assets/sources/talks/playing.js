/**
 * The talk that is being played in this window, and where it is: the talk is kept for as long as the window
 * stands, the address names its step.
 *
 * @import {Fault, Step, Talk} from "./types.js"
 */

import { inFile, pageHere, read } from "../../hosts/browser/address.js";
import { hereOnly, placed } from "../../hosts/browser/reach.js";
import { local, session } from "../../hosts/browser/storage.js";
import { forgetAll } from "../../lab/story/memory.js";
import { fingerprint } from "../../lab/fingerprint.js";
import { LONGEST_QUESTION } from "../exercise/codec.js";
import { stand } from "./clock.js";
import { pairsOf } from "./links.js";
import { BEAT } from "./model.js";
import { parseTalk } from "./reading.js";
import { writeTalk } from "./writing.js";

const STORE_KEY = "cosine-lab:playing";
/** A path from this site's root at the end of a caption. */
const HOME = /^(.*)\s\/(\S*)$/s;
const KEY = /^step-([1-9][0-9]?)$/;
/** What the names begin with under which answers in talks are kept. */
const PLAYED = "talk-";
/** What a file that was taken along holds. @type {Talk | null} */
let own = null;

const MINE = "cosine-lab:talk-file";

/**
 * The talk, or an empty one under a title; with faults where the browser holds a text that is none.
 * @param {string} title @returns {{talk: Talk, text: string, faults: Fault[]}}
 */
export function mine(title) {
  const text = local.read(MINE);
  if (text === null) return { talk: { title, about: "", steps: [] }, text: "", faults: [] };
  return { ...parseTalk(text, null), text };
}

/** @param {Talk} talk @returns {boolean} whether the browser keeps it */
export const keepMine = (talk) => local.write(MINE, writeTalk(talk));

/** Told of changes in other windows. @param {() => void} act @param {AbortSignal} gone */
export function onMine(act, gone) {
  window.addEventListener("storage", ({ key }) => (key === MINE || key === null) && act(), { signal: gone });
}

/** The name of a step's beat. @param {number} at */
export const keyOf = (at) => `step-${at + 1}`;

/**
 * The name under which answers are kept that are given in a talk from that step on, on one page. @param {Talk} talk
 * @param {number} from
 */
export const slugOf = (talk, from) => `${PLAYED}${fingerprint(writeTalk(talk))}-${from + 1}`;

/**
 * The talk as it is played: a path of this site that its last step ends with is an address that phones open, or is left
 * out where there is none. @param {Talk} talk
 */
export function leadHome(talk) {
  const last = talk.steps.at(-1);
  const [, said, path] = HOME.exec(last?.exercise.question ?? "") ?? [];
  if (!last || path === undefined) return talk;
  const address = inFile() ? "" : placed(path);
  const led = `${said} ${address}`;
  const question = address && !hereOnly(address) && led.length <= LONGEST_QUESTION ? led : said;
  return { ...talk, steps: [...talk.steps.slice(0, -1), { ...last, exercise: { ...last.exercise, question } }] };
}

/**
 * Begin to play: what was answered in a talk before is asked again, and what others have read is given up for it.
 * @param {Talk} told
 * @returns {boolean} whether this browser keeps it
 */
export function play(told) {
  const talk = leadHome(told);
  forgetAll(local, PLAYED);
  stand();
  return session.write(STORE_KEY, writeTalk(talk));
}

/** The talk of this file. @param {Talk} talk */
export function hold(talk) {
  own = leadHome(talk);
}

/** The talk in this window, wherever the reader is. @returns {Talk | null} */
export function talkHere() {
  if (own) return own;
  const { talk, faults } = parseTalk(session.read(STORE_KEY) ?? "", null);
  return faults.length ? null : talk;
}

/** The talk and its step that this page shows; null where it shows none. @returns {{talk: Talk, at: number} | null} */
export function playing() {
  const match = KEY.exec(read(BEAT) ?? "");
  const talk = match && talkHere();
  const at = Number(match?.[1]) - 1;
  const step = talk?.steps[at];
  return talk && step && (own || step.slug === pageHere()) ? { talk, at } : null;
}

/**
 * What the address asks of a page for a step, its own name among it. @param {Step} step @param {number} at
 * @returns {[string, string][]}
 */
export function queryAt({ asked: query }, at) {
  return [...query.filter(([name]) => name !== BEAT), [BEAT, keyOf(at)]];
}

/** What this page's address asks of it, as a step has it. @returns {[string, string][]} */
export function queryHere() {
  const now = playing();
  const query = pairsOf(window.location.search.slice(1));
  if (!now) return query;
  const named = now.talk.steps[now.at].asked.filter(([name]) => name === BEAT);
  return [...named, ...query.filter(([name]) => name !== BEAT)];
}
