/**
 * A lesson without a page: its scenes, readings and actions, from the data that its page is sent.
 *
 * @typedef {import("../../assets/lab/codec.js").State} State
 * @typedef {import("../../assets/lab/readings.js").Readings} Readings
 */

import { amendState } from "../../assets/lab/codec.js";
import { bounded } from "../../assets/lab/bounds.js";
import { open } from "../../assets/lab/lesson.js";
import { randomColumn } from "../../assets/lessons/measures/invariance.js";
import { MOVES } from "../../assets/lessons/measures/moves.js";

// Who plays here wants no motion: what a page would play in seconds is there at once.
Object.assign(globalThis, { window: { matchMedia: () => ({ matches: true }) } });

/** @type {import("../../assets/lessons/measures/readings.js").Visit | null} */
let columns = null;

/** What all moves change of random models, which a page works out while nobody waits. */
const drawnOnce = () => (columns ??= { drawn: MOVES.map((_, column) => randomColumn(column)) });

/** Open a lesson. @param {string} slug @param {any} data what its page is sent */
export async function opened(slug, data) {
  const { LESSON } = await import(`../../assets/lessons/${slug}/index.js`);
  const lesson = open(slug === "measures" ? { ...LESSON, visit: () => ({ now: drawnOnce }) } : LESSON, data);
  const pressed = (/** @type {string} */ verb, /** @type {any} */ scene) => {
    const { change, then } = lesson.act(verb, scene);
    let instead = change;
    then?.(/** @type {any} */ ({ scene, perform: (/** @type {string} */ other) => (instead = lesson.act(other, scene).change) }));
    return instead;
  };
  return {
    declared: /** @type {import("../../assets/lab/readings.js").Declared<any>} */ (LESSON.readings.declared),
    story: /** @type {import("../../assets/lab/story/machine.js").Story | null} */ (data.story),
    defaults: /** @type {State} */ (data.defaults),
    state: (/** @type {string} */ link) => {
      const { state, notes } = amendState(data.schema, data.defaults, link, data.former);
      if (notes.length) throw new Error(`${slug}: ${notes}`);
      return state;
    },
    scene: (/** @type {State} */ state) => lesson.scene(state),
    /** What can be read off a scene that the reader is at. @param {any} scene @returns {Readings} */
    readings: (scene) => {
      lesson.visit?.note?.(scene);
      return lesson.readings(scene);
    },
    /** The state after a button is pressed. @param {string} verb @param {any} scene @returns {State} */
    pressed: (verb, scene) => bounded(data.schema, scene.state, { ...scene.state, ...pressed(verb, scene) }),
  };
}
