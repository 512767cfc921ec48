/** A lesson without its page, in a page that is not its own. */

import { bounded, amendState } from "./codec.js";
import { open } from "./lesson.js";
/** @import {Readings, State} from "./types.js" */

/**
 * A lesson without its page, as links find it. Work that was handed in is checked with it, handouts ask it, and stories
 * are walked with it. @param {import("./types.js").Lesson} lesson @param {any} data what its page is sent
 */
export function opened(lesson, data) {
  const { visit, scene, readings, act } = open(lesson, data);
  const changed = (/** @type {string} */ verb, /** @type {any} */ now) => {
    const { change, ends } = act(verb, now);
    return ends ? act(ends, now).change : change;
  };
  return {
    declared: lesson.readings.declared,
    sketch: lesson.sketch,
    sketched: lesson.sketched,
    said: lesson.said ?? {},
    story: /** @type {import("./story/types.js").Story | null} */ (data.story ?? null),
    defaults: /** @type {State} */ (data.defaults),
    /**
     * The state of a link; null where not all of it can be shown. @param {string | null} link @returns {State | null}
     */
    state: (link) => {
      const { state, notes } = amendState(data.schema, data.defaults, link, data.former);
      return notes.length || lesson.accepts?.(state, scene(data.defaults)) === false ? null : state;
    },
    scene: (/** @type {State} */ state) => scene(state),
    /** What can be read off a scene that the reader is at. @param {any} now @returns {Readings} */
    readings: (now) => {
      visit?.note?.(now);
      visit?.complete?.();
      return readings(now);
    },
    /** The state after a button is pressed. @param {string} verb @param {any} now @returns {State} */
    pressed: (verb, now) => bounded(data.schema, now.state, { ...now.state, ...changed(verb, now) }),
  };
}
