/** What a class has of every page: make an exercise, ask a room, play one. @import {Text} from "../lab/types.js" */

import { PARAMETER } from "../sources/exercise/codec.js";
import { emit } from "../hosts/browser/bus.js";
import { session } from "../hosts/browser/storage.js";
import { html } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { createMaker } from "./exercise/maker.js";
import { enter, hourHere, keepHour, open, roomHere } from "./room/client.js";
import { createHour } from "./room/hour.js";
import { createOwner } from "./room/owner.js";
import { createStudent } from "./student.js";

/** @typedef {import("./room/types.js").About} About @typedef {import("./room/types.js").Room} Room */

/** Open a room; what is wrong, or "". @param {Text} words @param {About} about @param {(room: Room) => void} then */
async function openRoom(words, about, then) {
  if (!session.keeps()) return words("room.not-kept"); // the next page would not know that the room is its own
  const { refused, body } = await open(about);
  if (refused) return words(refused === "away" ? "room.not-opened" : `room.${refused}`, body ?? {});
  then(body);
  return "";
}

/**
 * @param {Text} words
 * @param {{slug: string, title: string, language: string, lesson: boolean}} page lesson: whether there is anything to
 * ask about @param {() => boolean} own whether the page shows the reader's own data @param {AbortSignal} gone
 * @returns {{buttons: HTMLElement[], row: HTMLElement[], parts: HTMLElement[]}} row: in that of a talk
 */
export function createClass(words, { slug, lesson, ...page }, own, gone) {
  const maker = createMaker(
    words,
    own,
    (link, { choices, scale }) => {
      const about = {
        link: link.pathname + link.search,
        choices: choices.map((_, k) => String(k)),
        low: scale?.low ?? null,
        high: scale?.high ?? null,
      };
      return openRoom(words, about, (room) => enter(link, room));
    },
    gone,
  );
  const text = new URL(window.location.href).searchParams.get(PARAMETER);
  const room = text === null ? null : roomHere();
  const hour = room ? { row: [], parts: [] } : createHours(words, page, gone);
  if (text === null)
    return { buttons: lesson ? [maker.button] : [], row: hour.row, parts: [maker.dialog, ...hour.parts] };
  const { exercise, buttons, parts } = createStudent(words, text, slug, { room, own }, gone);
  const wall = exercise && room?.owner ? [createOwner(words, room, gone)] : [];
  return {
    buttons: exercise ? buttons : [maker.button],
    row: hour.row,
    parts: [...parts, maker.dialog, ...hour.parts, ...wall],
  };
}

/**
 * A room for the step on this page, and after it those of a talk or story, in one room until it is ended.
 * @param {Text} words @param {{title: string, language: string}} page @param {AbortSignal} gone
 */
function createHours(words, { title, language }, gone) {
  const { pathname, search } = new URL(`room?lang=${language}`, document.baseURI);
  const link = pathname + search;
  const note = html("p", { class: "warned" });
  const place = html("div", {}, [note]);
  const show = (/** @type {Room} */ room, first = false) => {
    place.append(createHour(words, { title, link, hands: words("room.hands") }, room, first, gone));
    emit("ask", {}); // a story may have begun before
  };
  const ask = async () => {
    const about = { link, choices: [], low: null, high: null, step: "door", title };
    const wrong = hourHere() ? "" : await openRoom(words, about, (room) => (keepHour(room), show(room, true)));
    noted(note, wrong);
    if (!wrong) emit("seal", { again: true });
  };
  const button = html("button", { type: "button", "data-action": "talk-hour", title: words("room.ask.title") }, [
    words("room.open"),
  ]);
  button.addEventListener("click", ask);
  const here = hourHere();
  if (here) show(here);
  return { row: [button], parts: [place] };
}
