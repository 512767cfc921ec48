/**
 * A lesson without a page: its scenes, readings and actions, from the data that its page is sent.
 *
 * @typedef {import("../../assets/lab/codec.js").State} State
 * @typedef {import("../../assets/lab/readings.js").Readings} Readings
 * @typedef {{solve: (state: State) => any, act: (verb: string, scene: any) => Partial<State>, visit: import("../../assets/plane/kit.js").Visit | undefined}} Kind
 */

import { amendState } from "../../assets/lab/codec.js";
import { bounded } from "../../assets/lab/bounds.js";
import { randomColumn } from "../../assets/lessons/measures/invariance.js";
import { MOVES } from "../../assets/lessons/measures/moves.js";
import { kitOf } from "../../assets/plane/kit.js";
import { solve, sourceOf } from "../../assets/plane/scene.js";

// Who plays here wants no motion: what a page would play in seconds is there at once.
Object.assign(globalThis, { window: { matchMedia: () => ({ matches: true }) } });

/** @param {string} slug @param {string} module */
const part = (slug, module) => import(`../../assets/lessons/${slug}/${module}.js`);

/** @param {string} slug @param {any} data @returns {Promise<Kind>} */
async function onPlanes(slug, data) {
  const kit = kitOf((await part(slug, "index")).LESSON);
  const source = sourceOf(data);
  const perform = (/** @type {string} */ verb, /** @type {any} */ scene) => {
    const { change, then } = kit.actions[verb](scene);
    /** @type {Partial<State>} */
    let instead = change;
    then?.(/** @type {any} */ ({ scene, perform: (/** @type {string} */ other) => (instead = kit.actions[other](scene).change) }));
    return instead;
  };
  const visit = slug === "measures" ? { now: drawnOnce } : kit.visit;
  return { solve: (state) => solve(state, source, {}, kit.motion), act: perform, visit };
}

/** @type {import("../../assets/lessons/measures/readings.js").Visit | null} */
let columns = null;

/** What all moves change of random models, which a page works out while nobody waits. */
const drawnOnce = () => (columns ??= { drawn: MOVES.map((_, column) => randomColumn(column)) });

/** @type {Record<string, (data: any) => Promise<Kind>>} */
const TABLES = {
  words: async ({ problem }) => {
    const [scene, { ACTIONS }] = await Promise.all([part("words", "scene"), part("words", "actions")]);
    const source = scene.sourceOf(problem);
    return { solve: (state) => scene.solve(state, source), act: (verb, { state }) => ACTIONS[verb](state, source), visit: undefined };
  },
  factorisation: async ({ problem }) => {
    const [scene, { ACTIONS }] = await Promise.all([part("factorisation", "scene"), part("factorisation", "actions")]);
    const source = scene.sourceOf(problem);
    const shown = scene.everyItem(source);
    return { solve: (state) => scene.solve(state, source, shown), act: (verb, { state }) => ACTIONS[verb](state, () => scene.farthest(state, source)), visit: undefined };
  },
  pooling: async ({ problem }) => {
    const [scene, { ACTIONS }] = await Promise.all([part("pooling", "scene"), part("pooling", "actions")]);
    return { solve: scene.createSolver(problem), act: (verb) => ACTIONS[verb], visit: undefined };
  },
};

/** Open a lesson. @param {string} slug @param {any} data what its page is sent */
export async function opened(slug, data) {
  const { readings, READINGS } = await part(slug, "readings");
  const kind = await (TABLES[slug]?.(data) ?? onPlanes(slug, data));
  const { visit } = kind;
  return {
    declared: /** @type {import("../../assets/lab/readings.js").Declared<any>} */ (READINGS),
    story: /** @type {import("../../assets/lab/story/machine.js").Story | null} */ (data.story),
    defaults: /** @type {State} */ (data.defaults),
    state: (/** @type {string} */ link) => {
      const { state, notes } = amendState(data.schema, data.defaults, link, data.former);
      if (notes.length) throw new Error(`${slug}: ${notes}`);
      return state;
    },
    scene: kind.solve,
    /** What can be read off a scene that the reader is at. @param {any} scene @returns {Readings} */
    readings: (scene) => {
      visit?.note?.(scene);
      return readings(scene, visit?.now());
    },
    /** The state after a button is pressed. @param {string} verb @param {any} scene @returns {State} */
    pressed: (verb, scene) => bounded(data.schema, scene.state, { ...scene.state, ...kind.act(verb, scene) }),
  };
}
