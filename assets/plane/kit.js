/**
 * What two lessons or more show on a plane and beside it. A lesson's own entry lays its panels, layers,
 * handles and actions on top (`kitOf`); nothing here knows a lesson.
 *
 * @typedef {{root: Element, draw: (scene: Scene) => void, settled?: (scene: Scene, lookAfter: boolean) => void}} Panel
 * @typedef {(spec: any, lab: import("./lab.js").Lab) => Panel} PanelMaker
 * @typedef {(group: SVGElement, setting: import("./layers.js").Setting) => import("./layers.js").Draw} LayerMaker
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {{
 *   panels: Record<string, PanelMaker>, layers: Record<string, LayerMaker>,
 *   handles: Record<string, import("./handles.js").HandleKind>, actions: Record<string, import("./actions.js").Action>,
 *   motion?: import("./scene.js").Motion, readings: ReturnType<typeof readingsOf<any>>, visit?: Visit,
 * }} Kit motion: what the lesson says of its states' moves; readings: what can be read off a scene
 * @typedef {{note?: (scene: Scene) => void, now: () => unknown}} Visit what a reader has met in this visit, where readings depend on it: to be told of a scene, and a record of it
 * @typedef {import("./vocabulary.js").Vocabulary} Shared
 * @typedef {{layers: LayerMaker, handles: import("./handles.js").HandleKind, actions: import("./actions.js").Action}} Parts
 * @typedef {Partial<Kit>} Lesson
 */

/**
 * What a module registers under the names of a vocabulary, neither more nor less.
 * @template V
 * @typedef {{[Kind in keyof V]: Kind extends "panels" ? {[Name in keyof V[Kind]]: (spec: V[Kind][Name], lab: import("./lab.js").Lab) => Panel}
 *   : Kind extends keyof Parts ? Record<V[Kind] & string, Parts[Kind]> : never} & {motion?: Kit["motion"], readings?: Kit["readings"], visit?: Visit}} Registered
 */

import { FREE } from "../lab/free/panels.js";
import { readingsOf } from "../lab/readings.js";
import { ACTIONS } from "./actions.js";
import { HANDLES } from "./handles.js";
import { landscape, levels } from "./landscape.js";
import { axes, embeddings, shift, vectors } from "./layers.js";
import { regions } from "./layers_regions.js";
import { signs } from "./layers_signs.js";
import { barsPanel } from "./panels/bars.js";
import { lengthsPanel } from "./panels/lengths.js";
import { matrixPanel } from "./panels/matrix.js";
import { measuresPanel } from "./panels/measures.js";
import { meterPanel } from "./panels/meter.js";
import { pairPanel } from "./panels/pair.js";
import { presetsPanel } from "./panels/presets.js";
import { sentencePanel } from "./panels/sentence.js";
import { toolsPanel } from "./panels/tools.js";
import { valuesPanel } from "./panels/values.js";
import { createPlane } from "./plane.js";
import { inSpacePanel } from "./space/switch.js";

/** @type {Registered<Shared>["panels"]} */
const PANELS = {
  plane: createPlane,
  pair: pairPanel,
  meter: meterPanel,
  bars: barsPanel,
  ...FREE,
  lengths: lengthsPanel,
  matrix: matrixPanel,
  measures: measuresPanel,
  values: valuesPanel,
  tools: toolsPanel,
  presets: presetsPanel,
  sentence: sentencePanel,
  "in-space": inSpacePanel,
};

/** @type {Registered<Shared>["layers"]} */
const LAYERS = { axes, regions, embeddings, vectors, shift, landscape, levels, signs };

/** Everything a lesson may name: what lessons share, and its own. @param {Lesson} lesson @returns {Kit} */
export function kitOf({ panels, layers, handles, actions, motion, visit, readings = readingsOf({}) }) {
  return {
    panels: { ...PANELS, ...panels },
    layers: { ...LAYERS, ...layers },
    handles: { ...HANDLES, ...handles },
    actions: { ...ACTIONS, ...actions },
    motion,
    visit,
    readings,
  };
}
