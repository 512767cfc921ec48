/** What an exercise in a link has on a page of the site. @import {Site, Words} from "./types.js" */

import { rootAt, roomHere } from "../../bar/room/client.js";
import { createStudent } from "../../bar/student.js";
import { createText } from "../../lab/text.js";
import { PARAMETER } from "../../sources/exercise/codec.js";
import { exerciseHere } from "../../sources/exercise/story.js";
import { all } from "../browser/address.js";
import { emit } from "../browser/bus.js";

/** @type {import("../../lab/types.js").Source[]} */
export const SOURCES = [{ told: exerciseHere }];

/**
 * @param {Site & {words: Words}} site
 * @param {(() => void) | undefined} turn to the app, where there is one, which may have what is not here
 * @param {AbortSignal} gone @returns {{buttons: HTMLElement[], parts: HTMLElement[]}}
 */
export function createClass({ words, app, slug }, turn, gone) {
  rootAt(app ?? "");
  const made = createStudent(
    createText(words, document.documentElement.lang),
    all().get(PARAMETER) ?? "",
    slug,
    { room: roomHere(), own: () => false, unknown: turn },
    gone,
  );
  emit("ask", {}); // the exercise may have begun before
  return made;
}
