/**
 * What a lesson brings, as one object, and such a lesson opened on the data that its page is sent: its scenes, what
 * can be read off them, what its buttons do. No page is needed for that (lab.js draws one).
 *
 * @import {Lesson, Outcome, State} from "./types.js"
 */

/** @param {Lesson} lesson @param {any} data what its page is sent */
export function open(lesson, data) {
  const solve = lesson.solver(data);
  const visit = lesson.visit?.() ?? null;
  /** @type {{state: State | null, coarse: boolean, scene: any}} */
  let last = { state: null, coarse: false, scene: null };
  return {
    visit,
    /**
     * What follows from a state; the last one is kept. @param {State} state
     * @param {boolean} [moving] whether a hand is on it
     */
    scene: (state, moving = false) => {
      const coarse = moving && Boolean(lesson.coarse);
      if (last.state !== state || last.coarse !== coarse) last = { state, coarse, scene: solve(state, coarse) };
      return last.scene;
    },
    /** Something that a scene is made of has come: the last one is no more. */
    forget: () => void (last.state = null),
    /** @param {any} scene */
    readings: (scene) => lesson.readings(scene, visit?.now()),
    /** What a button does. @param {string} verb @param {any} scene @returns {Outcome} */
    act: (verb, scene) => lesson.actions[verb](scene, visit),
  };
}
