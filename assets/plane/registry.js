/** Every kind of panel a lesson may name in its layout: add a panel here, once for all lessons. */

import { barsPanel } from "./panels/bars.js";
import { matrixPanel } from "./panels/matrix.js";
import { measuresPanel } from "./panels/measures.js";
import { meterPanel } from "./panels/meter.js";
import { neighboursPanel, tieSentencePanel } from "./panels/neighbours.js";
import { pairPanel } from "./panels/pair.js";
import { reachPanel } from "./panels/reach.js";
import { rulePanel } from "./panels/rule.js";
import { presetsPanel, sentencePanel, stepsPanel, toolsPanel } from "./panels/small.js";
import { switchesPanel } from "./panels/switches.js";
import { triplePanel } from "./panels/triple.js";
import { valuesPanel } from "./panels/values.js";
import { createPlane } from "./plane.js";

/** @type {Record<string, (spec: any, lab: any) => import("./lab.js").Panel>} */
export const PANELS = {
  plane: createPlane,
  pair: pairPanel,
  meter: meterPanel,
  bars: barsPanel,
  matrix: matrixPanel,
  measures: measuresPanel,
  values: valuesPanel,
  tools: toolsPanel,
  presets: presetsPanel,
  steps: stepsPanel,
  sentence: sentencePanel,
  reach: reachPanel,
  rule: rulePanel,
  triple: triplePanel,
  neighbours: neighboursPanel,
  "tie-sentence": tieSentencePanel,
  switches: switchesPanel,
};
