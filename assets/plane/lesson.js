/**
 * A lesson on planes: what it brings, with all that two lessons or more show on a plane and beside it. Nothing here
 * knows a lesson.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../lab/lab.js").Lab<Scene>} Lab
 * @typedef {import("../lab/lesson.js").Panel} Panel
 * @typedef {(group: SVGElement, setting: import("./layers.js").Setting) => import("./layers.js").Draw} LayerMaker
 * @typedef {import("./vocabulary.js").Vocabulary} Shared
 * @typedef {{
 *   layers: Record<string, LayerMaker>, handles: Record<string, import("./handles.js").HandleKind>, motion: import("./scene.js").Motion,
 * }} Drawn what of a lesson its planes draw; motion: what it says of its states' moves
 * @typedef {import("../lab/lesson.js").Lesson & Drawn} PlaneLesson
 * @typedef {Partial<PlaneLesson> & Pick<PlaneLesson, "readings">} Own
 */

/**
 * What a module registers under the names of a vocabulary, neither more nor less.
 * @template V
 * @typedef {import("../lab/lesson.js").Registered<V, Scene> & Pick<Own, "motion" | "readings" | "visit">
 *   & (V extends {layers: infer L} ? {layers: Record<L & string, LayerMaker>} : {})
 *   & (V extends {handles: infer H} ? {handles: Record<H & string, import("./handles.js").HandleKind>} : {})} Registered
 */

import { PANELS as COMMON } from "../lab/panels.js";
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
import { reasonPanel } from "./panels/reason.js";
import { sentencePanel } from "./panels/sentence.js";
import { valuesPanel } from "./panels/values.js";
import { createPlane } from "./plane.js";
import { solve, sourceOf } from "./scene.js";
import { inSpacePanel } from "./space/switch.js";

/** @type {Registered<Shared>["panels"]} */
const PANELS = {
  plane: createPlane,
  pair: pairPanel,
  meter: meterPanel,
  bars: barsPanel,
  reason: reasonPanel,
  ...COMMON,
  lengths: lengthsPanel,
  matrix: matrixPanel,
  measures: measuresPanel,
  values: valuesPanel,
  presets: presetsPanel,
  sentence: sentencePanel,
  "in-space": inSpacePanel,
};

/** @type {Registered<Shared>["layers"]} */
const LAYERS = { axes, regions, embeddings, vectors, shift, landscape, levels, signs };

/** A lesson on planes, with what planes share. @param {Own} own @returns {PlaneLesson} */
export function onPlanes({ panels, layers, handles, actions, motion = {}, visit, readings }) {
  return {
    solver: (data) => {
      const source = sourceOf(data);
      /** @type {import("./scene.js").Memory} */
      const memory = {};
      return (state) => solve(state, source, memory, motion);
    },
    panels: { ...PANELS, ...panels },
    layers: { ...LAYERS, ...layers },
    handles: { ...HANDLES, ...handles },
    actions: { ...ACTIONS, ...actions },
    motion,
    visit,
    readings,
  };
}
