/**
 * What a class has of every page: make an exercise, play one in a room, hand it in.
 *
 * @typedef {import("../lab/text.js").Text} Text
 */

import { html } from "../lab/dom.js";
import { LONGEST, PARAMETER, readExercise, VERSION } from "../lab/exercise/codec.js";
import { tell } from "../lab/signals.js";
import { noted } from "../lab/spoken.js";
import { createMaker } from "./exercise/maker.js";
import { createHandin } from "./handin.js";
import { enter, open, roomHere } from "./room/client.js";
import { createOwner } from "./room/owner.js";
import { createVoter } from "./room/voter.js";

const SETTLES = 2500; // ms until a surface shows its readings

/** @param {Text} words @param {{slug: string, lesson: boolean}} page lesson: whether there is anything to ask about @param {() => boolean} own whether the page shows the reader's own data @param {AbortSignal} gone @returns {{buttons: HTMLElement[], parts: HTMLElement[]}} */
export function createClass(words, { slug, lesson }, own, gone) {
  const note = html("p", { class: "warned" });
  const maker = createMaker(words, own, async (link, { choices, scale }) => {
    const about = { link: link.pathname + link.search, choices: choices.map((_, k) => String(k)), low: scale?.low ?? null, high: scale?.high ?? null };
    const { refused, body } = await open(about);
    if (refused) return words(refused === "away" ? "room.not-opened" : `room.${refused}`, body ?? {});
    enter(link, body);
    return "";
  }, gone);
  const { searchParams } = new URL(window.location.href);
  const parts = [note, maker.dialog];
  const asked = searchParams.get(PARAMETER);
  if (asked === null) return { buttons: lesson ? [maker.button] : [], parts };
  const { exercise, fault } = readExercise(asked);
  if (!exercise) {
    noted(note, words("exercise.unread", { why: words(`exercise.${fault}`, { most: LONGEST, version: VERSION }) }));
    return { buttons: [maker.button], parts };
  }
  sayUnknown(words, exercise, note, gone);
  const room = roomHere();
  const handin = createHandin(words, slug, own, gone);
  const side = room ? [room.owner ? createOwner(words, room, gone) : createVoter(words, room, exercise, gone)] : [];
  return { buttons: room?.owner ? [] : [handin.button], parts: [...parts, handin.dialog, ...side] };
}

/** Say which readings an exercise asks about that are not here. @param {Text} words @param {import("../lab/exercise/codec.js").Exercise} exercise @param {HTMLElement} note @param {AbortSignal} gone */
function sayUnknown(words, { choices, scale, goal }, note, gone) {
  const named = [...choices.map(({ holds }) => holds[0]), ...(scale ? [scale.reading] : []), ...goal.map(([reading]) => reading)];
  const timer = window.setTimeout(() => tell("describe", ({ readings }) => {
    const unknown = named.find((reading) => !Object.hasOwn(readings, reading));
    if (unknown !== undefined) noted(note, words("exercise.unread", { why: words("exercise.unknown-reading", { reading: unknown }) }));
  }), SETTLES);
  gone.addEventListener("abort", () => clearTimeout(timer));
}
