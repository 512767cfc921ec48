/** Lessons without their pages, as scripts of Node open them. */

import { opened as openedOn } from "../../assets/lab/modules.js";

/** @param {string} slug @param {any} data what its page is sent */
export async function opened(slug, data) {
  const { LESSON } = await import(`../../assets/lessons/${slug}/index.js`);
  /** Whether a step takes a hand to what is exact. @param {import("../../assets/lab/story/types.js").Beat} beat */
  const snaps = ({ shows }) =>
    LESSON.snap !== undefined ||
    shows.handles.some((/** @type {string} */ name) => LESSON.handles?.[name.split(":")[0]]?.end);
  return { ...openedOn(LESSON, data), snaps };
}

/**
 * The state of a link that is whole. @param {import("../../assets/lab/types.js").Opened} lesson @param {string} link
 */
export function stateOf(lesson, link) {
  const state = lesson.state(link);
  if (!state) throw new Error(`no state of that page: ${link}`);
  return state;
}
