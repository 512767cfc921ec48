/**
 * What a lesson brings, as one object, and such a lesson opened on the data that its page is sent: its scenes, what
 * can be read off them, what its buttons do. No page is needed for that (lab.js draws one).
 *
 * @typedef {import("./codec.js").State} State
 * @typedef {{root: Element, draw: (scene: any) => void, settled?: (scene: any, lookAfter: boolean) => void}} Panel
 * @typedef {{
 *   change: Record<string, any>, note?: string, values?: import("./text.js").Values, then?: (lab: import("./lab.js").Lab<any>) => void, ends?: string,
 * }} Outcome then: what goes on for a while; ends: the button that comes to the same at once
 * @typedef {{note?: (scene: any) => void, now: () => unknown, complete?: () => void}} Visit what a reader has met since the lesson was opened, where
 *   readings depend on it: to be told of a scene, and a record of it, another object whenever it says anything else;
 *   complete: waits for all that a page works out by itself while nobody waits
 * @typedef {{
 *   solver: (data: any) => (state: any, coarse: boolean) => any, coarse?: boolean,
 *   readings: ReturnType<typeof import("./readings.js").readingsOf<any>>, visit?: () => Visit,
 *   actions: Record<string, (scene: any, visit?: any) => Outcome>,
 *   panels: Record<string, (spec: any, lab: import("./lab.js").Lab<any>) => Panel>,
 *   style?: string, heard?: string, accepts?: (state: State, scene: any) => boolean,
 * }} Lesson solver: what follows from a state, by what the page is sent; coarse: whether scenes are coarser while a hand
 *   is on them; actions: what buttons do, by verb; style: class of its surface; heard: the one field that Python draws
 *   anything of, where it asks for settled states; accepts: whether a state of a link can be shown
 */

/**
 * What a module registers under the names of a vocabulary, neither more nor less.
 * @template V, S
 * @typedef {(V extends {panels: infer P} ? {panels: {[Name in keyof P]: (spec: P[Name], lab: import("./lab.js").Lab<S>) => Panel}} : {})
 *   & (V extends {actions: infer A} ? {actions: Record<A & string, (scene: S, visit?: any) => Outcome>} : {})} Registered
 */

/** @param {Lesson} lesson @param {any} data what its page is sent */
export function open(lesson, data) {
  const solve = lesson.solver(data);
  const visit = lesson.visit?.() ?? null;
  /** @type {{state: State | null, coarse: boolean, scene: any}} */
  let last = { state: null, coarse: false, scene: null };
  return {
    visit,
    /** What follows from a state; the last one is kept. @param {State} state @param {boolean} [moving] whether a hand is on it */
    scene: (state, moving = false) => {
      const coarse = moving && Boolean(lesson.coarse);
      if (last.state !== state || last.coarse !== coarse) last = { state, coarse, scene: solve(state, coarse) };
      return last.scene;
    },
    /** @param {any} scene */
    readings: (scene) => lesson.readings(scene, visit?.now()),
    /** What a button does. @param {string} verb @param {any} scene @returns {Outcome} */
    act: (verb, scene) => lesson.actions[verb](scene, visit),
  };
}
