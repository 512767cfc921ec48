/** What a class has of every page: make an exercise, ask a room, play one. @import {Text} from "../lab/types.js" */

import { PARAMETER } from "../sources/exercise/codec.js";
import { session } from "../hosts/browser/storage.js";
import { createMaker } from "./exercise/maker.js";
import { enter, open, roomHere } from "./room/client.js";
import { createOwner } from "./room/owner.js";
import { createStudent } from "./student.js";

/** @param {Text} words @param {{slug: string, lesson: boolean}} page lesson: whether there is anything to ask about @param {() => boolean} own whether the page shows the reader's own data @param {AbortSignal} gone @returns {{buttons: HTMLElement[], parts: HTMLElement[]}} */
export function createClass(words, { slug, lesson }, own, gone) {
  const maker = createMaker(words, own, async (link, { choices, scale }) => {
    if (!session.keeps()) return words("room.not-kept"); // the page of the room would not know its owner
    const about = { link: link.pathname + link.search, choices: choices.map((_, k) => String(k)), low: scale?.low ?? null, high: scale?.high ?? null };
    const { refused, body } = await open(about);
    if (refused) return words(refused === "away" ? "room.not-opened" : `room.${refused}`, body ?? {});
    enter(link, body);
    return "";
  }, gone);
  const asked = new URL(window.location.href).searchParams.get(PARAMETER);
  if (asked === null) return { buttons: lesson ? [maker.button] : [], parts: [maker.dialog] };
  const room = roomHere();
  const { exercise, buttons, parts } = createStudent(words, asked, slug, { room, own }, gone);
  const wall = exercise && room?.owner ? [createOwner(words, room, gone)] : [];
  return { buttons: exercise ? buttons : [maker.button], parts: [...parts, maker.dialog, ...wall] };
}
